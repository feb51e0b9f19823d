import type { CorrectedFacts, Fact, FactKind } from '@landfall/shared/contracts';
import { capitalised } from './capitalised.ts';
import { headlineScore } from './headline-score.ts';
import { inStatements } from './run-on-text.ts';

/** The parts of a fact that people read. */
const PARTS = ['label', 'value', 'unit', 'text', 'details', 'group'] as const;
type Part = (typeof PARTS)[number];

/** One line of plain words: white space joined, characters that no page may hold gone. */
export const tidyLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    // Brackets that a price was taken out of.
    .replace(/ ?\( ?[,;][ ,;]*\)/g, '')
    .trim();

/** The lines of a text, each tidy. */
export const tidy = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map(tidyLine)
    .filter((line) => line !== '')
    .join('\n');

const WAYS: ReadonlySet<string> = new Set(['phone', 'whatsapp', 'email', 'web', 'social']);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Whether a part is a code of the contract, which is never published. */
function isCode(kind: FactKind, part: Part, value: string): boolean {
  if (kind === 'contact' && part === 'label') return WAYS.has(value);
  if (kind === 'step' && part === 'value') return value === 'programme' || value === 'contents';
  return kind === 'date' && part === 'value' && ISO_DAY.test(value);
}

/** Lines of the parts that a section has no place of its own for. */
export function restOf(fact: Fact, shown: readonly Part[]): string {
  const lines = PARTS.filter((part) => !shown.includes(part)).flatMap((part) => {
    const value = fact[part];
    if (typeof value !== 'string') return value;
    return isCode(fact.kind, part, value) ? [] : [value];
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** Whether a fact says nothing but its text. */
export const onlyText = (fact: Fact): boolean => restOf(fact, ['text']) === '';

/** Texts as lines of one text. */
export const lines = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

const EMOJI = /\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** Without emoji, which no display face holds; one between words parts them as a dash does. */
const withoutEmoji = (text: string): string => {
  const plain = text
    .replace(EMOJI, '\n')
    .replace(/(?<![ \n]) *\n[ \n]*/g, '\n')
    .replace(/^\n|\n$/g, '')
    .replace(/(?<![\p{L}\p{N}])\n|\n(?!\p{L})/gu, ' ')
    .replace(/\n/g, ' – ');
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text;
};

/** "e.V.", "S.L.", "Ltd.": a full stop that belongs to a name. */
const NAME_STOP = /(?:(?<!\p{L})\p{L}\. ?\p{L}|(?<!\p{L})(?:inc|ltd|corp|bros|jr|sr|mbh))\.$/iu;

/** A sentence as a heading: without its full stop, emoji and more than one exclamation mark. */
export const asHeadline = (text: string): string =>
  capitalised(/\p{Emoji_Presentation}/u.test(text) ? withoutEmoji(text) : text)
    .replace(NAME_STOP.test(text) ? /$^/ : /(?<=[^.\s])\.$/, '')
    .replace(/(?<!!)!{2,}$/, '!');

const isEmpty = (fact: Fact): boolean => restOf(fact, []) === '';

const LEAST_TOLD = 3;

// Whoever wants no prices at the top wants them further down.
const ONLY_NOT_FIRST =
  /(?<!\p{L})(?:top|first|above|oben|zuerst|anfang|arriba|primero|principio|haut|début|debut|abord|in alto|prima|inizio|topo|início|inicio|bovenaan|boven|eerst|gór\p{L}*|począt\p{L}*)(?!\p{L})/iu;

const ON_CONDITION = /^(?:if|si|wenn|falls|indien|jeśli)(?!\p{L})/iu;

/** What begins with a condition is one, and introduces nothing. */
const withConditions = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) =>
    fact.kind === 'about' && fact.group === '' && ON_CONDITION.test(fact.text) ? { ...fact, kind: 'condition' } : fact,
  );

/**
 * What most of a heading is about keeps it: an offer that stands below it by chance goes without, and a condition among
 * what is told is told there, too.
 */
function withOwnHeadings(facts: readonly Fact[]): Fact[] {
  const counted = (group: string, ...kinds: readonly FactKind[]) =>
    facts.filter((fact) => fact.group === group && kinds.includes(fact.kind)).length;
  return facts.map((fact) => {
    const { kind, group } = fact;
    const told = group === '' ? 0 : counted(group, 'about');
    if (told < LEAST_TOLD) return fact;
    if (kind === 'offer' && told > counted(group, 'offer', 'step') * 2) return { ...fact, group: '' };
    const isRemark = kind === 'condition' || kind === 'note';
    return isRemark && told > counted(group, 'condition', 'note') ? { ...fact, kind: 'about' } : fact;
  });
}

const MOST_REMARKS = 2;
/** What is to be known before one gets in touch: it may stand beside the form. */
const BEFORE_CONTACT =
  /(?<!\p{L})(?:book|reserv|réserv|cita|appointment|termin|deposit|señal|sinal|anzahl|acompte|arrhes|caparra|acconto|aanbetal|zalicz|cancel|storn|annul|anul|annull|afzeg|odwoł|pay|paid|card|cash|tarjeta|efectivo|pago|cartão|pagamento|pix|karte|zahl|carte|espèces|paiement|contanti|betal|contant|gotówk|płat|notice|advance|antelación|antecedência|voraus|avance|anticipo|vooraf|wyprzedz|rsvp|reply|answer|antwort|réponse|respuesta|resposta|rispo|antwoord|odpowie|ring|call|llam|ligar|ligue|anruf|appel|chiam|bellen|zadzwo|dzwo|order|pedido|bestell|command|ordin|bestel|zamów|register|regist|anmeld|inscri|iscri|aanmeld|zapis|apply|bewerb|permanencia|kündig|minimum term|deliver|liefer|livr|entreg|consegn|bezorg|prenot|boek|buch|rezerw|przedpłat|afspraak|vereinbarung|rendez|appuntament|marcaç)/iu;

/** One remark or two, which would stand beside the form, are told with the rest unless they belong there. */
function withFewRemarks(facts: readonly Fact[]): Fact[] {
  const remarks = facts.filter(({ kind }) => kind === 'condition' || kind === 'note');
  if (remarks.length > MOST_REMARKS || !facts.some(({ kind }) => kind === 'about')) return [...facts];
  const names = facts.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const heads = (fact: Fact) => headlineScore(fact.text, names, 0);
  // What is told beside shall not head the page.
  const best = Math.max(...facts.filter(({ kind }) => kind === 'about').map(heads));
  const isTold = (fact: Fact) =>
    remarks.includes(fact) && heads(fact) < best && restOf(fact, ['text']) === '' && !BEFORE_CONTACT.test(fact.text);
  return facts.map((fact) => (isTold(fact) ? { ...fact, kind: 'about' } : fact));
}

/** One step alone makes no sequence: it is told with the rest. */
function withoutLoneSteps(facts: readonly Fact[]): Fact[] {
  const steps = facts.filter(({ kind }) => kind === 'step');
  const [lone] = steps;
  if (steps.length !== 1 || !lone || lone.text === '' || lone.value !== '' || restOf(lone, ['text', 'group']) !== '')
    return [...facts];
  return facts.map((fact) => (fact === lone ? { ...fact, kind: 'about' } : fact));
}

/** "No price list of its own, the numbers may stand in the text": prices are told and not listed. */
const NUMBERS_IN_TEXT =
  /(?<!\p{L})(?:(?:the )?(?:prices|numbers|figures|sums) (?:can|may|should|are fine)[^.]{0,24} (?:in|within) the (?:text|copy)|(?:die )?(?:preise|zahlen|summen|beträge) (?:dürfen|können|sollen|ruhig)[^.]{0,16} im (?:fließ)?text|(?:los )?(?:precios|números|importes) (?:pueden|que)[^.]{0,16} en el texto|(?:les )?(?:prix|chiffres|montants) (?:peuvent|doivent)[^.]{0,20} dans le texte|(?:i )?(?:prezzi|numeri) (?:possono|vanno)[^.]{0,20} nel testo|(?:de )?(?:prijzen|getallen|bedragen) (?:mogen|kunnen)[^.]{0,16} in de tekst|(?:os )?(?:preços|números|valores) podem[^.]{0,20} no texto|(?:ceny|kwoty|liczby) mogą[^.]{0,16} w tekście)(?!\p{L})/iu;

/** An offer as it is told in sentences: "Kitchens from 14,500 €. Made to measure." */
function asSentence(fact: Fact): Fact {
  if (fact.kind !== 'offer' || fact.value === '') return fact;
  const price = [fact.label, fact.value, fact.unit].filter(Boolean).join(' ').replace(/ \/ ?/g, '/');
  const text = `${[price, fact.text, ...fact.details].filter(Boolean).join('. ').replace(/[.]$/, '')}.`;
  return { ...fact, kind: 'about', label: '', value: '', unit: '', details: [], group: '', text };
}

const LEAST_SHOUTED = 20;
const SMALL = /^(?:and|of|the|y|de|del|la|los|las|e|do|da|dos|et|du|des|und|der|di|della|van|en|i)$/iu;
const INITIALS = /^(?:[^AEIOUYÁÉÍÓÚÄÖÜ]{1,4}|\P{L}+)$/u;

/** "ABBOTT AND DAUGHTER CHIMNEY SWEEPS" as a name is printed; a short one may be written so. */
const unshouted = (name: string): string =>
  name.length < LEAST_SHOUTED || !name.includes(' ') || name !== name.toUpperCase()
    ? name
    : name
        .split(' ')
        .map((word, at) =>
          INITIALS.test(word)
            ? word
            : at > 0 && SMALL.test(word)
              ? word.toLowerCase()
              : word.charAt(0) + word.slice(1).toLowerCase(),
        )
        .join(' ');

const MOST_NAME_WORDS = 4;

/** "chiara benedetti", "the harbour lights": a name that was typed without capitals, with them. */
const inCapitals = (name: string): string =>
  name !== name.toLowerCase() ||
  name.split(' ').length > MOST_NAME_WORDS ||
  !/^\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*)+$/u.test(name)
    ? name
    : name
        .split(' ')
        .map((word, at) => (at > 0 && SMALL.test(word) ? word : capitalised(word)))
        .join(' ');

const hasSum = ({ kind, value }: Fact): boolean => kind === 'offer' && /\d/.test(value);

/** "A table is around", "Une table c'est autour": what says nothing without its sum. */
const SAYS_SUM =
  /(?<!\p{L})(?:c['’]est|is|are|costs?|kostet|kosten|cuestan?|es|custam?|costano?|coûte(?:nt)?|vaut|kosztuje|kosztują|ist|sind|è)(?: (?:about|around|roughly|sobre|unos|autour|environ|etwa|ungefähr|rund|circa|ongeveer|około))?$/iu;

/** What is free is told where prices are not listed. */
const freeAsSentence = (fact: Fact): Fact => (hasSum(fact) || fact.group !== '' ? fact : asSentence(fact));

const isMoreThanPrice = (fact: Fact): boolean => !hasSum(fact) || !SAYS_SUM.test(fact.label.trim());

/** The facts of a sheet as they are published: tidy, without empty ones, and without prices where none are wanted. */
export function knownFacts({ facts, wishes }: CorrectedFacts): Fact[] {
  const hidesPrices = wishes.some(
    ({ kind, value, negated, text }) =>
      kind === 'structure' && value === 'pricing' && negated && !ONLY_NOT_FIRST.test(text),
  );
  const tellsPrices = hidesPrices && wishes.some(({ text }) => NUMBERS_IN_TEXT.test(text));
  const tidied = (
    tellsPrices ? facts.map(asSentence) : hidesPrices ? facts.filter(isMoreThanPrice).map(freeAsSentence) : facts
  )
    .map((fact) => {
      const hidden = hidesPrices && hasSum(fact);
      return {
        ...fact,
        label: fact.kind === 'person' ? inCapitals(tidyLine(fact.label)) : tidyLine(fact.label),
        value: hidden ? '' : tidyLine(fact.value),
        unit: hidden ? '' : tidyLine(fact.unit),
        text: fact.kind === 'name' ? inCapitals(unshouted(tidy(fact.text))) : inStatements(tidy(fact.text)),
        details: fact.details.map(tidyLine).filter((detail) => detail !== ''),
        group: tidyLine(fact.group),
      };
    })
    .map((fact) => (fact.kind === 'action' && fact.text === fact.label ? { ...fact, text: '' } : fact))
    .filter((fact) => !isEmpty(fact));
  return withFewRemarks(withConditions(withOwnHeadings(withoutLoneSteps(tidied))));
}
