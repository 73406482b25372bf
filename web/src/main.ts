import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { speech } from './words/speech.svelte';

// Words first: a page without them would show nothing but holes.
await speech.learn(settings.language);
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/service-worker.js');
}
