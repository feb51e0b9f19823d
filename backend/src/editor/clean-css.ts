const SAFE_URL = /^(?:https?:\/\/|\/(?!\/)|#|data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,])/i;

/** `url(...)` of anything but pictures and the web becomes `none`. */
const safeUrls = (css: string): string =>
  css.replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)?/gi, (whole, double, single, bare) => {
    const target = String(double ?? single ?? bare ?? '').trim();
    return SAFE_URL.test(target) && !/[<\\]/.test(whole) ? whole : 'none';
  });

const decoded = (hex: string): string => {
  const code = Number.parseInt(hex, 16);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
};

/** What no rule of a page needs and what hides from the checks below: comments, escapes, the end of the style element. */
function stripped(css: string): string {
  let before: string;
  let clean = css.replace(/\0/g, '');
  do {
    before = clean;
    clean = clean
      .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
      .replace(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) => decoded(code))
      .replace(/\\([g-z])/gi, '$1')
      .replace(/<\/?/g, '')
      .replace(/<!--|-->/g, '')
      .replace(/expression\s*\(|javascript\s*:|vbscript\s*:|behavior\s*:|-moz-binding\s*:/gi, '');
  } while (clean !== before);
  return clean;
}

/** A person's stylesheet, safe inside a style element: nothing imported, no scripts, no way out of the element. */
export function cleanCss(css: string): string {
  let before: string;
  let clean = stripped(css);
  do {
    before = clean;
    clean = stripped(clean.replace(/@(?:import|charset|namespace|font-face)\b[^;{}]*(?:;|\{[^}]*\}|$)/gi, ''));
  } while (clean !== before);
  return safeUrls(clean).trim();
}

/** The declarations of a style attribute, cleaned likewise. */
export const cleanDeclarations = (style: string): string => safeUrls(stripped(style).replace(/[{}@]/g, '')).trim();
