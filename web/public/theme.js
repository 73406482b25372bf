// Runs before the first paint, so that nobody who chose daylight sees a flash of night.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('jailbirds.settings') ?? '{}').theme ?? 'system';
    const day = matchMedia('(prefers-color-scheme: light)').matches;
    const theme = chosen === 'system' ? (day ? 'day' : 'night') : chosen;
    document.documentElement.dataset.theme = theme;
  } catch {
    // no storage: night it is
  }
})();
