import { type Html, html } from '../html.ts';

/** What a price is for, after it; "20 €" and "/night" stand together as they were written. */
export function unitBeside(unit: string): Html | '' {
  if (unit === '') return '';
  return /^\/(?! )/.test(unit) ? html`<small>${unit}</small>` : html` <small>${unit}</small>`;
}
