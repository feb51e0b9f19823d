import { Box, Button, Flex } from '@landfall/shared';
import { SelectField } from '@landfall/shared/form';
import { useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import type { DeliveryActions } from './delivery-actions.ts';

const HOUR = 3600;
const SPANS = [
  { hours: 1, label: 'lastHour' },
  { hours: 24, label: 'lastDay' },
  { hours: 7 * 24, label: 'lastWeek' },
  { hours: 30 * 24, label: 'lastMonth' },
] as const;

/** Sends everything again that failed within a time: after an outage of the receiver. */
export function ReplayFailed({ onReplay }: { onReplay: DeliveryActions['onReplayFailed'] }) {
  const texts = useAreaTexts();
  const [hours, setHours] = useState('24');
  const [isPending, setPending] = useState(false);
  const replay = async () => {
    setPending(true);
    await onReplay(Math.floor(Date.now() / 1000) - Number(hours) * HOUR);
    setPending(false);
  };
  return (
    <Flex gap="2" align="flex-end" wrap="wrap">
      <Box w="12rem">
        <SelectField
          label={texts.since}
          value={hours}
          onChange={(change) => setHours(change.currentTarget.value)}
          options={SPANS.map((span) => ({ value: String(span.hours), label: texts[span.label] }))}
        />
      </Box>
      <Button variant="outline" loading={isPending} onClick={() => void replay()}>
        {texts.sendFailedAgain}
      </Button>
    </Flex>
  );
}
