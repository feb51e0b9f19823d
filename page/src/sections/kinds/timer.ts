import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { endOf } from '../parts/time-left.ts';
import { actions, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, link, longText, optionalLine } from '../section-kind.ts';

/**
 * How many days are left, without a script: the element that says so is empty in everything that is stored, and
 * `../../publish/countdowns.ts` fills it where visitors get the page.
 */
export const timer = defineKind({
  kind: 'timer',
  label: 'Countdown',
  category: 'Selling',
  ownGround: true,
  schema: v.object({
    kind: v.literal('timer'),
    title: line(200),
    body: longText,
    /** YYYY-MM-DDTHH:MM as clocks of the zone show it; empty while nobody gave one: not published then. */
    until: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/)), ''),
    /** As the IANA database names it. */
    zone: optionalLine(60),
    /** What is said afterwards; empty for words of ours. */
    ended: optionalLine(200),
    actions: v.optional(v.pipe(v.array(link), v.maxLength(1)), []),
    /** The texts that are samples: marked in the editor, never published. */
    placeholders: v.optional(v.array(v.picklist(['title', 'body'])), []),
  }),
  css: `
.timer{padding:clamp(20px,3vw,40px) 0}
.timer .inner{display:flex;flex-wrap:wrap;gap:24px clamp(28px,5vw,80px);align-items:center;justify-content:space-between;padding:clamp(26px,3.4vw,48px);border-radius:var(--radius-xl);background:var(--deep);--ink:var(--on-deep);--muted:var(--on-deep-muted);--primary:var(--ink);--on-primary:var(--deep);--accent:var(--ink);color:var(--ink)}
.timer-what{flex:1 1 320px;min-width:0}
.timer h2{font-size:clamp(1.35rem,1.1rem + 1.1vw,1.9rem)}
.timer-what p{margin-top:10px;color:var(--muted)}
.timer .actions{margin-top:24px}
.timer .actions:empty{display:none}
.timer-left{flex:0 1 auto;max-width:100%;text-align:end}
.timer-left>:first-child{display:block;font:var(--display-weight) clamp(1.9rem,1.4rem + 2.4vw,3.3rem)/1.1 var(--display);letter-spacing:var(--tracking);text-wrap:balance}
.timer-left>:not(:first-child){display:block;margin-top:8px;font-size:.95rem;color:var(--muted)}
@media(max-width:860px){.timer .inner{flex-direction:column;align-items:flex-start}.timer .inner>*{flex:none;max-width:100%}.timer-left{text-align:start;order:-1}}
.timer:not(:has(.timer-left)){display:none}`,
  render({ title, body, until, zone, ended, actions: links, placeholders }, context) {
    if (context.mode === 'publish' && endOf({ until, zone }) === null) return html``;
    const text = (name: 'title' | 'body', drawn: Html) =>
      !placeholders.includes(name) ? drawn : context.mode === 'edit' && marked(drawn, 'text');
    const named = html`<h2${title.length > 44 && html` class="long"`}>${title}</h2>`;
    return html`<section class="timer" ${sectionMark('timer', context)}><div class="wrap"><div class="inner">
<div class="timer-what">${text('title', named)}${prose(body).map((paragraph) => text('body', paragraph))}${actions(links)}</div>
<p class="timer-left" data-until="${until}" data-zone="${zone}" data-ended="${ended}"></p>
</div></div></section>`;
  },
  samples: [
    {
      label: 'Countdown',
      section: {
        kind: 'timer',
        title: 'Say what ends then',
        body: 'And what people should do before.',
        actions: [{ label: 'Get started', href: '#contact' }],
        placeholders: ['title', 'body'],
      },
    },
  ],
});
