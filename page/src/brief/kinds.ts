import type { FactKind } from '@landfall/shared/contracts';
import { withoutForm } from './actions.ts';
import type { Lexicon } from './lexicon.ts';
import { pricesIn, sumsIn } from './prices/money.ts';
import type { FoundFact } from './sheet.ts';
import { countWords } from './text/phrases.ts';
import type { HeadingRole } from './words/words.ts';

const LONGEST_NAME = 7;
const KIND_OF_ROLE: Partial<Record<HeadingRole, FactKind>> = {
  name: 'name',
  conditions: 'condition',
  audience: 'audience',
  proof: 'proof',
  action: 'action',
  place: 'place',
  date: 'date',
  about: 'about',
};

/** "(up to 150 berths)": a number in brackets tells of one thing in a sentence, not of the whole. */
const withoutNumbersAside = (text: string): string =>
  text.replace(/\([^()]{1,200}\)/g, (aside) => (/\d/.test(aside) ? '' : aside));

/** A text that has no structure of its own, kept whole under the kind that its heading or its words tell. */
export function verbatim(text: string, lexicon: Lexicon, role?: HeadingRole): FoundFact {
  const kind = role && KIND_OF_ROLE[role];
  if (kind === 'name' && countWords(text) > LONGEST_NAME) return verbatim(text, lexicon);
  // "Inicio" heads a date, and the first part of a website.
  if (kind && (kind !== 'date' || /(?<!\d)\d{1,2}(?!\d)/.test(text)))
    return { kind, text: kind === 'action' ? withoutForm(text) : text };
  if (lexicon.audience.test(text) && !/\d{2}/.test(text)) return { kind: 'audience', text };
  if (lexicon.calls.test(text) && countWords(text) > 1) return { kind: 'action', text };
  if (lexicon.trusted.test(text)) return { kind: 'proof', text, details: namesAfter(text, lexicon) };
  if (lexicon.withoutFirst.test(text) || lexicon.condition.test(withoutNumbersAside(text)))
    return { kind: 'condition', text };
  if (lexicon.proof.test(text) && /\d/.test(text)) return { kind: 'proof', text };
  return { kind: 'about', text };
}

/** The names of a list such as "trusted by A, B and C". */
function namesAfter(text: string, lexicon: Lexicon): string[] {
  const cue = lexicon.trusted.exec(text);
  const list = text.slice((cue?.index ?? 0) + (cue?.[0].length ?? 0)).replace(/[.!]$/, '');
  const names = list
    .split(', ')
    .flatMap((part) => part.split(lexicon.and))
    .map((name) =>
      name
        .replace(/^[\s:]+/, '')
        .replace(lexicon.andFirst, '')
        .trim(),
    );
  return names.length > 1 && names.every((name) => /^[\p{Lu}\d]/u.test(name) && countWords(name) <= 5) ? names : [];
}

const SO_FAR =
  /(?<!\p{L})(?:so far|already|to date|hasta ahora|hasta la fecha|ya hemos|até agora|já temos|jusqu['’]ici|à ce jour|déjà|bisher|bislang|schon|finora|ad oggi|tot nu toe|dotychczas|do tej pory)(?!\p{L})/iu;

// A limit for each is no goal of all.
const PER_PERSON =
  /(?<!\p{L})(?:per person|a head|pro person|pro kopf|por persona|par personne|a persona|por pessoa|per persoon|na osobę|od osoby)(?!\p{L})/iu;

/** "Night Shelter needs £24,000": a sum right after the word. */
const NEEDS =
  /(?<!\p{L})(?:needs?|necesita|necesitan|precisa(?: de)?|precisam(?: de)?|braucht|brauchen|benötigt|a besoin de|ont besoin de|ha bisogno di|servono|heeft|hebben|potrzebuje|potrzebują) $/iu;

/** "The council gives £1 for every £2": a rate, and no goal. */
const FOR_EACH =
  /\d ?[€£$]? ?(?:for (?:every|each)|por cada|pour chaque|für (?:jeden|jede|je)|per ogni|voor (?:elke|iedere)|za każd\p{L}{1,2}) [€£$]? ?\d/iu;

/** "Pour 50 € de don votre nom est gravé": what somebody who gives has of it. */
const FOR_A_GIFT =
  /^(?:for|with|pour|avec|por|con|com|für|mit|ab|per|voor|met|za) (?:an? |una? |uma |une? |eine[rn]? |een )?[€£$]? ?\d[\d.,]* ?(?:€|£|\$|euros?|pounds?|zł|reais)? ?(?:de don|donations?|de donativo|de doação|spenden?|di donazione|donatie|darowizny)(?!\p{L})/iu;

/** "Nel 2026 raccolti 14.300 €", "last year we raised £900": what was reached once. */
const REACHED_ONCE =
  /(?<!\p{L})(?:(?:in|nel|en|em|w)(?: roku)? 20\d\d,? (?:\p{L}+ ){0,3}(?:raised|collected|raccolt\p{L}|recaud\p{L}+|recogi\p{L}+|angariá\p{L}+|arrecad\p{L}+|récolté\p{L}*|collecté\p{L}*|gesammelt|opgehaald|zebra\p{L}+)|(?:raised|collected|raccolti|recaudamos|arrecadámos|récolté|gesammelt|opgehaald|zebraliśmy) [^.]{0,30} (?:in|nel|en|em|w) 20\d\d|last year|l['’]anno scorso|el año pasado|no ano passado|l['’]an dernier|l['’]année dernière|letztes jahr|vorig jaar|w zeszłym roku)(?!\p{L})/iu;

/** "Coût total : 186 000 €" */
const TOTAL =
  /^(?:(?:the |le |el |il |o |die |de )?(?:total cost|coût total|coste total|costo totale|custo total|gesamtkosten|totale kosten|koszt całkowity|(?:project |total )?budget(?: total)?|presupuesto total)) ?:? ?/iu;
/** "Déjà réunis : 97 400 €, dont 40 000 € du département" */
const RAISED =
  /^(?:(?:already|so far) (?:raised|collected)|raised (?:so far|already)|déjà (?:réunis|récoltés|collectés)|ya (?:recaudados|reunidos|recaudado)|bereits (?:gesammelt|zusammen)|bisher gesammelt|già raccolti|já (?:angariados|arrecadados|reunidos)|al opgehaald|już (?:zebrano|mamy)) ?:? ?/iu;
/** "Il manque donc 88 600 €": what follows from the goal and what is reached. */
const LEFT_THEN =
  /^(?:(?:so|thus|that leaves)(?: we (?:still )?need)?|il manque donc|faltan? (?:pues|por tanto|entonces)|es fehlen also|mancano (?:quindi|dunque)|faltam (?:portanto|então)|er ontbreekt dus|brakuje więc)(?!\p{L})/iu;

/** The parts of a goal that are told under a label each; null where a text tells none. */
export function goalPartIn(text: string): FoundFact | null {
  const [sum] = sumsIn(text);
  if (!sum) return null;
  if (LEFT_THEN.test(text)) return { kind: 'proof', text };
  if (TOTAL.exec(text)?.[0].length === sum.index) return { kind: 'goal', value: sum[0], label: '', text };
  return RAISED.exec(text)?.[0].length === sum.index ? { kind: 'goal', value: '', label: sum[0], text } : null;
}

/** "Taking no donations over £50": what is not taken. */
const TAKES_NONE =
  /(?<!\p{L})(?:no|not|keine?\p{L}*|pas de|sin|sem|senza|geen|żadnych|bez) (?:donations?|spenden?|dons?|donaciones|doações|donazioni|giften|donaties|darowizn)(?!\p{L})/iu;

/** Whether a sentence tells what was collected before, which is neither a goal nor a price. */
export const tellsOfReached = (text: string): boolean => sumsIn(text).length === 1 && REACHED_ONCE.test(text);

/** "Ophalen bij Rotsoord 12, of we brengen hem voor € 10": goods are collected, no money. */
const COLLECTED_AT = /(?<!\p{L})(?:ophalen|afhalen) (?:bij|op|in|aan|van|vanaf|kost)(?!\p{L})/iu;

/** "A pitch raise", "a pay raise": work or wages, and no money that is collected. */
const RAISE_OF = /(?<!\p{L})(?:pitch|pay|salary|wage|hair|flap|ceiling|roof) raises?(?!\p{L})/iu;

/** "£6,000 for raised beds": what a sum is for. */
const PURPOSE_NEXT = /^ (?:for|to|towards|para|pour|für|per|voor|na|dla) /iu;

/** "If you're already a customer": who somebody is, rather than how far a collection has come. */
const ALREADY_IS =
  /(?<!\p{L})(?:you['’]?re|you are|they are|ya (?:eres|es|son)|já (?:é|és|são)|bist? (?:du )?schon|sind (?:sie |ihr )?(?:schon|bereits)|êtes déjà|es déjà|sei già|siete già|bent (?:u )?al|jesteś już)(?: already)? \p{L}/iu;

/** A sum to be reached with what is reached so far, where a sentence asks for money. */
export function goalIn(text: string, lexicon: Lexicon): FoundFact | null {
  if ([FOR_EACH, COLLECTED_AT, FOR_A_GIFT].some((words) => words.test(text))) return null;
  const sums = sumsIn(text);
  if (tellsOfReached(text) || TAKES_NONE.test(text)) return null;
  if (sums.length === 0 || sums.length > 3) return null;
  // "$190 a tuning, pitch raise $80 extra" lists prices.
  const [price] = pricesIn(text, lexicon);
  if (price?.index === 0 && price[1] && text.startsWith(', ', price[0].length)) return null;
  // "Ophalen gratis" collects cakes.
  if (PER_PERSON.test(text) || lexicon.free.test(text)) return null;
  const needed = sums.find(({ index }) => NEEDS.test(text.slice(0, index)));
  const asks = lexicon.goal.test(text.replace(RAISE_OF, '')) || (needed !== undefined && /\d{3}/.test(needed[0]));
  if (!asks && !(sums.length === 1 && SO_FAR.test(text) && !ALREADY_IS.test(text))) return null;
  const reached = sums.find((sum) => {
    const before = text.slice(Math.max(0, sum.index - 22), sum.index);
    const after = text.slice(sum.index + sum[0].length, sum.index + sum[0].length + 22);
    return (
      (!PURPOSE_NEXT.test(after) && lexicon.raised.test(after.split(/[,;.]/)[0] ?? '')) ||
      lexicon.raised.test(before.split(/[,;.]/).at(-1) ?? '')
    );
  });
  if (!asks) return { kind: 'goal', value: '', label: sums[0]?.[0] ?? '', text };
  const target = sums.find((sum) => sum !== reached);
  return { kind: 'goal', value: target?.[0] ?? '', label: reached?.[0] ?? '', text };
}
