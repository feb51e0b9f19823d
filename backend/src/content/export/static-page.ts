import { withForms } from '@landfall/page/publish/form-markup';

/** What the addresses in a published document lead to. */
export interface SiteAddresses {
  /** Scheme and host of the hosted site; empty for none. */
  origin: string;
  /** Where the account's files are served, with a slash at the end. */
  files: string;
  /** Where the page is among the site's. */
  path: string;
  /** Left out where forms have no ids. */
  pageId?: string;
  /** Whether its forms may have what only some plans have. */
  isAdvanced?: boolean;
  /** Whether a path is one of the exported pages. */
  isPage: (path: string) => boolean;
  /** Whether a file's key is one of the exported files. */
  isFile: (key: string) => boolean;
}

interface StaticPage {
  document: string;
  /** Our own fonts and drawings that it needs: `fonts/...`, `art/...`. */
  assets: string[];
  /** Storage keys of the account's files that it shows. */
  files: string[];
}

/** Where a page of a path is among the files of a static site. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** The way from a page's folder up to the site's root: '' for the start page, '../../' for '/menu'. */
const wayUp = (path: string): string => (path === '/' ? '' : '../'.repeat(path.split('/').length - 1));

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Addresses that machines follow from elsewhere stay whole: canonical ones, and those in shared links. */
const LEFT_WHOLE = /<meta [^<>]*>|<link rel="canonical"[^<>]*>/g;

/**
 * A published document for a static host, in whatever folder: fonts, drawings, files and links between pages are
 * relative, forms are sent to the hosted page.
 */
export function staticPage(published: string, site: SiteAddresses): StaticPage {
  const up = wayUp(site.path);
  const assets = new Set<string>();
  const files = new Set<string>();
  const kept: string[] = [];
  const document = withForms(published, {
    action: site.origin && site.origin + site.path,
    place: site.path === '/' ? '/' : `${site.path}/`,
    ...(site.pageId && { pageId: site.pageId }),
    isAdvanced: site.isAdvanced ?? true,
  })
    .replace(LEFT_WHOLE, (tag) => `\u0001${kept.push(tag) - 1}\u0001`)
    // The sizes of a picture are made where its original is served; a static site has the original alone.
    .replace(/(<img\b[^<>]*?) srcset="[^"]*" sizes="[^"]*"/g, '$1')
    .replace(/(["'(])\/_landfall\/((?:fonts|art)\/[\w.-]+)/g, (_whole, before: string, asset: string) => {
      assets.add(asset);
      return `${before}${up}_landfall/${asset}`;
    })
    .replace(new RegExp(`${escapeRegExp(site.files)}([\\w./-]+)`, 'g'), (whole, key: string) => {
      if (!site.isFile(key)) return whole;
      files.add(key);
      return `${up}files/${key}`;
    })
    .replace(/(\shref=")([^"#?]+)/g, (whole, before: string, address: string) => {
      const path = pathOn(site.origin, address);
      return path !== null && site.isPage(path) ? `${before}${up}${fileOf(path)}` : whole;
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no document holds it, see html.ts
    .replace(/\u0001(\d+)\u0001/g, (_mark, index: string) => kept[Number(index)] ?? '');
  return { document, assets: [...assets], files: [...files] };
}

/** The path of an address on the hosted site; null for any other address. */
function pathOn(origin: string, address: string): string | null {
  const local = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  return local.replace(/(?<!\/)\/+$/, '') || '/';
}
