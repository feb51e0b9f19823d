const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether texts hold every word that is searched for, without regard to case and accents. */
export function holds(texts: readonly string[], searched: string | undefined): boolean {
  const words = folded(searched ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const all = folded(texts.join(' '));
  return words.every((word) => all.includes(word));
}

/** Entries by one of their values; `-` before the name stands for the reverse. */
export function sorted<T>(rows: readonly T[], sort: string, valueBy: (row: T, name: string) => string | number): T[] {
  const name = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueBy(one, name), valueBy(other, name)];
    return way * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b));
  });
}

/** The tags of entries with how many have each, most used first. */
export function tagsOf(rows: readonly { tags?: readonly string[] | undefined }[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags = [] } of rows) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return Array.from(counts, ([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count);
}

/** Tags with one more, or one less. */
export const withTag = (tags: readonly string[], tag: string, action: 'tag' | 'untag'): string[] =>
  action === 'untag' ? tags.filter((each) => each !== tag) : [...new Set([...tags, tag])];
