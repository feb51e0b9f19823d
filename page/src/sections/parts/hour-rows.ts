import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { prose } from '../prose.ts';
import { longText, MOST_ITEMS, optionalLine } from '../section-kind.ts';
import { marked } from './mark-samples.ts';

/** Days with their times, and what else is worth knowing of them. */
export const hourRows = v.pipe(
  v.array(
    v.object({
      days: optionalLine(300),
      times: optionalLine(400),
      note: longText,
      /** True while it is not known: marked in the editor, never published. */
      placeholder: v.optional(v.boolean(), false),
    }),
  ),
  v.minLength(1),
  v.maxLength(MOST_ITEMS),
);

export const HOUR_RULES = `
.times{margin:0;border-top:var(--top,2px) solid var(--ink)}
.times div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 32px;padding:15px 0;border-bottom:1px solid var(--line)}
.times dt{font-weight:600;min-width:0}
.times dd{margin:0;min-width:0;font-variant-numeric:tabular-nums}
.times .more{flex-basis:100%;color:var(--muted)}`;

/** Days and times as a list of terms. */
export const hoursTable = (rows: v.InferOutput<typeof hourRows>): Html =>
  html`<dl class="times">${rows.map(({ days, times, note, placeholder }) => {
    const drawn = html`<div><dt>${days || times}</dt>${((days && times) || !note) && html`<dd>${days && times}</dd>`}${note && html`<dd class="more">${prose(note)}</dd>`}</div>`;
    return placeholder ? marked(drawn, 'hours', ['dt']) : drawn;
  })}</dl>`;
