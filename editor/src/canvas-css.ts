import { hiddenClass, SCREENS } from '@landfall/page/sections/looks';

const hidden = SCREENS.map((screen) => `html[data-device="${screen}"] .${hiddenClass(screen)}`).join(',');

/** What the canvas shows beside the page: what is selected, changed or shared, and what this screen does not show. */
export const CANVAS_CSS = [
  '.gjs-selected{outline-color:#5a48e6!important}',
  '[data-changed]{outline:3px solid #16a34a!important;outline-offset:3px;border-radius:2px}',
  'html[data-marks-shared] [data-shared]:not(.gjs-selected){outline:2px dashed #0f8a6d;outline-offset:-2px}',
  '.plan>.at-month,.plan>.at-year{display:block!important}',
  `:is(${hidden}){opacity:.32;filter:grayscale(1)}`,
  `:is(${hidden}):not(.gjs-selected){outline:1.5px dashed currentColor;outline-offset:-2px}`,
].join('');
