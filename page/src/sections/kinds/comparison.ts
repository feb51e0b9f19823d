import * as v from 'valibot';
import type { PageWords } from '../../languages/page-words.ts';
import { type Html, html } from '../html.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

const cell = v.union([v.boolean(), optionalLine(120)]);

function answer(value: v.InferOutput<typeof cell> | undefined, words: PageWords): Html | string {
  if (typeof value === 'string') return value;
  return value === true
    ? html`<span class="yes" role="img" aria-label="${words.yes}">${icon('check')}</span>`
    : html`<span class="no" role="img" aria-label="${words.no}">–</span>`;
}

export const comparison = defineKind({
  kind: 'comparison',
  label: 'Comparison',
  category: 'Selling',
  schema: v.object({
    kind: v.literal('comparison'),
    title: line(120),
    intro: optionalLine(300),
    /** What is compared; the last one is the one that the page speaks for. */
    columns: v.pipe(v.array(line(40)), v.minLength(2), v.maxLength(3)),
    /** A text for each column, or whether it has it. */
    rows: v.pipe(
      v.array(v.object({ label: line(80), cells: v.pipe(v.array(cell), v.minLength(2), v.maxLength(3)) })),
      v.minLength(1),
      v.maxLength(8),
    ),
  }),
  css: `
.comparison table{width:100%;border-collapse:separate;border-spacing:0;text-align:start;table-layout:fixed}
.comparison th,.comparison td{padding:20px 24px;border-bottom:1px solid var(--line);vertical-align:top;color:var(--muted);font-weight:400}
.comparison tbody th{font-weight:600;color:var(--ink)}
.comparison thead th{font:700 1.08rem/1.3 var(--display)}
.comparison th:first-child,.comparison td:first-child{padding-left:0}
.comparison th:last-child,.comparison td:last-child{background:var(--surface);color:var(--ink)}
.comparison thead th:last-child{border-radius:var(--radius) var(--radius) 0 0;border-top:3px solid var(--primary);color:var(--primary)}
.comparison tr:last-child td{border-bottom:0}
.comparison tbody tr:last-child th{border-bottom:0}
.comparison tbody tr:last-child td:last-child{border-radius:0 0 var(--radius) var(--radius)}
.comparison .yes{color:var(--primary)}
@media(max-width:700px){.comparison table{font-size:.93rem;hyphens:auto}.comparison th,.comparison td{padding:14px 10px;overflow-wrap:anywhere}}`,
  render: (
    section,
    context,
  ) => html`<section class="comparison" ${sectionMark('comparison', context)}><div class="wrap">
${heading(section.title, section.intro)}
<table><thead><tr><th scope="col">${context.words.topic}</th>${section.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${section.rows.map((row) => html`<tr><th scope="row">${row.label}</th>${section.columns.map((_column, index) => html`<td>${answer(row.cells[index], context.words)}</td>`)}</tr>`)}</tbody></table>
</div></section>`,
  samples: [
    {
      label: 'Comparison',
      section: {
        kind: 'comparison',
        title: 'What makes the difference',
        columns: ['The usual way', 'With us'],
        rows: [
          { label: 'The first question', cells: ['How it is today', 'How it is with you'] },
          { label: 'The second question', cells: ['How it is today', 'How it is with you'] },
          { label: 'Something you include', cells: [false, true] },
        ],
      },
    },
  ],
});
