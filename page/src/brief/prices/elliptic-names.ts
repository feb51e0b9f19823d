import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';

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
