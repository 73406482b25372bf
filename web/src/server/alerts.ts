/** What this player is told while not there, and by which ways: push to this browser, a feed, a webhook. */
import type { Alerts, AlertWishes, Feed, PushSubscription as Subscribed, Webhook } from '../protocol';
import { settings } from '../settings.svelte';
import { PSEUDO } from '../words/languages';
import { call } from './api';

export const readAlerts = () => call<Alerts>('GET', '/api/me/alerts');
export const setAlerts = (wishes: AlertWishes) => call<Alerts>('PUT', '/api/me/alerts', wishes);
export const removeWay = (id: string) => call('DELETE', `/api/me/alerts/subscriptions/${id}`);
export const closeFeed = () => call('DELETE', '/api/me/alerts/feed');
const language = () => (settings.language === PSEUDO ? 'en' : settings.language);

/** The address of a new feed. */
export async function openFeed(): Promise<string> {
  const { path } = await call<Feed>('POST', '/api/me/alerts/feed', { language: language() });
  return location.origin + path;
}

/** The secret by which a new webhook can tell that it is us. */
export async function addWebhook(url: string): Promise<string> {
  return (await call<Webhook>('POST', '/api/me/alerts/webhooks', { url, language: language() })).secret;
}

/** Can this browser be called? On an iPhone only what is on the home screen can. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The player, or the browser for them, said no. */
export class NoPush extends Error {}

/** Let this browser be called from now on. */
export async function subscribe({ key }: Alerts): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // one of another server that was here before
    return pushManager.subscribe(wanted).catch(() => {
      throw new NoPush();
    });
  });
  await tell(made);
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON() as unknown as Pick<Subscribed, 'endpoint' | 'keys'>;
  await call('POST', '/api/me/alerts/push', { endpoint, keys, language: language() } satisfies Subscribed);
  settings.alerted = language();
}

/** Call this browser no more. */
export async function unsubscribe(id: string): Promise<void> {
  await removeWay(id);
  settings.alerted = '';
  const ready = await navigator.serviceWorker.getRegistration();
  await (await ready?.pushManager.getSubscription())?.unsubscribe();
}

/** Somebody speaks another language now: so do alerts. */
export async function speakOn(): Promise<void> {
  if (!settings.known || !settings.alerted || settings.alerted === language() || !canPush()) return;
  const ready = await navigator.serviceWorker.getRegistration();
  const made = await ready?.pushManager.getSubscription();
  if (made) await tell(made).catch(() => null); // without a line it is the old one
}
