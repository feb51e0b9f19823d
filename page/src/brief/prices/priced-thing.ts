import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { ONLY_PRICED } from '../words/beside-prices.ts';
import {
  AND_THAT_IS,
  COMES_TO,
  EACH,
  INSTALMENTS_BESIDE,
  IS_THING,
  IT_DOES,
  LASTS,
  RELEASED,
  SUM_AND_THING,
  THERE_IS,
} from '../words/idle-labels.ts';

/** What is sold as one thing: a course, a book, in all our languages. */
const THING =
  /(?<![\p{L}-])(?:\p{L}*(?:kurs|lehrgang|seminar|workshop|webinar)|(?:\p{L}+ )?course|masterclass|retreat|e-?book|curso|taller|formación|formação|cours|formation|stage|corso|cursus|kurs(?: \p{L}+y)?|warsztaty|szkolenie)(?![\p{L}-])(?: (?:di|de|of|do|da) \p{L}{3,})?/giu;
/** A game is called by its name alone. */
const GAME =
  /(?<![\p{L}-])(?:(?:video ?)?game|videojuego|juego|jeu(?: vidéo)?|videogioco|gioco|spiel|spel|gra(?: \p{L}+a)?|jogo|novel|novela|roman|romanzo|romance|powieść|album|albúm|álbum|app)(?![\p{L}-])/giu;
const GAME_CALLED = /^ (\p{Lu}[\p{L}\d'’&-]+(?: \p{Lu}[\p{L}\d'’&-]+){0,3})(?=[,.:;!\n]|$| [\p{Ll}–—-])/u;
/** A price further off is one of something else. */
const FURTHEST = 500;

/** 'The online course "Closing in a day"', "Course: closing in a day": a thing that has a name is called by it. */
const IS_NAMED = /^(?:[^.!?:"“„«]{0,30}["“„«]|: ?\p{Lu})/u;

/** "Called Mossgrave", ", The Salt Ledger,", " Pão Sem Pressa": the name behind a thing. */
const CALLED =
  /^(?: (?:called|named|titled|namens|llamad[oa]|titulad[oa]|appelée?|intitulée?|chiamat[oa]|intitolat[oa]|chamad[oa]|intitulad[oa]|genaamd|getiteld|o nazwie|pod tytułem)|,|(?: online)?(?= \p{Lu}[\p{L}’'-]* (?:(?:de|do|da|di|del|sem|sin|sans|of|the|en) )?\p{Lu})) (\p{Lu}[\p{L}\d’'&-]*(?: (?:(?:de|do|da|di|del|sem|sin|sans|of|the|en) )?\p{Lu}[\p{L}\d’'&-]*){0,4})(?=[,.:;!\n]|$| [\p{Ll}–—-])/u;

const nameBehind = (behind: string): string => CALLED.exec(behind)?.[1] ?? '';

/** The thing that was told of last in a text, by its name where that stands behind it; empty where it tells of none. */
function lastThing(text: string): string {
  const near = text.slice(-FURTHEST);
  const behind = (found: RegExpExecArray): string => near.slice(found.index + found[0].length);
  const last = [...near.matchAll(THING)].at(-1);
  const name = last ? nameBehind(behind(last)) : '';
  if (last && (name !== '' || !IS_NAMED.test(behind(last)))) return name || last[0];
  return (
    [...near.matchAll(GAME)]
      .map((game) => nameBehind(behind(game)) || (GAME_CALLED.exec(behind(game))?.[1] ?? ''))
      .findLast((called) => called !== '') ?? ''
  );
}

const joined = (parts: readonly string[]): string => tidied(parts.filter((part) => part !== '').join(', '));

const MOST_NAME = 70;

/** What is told beside a price as its name, up to a comma, where that only says how long it takes. */
function namedByText(label: string, text: string): Pick<FoundFact, 'label' | 'text'> {
  const [name = '', ...others] = text.split(', ');
  const rest = [label.charAt(0).toLowerCase() + label.slice(1), ...others];
  return name.length > MOST_NAME ? { label, text } : { label: tidied(name), text: joined(rest) };
}

/** An offer whose label only leads to its price ("It runs", "There's", "Out 14 November"), without it; nothing of it is lost. */
function withoutIdleLabel(fact: FoundFact): FoundFact {
  const { kind, label = '', value = '', unit = '', text = '' } = fact;
  if (kind !== 'offer' || !/\d/.test(value)) return fact;
  const price = unit === '' ? value : `${value} ${unit}`;
  if (IT_DOES.test(label))
    return { ...fact, label: '', text: tidied(`${label} ${text.charAt(0).toLowerCase()}${text.slice(1)}`) };
  const [, lasting = '', long = ''] = AND_THAT_IS.exec(label) ?? [];
  if (lasting !== '') return { ...fact, label: tidied(lasting), text: joined([long, text]) };
  if (COMES_TO.test(label)) return { ...fact, label: label.replace(COMES_TO, '$1') };
  if (LASTS.test(label) && text !== '') return { ...fact, ...namedByText(label, text) };
  if (IS_THING.test(label)) return { ...fact, label: tidied(label.replace(IS_THING, '')) };
  if (EACH.test(label) && unit === '')
    return { ...fact, label: '', unit: label.charAt(0).toLowerCase() + label.slice(1) };
  if (RELEASED.test(label)) return { ...fact, label: '', text: joined([label, text]) };
  if (INSTALMENTS_BESIDE.test(label))
    return { ...fact, label: '', value: `${price} ${label.charAt(0).toLowerCase()}${label.slice(1)}`, unit: '' };
  const [, sum = '', thing = ''] = THERE_IS.test(label) ? (SUM_AND_THING.exec(price) ?? []) : [];
  return thing === '' ? fact : { ...fact, label: tidied(thing), value: sum, unit: '' };
}

/** A price without a name, called after the course, the book or the game that the text before it tells of. */
export function calledAfterThing(written: FoundFact, before: string): FoundFact {
  const fact = withoutIdleLabel(written);
  const { kind, label = '', value = '', group = '' } = fact;
  const isNameless = kind === 'offer' && group === '' && /\d/.test(value) && (label === '' || ONLY_PRICED.test(label));
  const thing = isNameless ? lastThing(before) : '';
  return thing === '' ? fact : { ...fact, label: tidied(thing) };
}
