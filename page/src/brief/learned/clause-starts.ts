import { CLAUSE_OPENERS } from '../words/clause-openers.ts';

interface Openers {
  said: RegExp;
  sure: RegExp;
  may: ReadonlySet<string>;
  leads: ReadonlySet<string>;
}

/** "And", "but": what may stand before a clause. */
const AND = '(?:and|but|so|y|pero|e|mas|et|mais|und|aber|ma|en|maar|i|a|ale)';

/** What follows a noun and says more of it: no subject goes on over it. */
const RELATIVES =
  "(?:que|quien|como|donde|cuando|y|e|o|ou|et|and|or|but|which|who|that|where|when|qui|dont|ou|comme|die|der|das|und|oder|wo|wenn|che|dove|en|of|dat|wie|waar|i|a|lub|ktor\\p{L}+|gdzie|quem|onde|pero|mas|ma|mais|aber|maar|ale|to|for|with|i|we|you|they|he|she|it|je|j['’]\\p{L}+|c['’]\\p{L}+|on|il|elle|ils|elles|ca|nous|vous|ich|wir|man|sie|es|er|ik|je|ze|noi|io|se|si|nos|yo|eu)";

const compiled = new Map<string, Openers>(
  Object.entries(CLAUSE_OPENERS).map(([language, { said, sure, may, leads }]) => [
    language,
    {
      said: new RegExp(`^(?:${AND} )?(?:${said.replaceAll('REL', RELATIVES)})(?![\\p{L}'’])`, 'u'),
      sure: new RegExp(`^(?:${AND} )?(?:${sure})(?![\\p{L}'’])`, 'u'),
      may: new Set(may.split(' ')),
      leads: new Set(leads.split(' ')),
    },
  ]),
);

/** Words of a clause that tell whether it is one. */
const WORDS_OF_OPENING = 7;

/** Words of an opening that stand before the gap at most: "la soupe du jour | est". */
const MOST_BEFORE = 5;

/** Whether a clause that opens before a gap goes over it: "el grupo | se llama". */
function isWithinOpening(words: readonly string[], at: number, { said, sure, leads }: Openers): boolean {
  for (let before = 1; before <= MOST_BEFORE && before <= at + 1; before += 1) {
    // "Para la web se llama": what is led to is no subject.
    if (leads.has(words[at - before] ?? '')) continue;
    const opening = words.slice(at + 1 - before, at + 1 + WORDS_OF_OPENING).join(' ');
    const matches = [said, sure].map((opens) => opens.exec(opening)?.[0].split(' ').length ?? 0);
    if (matches.some((length) => length > before)) return true;
  }
  return false;
}

/** "Ich bin der Anselm | Dorn": the first word of somebody's name. */
const NAMES_PERSON =
  /(?<!\p{L})(?:my name is|my name['’]s|i['’]?m|this is|me llamo|mi nombre es|soy|chamo-me|me chamo|sou [oa]|eu sou|je m['’]appelle|moi c['’]est|je suis|mein name ist|ich hei(?:ss|ß)e|ich bin(?: der| die)?|mi chiamo|sono|ik heet|mijn naam is|nazywam sie) \p{L}+$/u;

/** "They are | please do not": what is asked for opens a clause behind any word but "and". */
const PLEASE = /^(?:please|bitte|oh|ah|ach|por favor|per favore|graag|prosze) /u;
const CONJUNCTIONS = new RegExp(`^${AND}$`, 'u');

/** "... 5 euros | la formule du midi à 12 euros": the next thing and its price, behind a price. */
const PRICED_THING =
  /^(?:the|an?|el|la|los|las|una?|os?|as|um|uma|le|les|une|der|die|das|eine?|il|lo|gli|de|het|een) (?:\p{L}+ ){1,4}(?:at|for|from|a|por|desde|des|ab|fur|da|van|voor|vanaf|od|za) 0[\d.,]{0,8} (?:euros?|pounds?|dollars?|reais|pesos|zl|zloty\p{L}*)/u;
const CURRENCY = /^(?:euros?|pounds?|dollars?|reais|pesos|zl|zloty\p{L}*)$/u;

/** "How old | they are": what is asked goes on. */
const HOW: ReadonlySet<string> = new Set(
  'how what which wie hoe cuanto cuanta quanto quanta combien jak come'.split(' '),
);

/** What ends a verb and leads to a noun, "nehmt ihn mit", "put it on": a sure opening may follow. */
const PARTICLES: ReadonlySet<string> = new Set(
  'mit an auf aus ab ein zu vor nach bei um on off in out up down over mee op aan uit af toe'.split(' '),
);

/** How a clause may open after a word: surely, with somebody and a verb, perhaps, or not at all. */
export type Opening = 'sure' | 'said' | 'may' | 'none' | 'within';

/** What the words behind a gap open: a clause of its own, or more of the one before it. */
export function openingAt(words: readonly string[], at: number, language: string): Opening {
  const openers = compiled.get(language);
  if (!openers) return 'may';
  const last = words[at] ?? '';
  const next = words.slice(at + 1, at + 1 + WORDS_OF_OPENING).join(' ');
  const leads = openers.leads.has(last);
  if (leads && !PARTICLES.has(last) && (!PLEASE.test(next) || CONJUNCTIONS.test(last))) return 'within';
  if (isWithinOpening(words, at, openers)) return 'within';
  if (openers.sure.test(next)) return 'sure';
  if (leads) return 'within';
  if (CURRENCY.test(last) && PRICED_THING.test(next)) return 'sure';
  if (openers.said.test(next)) return HOW.has(words[at - 1] ?? '') ? 'within' : 'said';
  if (NAMES_PERSON.test(words.slice(Math.max(0, at - 3), at + 1).join(' '))) return 'within';
  // A number goes on: "0496 | 0177".
  if (/^0/.test(last) && /^0/.test(words[at + 1] ?? '')) return 'within';
  return openers.may.has(words[at + 1] ?? '') || /^[0€£$]/.test(words[at + 1] ?? '') ? 'may' : 'none';
}
