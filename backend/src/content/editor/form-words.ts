import { languageOfWords, WORDS } from '@landfall/page/languages/languages';
import type { PageModel } from '@landfall/page/sections/model';

/** What stops a video behind a section, in the page's language. */
export const stopWordsOf = (model: PageModel): string => WORDS[languageOfWords(model)].stopVideo;

/** What of ours stands in a form, in the page's language. */
export function formWordsOf(model: PageModel): { optional: string; choose: string } {
  const { optional, choose } = WORDS[languageOfWords(model)];
  return { optional, choose };
}
