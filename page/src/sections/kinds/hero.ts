import * as v from 'valibot';
import { type Html, html } from '../html.ts';
import { marked } from '../parts/mark-samples.ts';
import { actions, icon, picture, sectionMark } from '../parts.ts';
import { prose } from '../prose.ts';
import { art, defineKind, line, link, longText, optionalLine } from '../section-kind.ts';

export const HERO_VARIANTS = ['split', 'centered', 'cover', 'editorial', 'mirror', 'statement'] as const;

/** Whether a headline has too many letters for the largest size, in all or in one word that cannot be parted. */
const isLong = (headline: string): boolean =>
  headline.length > 48 || headline.split(/[\s-]+/).some((word) => word.length > 13);

/** From here on a headline takes half a phone in the usual letters. */
const LENGTHY = 64;

/** Openings over the whole width. */
const LARGEST: ReadonlySet<string> = new Set(['centered', 'statement']);

/** Whether a headline is a name that can stand in the largest letters of all. */
const isBrief = (headline: string): boolean => headline.length <= 20 && !isLong(headline);

/** Whether a word is too long for a column beside a picture. */
const isDense = (headline: string): boolean => headline.split(/[\s-]+/).some((word) => word.length > 15);

export const hero = defineKind({
  kind: 'hero',
  label: 'Hero',
  category: 'Opening',
  ownGround: true,
  schema: v.object({
    kind: v.literal('hero'),
    variant: v.picklist(HERO_VARIANTS),
    eyebrow: optionalLine(200),
    headline: line(200),
    lead: longText,
    actions: v.pipe(v.array(link), v.maxLength(2)),
    /** Short reassurances under the buttons. */
    notes: v.optional(v.pipe(v.array(line(120)), v.maxLength(4)), []),
    /** On what terms and what is not offered, below them, without a tick. */
    terms: v.optional(v.pipe(v.array(line(200)), v.maxLength(10)), []),
    art,
    /** Texts that nobody wrote: marked in the editor, never published. */
    placeholders: v.optional(v.pipe(v.array(v.picklist(['eyebrow', 'headline', 'lead'])), v.maxLength(3)), []),
  }),
  css: `
.hero{padding:clamp(36px,6vw,84px) 0 clamp(56px,8vw,112px)}
.hero h1{font-size:clamp(2.5rem,1.35rem + 4.6vw,4.6rem);line-height:1.04}
.hero h1.long{font-size:clamp(2.1rem,1.4rem + 2.9vw,3.5rem);line-height:1.09}
.hero h1.dense{font-size:clamp(1.7rem,1.1rem + 2.2vw,2.75rem);overflow-wrap:anywhere}
.hero-centered h1.brief,.hero-statement h1.brief{font-size:clamp(2.6rem,1.1rem + 6.2vw,6.2rem);line-height:1}
.hero .lead{font-size:clamp(1.08rem,1rem + .45vw,1.3rem);line-height:1.6;color:var(--muted);margin-top:22px;max-width:36em}
.hero .lead+.lead{margin-top:12px}
.eyebrow{display:inline-flex;align-items:center;gap:10px;font-weight:600;font-size:.85rem;letter-spacing:.04em;color:var(--primary);margin-bottom:20px}
.eyebrow:before{content:"";width:26px;height:3px;border-radius:3px;background:var(--accent);flex:none}
.notes{list-style:none;display:flex;flex-wrap:wrap;gap:10px 26px;margin-top:28px;color:var(--ink);font-size:1.04rem;line-height:1.45}
.notes li{display:flex;gap:10px;align-items:flex-start;text-align:start}
.notes .icon{width:20px;height:20px;margin-top:2px;color:var(--primary);flex:none}
.terms{list-style:none;display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:18px;color:var(--muted);font-size:.96rem;line-height:1.45}
.actions+.terms{margin-top:28px}
.terms li{position:relative;padding-inline-start:15px;text-align:start}
.terms li:before{content:"";position:absolute;inset:.6em auto auto 0;width:5px;height:5px;border-radius:50%;background:currentColor}
.hero-art{width:100%;height:auto;object-fit:cover;display:block;border-radius:var(--radius-xl)}
.hero-mirror .hero-art{order:-1}
.hero-split .wrap,.hero-mirror .wrap{display:grid;grid-template-columns:minmax(0,1.08fr) minmax(0,.92fr);gap:clamp(32px,5vw,80px);align-items:center}
.hero-split .hero-art,.hero-mirror .hero-art{aspect-ratio:1/1.02}
.hero-centered{text-align:center}
.hero-centered .copy{max-width:860px;margin:0 auto}
.hero-centered .lead{margin-inline:auto}
.hero-centered .actions,.hero-centered .notes,.hero-centered .terms{justify-content:center}
.hero-centered .notes,.hero-centered .terms{max-width:680px;margin-inline:auto}
.hero-centered .hero-art{aspect-ratio:21/9;margin-top:clamp(40px,5vw,68px)}
.hero-cover{padding:0 0 clamp(40px,6vw,72px)}
.hero-cover .panel{position:relative;display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,.85fr);background:var(--deep);border-radius:var(--radius-xl);overflow:hidden}
.hero-cover .copy{align-self:center;padding:clamp(40px,7vw,104px) clamp(24px,5vw,72px)}
.hero-cover h1,.hero-cover .notes{color:var(--on-deep)}
.hero-cover .lead,.hero-cover .eyebrow,.hero-cover .terms{color:var(--on-deep-muted)}
.hero-cover .notes .icon{color:var(--on-deep)}
.hero-cover .button{background:var(--on-deep);color:var(--deep)}
.hero-cover .button-quiet{background:none;color:var(--on-deep);border-color:var(--on-deep-muted)}
.hero-cover .hero-art{border-radius:0}
@media(min-width:861px){.hero-cover .panel{min-height:clamp(400px,38vw,540px)}.hero-cover .hero-art{height:0;min-height:100%}}
.hero-editorial .copy{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:24px clamp(32px,6vw,96px);align-items:start}
.hero-editorial .eyebrow{margin-bottom:-4px;grid-column:1/-1}
.hero-editorial .lead{margin-top:0}
.hero-editorial .hero-art{aspect-ratio:21/8;margin-top:clamp(36px,5vw,64px)}
.hero-statement{background:var(--deep);padding:clamp(72px,11vw,168px) 0}
.hero-statement .copy{max-width:1000px}
.hero-statement h1{color:var(--on-deep);font-size:clamp(2.7rem,1.2rem + 6vw,5.6rem)}
.hero-statement h1.long:not(.dense){font-size:clamp(2.2rem,1.2rem + 4vw,4.2rem)}
.hero-statement .lead,.hero-statement .eyebrow,.hero-statement .terms{color:var(--on-deep-muted)}
.hero-statement .notes{color:var(--on-deep)}
.hero-statement .notes .icon{color:var(--on-deep)}
.hero-statement .button{background:var(--on-deep);color:var(--deep)}
.hero-statement .button-quiet{background:none;color:var(--on-deep);border-color:var(--on-deep-muted)}
.hero-art.drawn-high{object-position:50% 14%}
@media(min-width:861px){.hero-edge{padding:0 0 clamp(36px,5vw,72px)}.hero-edge .wrap{width:auto;margin:0;padding-inline-end:max(24px,50% - 590px);grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:clamp(440px,42vw,640px)}.hero-edge .copy{padding-block:40px}.hero-edge .hero-art{aspect-ratio:auto;height:0;min-height:100%;align-self:stretch;border-start-start-radius:0;border-end-start-radius:0}}
@media(max-width:640px){.hero-centered .eyebrow:before{display:none}.hero-centered .notes,.hero-centered .terms{flex-direction:column;width:fit-content;margin-inline:auto}.hero h1.lengthy{font-size:1.72rem;line-height:1.14}}
@media(min-width:641px){.hero h1.lengthy{font-size:clamp(2rem,1.3rem + 2.2vw,3rem)}}
@media(max-width:860px){
.hero-mirror .hero-art{order:0}
.hero-mirror .wrap,.hero-split .wrap,.hero-cover .panel,.hero-editorial .copy{grid-template-columns:minmax(0,1fr)}
.hero-mirror .hero-art,.hero-split .hero-art,.hero-cover .hero-art,.hero-centered .hero-art,.hero-editorial .hero-art{aspect-ratio:4/3;min-height:0}
}`,
  render(section, context) {
    const { headline } = section;
    const size = isLong(headline)
      ? html` class="long${isDense(headline) && ' dense'}${headline.length > LENGTHY && ' lengthy'}"`
      : LARGEST.has(section.variant) && isBrief(headline) && html` class="brief"`;
    const sample = (name: 'eyebrow' | 'headline' | 'lead', drawn: Html) =>
      !section.placeholders.includes(name) ? drawn : context.mode === 'edit' ? marked(drawn, 'text') : '';
    const eyebrow = section.eyebrow && sample('eyebrow', html`<p class="eyebrow">${section.eyebrow}</p>`);
    const title = sample('headline', html`<h1${size}>${section.headline}</h1>`);
    const lead = prose(section.lead, 'lead').map((paragraph) => sample('lead', paragraph));
    const notes =
      section.notes.length > 0 &&
      html`<ul class="notes">${section.notes.map((note) => html`<li>${icon('check')}<span>${note}</span></li>`)}</ul>`;
    const terms =
      section.terms.length > 0 && html`<ul class="terms">${section.terms.map((term) => html`<li>${term}</li>`)}</ul>`;
    // Cut to a band, a window on a screen shows its upper half.
    const isWindow = section.art.motif === 'window' && !section.art.photo;
    const image = picture(section.art, context, `hero-art${isWindow ? ' drawn-high' : ''}`, false);
    const copy =
      section.variant === 'editorial'
        ? html`<div class="copy">${eyebrow}<div>${title}</div><div>${lead}${actions(section.actions)}${notes}${terms}</div></div>`
        : html`<div class="copy">${eyebrow}${title}${lead}${actions(section.actions)}${notes}${terms}</div>`;
    const body =
      section.variant === 'cover'
        ? html`<div class="panel">${copy}${image}</div>`
        : html`${copy}${section.variant !== 'statement' && image}`;
    return html`<section class="hero hero-${section.variant}${section.variant === 'mirror' && ' hero-edge'}" ${sectionMark('hero', context)}><div class="wrap">
${body}
</div></section>`;
  },
  samples: HERO_VARIANTS.map((variant) => ({
    label: {
      split: 'Hero, side by side',
      centered: 'Hero, centred',
      cover: 'Hero, panel',
      editorial: 'Hero, editorial',
      mirror: 'Hero, picture left',
      statement: 'Hero, words alone',
    }[variant],
    section: {
      kind: 'hero' as const,
      variant,
      eyebrow: 'Who it is for',
      headline: 'Say in one line what you offer',
      lead: 'Then tell people what changes for them, in a sentence or two of plain words.',
      actions: [{ label: 'Get started', href: '#contact' }],
      notes: [],
      terms: [],
      art: { motif: 'tiles' as const, seed: 7 },
    },
  })),
});
