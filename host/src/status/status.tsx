import { Screen, Stack } from '@landfall/shared';
import { AreaTable } from './area-table.tsx';
import { BackendHealth } from './backend-health.tsx';
import { useStatusTexts } from './texts.ts';

/** What the dashboard is made of: the shell, each area, the backend. */
export default function Status() {
  const texts = useStatusTexts();
  return (
    <Screen title={texts.title} description={texts.description}>
      <Stack gap="6">
        <BackendHealth />
        <AreaTable />
      </Stack>
    </Screen>
  );
}
