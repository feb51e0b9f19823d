import type { Lexicon } from '../lexicon.ts';
import type { FoundWish } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';

const IN_BRACKETS = /([^,;:()]{2,60}) \(([^()]{3,300})\)/g;
const AFTER_COLON = /([^,;:()]{2,60}): ([^;:()]{3,300})$/;
const OR = /[,/|]| (?:or|and|o|u|y|e|ou|et|oder|und|of|en|lub|albo|i) /iu;
const MOST_CHOICES = 20;
const MOST_WORDS = 5;
const MOST_LETTERS = 80;

/** "S, M, L or XL": what one chooses from; null where it is no list of answers, or one of fields. */
function choicesOf(list: string, { fields }: Lexicon): string[] | null {
  const choices = [
    ...new Set(
      list
        .split(OR)
        .map((choice) => tidied(choice.trim()))
        .filter(Boolean),
    ),
  ];
  if (choices.length < 2 || choices.length > MOST_CHOICES) return null;
  const isField = (choice: string) => fields.some(([, pattern]) => pattern.exec(choice)?.[0].length === choice.length);
  const isChoice = (choice: string) => countWords(choice) <= MOST_WORDS && choice.length <= MOST_LETTERS;
  return choices.every((choice) => isChoice(choice) && !isField(choice)) ? choices : null;
}

/** Fields of a form whose answers are listed, "the size (S, M or L)", and what is left of the list of fields without them. */
export function withoutChoices(list: string, lexicon: Lexicon): { rest: string; found: FoundWish[] } {
  const found: FoundWish[] = [];
  const take = (all: string, before: string, answers: string): string => {
    const choices = choicesOf(answers.replace(/[.]$/, ''), lexicon);
    const parts = before.split(lexicon.and);
    const field = parts.at(-1) ?? '';
    const label = tidied(field.trim().replace(lexicon.andFirst, '').trim().replace(lexicon.articles, '').trim());
    if (!choices || !/\p{L}{2}/u.test(label) || lexicon.fill.test(field) || lexicon.formWord.test(field)) return all;
    found.push({ kind: 'form', text: `${label} (${choices.join(', ')})`, value: label, choices });
    return before.slice(0, before.length - field.length);
  };
  const rest = list.replace(IN_BRACKETS, take).replace(AFTER_COLON, take);
  return { rest, found };
}
