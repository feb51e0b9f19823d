import { languageOfWords, WORDS } from '@landfall/page/languages/languages';
import type { TimerWords } from '@landfall/page/publish/time-left';
import type { PageModel } from '@landfall/page/sections/model';

/** What of ours stands in a countdown, in the page's language. */
export function timerWordsOf(model: PageModel): TimerWords {
  const language = languageOfWords(model);
  return { language, words: WORDS[language].timer };
}
