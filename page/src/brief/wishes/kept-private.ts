import type { Sheet } from '../sheet.ts';
import { folded, tidied } from '../text/normalise.ts';
import { countWords, escaped } from '../text/phrases.ts';
import { ADDRESS_KEPT_PRIVATE } from '../words/kept-private.ts';

/** What leads to an address goes with it. */
const LEADS = String.raw`[,;]?(?: (?:at|in|on|an|am|im|bei|en|em|na|no|à|au|a|al|w|przy|op|aan|presso|sito|sita|located|der|dem|la|el|the))*[ ,]*`;
const FEWEST_LEFT = 2;
/** A longer sentence tells more than what is kept back. */
const MOST_WORDS = 14;

/** What a fact says without an address; empty where too little is left. */
function without(address: string, text: string): string {
  const left = tidied(text.replace(new RegExp(`${LEADS}${escaped(address)}`, 'iu'), ''));
  return countWords(left) < FEWEST_LEFT || folded(left).includes(folded(address)) ? '' : left;
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
  for (const address of sheet.facts.filter(({ kind, text }) => kind === 'place' && /\d/.test(text))) {
    for (const fact of sheet.facts) {
      if (dropped.has(fact.id) || !folded(Object.values(fact).flat().join(' ')).includes(folded(address.text)))
        continue;
      const left = without(address.text, fact.text);
      const isElsewhere = [fact.label, fact.value, ...fact.details].some((part) =>
        folded(part).includes(folded(address.text)),
      );
      if (left === '' || isElsewhere) dropped.add(fact.id);
      else fact.text = left;
    }
  }
  sheet.drop([...dropped]);
  for (const sentence of sheet.sentences) {
    const rest = sentence.from.filter((id) => !dropped.has(id));
    const isUnsaid = rest.length === 0 && sentence.from.length > 0;
    sentence.from.splice(0, sentence.from.length, ...rest);
    if (isUnsaid) sentence.from.push(...sheet.addWish({ kind: 'other', text: tidied(sentence.text), value: '' }));
  }
}
