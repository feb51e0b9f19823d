import * as v from 'valibot';
import { storedFile } from './file.ts';
import { message } from './message.ts';
import { id, text } from './wire.ts';

/** Names of the pairs of letters that a page can be set in. */
export const TYPE_PAIR_NAMES = [
  'modern',
  'editorial',
  'technical',
  'friendly',
  'classic',
  'literary',
  'elegant',
  'geometric',
  'rounded',
  'poster',
  'condensed',
  'slab',
] as const;
export const typePairName = v.picklist(TYPE_PAIR_NAMES);
export type TypePairName = v.InferOutput<typeof typePairName>;

/** Empty: each page finds its own. */
const brandType = v.picklist([...TYPE_PAIR_NAMES, '']);

/** Pictures that a brand holds at most. */
export const MAX_BRAND_PICTURES = 30;

export const brandScheme = v.picklist(['light', 'dark']);
export type BrandScheme = v.InferOutput<typeof brandScheme>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The point that stays in sight where a picture is cut: shares of its width and height. */
export const focalPoint = v.object({ x: share, y: share });
export type FocalPoint = v.InferOutput<typeof focalPoint>;

const CENTRE = { x: 0.5, y: 0.5 };

/** A file of the account that is a picture, with its size in pixels. */
const pictureFile = v.object({ ...storedFile.entries, width: v.number(), height: v.number() });

export const brandPicture = v.object({
  ...pictureFile.entries,
  alt: text,
  focal: v.fallback(focalPoint, CENTRE),
  /** Who made it, as it is said beside it; empty where nobody needs to be named. */
  credit: text,
});
export type BrandPicture = v.InferOutput<typeof brandPicture>;

/** What the pages of a project have in common. */
export const brand = v.object({
  logo: v.nullish(pictureFile, null),
  /** #rrggbb; empty: each page finds its own. */
  colour: text,
  scheme: v.fallback(brandScheme, 'light'),
  type: v.fallback(brandType, ''),
  pictures: v.optional(v.array(brandPicture), []),
});
export type Brand = v.InferOutput<typeof brand>;

/** #rrggbb in any case, or nothing. */
export const brandColour = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^(?:#[0-9a-f]{6})?$/, message('colour_invalid', 'Please enter a colour like #1d4ed8')),
);

/** The brand form, and PUT project/{id}/brand. What GET answers is taken too: files are told by their ids. */
export const brandForm = v.object({
  logo: v.nullish(v.object({ file_id: id }), null),
  colour: v.optional(brandColour, ''),
  scheme: v.optional(brandScheme, 'light'),
  type: v.optional(brandType, ''),
  pictures: v.optional(
    v.pipe(
      v.array(
        v.object({
          file_id: id,
          alt: v.optional(
            v.pipe(
              v.string(),
              v.trim(),
              v.maxLength(
                200,
                message('picture_description_too_long', 'The description cannot exceed {max} characters', { max: 200 }),
              ),
            ),
            '',
          ),
          focal: v.optional(focalPoint, CENTRE),
          credit: v.optional(
            v.pipe(
              v.string(),
              v.trim(),
              v.maxLength(200, message('credit_too_long', 'The credit cannot exceed {max} characters', { max: 200 })),
            ),
            '',
          ),
        }),
      ),
      v.maxLength(
        MAX_BRAND_PICTURES,
        message('too_many_brand_pictures', 'A brand holds at most {max} pictures', { max: MAX_BRAND_PICTURES }),
      ),
      v.check(
        (pictures) => new Set(pictures.map(({ file_id }) => file_id)).size === pictures.length,
        message('picture_twice', 'A picture can be chosen once'),
      ),
    ),
    [],
  ),
});
export type BrandForm = v.InferOutput<typeof brandForm>;

const brandPalette = v.object({
  background: v.string(),
  surface: v.string(),
  ink: v.string(),
  muted: v.string(),
  line: v.string(),
  primary: v.string(),
  onPrimary: v.string(),
  soft: v.string(),
  deep: v.string(),
  onDeep: v.string(),
});
export type BrandPalette = v.InferOutput<typeof brandPalette>;

/** GET project/{id}/brand/preview?colour=: what a colour makes of a page, every text readable (WCAG AA). */
export const brandPreview = v.object({ light: brandPalette, dark: brandPalette });
export type BrandPreview = v.InferOutput<typeof brandPreview>;

/** GET brand/type: the pairs of letters, with the file of the headings' font. */
export const typePair = v.object({
  id: typePairName,
  label: v.string(),
  family: v.string(),
  weight: v.number(),
  /** Address of a WOFF2 on the backend. */
  font: v.string(),
});
export type TypePair = v.InferOutput<typeof typePair>;

export const typePairList = v.array(typePair);
