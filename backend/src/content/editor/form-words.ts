import { languageOfWords, WORDS } from '@landfall/page/languages/languages';
import type { PageModel } from '@landfall/page/sections/model';

/** What of ours stands in a form, in the page's language. */
export function formWordsOf(model: PageModel): { optional: string; choose: string } {
  const { optional, choose } = WORDS[languageOfWords(model)];
  return { optional, choose };
}
