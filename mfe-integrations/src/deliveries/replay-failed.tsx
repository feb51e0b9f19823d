import { Box, Button, Flex, notify } from '@landfall/shared';
import { SelectField } from '@landfall/shared/form';
import { useState } from 'react';
import { useReplayFailed } from '../api/webhooks.ts';
import { useAreaTexts } from '../texts.ts';

const HOUR = 3600;
const SPANS = [
  { hours: 1, label: 'lastHour' },
  { hours: 24, label: 'lastDay' },
  { hours: 7 * 24, label: 'lastWeek' },
  { hours: 30 * 24, label: 'lastMonth' },
] as const;

/** Sends everything again that failed within a time: after an outage of the receiver. */
export function ReplayFailed({ projectId, webhookId }: { projectId: string; webhookId: string }) {
  const texts = useAreaTexts();
  const [hours, setHours] = useState('24');
  const { mutate, isPending } = useReplayFailed({
    onSuccess: ({ count }) => notify.success(count === 0 ? texts.noneFailed : texts.sentAllAgain(count)),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  const replay = () => {
    const since = Math.floor(Date.now() / 1000) - Number(hours) * HOUR;
    void mutate({ params: { project_id: projectId, webhook_id: webhookId }, body: { since } });
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
      <Button variant="outline" loading={isPending} onClick={replay}>
        {texts.sendFailedAgain}
      </Button>
    </Flex>
  );
}
