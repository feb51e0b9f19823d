import { Box } from '@landfall/shared';
import { useRefreshAll } from '@landfall/shared/host';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useHostTexts } from '../texts.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the connection is lost; what is on screen stays, and is read again once it is back. */
export function OfflineNotice() {
  const texts = useHostTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const refreshAll = useRefreshAll();
  useEffect(() => {
    // Not by SWR's own means: it would take what was read before the connection broke for fresh.
    const onOnline = () => void refreshAll();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [refreshAll]);
  return (
    <Box role="status">
      {!online && (
        <Box
          display="flex"
          gap="2.5"
          alignItems="center"
          bg="bg.warning"
          color="fg.warning"
          borderWidth="1px"
          borderColor="orange.muted"
          rounded="lg"
          px="4"
          py="2.5"
          mb="5"
          maxW="7xl"
          mx="auto"
        >
          <WifiOff size={16} aria-hidden="true" />
          {texts.offline}
        </Box>
      )}
    </Box>
  );
}
