import type { Sheet } from '../sheet.ts';
import { folded, tidied } from '../text/normalise.ts';
import { countWords, escaped } from '../text/phrases.ts';
import { ADDRESS_KEPT_PRIVATE } from '../words/kept-private.ts';

/** What leads to an address goes with it. */
const LEADS =
  '[,;]?(?: (?:at|in|on|an|am|im|bei|en|em|na|no|à|au|a|al|w|przy|op|aan|presso|sito|sita|located|der|dem|la|el|the))*[ ,]*';
/** A longer sentence tells more than what is kept back. */
const MOST_WORDS = 14;

/** "14 Mill Lane" of "14 Mill Lane, Hull", "Calle Mayor, 14" of "Calle Mayor, 14, Madrid": the town may be told. */
const STREET = /\d[^,\n]{0,20}\p{L}{3}[^,\n]{0,60}|\p{L}[^,\n]{2,60},? ?\d[^,\n]{0,10}/gu;
const streetsIn = (address: string): string[] => address.match(STREET) ?? (/\d/.test(address) ? [address] : []);

/** What a fact says without a street; empty where nothing is left. */
function without(street: string, text: string): string {
  const left = tidied(text.replace(new RegExp(`${LEADS}${escaped(street)}`, 'iu'), ''));
  return /\p{L}{2}/u.test(left) && !folded(left).includes(folded(street)) ? left : '';
}

/** Takes the address out of a sheet where its own text says not to publish it. */
export function keepAddressPrivate(sheet: Sheet): void {
  const orders = sheet.sentences.filter(({ text }) => ADDRESS_KEPT_PRIVATE.test(text));
  if (orders.length === 0) return;
  const ordered = new Set(orders.filter(({ text }) => countWords(text) <= MOST_WORDS).flatMap(({ from }) => from));
  // "Not my address, only the phone": how somebody is reached stays.
  const dropped = new Set(
    sheet.facts
      .filter(({ id, kind }) => ordered.has(id) && kind !== 'contact' && kind !== 'action')
      .map(({ id }) => id),
  );
  const streets = sheet.facts.flatMap(({ kind, text }) => (kind === 'place' ? streetsIn(text) : []));
  for (const street of streets)
    for (const fact of sheet.facts) {
      const tells = (part: string) => folded(part).includes(folded(street));
      if (!tells(Object.values(fact).flat().join(' '))) continue;
      fact.text = without(street, fact.text);
      if (fact.text === '' || [fact.label, fact.value, ...fact.details].some(tells)) dropped.add(fact.id);
    }
  sheet.drop([...dropped]);
  for (const sentence of sheet.sentences) {
    const rest = sentence.from.filter((id) => !dropped.has(id));
    const isUnsaid = rest.length === 0 && sentence.from.length > 0;
    sentence.from.splice(0, sentence.from.length, ...rest);
    if (isUnsaid) sentence.from.push(...sheet.addWish({ kind: 'other', text: tidied(sentence.text), value: '' }));
  }
}
