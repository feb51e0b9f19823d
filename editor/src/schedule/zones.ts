import { language } from '../texts.ts';

/** The zone that this browser is in. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Europe/Madrid (GMT+1)'. */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}

/** The zones to choose from, with their names: the one that is meant already, this browser's, the project's, and UTC. */
export const zonesToChoose = (chosen: string | undefined, projects: string): (readonly [string, string])[] =>
  [...new Set([chosen, HERE, projects, 'UTC'])].flatMap((zone) => (zone ? [[zone, zoneName(zone)] as const] : []));
