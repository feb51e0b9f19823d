import type { PageSchedule } from '@landfall/shared/contracts';
import { dateIn } from '@landfall/shared/date-in';
import { find } from '../start.ts';
import { language, say } from '../texts.ts';

type Moment = Pick<PageSchedule, 'publish_at' | 'time_zone'>;

/** A moment as clocks in its zone show it. */
export const momentText = ({ publish_at, time_zone }: Moment): string => dateIn(language, publish_at, time_zone);

/** The same in words, with the day of the week. */
export const wholeMomentText = ({ publish_at, time_zone }: Moment): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: time_zone,
  }).format(publish_at * 1000);

/** What stands in the way of a page that was not published at its hour. */
export const failureText = (failure: NonNullable<PageSchedule['failure']>): string => say(`scheduleFailed_${failure}`);

/** Shows in the top bar when the page is published by itself. */
export function showSchedule(schedule: PageSchedule | null): void {
  const button = find('[data-action="schedule"]');
  const label = find('[data-schedule-label]');
  button.dataset.schedule = schedule ? (schedule.failure ? 'failed' : 'waits') : '';
  label.textContent = schedule ? momentText(schedule) : '';
  const zone = schedule?.time_zone ?? '';
  const when = schedule ? wholeMomentText(schedule) : '';
  const name = schedule ? say(schedule.failure ? 'scheduleMissed' : 'scheduledAt', when, zone) : say('schedule');
  button.setAttribute('aria-label', name);
  button.title = name;
}
