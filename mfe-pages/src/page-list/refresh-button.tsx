import { IconButton } from '@landfall/shared';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';

/** Reads the list again now. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [running, setRunning] = useState(false);
  const refresh = () => {
    setRunning(true);
    void onRefresh().finally(() => setRunning(false));
  };
  return (
    <IconButton
      aria-label="Refresh"
      title="Refresh"
      size="sm"
      variant="outline"
      colorPalette="gray"
      bg="bg.panel"
      loading={running}
      onClick={refresh}
    >
      <RefreshCw />
    </IconButton>
  );
}
