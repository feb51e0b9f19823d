import { html } from '@landfall/page/sections/html';
import { DEFAULT_TITLE_PATTERN, type Robots, seoTitle } from '@landfall/shared/contracts';

/** What the head of a published page says today, whatever it said when the page was published. */
export interface Head {
  title: string;
  /** Empty: what the page was published with. */
  description: string;
  siteName: string;
  /** Absolute address of the page; empty while the project has no domain. */
  url: string;
  robots: Robots;
  /** Absolute addresses; empty: what the page was published with. */
  image: string;
  icon: string;
}

export interface HeadSource {
  page: {
    title: string;
    description: string;
    path: string;
    robots: Robots;
    /** Storage key; empty where it has no picture of its own. */
    imageKey: string;
  };
  project: { name: string };
  /** Scheme and host of the site. */
  origin: string;
  seo: { titlePattern: string; description: string; robots: Robots } | null;
  /** Storage keys. */
  image: string | null;
  favicon: string | null;
}

/** Puts a page's head together from its own settings and its project's. */
export function headOf({ page, project, origin, seo, image, favicon }: HeadSource, publicUrl: string): Head {
  const address = (key: string | null) => (key ? `${publicUrl}/v1/files/${key}` : '');
  return {
    title: seoTitle(seo?.titlePattern ?? DEFAULT_TITLE_PATTERN, page.title, project.name),
    description: page.description || seo?.description || '',
    siteName: project.name,
    url: origin && `${origin}${page.path}`,
    robots: page.robots === 'noindex' ? 'noindex' : (seo?.robots ?? 'index'),
    image: address(page.imageKey || image),
    icon: address(favicon),
  };
}

type Replacement = [RegExp, string | false];

/** The published document with this head. Only what stands before the styles is touched. */
export function withHead(document: string, head: Head): string {
  const end = document.indexOf('<style>');
  if (end < 0) return document;
  const { title, description, siteName, url, image, icon } = head;
  const replacements: Replacement[] = [
    [/<title>[^<]*<\/title>/, html`<title>${title}</title>`.markup],
    [/<meta property="og:title"[^<>]*>/, html`<meta property="og:title" content="${title}">`.markup],
    [/<meta property="og:site_name"[^<>]*>/, html`<meta property="og:site_name" content="${siteName}">`.markup],
    [/<link rel="canonical"[^<>]*>/, !!url && html`<link rel="canonical" href="${url}">`.markup],
    [/<meta property="og:url"[^<>]*>/, !!url && html`<meta property="og:url" content="${url}">`.markup],
    [/<link rel="icon"[^<>]*>/, !!icon && html`<link rel="icon" href="${icon}">`.markup],
  ];
  const added: Replacement[] = [
    [
      /<meta name="description"[^<>]*>/,
      !!description && html`<meta name="description" content="${description}">`.markup,
    ],
    [
      /<meta property="og:description"[^<>]*>/,
      !!description && html`<meta property="og:description" content="${description}">`.markup,
    ],
    [/<meta property="og:image"[^<>]*>/, !!image && html`<meta property="og:image" content="${image}">`.markup],
    [/<meta name="robots"[^<>]*>/, head.robots === 'noindex' && '<meta name="robots" content="noindex">'],
  ];
  let start = document.slice(0, end);
  for (const [tag, value] of replacements) if (value) start = start.replace(tag, () => value);
  for (const [tag, value] of added) {
    if (value) start = tag.test(start) ? start.replace(tag, () => value) : `${start}${value}\n`;
  }
  return start + document.slice(end);
}

/**
 * The document as visitors and search engines get it: with this head, and where nobody described the page, with its
 * title and the site's name as its description.
 */
export function servedDocument(document: string, head: Head): string {
  const served = withHead(document, head);
  const end = served.indexOf('<style>');
  if (end < 0 || served.slice(0, end).includes('<meta name="description"')) return served;
  const { title, siteName } = head;
  const known = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return `${served.slice(0, end)}${html`<meta name="description" content="${known}">`.markup}\n${served.slice(end)}`;
}
