import { momentOf } from '../../time/wall-time.ts';

/** What a countdown runs to: a day and an hour as clocks of a zone show them. */
export interface CountdownEnd {
  /** `2026-12-24T18:00` */
  until: string;
  /** As the IANA database names it. */
  zone: string;
}

/** The class of the element that says how much time is left. */
export const TIME_LEFT = 'timer-left';

/** Whether an element says how much time is left. */
export const isTimeLeft = (className = ''): boolean => className.split(/\s+/).includes(TIME_LEFT);

/** When a countdown is over, in milliseconds; null while nobody gave it a day and an hour that there are. */
export function endOf({ until, zone }: CountdownEnd): number | null {
  const [day = '', hour = ''] = until.split('T');
  return momentOf({ day, hour }, zone);
}
