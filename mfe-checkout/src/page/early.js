// Written into the page, so it runs while the bundle is still on its way: sets the colour mode before first paint,
// fetches the configuration, then the plans.
(() => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem('colorMode');
  } catch {}
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  window.__CONFIG__ = fetch('/config.json', { cache: 'no-cache' }).then((response) => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });

  let language = null;
  try {
    language = localStorage.getItem('language');
  } catch {}
  // A preload asks in the browser's languages and its answer is taken for ours: only where both are the same.
  const spoken = (navigator.languages || []).map((name) => name.slice(0, 2)).find((name) => /^(?:es|en)$/.test(name));
  if ((spoken === 'es') !== (language === 'es')) return;

  window.__CONFIG__
    .then(({ apiUrl }) => {
      if (new URLSearchParams(location.search).has('payment')) return;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'fetch';
      // As the client asks: with credentials, or the browser would fetch twice.
      link.crossOrigin = 'use-credentials';
      link.href = `${apiUrl || ''}/v1/api/public/other/pricing`;
      document.head.appendChild(link);
    })
    .catch(() => {});
})();
