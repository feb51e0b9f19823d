import * as v from 'valibot';
import { type Html, html, raw } from '../html.ts';
import { grouped } from '../parts/grouped.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, sectionMark, spans, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, optionalLine, points } from '../section-kind.ts';

export const NOTES_VARIANTS = ['aside', 'columns', 'large'] as const;

const LABELS = { aside: 'Notes, beside a title', columns: 'Notes, columns', large: 'Statements' };

const note = v.object({
  /** Notes under one heading stand together. */
  group: optionalLine(200),
  title: optionalLine(400),
  body: longText,
  points,
  /** True for one that nobody wrote: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
  /** True where the title of a placeholder says what belongs there, and is no sample itself. */
  titled: v.optional(v.boolean(), false),
});

function drawn(item: v.InferOutput<typeof note>, inGroup: boolean, className = ''): Html {
  const line = html`<li${className && html` class="${className}"`}>${item.title && (inGroup ? html`<h4>${item.title}</h4>` : html`<h3>${item.title}</h3>`)}${prose(item.body)}${ticked(item.points)}</li>`;
  return item.placeholder ? marked(line, 'note', item.titled ? ['h3', 'h4'] : []) : line;
}

export const notes = defineKind({
  kind: 'notes',
  label: 'Good to know',
  category: 'Content',
  schema: v.object({
    kind: v.literal('notes'),
    variant: v.picklist(NOTES_VARIANTS),
    title: line(200),
    intro: longText,
    items: v.pipe(v.array(note), v.minLength(1), v.maxLength(MOST_ITEMS)),
  }),
  css: `
.note-list{list-style:none}
.note-list h3,.note-list h4{font-size:1.08rem;margin:0 0 6px}
.remarks-aside .note-list>li,.remarks-columns .note-list>li{border-top:1px solid var(--line);padding:18px 0 20px;min-width:0}
.remarks-aside .note-group:first-child>*>li:first-child{border-top:var(--top,2px) solid var(--ink)}
.note-list>li>.ticks:first-child{margin-top:0}
.note-group+.note-group{margin-top:40px}
.note-group>h3{font-size:1.3rem;margin-bottom:16px}
.remarks-columns .note-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));column-gap:clamp(28px,5vw,72px)}
.remarks-columns li:last-child:nth-child(odd){grid-column:1/-1}
.remarks-large .note-list{gap:clamp(28px,4vw,52px) clamp(28px,4vw,56px)}
.remarks-large .note-list>li{border-top:3px solid var(--primary);padding-top:20px;min-width:0}
.remarks-large .note-list>li>p:first-child{font:var(--display-weight) clamp(1.25rem,1.05rem + .8vw,1.6rem)/1.35 var(--display);letter-spacing:calc(var(--tracking)/2)}
.remarks:not(:has(li)){display:none}`,
  render(section, context) {
    const items = context.mode === 'edit' ? section.items : section.items.filter((item) => !item.placeholder);
    if (items.length === 0) return raw('');
    // A few lines need little room.
    const isTight = section.variant === 'aside' && items.length <= 3 && items.every(({ body }) => body.length < 200);
    const large = section.variant === 'large';
    const groups = grouped(items).map(({ group, items: members }) => {
      const classes = large ? spans(members.length) : [];
      return html`<div class="note-group">${group && html`<h3>${group}</h3>`}<ul class="note-list${large && ' mosaic'}">${members.map((item, index) => drawn(item, group !== '', classes[index]))}</ul></div>`;
    });
    return html`<section class="remarks remarks-${section.variant}${section.variant === 'aside' && ' beside'}${isTight && ' tight'}" ${sectionMark('notes', context)}><div class="wrap">
${heading(section.title, section.intro)}
<div>${groups}</div>
</div></section>`;
  },
  samples: NOTES_VARIANTS.map((variant) => ({
    label: LABELS[variant],
    section: {
      kind: 'notes' as const,
      variant,
      title: 'Good to know',
      items: [
        { body: 'Say what people should know before they come.' },
        { body: 'Say what is possible, and what is not.' },
        { body: 'Say how you deal with changes.' },
      ],
    },
  })),
});
