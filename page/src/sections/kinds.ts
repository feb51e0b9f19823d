import { bar } from './kinds/bar.ts';
import { comparison } from './kinds/comparison.ts';
import { contact } from './kinds/contact.ts';
import { countdown } from './kinds/countdown.ts';
import { cta } from './kinds/cta.ts';
import { embed } from './kinds/embed.ts';
import { faq } from './kinds/faq.ts';
import { features } from './kinds/features.ts';
import { footer } from './kinds/footer.ts';
import { gallery } from './kinds/gallery.ts';
import { goal } from './kinds/goal.ts';
import { header } from './kinds/header.ts';
import { hero } from './kinds/hero.ts';
import { hours } from './kinds/hours.ts';
import { leadForm } from './kinds/lead-form.ts';
import { listing } from './kinds/listing.ts';
import { logos } from './kinds/logos.ts';
import { notes } from './kinds/notes.ts';
import { place } from './kinds/place.ts';
import { popup } from './kinds/popup.ts';
import { pricing } from './kinds/pricing.ts';
import { steps } from './kinds/steps.ts';
import { story } from './kinds/story.ts';
import { table } from './kinds/table.ts';
import { tabs } from './kinds/tabs.ts';
import { team } from './kinds/team.ts';
import { testimonials } from './kinds/testimonials.ts';
import { timer } from './kinds/timer.ts';
import { video } from './kinds/video.ts';

/** Every kind of section, in the order of their rules. A new one is a file in kinds/, and its name here and in model.ts. */
export const KINDS = [
  header,
  hero,
  features,
  story,
  steps,
  gallery,
  testimonials,
  pricing,
  faq,
  contact,
  cta,
  footer,
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
] as const;
