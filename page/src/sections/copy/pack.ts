import type { IconName } from '../icons.ts';

/**
 * What a page of one business says in one language where the person's own words do not reach.
 * `{brand}` stands for the brand's name. Nothing in here is a fact about the business:
 * no numbers, no awards, no promises of price or time, no customers' words.
 */
export interface CopyPack {
  /** The business in one or two words, for the line above the headline. */
  trade: string;
  headlines: readonly string[];
  leads: readonly string[];
  actions: readonly string[];
  quiet: string;
  notes: readonly [string, string, string];
  features: {
    titles: readonly string[];
    intro: string;
    items: readonly (readonly [icon: IconName, title: string, body: string])[];
  };
  story: { title: string; body: readonly string[] };
  steps: { title: string; items: readonly (readonly [title: string, body: string])[] };
  gallery: { title: string; captions: readonly [string, string, string, string, string] };
  faq: { title: string; items: readonly (readonly [question: string, answer: string])[] };
  closing: { titles: readonly string[]; body: string };
}
