/** Now, in epoch seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** The day of a moment, as YYYY-MM-DD of the browser's own calendar. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
