import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { heading, icon, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, longText, MOST_ITEMS, optionalLine } from '../section-kind.ts';

const GRAPHEMES = new Intl.Segmenter();

/** The first letters of the first and the last name; titles and what is no name in front of it do not count. */
const initials = (name: string): string => {
  const words = name.split(/\s+/);
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.') && word !== 'Dr');
  const [first = '', last = ''] = names.length > 0 ? [names[0], names.at(-1)] : [words[0], words.at(-1)];
  return [...new Set([first, last])]
    .map((word) => GRAPHEMES.segment(word)[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? '')
    .join('');
};

/** Columns in which no row holds one person alone, as far as the number allows. */
const columnsFor = (count: number): number =>
  count <= 5 ? count : count % 4 === 0 || count % 4 === 3 ? 4 : count % 3 === 0 ? 3 : count % 5 === 0 ? 5 : 4;

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
.team li{min-width:0}
.team-few li{display:grid;grid-template-columns:88px minmax(0,1fr);gap:0 24px;align-items:start}
.team-alone .cols{grid-template-columns:minmax(0,1fr)}
@media(max-width:860px){.team-few .cols{grid-template-columns:minmax(0,1fr)}}
@media(max-width:640px){.team li{display:grid;grid-template-columns:88px minmax(0,1fr);gap:0 22px;align-items:start}}
.team .face{width:88px;height:88px;border-radius:var(--radius-xl);display:grid;place-items:center;background:var(--soft);color:var(--primary);font:700 1.7rem/1 var(--display);margin-bottom:20px}
.team h3{font-size:1.18rem;overflow-wrap:anywhere}
.team .role{color:var(--primary);font-weight:600;font-size:.95rem;margin-top:4px}
.team .role+p,.team h3+p:not(.role){color:var(--muted);margin-top:8px}
.team:not(:has(li)){display:none}`,
  former: {
    marker: '<ul class="cols',
    css: `
:where(.team) ul:where(:not([class])){list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:40px 28px}`,
  },
  render(section, context) {
    const people = context.mode === 'edit' ? section.people : section.people.filter((person) => !person.placeholder);
    if (people.length === 0) return raw('');
    const isFew = people.length < 3 || people.some(({ body }) => body.length > 220);
    return html`<section class="team ${people.length === 1 ? 'team-few team-alone beside' : isFew ? 'team-few' : 'team-many'}" ${sectionMark('team', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul class="cols cols-${isFew ? 2 : columnsFor(people.length)}">${people.map((person) => {
      const face = person.placeholder ? icon('users') : initials(person.name);
      const drawn = html`<li><div class="face" aria-hidden="true">${face}</div><div><h3>${person.name}</h3>${person.role && html`<p class="role">${person.role}</p>`}${prose(person.body)}</div></li>`;
      return person.placeholder ? marked(drawn, 'person') : drawn;
    })}</ul>
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
