import { IconButton } from '@landfall/shared';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { usePagesTexts } from '../texts.ts';

/** Reads the list again now. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const texts = usePagesTexts();
  const [running, setRunning] = useState(false);
  const refresh = () => {
    setRunning(true);
    void onRefresh().finally(() => setRunning(false));
  };
  return (
    <IconButton
      aria-label={texts.refresh}
      title={texts.refresh}
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
