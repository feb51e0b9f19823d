import * as v from 'valibot';
import { html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { actions, heading, picture, sectionMark, ticked } from '../parts.ts';
import { prose } from '../prose.ts';
import { art, defineKind, line, link, longText, optionalLine, points, type RenderContext } from '../section-kind.ts';

const MOST_TABS = 8;

const tab = v.object({
  label: line(120),
  body: longText,
  points,
  action: v.optional(link),
  /** Without one, the words have the whole width. */
  art: v.optional(art),
  /** True while nobody wrote it: marked in the editor, never published. */
  placeholder: v.optional(v.boolean(), false),
});

const panelOf = ({ body, points, action, art: shown }: v.InferOutput<typeof tab>, context: RenderContext) =>
  html`<div class="tab-panel${shown && ' tab-pair'}"><div>${prose(body)}${ticked(points)}${actions(action ? [action] : [])}</div>${shown && picture(shown, context, 'tab-art')}</div>`;

/**
 * Panels of which one is shown. They are `<details>` of one name, drawn as tabs where a browser can lay their content out
 * beside each other's summaries, and one below the other elsewhere and on phones. Real tabs need a script that moves the
 * focus by arrows and says what is selected. Radio buttons drawn as tabs would be announced as a choice in a form, say
 * nothing of the panel that they show, and hide it from a search in the page. These say "expanded" and "collapsed", which
 * is what they are, take the focus one by one, open by Enter and Space, and are opened by a search. The name makes the
 * browser close the others; what is edited has none, because a copy would share it: `../../sanitize/own-names.ts` gives it.
 */
export const tabs = defineKind({
  kind: 'tabs',
  label: 'Tabs',
  category: 'Content',
  schema: v.object({
    kind: v.literal('tabs'),
    title: line(200),
    intro: optionalLine(600),
    items: v.pipe(v.array(tab), v.minLength(2), v.maxLength(MOST_TABS)),
  }),
  css: `
.tabs details{border-bottom:1px solid var(--line)}
.tabs details:first-child{border-top:1px solid var(--line)}
.tabs summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:24px;padding:20px 4px;font-weight:600;font-size:1.07rem}
.tabs summary::-webkit-details-marker{display:none}
.tabs summary:after{content:"+";font:400 1.6rem/1 var(--body);color:var(--primary);flex:none}
.tabs details[open]>summary:after{content:"\\2212"}
.tab-panel{padding:4px 4px 30px}
.tab-panel p{max-width:44em}
.tab-panel .actions{margin-top:26px}
.tab-art{width:100%;height:auto;aspect-ratio:5/4;object-fit:cover;display:block;border-radius:var(--radius);margin-top:24px}
@supports selector(::details-content){@media(min-width:760px){
.tab-list{display:flex;flex-wrap:wrap}
.tabs .tab-list details{display:contents}
.tabs .tab-list summary{padding:12px 24px 16px;border:solid var(--line);border-width:0 0 1px;color:var(--muted)}
.tabs .tab-list summary:hover{color:var(--ink)}
.tabs .tab-list details>summary:after{content:none}
.tabs .tab-list details[open]>summary{padding-bottom:14px;border-bottom:3px solid var(--primary);color:var(--primary)}
.tab-list:after,.centred .tab-list:before{content:"";flex:1;border-bottom:1px solid var(--line)}
.tab-list details::details-content{order:1;width:100%}
.tab-list .tab-panel{padding:36px 0 0}
.tab-list .tab-pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(32px,6vw,80px);align-items:center}
.tab-list .tab-art{margin:0}
}}
@media print{.tabs details::details-content{content-visibility:visible}}
.tabs:not(:has(details)){display:none}`,
  render({ title, intro, items }, context) {
    const shown = context.mode === 'edit' ? items : items.filter((item) => !item.placeholder);
    if (shown.length === 0) return html``;
    const name = context.mode === 'publish' && html` name="${context.anchor || 'tabs'}"`;
    return html`<section class="tabs" ${sectionMark('tabs', context)}><div class="wrap">
${heading(title, intro)}
<div class="tab-list">${shown.map((item, index) => {
      const drawn = html`<details class="tab"${name}${index === 0 && ' open'}><summary>${item.label}</summary>${panelOf(item, context)}</details>`;
      return item.placeholder ? marked(drawn, 'tab', ['summary', 'a']) : drawn;
    })}</div>
</div></section>`;
  },
  samples: [
    {
      label: 'Tabs',
      section: {
        kind: 'tabs',
        title: 'Find what fits you',
        items: [
          {
            label: 'First tab',
            body: 'Say what is in it for the first group of people.',
            points: ['What they get'],
            placeholder: true,
          },
          {
            label: 'Second tab',
            body: 'Say what is in it for the second group of people.',
            points: ['What they get'],
            placeholder: true,
          },
          {
            label: 'Third tab',
            body: 'Say what is in it for the third group of people.',
            points: ['What they get'],
            placeholder: true,
          },
        ],
      },
    },
  ],
});
