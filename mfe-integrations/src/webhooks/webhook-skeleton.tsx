import { Panel, Skeleton, Stack } from '@landfall/shared';

/** The list before it is there. */
export const WebhookSkeleton = () => (
  <Panel p="5" aria-busy="true">
    <Stack gap="4">
      <Skeleton h="14" rounded="lg" />
      <Skeleton h="14" rounded="lg" />
    </Stack>
  </Panel>
);
