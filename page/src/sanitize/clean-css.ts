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

/** Passes after which a text that still changes is taken for an attack, and nothing of it is kept. */
const PASSES = 12;

/** Applies `clean` until nothing changes any more: what was hidden inside of something else shows up then. */
function settled(css: string, clean: (css: string) => string): string {
  let current = css;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = clean(current);
    if (next === current) return current;
    current = next;
  }
  return '';
}

/** Takes away what no rule of a page needs and what hides from checks: comments, escapes, the element's end. */
const stripped = (css: string): string =>
  css
    .replace(/\0/g, '')
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) => decoded(code))
    .replace(/\\([g-z])/gi, '$1')
    .replace(/<!--|-->|<\/?/g, '')
    .replace(/expression\s*\(|javascript\s*:|vbscript\s*:|behavior\s*:|-moz-binding\s*:/gi, '');

const FOREIGN_RULES = /@(?:import|charset|namespace|font-face)\b[^;{}]*(?:;|\{[^{}]*\})?/gi;

/** A person's stylesheet, safe inside a style element: nothing imported, no scripts, no way out of the element. */
export const cleanCss = (css: string): string =>
  safeUrls(settled(css, (text) => stripped(text).replace(FOREIGN_RULES, ''))).trim();

/** The declarations of a style attribute, cleaned likewise. */
export const cleanDeclarations = (style: string): string =>
  safeUrls(settled(style, stripped).replace(/[{}@]/g, '')).trim();
