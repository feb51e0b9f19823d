import * as v from 'valibot';
import { html, raw } from '../html.ts';
import { actions, icon, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { defineKind, line, link, longText, optionalLine } from '../section-kind.ts';
import { leadForm } from './lead-form.ts';
import { leadFormField } from './lead-form-field.ts';

const POPUP_VARIANTS = ['middle', 'side'] as const;

const LABELS = { middle: 'Popup', side: 'Popup, from the side' };

/**
 * What opens over the page when somebody presses a link to it. It is drawn as a section, which the editor shows in its
 * place; `../parts/popups.ts` makes the dialog, and the buttons that open it, when the page is published.
 */
export const popup = defineKind({
  kind: 'popup',
  label: 'Popup',
  category: 'Selling',
  ownGround: true,
  schema: v.object({
    kind: v.literal('popup'),
    variant: v.picklist(POPUP_VARIANTS),
    title: line(200),
    body: longText,
    actions: v.optional(v.pipe(v.array(link), v.maxLength(2)), []),
    /** What it asks for, in place of buttons. */
    form: v.optional(
      v.object({
        fields: v.pipe(v.array(leadFormField), v.minLength(1), v.maxLength(6)),
        button: line(80),
        thanks: optionalLine(300),
      }),
    ),
  }),
  css: `
dialog.popup{position:fixed;inset:0;margin:auto;width:min(600px,100% - 32px);max-width:none;height:fit-content;max-height:calc(100dvh - 32px);padding:0;border:1px solid var(--line);border-radius:var(--radius-xl);background:var(--bg);color:var(--ink);box-shadow:0 0 0 200vmax rgb(8 10 18/.6);overflow:auto;overscroll-behavior:contain;z-index:9}
dialog.popup:focus-visible{outline:0}
dialog.popup::backdrop{background:none}
dialog.popup-side{margin-inline:auto 0;width:min(460px,100% - 40px);height:100dvh;max-height:none;border-radius:0}
.popup-box{padding:clamp(28px,5vw,52px) clamp(22px,5vw,52px)}
.popup-box>h2{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.1rem);padding-inline-end:34px}
.popup-box>p{margin-top:14px;color:var(--muted)}
.popup-box .actions{margin-top:28px}
.popup-box .actions:empty{display:none}
.popup-close{position:absolute;inset-inline-end:10px;top:10px;width:44px;height:44px;display:grid;place-items:center;padding:0;border:0;border-radius:50%;background:none;color:var(--ink);cursor:pointer}
.popup-close:empty:before{content:"\\D7";font:400 1.8rem/1 var(--body)}
.popup-close:focus-visible{outline-offset:-3px}
.popup-form.lead-form{padding:0;background:none}
.popup-form .wrap{width:auto}
.popup-form .inner{max-width:none;padding:0;text-align:start}
.popup-form.lead-form form{display:grid;grid-template-columns:minmax(0,1fr);margin-top:0}
.popup-form .on-deep{margin-bottom:24px}
.popup-form h2{padding-inline-end:34px;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.1rem)}
.popup-form .send{text-align:start}
.popup-form .button{width:100%}
dialog.popup:target{display:block}
dialog.popup:has(:target){display:block}
dialog.popup:has([role=alert][autofocus]){display:block}
dialog.popup:not(:popover-open):not([open]) button.popup-close{display:none}
dialog.popup:popover-open .popup-away{display:none}
dialog.popup[open] .popup-away{display:none}
html:has(dialog.popup:modal){overflow:hidden}
button.button{font:600 1em/1.25 var(--body);cursor:pointer}
.opener{padding:0;border:0;background:none;color:var(--primary);font:inherit;text-align:start;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
nav .opener,.foot .opener{color:var(--muted);font-size:.95rem;text-decoration:none}
@media(prefers-reduced-motion:no-preference){dialog.popup{animation:popup-in .22s ease-out}dialog.popup-side{animation-name:popup-aside}@keyframes popup-in{0%{opacity:0;translate:0 18px}}@keyframes popup-aside{0%{opacity:0;translate:40px 0}}}`,
  render({ variant, title, body, actions: links, form }, context) {
    const close = html`<button type="button" class="popup-close" aria-label="${context.words.close}">${icon('x')}</button>`;
    const inside = form
      ? raw(
          leadForm
            .render(
              { kind: 'lead-form', variant: 'line', title, body, ways: [], note: '', ...form },
              { ...context, anchor: '' },
            )
            .markup.replace('class="', 'class="popup-form '),
        )
      : html`<h2${title.length > 44 && raw(' class="long"')}>${title}</h2>${prose(body)}${actions(links)}`;
    return html`<section class="popup popup-${variant}" ${sectionMark('popup', context)}><div class="popup-box">${close}
${inside}
</div></section>`;
  },
  samples: [
    ...POPUP_VARIANTS.map((variant) => ({
      label: LABELS[variant],
      section: {
        kind: 'popup' as const,
        variant,
        title: 'One thing before you go on',
        body: 'Say what it is about. It opens when somebody presses a button that leads here.',
        actions: [{ label: 'Get started', href: '#contact' }],
      },
    })),
    {
      label: 'Popup, with a form',
      section: {
        kind: 'popup' as const,
        variant: 'middle' as const,
        title: 'Be the first to know',
        body: 'Leave your address and we write when there is something to say.',
        form: { fields: [{ label: 'E-mail', input: 'email' as const }], button: 'Keep me posted' },
      },
    },
  ],
});
