import { CANVAS_COLUMN_RULES } from '@landfall/page/sections/columns';
import { hiddenClass, SCREENS } from '@landfall/page/sections/looks';
import { MOST_STEPS } from './forms/field-form.ts';
import { say } from './texts.ts';

const hidden = SCREENS.map((screen) => `html[data-device="${screen}"] .${hiddenClass(screen)}`).join(',');

/** A text as a string of a style sheet. */
export const quoted = (text: string): string => `"${text.replace(/["\\\n<]/g, ' ')}"`;

/** The editor's own typeface, under a name that no theme of a page has. */
const OWN_FONT = '"Landfall",system-ui,sans-serif';
const OWN_FACES = [400, 600].map(
  (weight) =>
    `@font-face{font-family:"Landfall";font-weight:${weight};font-display:swap;src:url(/v1/editor/assets/fonts/inter-latin-${weight}-normal.woff2) format("woff2")}`,
);

/** Popups stand in their place, folded up to a line that says what they are; `popups/show-popups.ts` adds their titles, and opens the selected one. */
const POPUPS = () =>
  [
    'section.popup{position:relative;margin:10px 24px;padding:0;border:1.5px dashed currentColor;border-radius:12px;color:var(--muted)}',
    `section.popup::before{content:var(--popup-title,"")${quoted(say('popupLine'))}"  #"attr(id);display:block;padding:12px 18px;font:600 13px/1.4 ${OWN_FONT};letter-spacing:0}`,
    'section.popup>.popup-box{display:none;position:relative;max-width:600px;margin:0 auto 28px;border-radius:var(--radius-xl);background:var(--bg);color:var(--ink);box-shadow:0 10px 40px rgb(8 10 18/.28)}',
    // A press on its sign is one on the button, which stays.
    '.popup-close *{pointer-events:none}',
    'section.popup-side>.popup-box{max-width:460px;margin-inline-end:28px}',
  ].join('');

/** A placeholder says what becomes of it while it is pointed at or selected: below it, where no tools are. A row of a table would get one more cell. */
const PLACEHOLDERS = () =>
  [
    `[data-placeholder]:not(tr,td):is(:hover,.gjs-selected):before{content:${quoted(say('placeholderMark'))};position:absolute;top:calc(100% + 8px);inset-inline-start:-4px;z-index:2;width:max-content;max-width:min(340px,90vw);background:#92400e;color:#fff;font:600 12px/1.2 ${OWN_FONT};letter-spacing:0;text-align:start;padding:6px 9px;border-radius:4px;pointer-events:none}`,
    'body [data-placeholder] [data-placeholder][data-placeholder]:before{content:none}',
  ].join('');

const STEP_STARTS = Array.from(
  { length: MOST_STEPS },
  (_, index) => `[data-step="${index + 1}"]:not([data-step="${index + 1}"]+*)`,
);

/** Where a step of a form begins is said above its first field. */
const STEPS = () =>
  [
    'form [data-step]{position:relative}',
    `form :is(${STEP_STARTS})::before{content:${quoted(say('fieldStep'))}" "attr(data-step);position:absolute;bottom:calc(100% + 2px);inset-inline-start:0;padding:0 6px;border-radius:4px;background:#5a48e6;color:#fff;font:600 11px/16px ${OWN_FONT};letter-spacing:0;pointer-events:none}`,
    // Its question stands above what is placed in a group of choices.
    `form fieldset:is(${STEP_STARTS})::before{inset-inline:auto 0}`,
  ].join('');

/** What the canvas shows beside the page: what is selected, changed or shared, what this screen does not show, and popups. */
export const canvasCss = (): string =>
  [
    ...OWN_FACES,
    CANVAS_COLUMN_RULES,
    POPUPS(),
    PLACEHOLDERS(),
    STEPS(),
    // What a countdown says is no part of the page, and a press on the sign of an embed is one on the embed.
    '.timer-left *,.embed-link *{pointer-events:none}',
    '.embed-link::after{content:attr(href);max-width:100%;margin-top:12px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.9rem;color:var(--muted)}',
    '.embed-link[href="#"]::after{content:none}',
    '.gjs-selected{outline-color:#5a48e6!important}',
    '[data-changed]{outline:3px solid #16a34a!important;outline-offset:3px;border-radius:2px}',
    '[data-drop=""]{outline:4px solid #5a48e6!important;outline-offset:-4px;opacity:.75}',
    '[data-drop="below"]{box-shadow:0 4px 0 #5a48e6!important}',
    '[data-commented]{outline:3px solid #d97706!important;outline-offset:-3px}',
    'html[data-marks-shared] [data-shared]:not(.gjs-selected){outline:2px dashed #0f8a6d;outline-offset:-2px}',
    '.plan>.at-month,.plan>.at-year{display:block!important}',
    `:is(${hidden}){opacity:.32;filter:grayscale(1)}`,
    `:is(${hidden}):not(.gjs-selected){outline:1.5px dashed currentColor;outline-offset:-2px}`,
  ].join('');
