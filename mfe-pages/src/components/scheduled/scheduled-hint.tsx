import { dateAt, Flex, getLanguage, Text } from '@landfall/shared';
import type { PageSchedule } from '@landfall/shared/contracts';
import { CalendarClock, CalendarX } from 'lucide-react';
import { type ScheduledTexts, useScheduledTexts } from './texts.ts';

const REASONS = {
  plan: 'reasonPlan',
  room: 'reasonRoom',
  suspended: 'reasonSuspended',
  outdated: 'reasonOutdated',
  contents: 'reasonContents',
  unavailable: 'reasonUnavailable',
} as const satisfies Record<NonNullable<PageSchedule['failure']>, keyof ScheduledTexts>;

/** A zone, or that of this browser where it does not know that one. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** A moment, in seconds, in words, as clocks in a zone show it. */
const wholeText = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat(getLanguage(), {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(moment * 1000);

/** The moment as it reads in lists, with the short name of the zone, where clocks here show another hour. */
function hourText(moment: number, timeZone: string): string {
  const there = dateAt(moment, timeZone);
  if (there === dateAt(moment)) return there;
  const parts = new Intl.DateTimeFormat(getLanguage(), { timeZone, timeZoneName: 'short' }).formatToParts(
    moment * 1000,
  );
  return `${there} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

/** When a page is published by itself, or why it was not. */
export default function ScheduledHint({ schedule }: { schedule: PageSchedule }) {
  const texts = useScheduledTexts();
  const { publish_at, failure } = schedule;
  const zone = knownZone(schedule.time_zone);
  const Icon = failure ? CalendarX : CalendarClock;
  return (
    <Flex
      gap="1"
      mt="1"
      maxW="6.5rem"
      fontSize="xs"
      color={failure ? 'fg.error' : 'fg.muted'}
      title={texts.whole(wholeText(publish_at, zone), zone)}
    >
      <Flex as="span" h="1.25em" align="center" flexShrink="0" aria-hidden="true">
        <Icon size="12" />
      </Flex>
      <Text as="span">
        {failure ? texts.missed(texts[REASONS[failure]]) : texts.publishes(hourText(publish_at, zone))}
      </Text>
    </Flex>
  );
}
