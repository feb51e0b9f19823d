import type { Action } from './actions.ts';

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The actions that hold every word that was typed; those whose name begins with it come first. */
export function matching<A extends Pick<Action, 'label' | 'note'>>(actions: readonly A[], typed: string): A[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = actions.filter((action) => {
    const text = folded(`${action.label} ${action.note}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: A) => Number(!folded(label).startsWith(words.join(' ')));
  return words.length === 0 ? found : found.toSorted((a, b) => begins(a) - begins(b));
}
