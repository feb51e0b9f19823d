import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocPage } from './api-pages.ts';

/** A page of the site, and the file of the repository that it is made from. */
export const addressOfFile = (file: string): string => file.replace(/(^|\/)README\.md$/, '$1index.md');

const LINK = /(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g;
const FENCE = /^(?:```|~~~)/;

/**
 * A file's Markdown as a page of the site: links to folders lead to their READMEs, and what is no page is named without a
 * link.
 * @param file its path in the repository
 * @param pages every file that becomes a page, by its path in the repository
 */
export function pageText(markdown: string, file: string, pages: ReadonlySet<string>): string {
  let isCode = false;
  const lines = markdown.split('\n').map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) return line;
    return line.replaceAll(LINK, (whole, label: string, target: string) => linkTo(whole, label, target));
  });
  return lines.join('\n');

  function linkTo(whole: string, label: string, target: string): string {
    const [address = '', anchor] = target.split('#');
    if (!address || /^[a-z]+:/.test(address)) return whole;
    const here = path.posix.join(path.posix.dirname(file), address);
    const named = [here, path.posix.join(here, 'README.md')].find((one) => pages.has(one));
    if (!named) return label;
    const link = path.posix.relative(path.posix.dirname(file), addressOfFile(named));
    return `[${label}](${link.startsWith('.') ? link : `./${link}`}${anchor ? `#${anchor}` : ''})`;
  }
}

/**
 * Lays everything that the site is made from into one folder, which is emptied first.
 * @param root the repository
 * @param files its Markdown and pictures that become pages, by their paths in it
 * @param made pages that are made from elsewhere
 */
export async function stagePages(root: string, files: readonly string[], made: readonly DocPage[], into: string) {
  await rm(into, { recursive: true, force: true });
  const pages = new Set(files.filter((file) => file.endsWith('.md')));
  for (const file of files) {
    const target = path.join(into, addressOfFile(file));
    await mkdir(path.dirname(target), { recursive: true });
    if (!pages.has(file)) await copyFile(path.join(root, file), target);
    else await writeFile(target, pageText(await readFile(path.join(root, file), 'utf8'), file, pages));
  }
  for (const page of made) {
    const target = path.join(into, `${page.path}.md`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, page.markdown);
  }
}
