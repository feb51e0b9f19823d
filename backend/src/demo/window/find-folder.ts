/** What marks the demo's folder. */
const MARK = 'demo.json';

/** The folder of the demo that this page is in or below: a host may show its start page at any address. */
export async function findFolder(): Promise<string | undefined> {
  const parts = location.pathname.split('/').slice(1, -1);
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = `/${[...parts.slice(0, depth), ''].join('/')}`;
    const response = await fetch(folder + MARK, { cache: 'no-cache' }).catch(() => undefined);
    if (response?.ok && response.headers.get('content-type')?.includes('json')) return folder;
  }
}
