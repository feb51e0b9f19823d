/** The anchor of each section of a page: its kind, with a number from the second one of that kind. */
export function anchorsOf(kinds: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
