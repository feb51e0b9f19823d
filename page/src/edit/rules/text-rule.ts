import type { OutlineElement, OutlineSection } from '@landfall/shared/contracts';
import { linkAddress } from '../../sanitize/link-address.ts';
import { type Found, unquoted } from './phrase.ts';
import { type Ask, changeText, elementsOf, type Rule, type RuleAnswer } from './rule.ts';

const LONGEST = 400;
/** Places where the old words may end and the new ones begin that are looked at. */
const MOST_JOINTS = 12;

/** What a headline or a button is to say: after a colon, in quotation marks, or after "says", "to". */
function wordsFor({ phrase, words }: Ask, named: Found): string {
  const [quoted] = phrase.quoted;
  const rest = phrase.text.slice(phrase.words[named.to - 1]?.end ?? 0);
  if (/^\s*:/.test(rest)) return unquoted(rest.replace(/^\s*:/, ''));
  const joint = phrase.find([...words.says, ...words.into], named.to);
  if (quoted !== undefined && phrase.quoted.length === 1) return quoted;
  return joint && joint.from - named.to <= 2 ? phrase.after(joint) : '';
}

/** Whether an instruction is about a headline or a button as a whole: it begins with it, or with "change the". */
function isAbout({ phrase, words }: Ask, named: Found | null): named is Found {
  if (!named) return false;
  const verb = phrase.find(words.change);
  return named.from <= 2 || (verb !== null && verb.from <= 1 && named.from - verb.to <= 4);
}

type Place = { section: OutlineSection; element: OutlineElement };

/** Links that look like a button: those of the opening, and every one that says the same. */
function buttonsOf(ask: Ask): Place[] {
  const all = elementsOf(ask);
  const isButton = ({ element }: Place) => element.text !== '' && (element.tag === 'a' || element.tag === 'button');
  if (ask.selected) return all.filter(isButton).slice(0, 1);
  const [first] = all.filter((place) => place.section.kind === 'hero' && isButton(place));
  return first ? all.filter((place) => isButton(place) && place.element.text === first.element.text) : [];
}

function reworded(places: readonly Place[], text: string, missing: RuleAnswer): RuleAnswer {
  if (places.length === 0) return missing;
  const different = places.filter(({ element }) => element.text !== text);
  if (different.length === 0) return { problem: 'already' };
  return { operations: different.map(({ section, element }) => changeText(section, element, text)) };
}

/** "Headline: …", "the button says …". */
export const namedTextRule: Rule = (ask) => {
  const { phrase, words } = ask;
  const headline = phrase.find(words.headline);
  const button = phrase.find(words.button);
  if (isAbout(ask, headline)) {
    const text = wordsFor(ask, headline);
    if (text === '') return phrase.has(words.bigger) ? { problem: 'size_is_style' } : null;
    const heads = elementsOf(ask).filter(({ element }) => /^h[12]$/.test(element.tag));
    const best = heads.find(({ element }) => element.tag === 'h1') ?? heads[0];
    // A section without a heading: the headline that is meant is that of the page.
    const missing = { problem: ask.selected ? ('other_section' as const) : ('no_such_text' as const), about: text };
    return text.length > LONGEST ? null : reworded(best ? [best] : [], text, missing);
  }
  if (isAbout(ask, button)) {
    const text = wordsFor(ask, button);
    return text === '' || text.length > LONGEST ? null : reworded(buttonsOf(ask), text, { problem: 'no_button' });
  }
  return phrase.has(words.bigger) && phrase.words.length < 9 ? { problem: 'size_is_style' } : null;
};

/** What people call a phone number and a mail address, in all our languages. */
const WAYS = [
  {
    scheme: 'tel:',
    names:
      'phone|phone number|telephone|number|telefono|numero de telefono|numero|telefone|numero de telefone|numero de telephone|telefon|telefonnummer|nummer|numero di telefono|telefoon|telefoonnummer|numer|numer telefonu',
  },
  {
    scheme: 'mailto:',
    names:
      'email|e mail|mail|email address|e mail address|correo|correo electronico|courriel|adresse e mail|adresse mail|e mail adresse|mailadresse|mailadres|e mailadres|adres e mail|indirizzo e mail',
  },
].map(({ scheme, names }) => ({ scheme, names: names.split('|') }));

/** "Change the phone number to …": where such a link shows its own number or address. */
export const wayRule: Rule = (ask) => {
  const { phrase, words } = ask;
  const verb = phrase.find(words.change);
  if (!verb || verb.from > 1) return null;
  for (const { scheme, names } of WAYS) {
    const named = phrase.find(names, verb.to);
    const joint = named && named.from - verb.to <= 1 ? phrase.find(words.into, named.to) : null;
    if (!joint || !named || joint.from !== named.to) continue;
    const text = phrase.after(joint);
    if (!linkAddress(text)?.startsWith(scheme)) return null;
    const places = elementsOf(ask).filter(
      ({ element }) => linkAddress(element.text) === element.href && element.href.startsWith(scheme),
    );
    return reworded(places, text, { problem: 'no_such_text', about: phrase.between(named.from, named.to) });
  }
  return null;
};

/** The old words and the new ones of "change A to B"; null where it cannot be told where one ends. */
function exchangeOf(ask: Ask): { before: string; after: string } | null {
  const { phrase, words } = ask;
  const verb = phrase.find(words.change);
  if (!verb || verb.from > 2) return null;
  const [before, after] = phrase.quoted;
  if (before !== undefined && after !== undefined) return { before, after };
  const said = elementsOf(ask).map(({ element }) => element.text.toLowerCase());
  let joint = phrase.find(words.into, verb.to + 1);
  for (let tried = 0; joint && tried < MOST_JOINTS; tried += 1) {
    const old = before ?? phrase.between(verb.to, joint.from);
    if (said.some((text) => text.includes(old.toLowerCase()))) return { before: old, after: phrase.after(joint) };
    joint = phrase.find(words.into, joint.to);
  }
  return before === undefined ? null : { before, after: '' };
}

/** Puts other words in the place of some, wherever they stand as whole words. */
function exchanged(text: string, before: string, after: string): string {
  const escaped = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [start, end] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(before));
  const whole = `${start ? '(?<![\\p{L}\\p{N}])' : ''}${escaped}${end ? '(?![\\p{L}\\p{N}])' : ''}`;
  const exactly = text.replace(new RegExp(whole, 'gu'), () => after);
  return exactly === text ? text.replace(new RegExp(whole, 'giu'), () => after) : exactly;
}

/** "Change 'A' to 'B'", "replace A with B": the same words everywhere, and nothing else. */
export const exchangeRule: Rule = (ask) => {
  const exchange = exchangeOf(ask);
  if (!exchange || exchange.before.trim() === '') return null;
  const { before, after } = exchange;
  if (after.trim() === '') return null;
  const operations = elementsOf(ask).flatMap(({ section, element }) => {
    const text = exchanged(element.text, before, after);
    return text === element.text || text.trim() === '' ? [] : [changeText(section, element, text)];
  });
  return operations.length > 0 ? { operations } : { problem: 'no_such_text', about: before };
};
