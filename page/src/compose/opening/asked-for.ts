import type { PageLanguage } from '@landfall/shared/contracts';
import { oneOf } from '../../brief/text/phrases.ts';
import { BENDS, OF_THE, SAYS_NOTHING } from '../../brief/words/asked-for.ts';
import { wordsOf } from '../../brief/words/by-language.ts';
import type { Writing } from '../writing.ts';

const MOST_KIND = 40;
const WORD = '\\p{L}[\\p{L}-]{2,}';
/** "Lezioni di italiano": small words within a kind; none that goes on about it. */
const SMALL = '(?:(?!que |qui |che |die |der |das |dat )\\p{Ll}{1,3} )?';
const IDLE = new RegExp(`^(?:${SAYS_NOTHING})$`, 'iu');

/** "Eine Seite für meine", up to what it is for, in as many words as name it before a mark. */
function patternOf(language: PageLanguage): RegExp {
  const { page, pageFor, articles } = wordsOf(language);
  const between = pageFor.filter((word) => language !== 'pl' || !BENDS.includes(word));
  return new RegExp(
    `(?<!\\p{L})${oneOf(page)},? (?:${oneOf(between)} (?:${oneOf(articles)} ){1,2}|${oneOf(OF_THE[language])} )(${WORD}(?: ${SMALL}${WORD}){0,2})(?=[.,;:!?(]|$)`,
    'iu',
  );
}

const patterns = new Map<PageLanguage, RegExp>();

function patternFor(language: PageLanguage): RegExp {
  const known = patterns.get(language) ?? patternOf(language);
  patterns.set(language, known);
  return known;
}

/** Whether a phrase is a kind of thing rather than a name; German writes both alike. */
const isKind = (text: string, language: PageLanguage): boolean =>
  (language === 'de' || text === text.toLowerCase()) && text.length <= MOST_KIND && !IDLE.test(text);

/** What somebody asks a page for: "Fahrradwerkstatt" of "ich brauche eine Seite für meine Fahrradwerkstatt"; empty where no wish tells it. */
export const askedFor = ({ language, wishes }: Pick<Writing, 'language' | 'wishes'>): string =>
  wishes
    .filter(({ kind, negated }) => kind === 'other' && !negated)
    .map(({ text }) => patternFor(language).exec(text)?.[1] ?? '')
    .find((text) => text !== '' && isKind(text, language)) ?? '';
