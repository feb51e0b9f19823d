/** A piece of a function's source, and how often it ran, as V8's precise coverage tells it. */
interface CountedRange {
  startOffset: number;
  endOffset: number;
  count: number;
}

/**
 * How many characters of source ran, each as often as it did: the same on every machine and at every load.
 * @param ranges of one function: the whole first, and then the pieces in it whose count is another
 */
export function countRunCharacters(ranges: readonly CountedRange[]): number {
  let characters = 0;
  const around: CountedRange[] = [];
  for (const range of ranges) {
    while ((around.at(-1)?.endOffset ?? Number.POSITIVE_INFINITY) <= range.startOffset) around.pop();
    characters += (range.count - (around.at(-1)?.count ?? 0)) * (range.endOffset - range.startOffset);
    around.push(range);
  }
  return characters;
}
