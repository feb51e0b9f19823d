import type { OutlineSection, PageOperation } from '@landfall/shared/contracts';
import * as v from 'valibot';

const wording = v.strictObject({ texts: v.array(v.strictObject({ ref: v.string(), text: v.string() })) });

/** What a language model answers that words a section in three ways. */
export const modelWordings = v.strictObject({ alternatives: v.array(wording) });

const MOST = 3;

/** Each wording as operations on the section, and the texts that were left out of it because nothing says them. */
export function wordingsOf(
  answer: unknown,
  section: OutlineSection,
  isGrounded: (text: string) => boolean,
): { alternatives: PageOperation[][]; dropped: string[] } {
  const { alternatives } = (typeof answer === 'object' && answer !== null ? answer : {}) as { alternatives?: unknown };
  const dropped: string[] = [];
  const all = (Array.isArray(alternatives) ? alternatives : []).flatMap((one) => (v.is(wording, one) ? [one] : []));
  const operations = all.slice(0, MOST).map(({ texts }) =>
    texts.flatMap(({ ref, text }): PageOperation[] => {
      const element = section.elements.find((other) => other.ref === ref);
      const words = text.trim();
      if (!element || words === '' || words === element.text || words.length > 8000) return [];
      if (isGrounded(words)) return [{ op: 'text', section: section.id, ref, text: words }];
      dropped.push(words);
      return [];
    }),
  );
  return { alternatives: operations.filter((list) => list.length > 0), dropped };
}
