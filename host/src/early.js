// Written into the page, so it runs while the bundle is still on its way: sets the colour mode before first paint,
// fetches the configuration, then the manifest and the first chunks of the area that this address will show, paints what
// the manifest has for it, and starts the page's scripts.
(() => {
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = kept('colorMode');
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  const language = __LANGUAGES__.find((name) => name === kept('language')) ?? 'default';
  if (language !== 'default') root.lang = language;

  const landfall = { early: {}, config: undefined };
  window.__LANDFALL__ = landfall;
  landfall.config = fetch('/config.json', { cache: 'no-cache' }).then((response) => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const file of __ENTRY_FILES__) {
      const script = document.createElement('script');
      script.src = file;
      // In this order.
      script.async = false;
      document.head.appendChild(script);
    }
  };

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
  const routeOf = (address) => __EARLY_ROUTES__.find(([prefix]) => prefix === address);
  const isInside = path.startsWith('/dashboard') && routeOf(path);
  const wanted = path === '' || (isInside && !signedIn) ? (signedIn ? '/dashboard' : '/login') : path;
  const own = routeOf(wanted);
  const late = [
    ...(own?.[2] === 'fields' ? __FIELD_FILES__ : own?.[2] ? __FORM_FILES__ : []),
    ...(wanted.startsWith('/dashboard') ? __SHELL_FILES__ : own?.[4] ? __CALL_FILES__ : []),
  ];
  for (const file of late) preload(file);

  // The palette's shortcut and what is typed after it, until the dashboard listens itself (palette/type-ahead.ts).
  if (signedIn && wanted.startsWith('/dashboard')) {
    const note = (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (target.matches?.('input, textarea, select, [contenteditable]')) return;
      const typed = landfall.palette;
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') landfall.palette = typed ?? '';
      else if (typed === undefined || ctrlKey || metaKey || altKey) return;
      else if (key === 'Escape') landfall.palette = undefined;
      else if (key === 'Backspace') landfall.palette = typed.slice(0, -1);
      else if ([...key].length === 1) landfall.palette = typed + key;
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', note, true);
    landfall.stopNoting = () => removeEventListener('keydown', note, true);
  }

  // What can be painted first is worth a moment, and so are the area's scripts, which would be asked for only once the
  // page's have run; what does not come in time is not.
  const paintsFirst = Boolean(own?.[3]) && !signedIn;
  if (own) setTimeout(start, paintsFirst ? 700 : 300);
  else start();

  // The deployment may pin the manifest's bytes (docs/decisions/012): what is shown of it is checked as what is run.
  const isAllowed = async (bytes, integrity) => {
    if (!integrity) return true;
    if (!crypto.subtle) return false;
    for (const expected of integrity.split(/\s+/).filter(Boolean)) {
      const [name, hash] = expected.split(/-(.*)/);
      const digest = await crypto.subtle.digest(name.replace('sha', 'SHA-'), bytes);
      if (btoa(String.fromCharCode(...new Uint8Array(digest))) === hash) return true;
    }
    return false;
  };

  const paint = (manifest, config, base) => {
    const { firstPaint, contract } = manifest.metaData.buildInfo;
    const isShown =
      firstPaint?.path === wanted &&
      contract <= __CONTRACT__ &&
      firstPaint.needs.every((name) => config.capabilities?.includes(name));
    const page = document.getElementById('root');
    // What the page itself shows is not covered.
    if (!isShown || page.childElementCount > 0) return;
    const box = document.createElement('div');
    box.id = 'first-paint';
    box.innerHTML = `<style>${firstPaint.css}</style>${(firstPaint.html[language] ?? firstPaint.html.en).replaceAll('{{files}}', base)}`;
    // Sent once the page runs: until then nobody would answer but the browser, with the password in the address.
    box.addEventListener('submit', (event) => {
      event.preventDefault();
      box.dataset.sent = '';
    });
    box.addEventListener('compositionstart', () => (box.dataset.composing = ''));
    box.addEventListener('compositionend', () => delete box.dataset.composing);
    page.style.display = 'none';
    document.body.prepend(box);
    box.querySelector('[autofocus]')?.focus();
  };

  // The frame of what comes, until it is there: on a slow line nothing else would stand here for seconds.
  const inDashboard = signedIn && wanted.startsWith('/dashboard');
  const icon = (size, shapes) =>
    `<svg width="${size}" height="${size}" viewBox="0 0 ${size === 32 ? '32 32' : '24 24'}" fill="none" stroke-width="2" stroke-linecap="round">${shapes}</svg>`;
  const FRAME = `<i></i><div><b>${icon(20, '<rect x="3" y="3" width="18" height="18" rx="2" stroke="currentColor"/><path d="M9 3v18" stroke="currentColor"/>')}</b><p></p><p></p><p></p></div>`;
  const BRAND = `${icon(32, '<rect width="32" height="32" rx="8" fill="#5a48e6"/><path d="M7 21.5c3.5 0 3.5-2.5 6.5-2.5s3 2.5 6 2.5 3-2.5 5.5-2.5M16 6v7m0 0 3-3m-3 3-3-3" stroke="#fff"/>')}Landfall`;
  const paintFrame = () => {
    const page = document.getElementById('root');
    if (page.childElementCount > 0) return;
    const box = document.createElement('div');
    box.id = 'first-paint';
    const narrow = document.cookie.split('; ').includes('sidebar_state=false');
    box.className = inDashboard ? `frame ${narrow ? 'narrow' : ''}` : 'brand';
    box.setAttribute('aria-hidden', 'true');
    box.innerHTML = inDashboard ? FRAME : BRAND;
    page.style.display = 'none';
    document.body.prepend(box);
  };
  if (own && (inDashboard || !paintsFirst)) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', paintFrame);
    else paintFrame();
  }

  // What every screen of the dashboard asks for first, and what the area says in its manifest that this one does
  // (shared/src/api/early-reads.ts). Calls of a trace say so themselves.
  const readEarly = ({ apiUrl, tracing, capabilities }) => {
    if (tracing || !inDashboard) return undefined;
    const [, value = ''] = /(?:^|; )access_token_app=([^;]*)/.exec(document.cookie) ?? [];
    // What somebody else wrote there is left to who sends calls.
    if (!/^(?:[^%]|%[\da-f]{2})+$/i.test(value)) return undefined;
    const token = decodeURIComponent(value);
    const lang = language === 'default' ? 'en' : language;
    landfall.reads = { token, language: lang, sent: undefined, byPath: {} };
    const read = (path, isWaitedFor = true) => {
      const response = fetch((apiUrl || location.origin) + path, {
        credentials: 'include',
        headers: { 'accept-language': lang, accesstokenapp: token },
        // One that hangs is asked for again, with the patience of any call.
        signal: AbortSignal.timeout(15_000),
      });
      // Nobody may ask for it: a failure is told once it is asked for again.
      response.catch(() => {});
      landfall.reads.byPath[path] = { at: Date.now(), isWaitedFor, response };
      return response;
    };
    read('/v1/api/user/me');
    const projects = read('/v1/api/project/');
    if (capabilities?.includes('notifications')) read('/v1/api/user/notification/unread', false);
    // Where the address asks for another project, or for a part of a list, something else is read.
    const isPlain = location.search === '';
    const projectId = projects
      .then((response) => response.clone().json())
      .then(
        ({ data }) => (data.find(({ project_id }) => project_id === kept('projectSelected')) ?? data[0]).project_id,
      );
    // Without a project, or where none is asked for, nobody waits for it.
    projectId.catch(() => {});
    const readOfProject = async (path, isWaitedFor) => read(path.replace(':project_id', await projectId), isWaitedFor);
    const allSent = [isPlain && readOfProject('/v1/api/project/:project_id')];
    landfall.reads.sent = Promise.allSettled(allSent);
    return (firstReads = []) => {
      const isOurs = ({ path, needs }) => path.startsWith('/v1/') && (!needs || capabilities?.includes(needs));
      for (const { path, later } of isPlain ? firstReads.filter(isOurs) : [])
        allSent.push(path.includes(':project_id') ? readOfProject(path, !later) : void read(path, !later));
      landfall.reads.sent = Promise.allSettled(allSent);
    };
  };

  landfall.config
    .then(async (config) => {
      const readFirst = readEarly(config);
      const added = (config.areas ?? []).map(({ path, remote }) => [path, remote]);
      const route = own ?? added.find(([prefix]) => prefix === wanted);
      const remote = route && config.remotes[route[1]];
      if (!remote) return;
      const base = new URL('.', new URL(remote.entry, location.origin)).href;
      landfall.early[remote.entry] = fetch(remote.entry, { cache: 'no-cache' });
      const bytes = await (await landfall.early[remote.entry]).clone().arrayBuffer();
      const manifest = JSON.parse(new TextDecoder().decode(bytes));
      const { remoteEntry: entry, buildInfo } = manifest.metaData;
      // A browser that tries the next version (federation/draw.ts) loads other files.
      const { version, share } = buildInfo.canary ?? {};
      const [drawn, number] = kept(`canary:${route[1]}`)?.split(' ') ?? [];
      if (version && drawn === version && number < share) return;
      readFirst?.(buildInfo.firstReads?.[wanted]);
      // A preload without the script's hash would be loaded twice.
      const isSigned = remote.releaseKeys ?? config.releaseKeys;
      const fetchEarly = (file) =>
        preload(new URL(file, base).href, (remote.integrity || isSigned) && buildInfo.integrity?.[file]);
      fetchEarly(entry.path + entry.name);
      const routes = manifest.exposes.find((expose) => expose.name === 'routes');
      for (const file of routes?.assets.js.sync ?? []) fetchEarly(file);
      for (const { file, needs } of buildInfo.firstScripts?.[wanted] ?? [])
        if (!needs || config.capabilities?.includes(needs)) fetchEarly(file);
      // Signatures are checked by a later script: nothing is shown of what only they vouch for.
      if (!paintsFirst || (isSigned && !remote.integrity) || !(await isAllowed(bytes, remote.integrity))) return;
      if (document.readyState === 'loading')
        await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
      paint(manifest, config, base);
      // After the frame that shows it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    })
    .catch(() => {})
    .then(start);
})();
