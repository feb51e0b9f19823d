/** Characters of an answer as JSON: more than this fills what a model can keep in mind. */
export const MOST_CHARACTERS = 60_000;

/** Characters of one text once an answer is too long. */
const CUT_TEXT = 300;

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** A value with every long text cut; each cut one ends in an ellipsis. */
function withCutTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > CUT_TEXT ? `${value.slice(0, CUT_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map(withCutTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withCutTexts(part)]));
}

/** As many items, from the first on, as fit. */
export function fitting<T>(items: readonly T[], room = MOST_CHARACTERS): T[] {
  let used = 0;
  const end = items.findIndex((item) => {
    used += sizeOf(item) + 1;
    return used > room;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}

/**
 * Items of an answer within what a model can read: whole where that fits, else with long texts cut, and then as many as
 * fit. `cut` says what happened; empty where nothing did.
 */
export function bounded<T>(items: readonly T[], room = MOST_CHARACTERS): { items: T[]; cut: string } {
  if (sizeOf(items) <= room) return { items: [...items], cut: '' };
  const short = items.map(withCutTexts) as T[];
  const kept = fitting(short, room);
  const left = items.length - kept.length;
  const texts = `Texts longer than ${CUT_TEXT} characters are cut.`;
  return { items: kept, cut: left > 0 ? `${texts} The last ${left} of ${items.length} are left out.` : texts };
}
