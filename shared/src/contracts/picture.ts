import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, id, pagedOf, text } from './wire.ts';

/** Services whose pictures may be taken over into an account's files. */
export const pictureSource = v.picklist(['openverse', 'pexels']);
export type PictureSource = v.InferOutput<typeof pictureSource>;

/** A picture of a service, to be looked at before it is taken over. */
export const foundPicture = v.object({
  id,
  source: pictureSource,
  alt: text,
  /** Who is named where it is used. */
  credit: text,
  /** Pixels. */
  width: v.number(),
  height: v.number(),
  /** A small picture, as a data address: the dashboard loads nothing from elsewhere. Empty where there is none. */
  thumbnail: text,
});
export type FoundPicture = v.InferOutput<typeof foundPicture>;

/** GET picture?source=&q=&page= */
export const pictureQuery = v.object({
  source: pictureSource,
  q: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('picture_search_missing', 'Please say what the picture shows.')),
    v.maxLength(100),
  ),
  page: v.optional(v.union([v.string(), v.number()])),
});
export const foundPictures = pagedOf(foundPicture);

/** GET picture/source: the services that the operator has set up. */
export const pictureSources = dataOf(v.array(v.object({ source: pictureSource, label: v.string() })));

/** POST project/{id}/picture: copies a picture into the account's files. */
export const takePicture = v.object({ source: pictureSource, id: v.pipe(id, v.maxLength(100)) });
