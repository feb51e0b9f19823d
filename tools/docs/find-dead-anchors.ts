import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const HREF = /\shref="([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

/**
 * Links within a built site that lead to no page of it, or to a place that its page does not have.
 * @param folder the site
 * @returns a line for each
 */
export async function findDeadAnchors(folder: string): Promise<string[]> {
  const pages = new Map<string, { ids: Set<string>; links: string[] }>();
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const markup = await readFile(path.join(folder, file), 'utf8');
    pages.set(file, {
      ids: new Set([...markup.matchAll(ID)].map(([, id = '']) => id)),
      links: [...markup.matchAll(HREF)].map(([, link = '']) => link),
    });
  }
  return [...pages].flatMap(([file, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      const { host, pathname, hash } = new URL(link, `http://site/${file}`);
      if (host !== 'site' || (path.posix.extname(pathname) && !pathname.endsWith('.html'))) return [];
      const name = decodeURIComponent(pathname.slice(1));
      const target = pages.get(name.endsWith('/') || !name ? `${name}index.html` : name);
      if (!target) return [`${file} leads to ${link}, which is no page`];
      const id = decodeURIComponent(hash.slice(1));
      return id && !target.ids.has(id) ? [`${file} leads to ${link}, which is no place of that page`] : [];
    }),
  );
}
