/** The first letter in upper case, where that changes nothing else. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  const upper = first.toLocaleUpperCase();
  return upper.length === first.length && upper.toLocaleLowerCase() === first ? upper + text.slice(first.length) : text;
}
