import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { HOUR_RULES, hourRows, hoursTable } from '../parts/hour-rows.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, longText } from '../section-kind.ts';

export const hours = defineKind({
  kind: 'hours',
  label: 'Opening hours',
  category: 'Closing',
  schema: v.object({
    kind: v.literal('hours'),
    title: line(200),
    intro: longText,
    rows: hourRows,
  }),
  css: `${HOUR_RULES}
.hours:not(:has(dt)){display:none}`,
  render(section, context) {
    const rows = context.mode === 'edit' ? section.rows : section.rows.filter((row) => !row.placeholder);
    if (rows.length === 0) return raw('');
    return html`<section class="hours beside${rows.length <= 2 && ' tight'}" ${sectionMark('hours', context)}><div class="wrap">
${heading(section.title, section.intro)}
${hoursTable(rows)}
</div></section>`;
  },
  samples: [
    {
      label: 'Opening hours',
      section: {
        kind: 'hours',
        title: 'Opening hours',
        rows: [
          { days: 'Monday to Friday', times: 'From – to', placeholder: true },
          { days: 'Saturday', times: 'From – to', placeholder: true },
          { days: 'Sunday', times: 'Closed', placeholder: true },
        ],
      },
    },
  ],
});
