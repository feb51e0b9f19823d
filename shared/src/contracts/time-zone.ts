import * as v from 'valibot';
import { message } from './message.ts';

const ZONE_NOT_KNOWN = message('time_zone_unknown', 'This time zone is not known. Use a name such as Europe/Madrid.');

/** Offsets such as +05:30 know no daylight saving: names alone. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** A time zone by its name in the IANA database. */
export const timeZone = v.pipe(v.string(), v.maxLength(60, ZONE_NOT_KNOWN), v.check(isTimeZone, ZONE_NOT_KNOWN));
