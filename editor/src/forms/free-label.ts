/** Another name for a field whose name somebody else has already. */
export function freeLabel(label: string, taken: ReadonlySet<string>): string {
  let free = label;
  for (let count = 2; taken.has(free); count += 1) free = `${label} ${count}`;
  return free;
}
