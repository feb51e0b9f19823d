import { Grid, Panel, Skeleton, Stack } from '@landfall/shared';

/** Columns of the screen: the forms, and beside them their leads. */
export const COLUMNS = { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' };

const ROWS = [1, 2, 3, 4, 5];

/** Leads before they are there. */
export const LeadsSkeleton = () => (
  <Stack gap="4" p="5" aria-busy="true">
    {ROWS.map((row) => (
      <Skeleton key={row} h="11" rounded="lg" />
    ))}
  </Stack>
);

/** The screen before anything is there. */
export const InboxSkeleton = () => (
  <Grid templateColumns={COLUMNS} gap="5" alignItems="start" aria-busy="true">
    <Panel p="4">
      <Stack gap="3">
        <Skeleton h="9" rounded="lg" />
        <Skeleton h="9" rounded="lg" />
      </Stack>
    </Panel>
    <Panel>
      <LeadsSkeleton />
    </Panel>
  </Grid>
);
