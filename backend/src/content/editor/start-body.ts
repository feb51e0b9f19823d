import { pageAiDescription, pageLanguage } from '@landfall/shared/contracts';
import * as v from 'valibot';

const MISSING = 'Please describe the page, or choose a template.';

/** What an empty page is to begin with. `language` is that of a template. */
export const startBody = v.pipe(
  v.object({
    template: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    description: v.optional(pageAiDescription, ''),
    language: v.optional(v.fallback(pageLanguage, 'en'), 'en'),
  }),
  v.forward(
    v.check(({ template, description }) => template !== '' || description !== '', MISSING),
    ['description'],
  ),
);
export type StartBody = v.InferOutput<typeof startBody>;
