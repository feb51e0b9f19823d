import type { ReactNode } from 'react';

// Stands for the element while the sentence is made; no text of a person's has it.
const PLACE = '\uFFFC';

/**
 * A sentence with an element where one of its values stands: each language says where that is.
 * `withElement(texts.deleteQuestion, <strong>{name}</strong>)`
 */
export function withElement(sentence: (value: string) => string, element: ReactNode): ReactNode {
  const [before, ...after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      {element}
      {after.join('')}
    </>
  );
}
