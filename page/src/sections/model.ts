import { pageLanguage } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { KINDS } from './kinds.ts';
import { line, optionalLine } from './section-kind.ts';
import { paletteId } from './themes.ts';
import { TYPE_PAIR_IDS } from './type-pairs.ts';

const [header, hero, features, story, steps, gallery, testimonials, pricing, faq, contact, cta, footer, ...more] =
  KINDS;
const [
  comparison,
  countdown,
  leadForm,
  listing,
  logos,
  team,
  goal,
  hours,
  notes,
  place,
  table,
  tabs,
  video,
  bar,
  popup,
  timer,
  embed,
] = more;

export const section = v.variant('kind', [
  header.schema,
  hero.schema,
  features.schema,
  story.schema,
  steps.schema,
  gallery.schema,
  testimonials.schema,
  pricing.schema,
  faq.schema,
  contact.schema,
  cta.schema,
  footer.schema,
  comparison.schema,
  countdown.schema,
  leadForm.schema,
  listing.schema,
  logos.schema,
  team.schema,
  goal.schema,
  hours.schema,
  notes.schema,
  place.schema,
  table.schema,
  tabs.schema,
  video.schema,
  bar.schema,
  popup.schema,
  timer.schema,
  embed.schema,
]);
export type Section = v.InferOutput<typeof section>;
/** A section as it is written, before what may be left out is filled in. */
export type SectionDraft = v.InferInput<typeof section>;

/** A whole page, as the generator makes it and as renderer, preview and editor read it. */
export const pageModel = v.object({
  /** Of what is written on it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  /** The language of what is ours on it, where that is another one. */
  words: v.optional(pageLanguage),
  title: line(120),
  /** For search results and shared links. */
  description: optionalLine(200),
  theme: v.object({ palette: paletteId, type: v.picklist(TYPE_PAIR_IDS) }),
  sections: v.pipe(v.array(section), v.minLength(1), v.maxLength(30)),
});
export type PageModel = v.InferOutput<typeof pageModel>;
