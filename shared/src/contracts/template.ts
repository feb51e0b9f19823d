import * as v from 'valibot';
import { pageLanguage } from './fact-sheet.ts';
import { dataOf, id, text } from './wire.ts';

/** GET template?language= */
export const templateQuery = v.object({ language: v.optional(v.fallback(pageLanguage, 'en'), 'en') });

/** A page to begin from. */
export const template = v.object({
  template_id: id,
  name: v.string(),
  description: text,
  /** A group of the gallery, in the language that was asked for. */
  category: text,
  /** Address of a picture of the whole page, 640 by 800 pixels. */
  preview_img: text,
  /** The whole page to look at, a path of the backend; empty where there is none. */
  view_url: text,
});
export type Template = v.InferOutput<typeof template>;

export const templateList = dataOf(v.array(template));
export type TemplateList = v.InferOutput<typeof templateList>;
