import { roleOf } from '../headings.ts';
import type { Lexicon } from '../lexicon.ts';
import { isForm } from '../remarks/instruction.ts';
import type { FoundWish } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import type { PhraseSet } from '../text/phrase-set.ts';
import { countWords } from '../text/phrases.ts';
import { QUOTED } from '../words/any-language.ts';
import { KEPT_OUT } from '../words/unsaid.ts';
import type { HeadingRole, PagePart } from '../words/words.ts';
import { withoutChoices } from './choices.ts';
import { uncovered } from './page-wishes.ts';
import { namedFirst, placedSections } from './section-order.ts';

/** "Take his name off everything": no field of a form. */
const TAKES_OFF =
  /(?<!\p{L})(?:leave out|leave off|take (?:\p{L}+ ){0,4}off|remove|omit|hide|keep (?:\p{L}+ ){0,4}(?:off|out)|don['’]?t|do not|never|weglassen|rausnehmen|entfernen|nicht|keine?n?|quitar|quita|omitir|omite|no (?:poner|pongas|publicar|mencionar)|tirar|tira|retirar|apagar|omitir|não|retirer|enlever|omettre|ne pas|togliere|togli|omettere|non|weglaten|weghalen|niet|geen|usuń|usunąć|pomiń|pominąć|nie)(?!\p{L})/iu;

/** "Leave off Bo's last name", where "leave" is what people do with a form. */
const LEAVES_OFF = /(?<!\p{L})leave (?:off|out)(?!\p{L})/iu;

/** The wishes in an instruction; `parts` are what stands between its commas. */
export function wishesOf(text: string, parts: readonly string[], lexicon: Lexicon): FoundWish[] {
  const placed = placedSections(text, lexicon);
  if (placed.length > 0) return placed;
  const isKeptOut = KEPT_OUT.test(text) || LEAVES_OFF.test(text);
  const fields =
    lexicon.fields.some(([, field]) => field.test(text)) &&
    !lexicon.pageThing.test(text) &&
    !lexicon.order.test(text) &&
    !isKeptOut &&
    !TAKES_OFF.test(text) &&
    !lexicon.withoutFirst.test(text) &&
    !lexicon.own.test(text);
  if (isForm(text, lexicon) && !isKeptOut) return formWishes(text, lexicon);
  const named = fields ? formWishes(text, lexicon) : [];
  const known = named.filter(({ kind, text: label, value }) => kind === 'form' && value !== label);
  // "It minds allergies, the number of guests and the time" names one field, by chance.
  if (known.length * 2 >= Math.max(1, named.length)) return named;
  const whole = isKeptOut ? [text] : parts.flatMap((part) => dividedAtAnd(part, lexicon));
  return whole.flatMap((part) => wishesOfPart(part, lexicon));
}

/** "Big photos at the top and no prices": two wishes, where the second one opens as one. */
function dividedAtAnd(part: string, lexicon: Lexicon): string[] {
  for (const and of part.matchAll(lexicon.and)) {
    const right = part.slice(and.index + and[0].length);
    if (lexicon.withoutFirst.test(right) !== lexicon.withoutFirst.test(part) || lexicon.order.test(right))
      return [part.slice(0, and.index), ...dividedAtAnd(right, lexicon)];
  }
  return [part];
}

/** "Leave out the price of the tasting", "the deposit (90 €)": one price says nothing of the others. */
const PRICE_OF_ONE =
  /\d ?(?:[€£$]|(?:euros?|eur|zł|pounds?|dollars?|reais|pesos)(?!\p{L}))|[€£$] ?\d|(?<!\p{L})(?:(?:old|previous|former|last year['’]s|his|her|their) (?:prices?|rates?)|(?:alten?|frühere[nr]?|seine|ihre) preise?|precios? (?:viejos?|antiguos?|anteriores?|de antes|del año pasado)|(?:anciens?|vieux) (?:prix|tarifs?)|prezzi (?:vecchi|di prima)|vecchi prezzi|preços? (?:antigos?|velhos?|de antes)|oude prijs|oude prijzen|stare ceny|precios? (?:de|del)(?! momento)|prices? (?:of|for)(?! (?:now|the (?:moment|time being)|today))|prix (?:de|du|des)(?! moment)|preis (?:für|der|des|vom|von)|prezz[oi] (?:di|del\p{L}*)|pre[cç]os? (?:de|da|do|das|dos)(?! momento)|prijs (?:van|voor)|cen[aęy] \p{L}{4})(?!\p{L})/iu;

/** "The price goes up in January, I haven't decided how much": says nothing of the price that holds. */
const RISES_LATER =
  /(?<!\p{L})(?:prices?|rates?|precios?|tarifas?|preços?|prix|tarifs?|preise?|prezz[oi]|prij[sz](?:en)?|cen[ay]) (?:\p{L}+ ){0,2}?(?:(?:will |may |might )?(?:rises?|go(?:es)? up|increases?|changes?)|sub(?:e|en|irá|irán|e?m|irão)|aument\p{L}+|cambi\p{L}+|augment\p{L}+|steig\p{L}+|erhöh\p{L}+|stijg\p{L}+|wzros\p{L}+|pójd\p{L}+ w górę)(?!\p{L})|(?<!\p{L})(?:rais\p{L}+|increas\p{L}+|sub\p{L}{1,5}|aument\p{L}+|augment\p{L}+|erhöh\p{L}+|verho\p{L}+|podn\p{L}+) (?:\p{L}{1,7} ){0,2}?(?:prices?|rates?|precios?|tarifas?|preços?|prix|tarifs?|preise?|prezz[oi]|prij[sz](?:en)?|cen[ay])(?!\p{L})/iu;

const STRUCK =
  /(?<!\p{L})(?:(?:struck|crossed)[ -](?:through|out) (?:prices?|rates?)|(?:precios? |preços? |prezz[oi] )(?:tachad|riscad|barrat)\p{L}*|durchgestrichene\p{L}? preise?|doorgestreepte? prij[sz]\p{L}*|przekreślon\p{L}+ cen\p{L}*)(?!\p{L})/iu;

const WITHIN = /(?<!\p{L})(?:in|on|im|in der|auf|en|dans|sur|nel|nella|sul|sulla|n[oa]|em|op|w|na) /giu;

/** "No prices in the headline": where something shall not stand, so that it may elsewhere. */
const isWithinThing = (text: string, { thingFirst, page }: Lexicon): boolean =>
  [...text.matchAll(WITHIN)].some(({ index, 0: within }) => {
    const thing = text.slice(index + within.length);
    return thingFirst.test(thing) && !page.test(thing);
  });

/** "Sin", "without": what refuses only what stands behind it. */
const WITHOUT = /(?<!\p{L})(?:without|sin|sem|sans|ohne|senza|zonder|bez) /iu;

/** The parts of the page that a wish refuses: not the price list of "the price list to be seen without a click". */
function partsRefused(text: string, named: Lexicon['parts'], lexicon: Lexicon): Lexicon['parts'] {
  const at = text.search(WITHOUT);
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(Math.max(at, 0))];
  if (at <= 0 || lexicon.without.test(before) || KEPT_OUT.test(text)) return named;
  return named.filter(([, pattern]) => !pattern.test(before) || pattern.test(after));
}

/** "Don't hide the prices": a part that shall be seen. */
const HIDES =
  /(?<!\p{L})(?:hid(?:e|den|ing)|bur(?:y|ied)|versteck\p{L}*|verschweig\p{L}*|escond\p{L}*|ocult\p{L}*|cache[rz]?|cachée?s?|nascond\p{L}*|nascost\p{L}*|verberg\p{L}*|verstop\p{L}*|ukry\p{L}*|chowa\p{L}*)(?!\p{L})/iu;

const BANDS: ReadonlySet<string> = new Set(['header', 'footer', 'hero']);

function wishesOfPart(part: string, lexicon: Lexicon): FoundWish[] {
  const text = tidied(part);
  if (!text) return [];
  const found: FoundWish[] = [];
  const negated = (lexicon.without.test(text) || KEPT_OUT.test(text)) && !HIDES.test(text);
  for (const [code, pattern] of lexicon.inLanguage)
    if (!negated && pattern.test(text)) found.push({ kind: 'language', text, value: code });
  // 'No "cheapest rates" line', "no struck-through price": words and looks that are refused, no prices.
  const unquoted = negated ? text.replace(QUOTED, ' ').replace(STRUCK, ' ') : text;
  const named = lexicon.parts.filter(([, pattern]) => pattern.test(unquoted));
  const refused = negated ? partsRefused(unquoted, named, lexicon) : named;
  // "No prices in the header" says nothing of the rest of the page.
  const within =
    negated &&
    ((named.length > 1 && named.some(([value]) => BANDS.has(value))) ||
      lexicon.position.test(text) ||
      isWithinThing(text, lexicon));
  const ofOne = negated && (PRICE_OF_ONE.test(text) || RISES_LATER.test(text));
  for (const [value] of within || ofOne ? [] : named) {
    if (!negated && lexicon.first.test(text)) found.push({ kind: 'structure', text, value: `first:${value}` });
    else found.push({ kind: 'structure', text, value, negated: negated && refused.some(([part]) => part === value) });
  }
  // "Prices not right at the top": further down.
  if (negated && lexicon.first.test(text) && named.length === 1)
    found.push({ kind: 'structure', text, value: `last:${named[0]?.[0]}` });
  const first = !negated && named.length === 0 ? namedFirst(text, lexicon) : '';
  if (first !== '') found.push({ kind: 'structure', text, value: `first:${first}` });
  if (lexicon.pictures.test(text)) found.push({ kind: 'picture', text, value: '', negated });
  found.push(...lookWishes(text, lexicon), ...toneWishes(text, lexicon));
  return found.length > 0 ? found : [{ kind: 'other', text, value: '' }];
}

/** Without e-mail addresses: a name in one is no wish. */
const withoutAddresses = (text: string): string =>
  text
    .split(/(\s)/)
    .filter((word) => !word.includes('@'))
    .join('');

/** Moods and colours, where a clause speaks of looks or is made of nothing but adjectives. */
export function lookWishes(written: string, lexicon: Lexicon): FoundWish[] {
  const text = withoutAddresses(written.replace(QUOTED, ''));
  if (lexicon.voice.test(text) && !lexicon.look.test(text)) return [];
  const named = [...lexicon.colours, ...lexicon.moods].filter(([, pattern]) => pattern.test(text));
  if (!lexicon.look.test(text) && !lexicon.itself.test(text) && uncovered(text, lexicon) > 2) return [];
  return named.map(([value, pattern]) => ({ kind: 'look', text, value, negated: isNegated(text, pattern, lexicon) }));
}

export function toneWishes(written: string, lexicon: Lexicon): FoundWish[] {
  const text = written.replace(QUOTED, '');
  if (lexicon.look.test(text) && !lexicon.voice.test(text)) return [];
  return lexicon.tones
    .filter(([, pattern]) => pattern.test(text))
    .map(([value, pattern]) => ({ kind: 'tone', text, value, negated: isNegated(text, pattern, lexicon) }));
}

/** Whether "no" or "not" stands closely before a word. */
function isNegated(text: string, pattern: PhraseSet, lexicon: Lexicon): boolean {
  const at = pattern.exec(text)?.index ?? 0;
  return lexicon.without.test(text.slice(0, at).trim().split(' ').slice(-4).join(' '));
}

/** "A form with the date": what it asks for. */
const FORM_WITH =
  /^(?:(?:a|an|un|une|uno|um|ein|eine|einen|een) )?(?:short |kurzes |kort )?(?:form|formulario|formulário|formulaire|formular|modulo|formulier|formularz) (?:with|con|com|avec|mit|met|z|ze) /iu;

/** "Name, e-mail, nothing else" */
const NOTHING_ELSE =
  /^(?:(?:and )?(?:nothing (?:else|more)|that['’]s (?:all|it))|(?:y )?(?:nada más|eso es todo)|(?:e )?(?:nada mais|mais nada)|(?:et )?(?:rien d['’]autre|c['’]est tout)|(?:und )?(?:sonst nichts|nichts weiter|mehr nicht|das reicht)|(?:e )?(?:nient['’]altro|niente altro|basta)|(?:en )?(?:verder niets|niets anders|meer niet)|(?:i )?(?:nic więcej|to wszystko))[.!]?$/iu;

/** "(ask) for name" */
const FOR_FIRST =
  /^(?:for|nach|por|pelo|per|om|o|ask(?:ing)?|pedir|pide|preguntar|perguntar|demander|demandez|fragen|chiedere|vragen|pytać) (?=\p{L})/iu;

// Dutch and German verbs leave their second half behind: "laten ... achter".
const VERB_END = / (?:achter|in|an|ein|aus|ab)$/i;

/** One wish for each thing that a form asks for, and one for what else the sentence says. */
export function formWishes(text: string, lexicon: Lexicon): FoundWish[] {
  const { rest, found: chosen } = withoutChoices(fieldList(text, lexicon), lexicon);
  const found: FoundWish[] = [];
  // "E-mail" is no "e" and "mail" where "e" is "and".
  const list = rest.replace(/(?<!\p{L})e-(?=mails?(?!\p{L}))/giu, 'e');
  for (const item of list.split(/[,;/:()]|\s[–-]\s/).flatMap((part) => part.split(lexicon.and))) {
    const label = tidied(
      item
        .replace(/(?<![.!])[.!]+$/, '')
        .replace(VERB_END, '')
        .trim()
        .replace(lexicon.andFirst, '')
        .trim()
        .replace(FORM_WITH, '')
        .replace(FOR_FIRST, '')
        .replace(TICKED, '')
        .replace(lexicon.articles, '')
        .trim(),
    );
    // "(Bernard: ne mets pas le nom ...)": whom it is said to.
    const isAddressed = /^\p{Lu}\p{Ll}+$/u.test(label) && new RegExp(`^\\(?${label} ?:`, 'u').test(text);
    if (NOTHING_ELSE.test(label) || isAddressed) continue;
    if (!label || lexicon.form.exec(label)?.[0].length === label.length) continue;
    if (lexicon.receive.test(label) || countWords(label) > 6 || /@|\d{4}/.test(label)) {
      found.push({ kind: 'other', text: label, value: '' });
      continue;
    }
    const known = lexicon.fields.find(([, pattern]) => pattern.exec(label)?.[0].length === label.length);
    const loose = lexicon.fields.find(([field, pattern]) => isKindOf(field, pattern, label));
    found.push({ kind: 'form', text: label, value: (known ?? loose)?.[0] ?? label });
  }
  const all = [...found, ...chosen];
  return all.length > 0 ? all : [{ kind: 'other', text: tidied(text), value: '' }];
}

/** "Tick box for updates": how a field looks, and what it is for. */
const TICKED =
  /^(?:an? |una? |une |ein(?:e|en)? |een |uma? )?(?:tick ?box|check ?box|casilla(?: de verificación)?|caixa de seleção|case à cocher|kästchen|häkchen|checkbox|casella|vinkje|aankruisvakje|pole wyboru) (?:for|to|para|pour|für|zum|per|voor|om|na|do) /iu;

/** "Number of warehouses" is no phone. */
const NUMBER_ALONE = /^(?:number|numbers|nummer|número|numéro|numero|numer|contacto)$/iu;
const MOST_IN_LABEL = 3;

/** Whether a label asks for a known field in other words: "work e-mail"; "company size", "due date" ask for more. */
function isKindOf(field: string, pattern: PhraseSet, label: string): boolean {
  const word = pattern.exec(label)?.[0] ?? '';
  if (word === '' || countWords(label) > MOST_IN_LABEL || NUMBER_ALONE.test(word)) return false;
  return field === 'email' || field === 'phone' || (field === 'message' && countWords(label) < 3);
}

/** The part of a sentence that names the fields: after the verb, or before it where the verb stands last. */
function fieldList(text: string, lexicon: Lexicon): string {
  const fill = lexicon.fill.exec(text);
  if (!fill) return text;
  const after = text.slice(fill.index + fill[0].length).replace(/(?<![.!])[.!]+$/, '');
  if (lexicon.fields.some(([, field]) => field.test(after))) return after;
  const before = text.slice(0, fill.index).split(': ').at(-1) ?? '';
  const cue = lexicon.act.exec(before) ?? lexicon.visitors.exec(before);
  return before.slice((cue?.index ?? 0) + (cue?.[0].length ?? 0));
}

const PART_OF_ROLE: Partial<Record<HeadingRole, PagePart>> = {
  offers: 'pricing',
  contact: 'contact',
  place: 'map',
  team: 'team',
  quotes: 'testimonials',
  faq: 'faq',
  programme: 'listing',
  steps: 'steps',
  about: 'story',
  action: 'cta',
};

/** "Sections: speakers, schedule": the words of headings name sections, too. */
export function withPart(wish: FoundWish, lexicon: Lexicon): FoundWish {
  const named = wish.kind === 'other' ? roleOf(wish.text.replace(/[.]$/, ''), lexicon) : undefined;
  const part = named && PART_OF_ROLE[named];
  return part ? { kind: 'structure', text: wish.text, value: part } : wish;
}

/** "Waiting list with e-mail and team size": where people leave something, and what. */
const LEAVES =
  /^(?:(?:an? |the |eine |die |una |la |une |een |de |uma |a )?(?:(?:short |kurze |kleine )?(?:waiting ?list|wait ?list|sign-?up|registration|warteliste|anmeldung|lista de espera|inscripción|inscrição|liste d['’]attente|inscription|lista d['’]attesa|iscrizione|wachtlijst|aanmelding|lista oczekujących|zapisy))) (?:with|by|mit|per|con|com|avec|par|met|z|ze|przez) (.{3,120})$/iu;

/** The fields that a sentence about a waiting list or a registration asks for; null where it names none. */
export function leavesIn(text: string, lexicon: Lexicon): FoundWish[] | null {
  const asked = LEAVES.exec(text.trim().replace(/[.]$/, ''))?.[1] ?? '';
  const wishes = asked === '' || /\d/.test(asked) ? [] : formWishes(asked, lexicon);
  const isForm = wishes.length > 0 && wishes.every(({ kind }) => kind === 'form');
  return isForm && wishes.some(({ value, text: label }) => value !== label) ? wishes : null;
}
