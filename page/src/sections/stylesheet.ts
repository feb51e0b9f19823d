import { COLUMN_RULES } from './columns.ts';
import { KINDS } from './kinds.ts';
import { appearRules, SCREEN_RULES } from './looks.ts';
import { MANNER_RULES } from './manners.ts';
import type { PageModel } from './model.ts';
import { BACKDROP_RULES } from './parts/backdrops.ts';
import { prunedRules } from './pruned-rules.ts';
import { TEXT_LIST_RULES } from './text-lists.ts';
import { themeOf } from './themes.ts';
import { BODY_FACES, BODY_FALLBACK, BODY_STAND_IN, type Face, TYPE_PAIRS } from './type-pairs.ts';

const BASE = `
*,*:before,*:after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:400 1.0625rem/1.65 var(--body);-webkit-font-smoothing:antialiased;font-variant-numeric:lining-nums;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol{margin:0;padding:0}
h1,h2,h3,h4{font-family:var(--display);font-weight:var(--display-weight);letter-spacing:var(--tracking);line-height:1.15;text-wrap:balance;hyphens:auto;color:var(--ink)}
h2{font-size:clamp(1.8rem,1.3rem + 2vw,2.75rem)}
h3,h4{letter-spacing:calc(var(--tracking)/2)}
h4{font-size:1.1rem}
p{text-wrap:pretty}
a{color:var(--primary);text-underline-offset:.2em}
img,svg{max-width:100%}
.picture{display:block;height:auto}
.picture+*,*+.picture{margin-top:24px}
.icon{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
section{padding:clamp(52px,5.8vw,84px) 0;scroll-margin-top:16px}
.wrap{width:min(1180px,100% - 48px);margin-inline:auto}
.heading{max-width:700px;margin-bottom:clamp(28px,3.4vw,46px)}
.heading p{margin-top:14px;font-size:1.13rem;color:var(--muted)}
h2.long{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.1rem)}
p+p{margin-top:.8em}
.tint{background:var(--surface);--card:var(--bg)}
.tight,.closing{padding-block:48px}
.closing,.foot{background:var(--deep)}
.closing .on-deep,.lead-form-line.closing form,.foot{--ink:var(--on-deep);--muted:var(--on-deep-muted);--primary:var(--ink);--on-primary:var(--deep);--line:var(--muted);--accent:var(--ink);color:var(--ink)}
.beside>.wrap{display:grid;grid-template-columns:minmax(0,.75fr) minmax(0,1.25fr);gap:clamp(28px,6vw,96px);align-items:start}
.beside .heading{margin:0}
@media(max-width:860px){.beside>.wrap{grid-template-columns:minmax(0,1fr);gap:28px}}
.mosaic{list-style:none;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:24px}
.mosaic>*{grid-column:span 2}
.mosaic>.half{grid-column:span 3}
.mosaic>.whole{grid-column:1/-1}
@media(max-width:940px){.mosaic>*{grid-column:span 3}.mosaic>:last-child:nth-child(odd){grid-column:1/-1}}
@media(max-width:640px){.mosaic>:nth-child(n){grid-column:1/-1}}
.cols{list-style:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:40px 28px}
.cols-2{grid-template-columns:repeat(2,minmax(0,1fr))}
.cols-4{grid-template-columns:repeat(4,minmax(0,1fr))}
.cols-5{grid-template-columns:repeat(5,minmax(0,1fr))}
@media(max-width:940px){.cols{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(max-width:640px){.cols{grid-template-columns:minmax(0,1fr)}}
.ticks{list-style:none;display:grid;gap:10px;margin-top:18px}
.ticks li{display:flex;gap:11px;align-items:flex-start}
.ticks .icon{width:19px;height:19px;margin-top:4px;flex:none;color:var(--primary)}
.ticks span{min-width:0}
.ticks li:not(:has(svg)):before,.plan li:not(:has(svg)):before{content:"";flex:none;width:7px;height:13px;margin:5px 6px 0 5px;border:solid var(--primary);border-width:0 2px 2px 0;border-radius:1px;transform:rotate(42deg)}
.actions{display:flex;flex-wrap:wrap;gap:14px;margin-top:34px}
.button{display:inline-flex;justify-content:center;align-items:center;text-align:center;padding:15px 28px;border-radius:var(--radius-b);border:2px solid transparent;background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.25;text-decoration:none}
.button:hover{transform:translateY(-1px);opacity:.92}
.button-quiet{background:none;color:var(--ink);border-color:var(--line)}
.skip{position:absolute;inset-inline-start:-9999px}
.skip:focus{inset-inline-start:16px;top:12px;z-index:9;background:var(--bg);padding:10px 16px}
@media(max-width:480px){.actions .button{width:100%}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}.button{transition:transform .15s,opacity .15s}}`;

/**
 * Files of one face that a page may load: the stem without its extension, with the characters it covers. A later one
 * has precedence, so the first stands for all the rest.
 */
const SUBSETS = [
  { name: 'latin', range: '' },
  { name: 'latin-ext', range: 'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF,U+20A0-20AB,U+20AD-20CF' },
];

/** Name of a face's file for one subset, as the font package and our addresses spell it. */
export const fontFile = (face: Face, subset: string): string => `${face.package}-${subset}-${face.weight}-normal.woff2`;

export type ThemeChoice = PageModel['theme'];

/** The faces that a page in this theme is set in: headings first. */
export function facesOf(theme: ThemeChoice): Face[] {
  const display: Face = TYPE_PAIRS[theme.type].display;
  return [display, ...BODY_FACES].filter(
    (face, index, all) => all.findIndex((other) => fontFile(other, '') === fontFile(face, '')) === index,
  );
}

const fontRules = (theme: ThemeChoice, assets: string, subsets: typeof SUBSETS): string =>
  facesOf(theme)
    .flatMap((face) =>
      subsets.map(
        ({ name, range }) =>
          `@font-face{font-family:${face.family};font-weight:${face.weight};font-display:swap;src:url(${assets}fonts/${fontFile(face, name)})${range && `;unicode-range:${range}`}}`,
      ),
    )
    .join('');

/** Whether what a browser draws itself, such as the sign of a date field, has to be light on this ground. */
const isDark = (ground: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(ground.slice(at, at + 2), 16) < 100);

function tokens(choice: ThemeChoice): string {
  const { palette, radius } = themeOf(choice.palette);
  const pair = TYPE_PAIRS[choice.type];
  return (
    `:root{${isDark(palette.background) ? 'color-scheme:dark;' : ''}--bg:${palette.background};--surface:${palette.surface};--ink:${palette.ink};--muted:${palette.muted};--line:${palette.line};` +
    `--card:var(--surface);--primary:${palette.primary};--on-primary:${palette.onPrimary};--soft:${palette.soft};--accent:${palette.accent};` +
    `--deep:${palette.deep};--on-deep:${palette.onDeep};--on-deep-muted:${palette.onDeepMuted};` +
    `--display:"${pair.display.family}",${pair.displayFallback};--body:Inter,${BODY_FALLBACK};--display-weight:${pair.display.weight};--tracking:${pair.tracking}em;` +
    `--radius:${radius}px;--radius-m:${Math.min(radius, 14)}px;--radius-xl:${Math.round(radius * 1.5)}px;--radius-b:${radius >= 16 ? 999 : Math.min(radius, 10)}px}`
  );
}

const minify = (css: string): string => css.replace(/\n/g, '').replace(/([:;{},])\s+/g, '$1');

const MINIFIED_BASE = minify(BASE);
const MINIFIED_MANNERS = minify(MANNER_RULES) + minify(TEXT_LIST_RULES);
const RULES = new Map<string, string>(KINDS.map((kind) => [kind.kind, minify(kind.css)]));

const timesIn = (markup: string, text: string): number => markup.split(text).length - 1;

/** Rules for sections that were stored before their kind's markup changed. */
const formerRules = (markup?: string): string =>
  KINDS.flatMap((kind) => {
    const former = 'former' in kind ? kind.former : undefined;
    if (!former) return [];
    const isStored =
      markup === undefined || timesIn(markup, `data-section="${kind.kind}"`) > timesIn(markup, former.marker);
    return isStored ? [minify(former.css)] : [];
  }).join('');

const kindsIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/data-section="([a-z-]+)"/g)].map((match) => match[1] ?? ''));

/**
 * The rules of a theme, minified: those that some markup needs, or all of them but those that a screen has of its own.
 * `assets` is where fonts/ is served, with a slash at the end.
 */
export function stylesheet(theme: ThemeChoice, assets: string, markup?: string): string {
  const wanted = markup === undefined ? new Set(RULES.keys()) : kindsIn(markup);
  const subsets = markup === undefined || /[\u0100-\u024f\u1e00-\u1eff]/.test(markup) ? SUBSETS : SUBSETS.slice(0, 1);
  const rules = [...RULES].filter(([kind]) => wanted.has(kind)).map(([, css]) => css);
  const all = MINIFIED_BASE + formerRules(markup) + rules.join('') + MINIFIED_MANNERS + BACKDROP_RULES;
  const used =
    markup === undefined ? all : prunedRules(all + COLUMN_RULES + SCREEN_RULES, markup) + appearRules(markup);
  return BODY_STAND_IN + fontRules(theme, assets, subsets) + tokens(theme) + used;
}
