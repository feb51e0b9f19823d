import { Flex, getLanguage, Text } from '@landfall/shared';
import type { PageSchedule } from '@landfall/shared/contracts';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useScheduledTexts } from './texts.ts';

/** A moment as clocks in its zone show it. */
function momentText({ publish_at, time_zone }: PageSchedule, dateStyle: 'short' | 'full'): string {
  const style = { dateStyle, timeStyle: 'short' } as const;
  const say = (timeZone?: string) =>
    new Intl.DateTimeFormat(getLanguage(), { ...style, timeZone }).format(publish_at * 1000);
  try {
    return say(time_zone);
  } catch {
    // A zone that this browser does not know.
    return say();
  }
}

/** When a page is published by itself, or that it was not. */
export default function ScheduledHint({ schedule }: { schedule: PageSchedule }) {
  const texts = useScheduledTexts();
  const Icon = schedule.failure ? CalendarX : CalendarClock;
  const when = momentText(schedule, 'short');
  return (
    <Flex
      gap="1"
      mt="1"
      maxW="6.5rem"
      fontSize="xs"
      color={schedule.failure ? 'fg.error' : 'fg.muted'}
      title={texts.whole(momentText(schedule, 'full'), schedule.time_zone)}
    >
      <Flex as="span" h="1.25em" align="center" flexShrink="0" aria-hidden="true">
        <Icon size="12" />
      </Flex>
      <Text as="span">{schedule.failure ? texts.missed(when) : texts.publishes(when)}</Text>
    </Flex>
  );
}
