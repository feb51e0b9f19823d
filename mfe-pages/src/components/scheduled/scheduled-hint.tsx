import { Flex, getLanguage, Text } from '@landfall/shared';
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

/** A moment, in seconds, as clocks in a zone show it; without one, as those here do. */
const momentText = (moment: number, dateStyle: 'short' | 'full', timeZone?: string): string =>
  new Intl.DateTimeFormat(getLanguage(), { dateStyle, timeStyle: 'short', timeZone }).format(moment * 1000);

/** The same with the short name of the zone, where clocks here show another hour. */
function hourText(moment: number, timeZone: string): string {
  const there = momentText(moment, 'short', timeZone);
  if (there === momentText(moment, 'short')) return there;
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
      title={texts.whole(momentText(publish_at, 'full', zone), zone)}
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
