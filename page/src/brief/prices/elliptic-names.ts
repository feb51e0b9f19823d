import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { namesDay } from '../times/hours.ts';

/** "O com 20" of "o kit com 10 ... e o com 20": the thing stands in the name before it. */
const THE_ONE =
  /^(?:the (?:ones?|one)|o|os|a|as|el|la|los|las|das|der|die|dasjenige|celui|celle|ceux|quello|quella|die|dat) (com|con|mit|with|of|for|avec|à|met|da) /iu;

function wholeName(label: string, before: string): string {
  const [head = '', joint = ''] = THE_ONE.exec(label) ?? [];
  const at = joint === '' ? -1 : before.toLowerCase().indexOf(` ${joint.toLowerCase()} `);
  return at < 0 ? label : `${before.slice(0, at)} ${joint} ${label.slice(head.length)}`;
}

/** Offers of one sentence, each called in full: "o kit com 10 fica R$ 195 e o com 20 R$ 370". */
export const withWholeNames = (facts: readonly FoundFact[]): FoundFact[] =>
  facts.map((fact, at) => {
    const before = facts[at - 1];
    const isNext = fact.kind === 'offer' && before?.kind === 'offer';
    return isNext ? { ...fact, label: tidied(wholeName(fact.label ?? '', before.label ?? '')) } : fact;
  });

/** "3 horas", "1h30": how long something takes, and no name of it. */
const LASTS_ONLY =
  /^(?:\d{1,3}(?:[.,]\d)? ?(?:h|hrs?|hours?|horas?|heures?|std\.?|stunden?|or[ae]|uur|godz\p{L}*|min\p{L}*|days?|días?|dias?|jours?|tage?|giorn[io]|dagen|dni)|\d{1,2} ?h ?\d{2})$/iu;
const MOST_WORDS_OF_NAME = 9;

/** A line in which a thing stands before its duration and its price, as one offer: "Passeio das ilhas, 3 horas: 30 €". */
export function withDurations(facts: readonly FoundFact[]): FoundFact[] {
  const [thing, offer, ...others] = facts;
  const isOne =
    others.length === 0 &&
    thing?.kind === 'about' &&
    offer?.kind === 'offer' &&
    LASTS_ONLY.test(offer.label ?? '') &&
    countWords(thing.text ?? '') <= MOST_WORDS_OF_NAME;
  if (!isOne) return [...facts];
  const told = [offer.label, offer.text].filter((text) => text).join(', ');
  return [{ ...offer, label: tidied((thing.text ?? '').replace(/[.]$/, '')), text: tidied(told) }];
}

/** "Or $70 a couple", in the place of a name: another price, and what it buys. */
const OR_ANOTHER =
  /^(?:or|o|ou|oder|of|lub) ((?:R\$|[€£$]) ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|zł|euros?|pounds?|dollars?)) (\p{L}[^,;:]{1,30})$/iu;

/** Offers of which one is called by another price, as two: "$38 a person or $70 a couple". */
export const withOthersApart = (facts: readonly FoundFact[]): FoundFact[] =>
  facts.flatMap((fact) => {
    const [, value = '', whom = ''] = fact.kind === 'offer' ? (OR_ANOTHER.exec(fact.label ?? '') ?? []) : [];
    return value === ''
      ? [fact]
      : [
          { ...fact, label: '' },
          { ...fact, label: tidied(whom), value, unit: '', text: '' },
        ];
  });

const ONLY = /^(?:only|nur|solo|sólo|seulement|alleen|tylko|só|apenas) (?=[^\p{L}]*\d)/iu;

/** "Saturday only $45": a day's price, rather than a low one. */
export function withOnly(fact: FoundFact, lexicon: Lexicon): FoundFact {
  const [only = ''] = fact.kind === 'offer' ? (ONLY.exec(fact.value ?? '') ?? []) : [];
  const isDay = only !== '' && (fact.label ?? '').split(' ').every((word) => namesDay(word, lexicon));
  return isDay ? { ...fact, label: `${fact.label} ${only.trim()}`, value: fact.value?.slice(only.length) } : fact;
}
