import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, optionalLine } from '../section-kind.ts';

const GRAPHEMES = new Intl.Segmenter();

/** The first letters of the first and the last name. */
const initials = (name: string): string => {
  const words = name.split(/\s+/);
  return [...new Set([words[0], words.at(-1)])]
    .map((word = '') => GRAPHEMES.segment(word)[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? '')
    .join('');
};

export const team = defineKind({
  kind: 'team',
  label: 'Team',
  category: 'Trust',
  schema: v.object({
    kind: v.literal('team'),
    title: line(200),
    intro: longText,
    people: v.pipe(
      v.array(
        v.object({
          name: line(400),
          role: optionalLine(400),
          body: longText,
          /** True for a person that nobody named: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ITEMS),
    ),
  }),
  css: `
.team ul{list-style:none;display:grid;gap:40px 32px}
.team-many ul{grid-template-columns:repeat(auto-fill,minmax(min(100%,230px),1fr))}
.team-few ul{grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
.team-few li{display:grid;grid-template-columns:88px minmax(0,1fr);gap:0 24px;align-items:start}
.team li{min-width:0}
.team .face{width:88px;height:88px;border-radius:var(--radius-xl);display:grid;place-items:center;background:var(--soft);color:var(--primary);font:700 1.7rem/1 var(--display);margin-bottom:20px}
.team h3{font-size:1.18rem;overflow-wrap:anywhere}
.team .role{color:var(--primary);font-weight:600;font-size:.95rem;margin-top:4px}
.team .role+p,.team h3+p:not(.role){color:var(--muted);margin-top:8px}
.team:not(:has(li)){display:none}`,
  render(section, context) {
    const people = context.mode === 'edit' ? section.people : section.people.filter((person) => !person.placeholder);
    if (people.length === 0) return raw('');
    return html`<section class="team team-${people.length < 3 || people.some(({ body }) => body.length > 220) ? 'few' : 'many'}" ${sectionMark('team', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul>${people.map((person) => html`<li${person.placeholder && raw(' data-placeholder="person"')}><div class="face" aria-hidden="true">${initials(person.name)}</div><div><h3>${person.name}</h3>${person.role && html`<p class="role">${person.role}</p>`}${prose(person.body)}</div></li>`)}</ul>
</div></section>`;
  },
  samples: [
    {
      label: 'Team',
      section: {
        kind: 'team',
        title: 'The people behind it',
        people: ['First person', 'Second person', 'Third person'].map((name) => ({
          name,
          role: 'What they do',
          body: 'One sentence about them.',
          placeholder: true,
        })),
      },
    },
  ],
});
