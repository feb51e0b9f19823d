import * as v from 'valibot';
import type { PageWords } from '../languages/page-words.ts';
import { MOTIF_IDS, type MotifId } from './art.ts';
import type { Html } from './html.ts';

export interface RenderContext {
  /** The page's language, for numbers. */
  language: string;
  /** What is ours on the page, in its language. */
  words: PageWords;
  /** Theme whose colours drawings take. */
  palette: string;
  /** Where our own assets (drawings, fonts) are served, with a slash at the end. */
  assets: string;
  /** In 'edit', placeholders are drawn and marked; in 'publish' they are left out: nothing invented is shown as fact. */
  mode: 'edit' | 'publish';
  /** The section's anchor, unique in its page; empty for a block that is not in a page yet. */
  anchor: string;
}

/** One kind of section: everything that generator, renderer, editor and previews know about it. */
export interface SectionKind<K extends string, S extends v.GenericSchema> {
  kind: K;
  schema: S;
  /** What the editor calls it, and the group it is listed in. */
  label: string;
  category: 'Opening' | 'Content' | 'Trust' | 'Selling' | 'Closing';
  /** True for a kind that draws its own ground: the page's alternation of grounds leaves it alone. */
  ownGround?: true;
  /** Rules of this kind alone, over the custom properties of stylesheet.ts. */
  css: string;
  /**
   * Rules for markup from before `marker` came into every section of this kind: pages that their owners edited keep
   * theirs. They weigh nothing, so that newer markup on the same page is not touched.
   */
  former?: { marker: string; css: string };
  render(section: v.InferOutput<S>, context: RenderContext): Html;
  /** Samples that the editor offers as blocks, one a variant worth having. */
  samples: readonly { label: string; section: v.InferInput<S> }[];
}

export const defineKind = <const K extends string, S extends v.GenericSchema>(
  kind: SectionKind<K, S>,
): SectionKind<K, S> => kind;

// Characters that HTML forbids are dropped when a page is drawn; something has to be left of a text.
const DRAWN = /[^\p{Cc}\p{Cs}\p{Cn}\s]/u;

/** A text of one line: 1 to `max` characters once trimmed. */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => DRAWN.test(text), 'This text is empty'),
  );

/** A text that may be empty. */
export const optionalLine = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '');

const SAFE_ADDRESS = /^(?:#[\w-]*|\/(?!\/)[^\s"'<>]*|https?:\/\/[^\s"'<>]+|mailto:[^\s"'<>]+|tel:[+\d][\d\s().-]*)$/i;

/** Where a link may lead: an anchor, a path, the web, an e-mail address or a phone. Never a script. */
export const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(SAFE_ADDRESS, 'This is not a web address'),
);

export const link = v.object({ label: line(200), href: address });
export type Link = v.InferOutput<typeof link>;

/** A share of a picture's width or height. */
const share = v.pipe(
  v.number(),
  v.transform((value) => Math.min(1, Math.max(0, value))),
);

/** Who made a picture, and where it comes from. */
export const credit = v.object({
  label: line(200),
  href: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^\s"'<>]+$/i))),
});
export type Credit = v.InferOutput<typeof credit>;

/** A picture of the owner's. `focal` is the point that stays in sight where it is cut. */
export const photo = v.object({
  /** Below the dashboard's origin, or on the web. */
  src: v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>]+$/i)),
  /** Empty: it decorates. */
  alt: optionalLine(200),
  /** Pixels. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  focal: v.optional(v.object({ x: share, y: share })),
  /** Who took it, where that is to be said. */
  credit: v.optional(credit),
});
export type Photo = v.InferOutput<typeof photo>;

/** A drawing that decorates, or the owner's picture in its place; `seed` decides the drawing's composition. */
export const art = v.object({
  motif: v.picklist(MOTIF_IDS),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4294967295)),
  photo: v.optional(photo),
});
export type Art = { motif: MotifId; seed: number; photo?: Photo | undefined };

/** What a price list, a menu or a group of points may hold at most: as much as a fact sheet. */
export const MOST_ITEMS = 300;

/** A text of several paragraphs, as long as a fact with all that belongs to it. */
export const longText = optionalLine(6000);

/** What something contains, a line each. */
export const points = v.optional(v.pipe(v.array(line(400)), v.maxLength(60)), []);
