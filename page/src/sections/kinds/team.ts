import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { heading, sectionMark } from '../parts.ts';
import { defineKind, line, optionalLine } from '../section-kind.ts';

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
    title: line(120),
    intro: optionalLine(300),
    people: v.pipe(
      v.array(
        v.object({
          name: line(80),
          role: optionalLine(80),
          body: optionalLine(240),
          /** True for a person that nobody named: marked in the editor, never published. */
          placeholder: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(1),
      v.maxLength(8),
    ),
  }),
  css: `
.team ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:40px 28px}
.team .face{width:88px;height:88px;border-radius:var(--radius-xl);display:grid;place-items:center;background:var(--soft);color:var(--primary);font:700 1.7rem/1 var(--display);margin-bottom:20px}
.team h3{font-size:1.18rem;overflow-wrap:anywhere}
.team .role{color:var(--primary);font-weight:600;font-size:.95rem;margin-top:4px}
.team .role+p,.team h3+p:not(.role){color:var(--muted);margin-top:8px}
.team:not(:has(li)){display:none}`,
  render(section, context) {
    const people = context.mode === 'edit' ? section.people : section.people.filter((person) => !person.placeholder);
    if (people.length === 0) return raw('');
    return html`<section class="team" ${sectionMark('team', context)}><div class="wrap">
${heading(section.title, section.intro)}
<ul>${people.map((person) => html`<li${person.placeholder && raw(' data-placeholder="person"')}><div class="face" aria-hidden="true">${initials(person.name)}</div><h3>${person.name}</h3>${person.role && html`<p class="role">${person.role}</p>`}${person.body && html`<p>${person.body}</p>`}</li>`)}</ul>
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
