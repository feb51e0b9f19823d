/** Minutes that the clocks of a zone are ahead of UTC at a moment (milliseconds). */
function offsetAt(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** Noon of a date such as 2026-11-22 in a zone, in epoch seconds: a moment that surely belongs to that day. */
export function noonOf(date: string, zone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return (noon - offsetAt(zone, noon) * 60_000) / 1000;
}

/** The date of a moment (epoch seconds) in a zone. */
export function dateOf(at: number, zone: string): string {
  return new Date(at * 1000 + offsetAt(zone, at * 1000) * 60_000).toISOString().slice(0, 10);
}
