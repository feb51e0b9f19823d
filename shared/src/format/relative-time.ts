const MINUTES = { hour: 60, day: 1440, month: 43_200 } as const;

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Whole months from the earlier moment to the later one, as a calendar counts them. */
function monthsBetween(earlier: Date, later: Date): number {
  const months = (later.getFullYear() - earlier.getFullYear()) * 12 + later.getMonth() - earlier.getMonth();
  const reached = new Date(earlier);
  reached.setMonth(reached.getMonth() + months);
  // The 31st has no place in a month of thirty days: its last day counts.
  if (reached.getDate() !== earlier.getDate()) reached.setDate(0);
  return reached > later ? months - 1 : months;
}

function years(months: number): string {
  const whole = Math.floor(months / 12);
  const rest = months % 12;
  if (rest < 3) return `about ${many(whole, 'year')}`;
  return rest < 9 ? `over ${many(whole, 'year')}` : `almost ${many(whole + 1, 'year')}`;
}

/** How far apart two moments are, in English words: 'about 3 hours', '5 days', 'almost 2 years'. */
export function distanceInWords(one: Date, other: Date): string {
  const [earlier, later] = one < other ? [one, other] : [other, one];
  const minutes = Math.round(Math.trunc((later.getTime() - earlier.getTime()) / 1000) / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return many(minutes, 'minute');
  if (minutes < 90) return 'about 1 hour';
  if (minutes < MINUTES.day) return `about ${many(Math.round(minutes / MINUTES.hour), 'hour')}`;
  if (minutes < 2520) return '1 day';
  if (minutes < MINUTES.month) return many(Math.round(minutes / MINUTES.day), 'day');
  const rounded = Math.round(minutes / MINUTES.month);
  if (minutes < 2 * MINUTES.month) return `about ${many(rounded, 'month')}`;
  const months = monthsBetween(earlier, later);
  return months < 12 ? many(rounded, 'month') : years(months);
}
