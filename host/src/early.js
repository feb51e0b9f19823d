// Written into the page, so it runs while the bundle is still on its way: sets the colour mode before first paint,
// fetches the configuration, then the manifest and the first chunks of the area that this address will show.
(() => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem('colorMode');
  } catch {}
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  const landfall = { early: {}, config: undefined };
  window.__LANDFALL__ = landfall;
  landfall.config = fetch('/config.json', { cache: 'no-cache' }).then((response) => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });

  const preload = (href, integrity) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    // As the script itself will be asked for, or it would be loaded twice.
    if (new URL(href, location.origin).origin !== location.origin) link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.appendChild(link);
  };

  const path = location.pathname.replace(/\/+$/, '');
  const signedIn = document.cookie.includes('access_token_app=');
  const wanted =
    path === '' || (path.startsWith('/dashboard') && !signedIn) ? (signedIn ? '/dashboard' : '/login') : path;
  const own = __EARLY_ROUTES__.find(([prefix]) => prefix === wanted);
  if (own?.[2]) for (const file of __FORM_FILES__) preload(file);

  landfall.config
    .then(async (config) => {
      const added = (config.areas ?? []).map(({ path, remote }) => [path, remote]);
      const route = own ?? added.find(([prefix]) => prefix === wanted);
      const remote = route && config.remotes[route[1]];
      if (!remote) return;
      const base = new URL('.', remote.entry).href;
      landfall.early[remote.entry] = fetch(remote.entry, { cache: 'no-cache' });
      const manifest = await (await landfall.early[remote.entry]).clone().json();
      const { remoteEntry: entry, buildInfo } = manifest.metaData;
      // A preload without the script's hash would be loaded twice.
      const start = (file) => preload(new URL(file, base).href, remote.integrity && buildInfo.integrity?.[file]);
      start(entry.path + entry.name);
      const routes = manifest.exposes.find((expose) => expose.name === 'routes');
      for (const file of routes?.assets.js.sync ?? []) start(file);
    })
    .catch(() => {});
})();
