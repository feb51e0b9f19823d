import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, longText, optionalLine } from '../section-kind.ts';

const MOST_COLUMNS = 8;
const MOST_ROWS = 100;

/** Columns from which on a table needs the whole width. */
const MANY_COLUMNS = 3;

/**
 * Rows and columns of anything. It stands in an element of its own that scrolls sideways where the window is narrow: it
 * takes the focus, for those who scroll by keys, and has a name, for those who cannot see why. The name is a word of ours:
 * one made of the caption would go on saying what somebody has changed since.
 */
export const table = defineKind({
  kind: 'table',
  label: 'Table',
  category: 'Content',
  schema: v.object({
    kind: v.literal('table'),
    title: line(200),
    intro: longText,
    /** What the table shows, above it. */
    caption: optionalLine(200),
    /** Above the names of the rows. */
    corner: optionalLine(80),
    columns: v.pipe(v.array(line(120)), v.minLength(1), v.maxLength(MOST_COLUMNS)),
    /** A cell for each column; what is missing is empty. */
    rows: v.pipe(
      v.array(
        v.object({
          label: line(200),
          cells: v.pipe(v.array(optionalLine(400)), v.maxLength(MOST_COLUMNS)),
          /** True while nobody filled it in: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ROWS),
    ),
  }),
  css: `
.table-scroll{position:relative;overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius-m);background:linear-gradient(90deg,transparent,var(--card) 60%) right/48px 100% no-repeat local,linear-gradient(270deg,var(--line),transparent) right/18px 100% no-repeat,var(--card)}
.table-scroll:focus-visible{outline-offset:2px}
.table table{width:100%;border-collapse:separate;border-spacing:0;text-align:start;font-variant-numeric:lining-nums tabular-nums}
.table caption{padding:18px 24px;text-align:start;font-weight:600;border-bottom:1px solid var(--line)}
.table th,.table td{padding:15px 24px;text-align:start;vertical-align:top;min-width:8.5rem}
.table td{color:var(--muted)}
.table th{font-weight:600}
.table thead th,.table thead td{vertical-align:bottom;padding-block:18px 14px;border-bottom:2px solid var(--primary)}
.table tbody tr+tr>*{border-top:1px solid var(--line)}
.table tr>:first-child{position:sticky;inset-inline-start:0;background:var(--card)}
.table:not(:has(tbody tr)){display:none}
@media(max-width:640px){.table-scroll table{font-size:.95rem}.table caption{padding:15px 16px}.table th,.table td{padding:12px 16px;min-width:7.5rem}.table tr>:first-child{min-width:6.5rem;max-width:42vw;box-shadow:1px 0 var(--line)}}`,
  render({ title, intro, caption, corner, columns, rows }, context) {
    const shown = context.mode === 'edit' ? rows : rows.filter((row) => !row.placeholder);
    if (shown.length === 0) return html``;
    const rowOf = ({ label, cells, placeholder }: (typeof rows)[number]): Html => {
      const drawn = html`<tr><th scope="row">${label}</th>${columns.map((_column, index) => html`<td>${cells[index]}</td>`)}</tr>`;
      return placeholder ? marked(drawn, 'row', ['th']) : drawn;
    };
    const captioned = caption && html`<caption>${caption}</caption>`;
    const head = corner ? html`<th scope="col">${corner}</th>` : raw('<td></td>');
    const besideTitle = columns.length < MANY_COLUMNS;
    return html`<section class="table${besideTitle && ' beside'}" ${sectionMark('table', context)}><div class="wrap">
${heading(title, intro)}
<div class="table-scroll" role="group" aria-label="${context.words.table}" tabindex="0"><table>${captioned && (shown.every((row) => row.placeholder) ? marked(captioned, 'text') : captioned)}
<thead><tr>${head}${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${shown.map(rowOf)}</tbody></table></div>
</div></section>`;
  },
  samples: [
    {
      label: 'Table',
      section: {
        kind: 'table',
        title: 'The details in one place',
        caption: 'Say what the table shows',
        corner: 'What it is about',
        columns: ['First column', 'Second column', 'Third column'],
        rows: [
          { label: 'First row', cells: ['Fill in', 'Fill in', 'Fill in'], placeholder: true },
          { label: 'Second row', cells: ['Fill in', 'Fill in', 'Fill in'], placeholder: true },
          { label: 'Third row', cells: ['Fill in', 'Fill in', 'Fill in'], placeholder: true },
        ],
      },
    },
  ],
});
