/** An element of a page on its way to another one. */
export interface Copied {
  /** Names this copy. */
  id: string;
  html: string;
  /** The rules that it alone has. */
  css: string;
  /** Whether it stands in the page's main part, rather than within a section. */
  isPart: boolean;
}

/** What other programs and browsers leave alone. */
const TYPE = 'application/x-landfall';
/** Where those keep nothing but markup, it is told by this. */
const MARK = /<meta name="landfall-copy" content="([A-Za-z0-9+/=]+)"/;

/** Sign by sign: a call has not as many arguments as a page has signs. */
const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
const decoded = (encoded: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0)));

/** Puts an element into a clipboard: for us, and as markup and words for everybody else. */
export function writeCopied(data: DataTransfer, copied: Copied, words: string): void {
  const json = JSON.stringify(copied);
  data.setData(TYPE, json);
  data.setData('text/html', `<meta name="landfall-copy" content="${encoded(json)}">${copied.html}`);
  data.setData('text/plain', words);
}

function parsed(json: string): Copied | null {
  try {
    const { id, html, css, isPart } = JSON.parse(json) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof html !== 'string' || typeof css !== 'string') return null;
    return { id, html, css, isPart: isPart === true };
  } catch {
    return null;
  }
}

/** The element in a clipboard, as whoever filled it says: nothing of it is safe. Null where there is none. */
export function readCopied(data: DataTransfer): Copied | null {
  const own = data.getData(TYPE);
  if (own) return parsed(own);
  const marked = MARK.exec(data.getData('text/html'))?.[1];
  if (!marked) return null;
  try {
    return parsed(decoded(marked));
  } catch {
    return null;
  }
}

const ID = /(?<= id=")[\w-]+(?=")/g;
const NAMED = /(?<=#)[\w-]+/g;

/** The element with names of its own where rules name it: on another page they may be taken. */
export function withOwnIds(
  { html, css }: Pick<Copied, 'html' | 'css'>,
  make: () => string,
): Pick<Copied, 'html' | 'css'> {
  const named = new Set(css.match(NAMED));
  const own = new Map((html.match(ID) ?? []).filter((id) => named.has(id)).map((id) => [id, make()]));
  const renamed = (id: string) => own.get(id) ?? id;
  return { html: html.replace(ID, renamed), css: css.replace(NAMED, renamed) };
}
