import { Button, Flex, hasCapability, Text } from '@landfall/shared';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHostTexts } from '../texts.ts';
import { Key } from './palette-list.tsx';
import { usePaletteTexts } from './texts.ts';
import type { SearchState } from './use-found-things.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A search that takes longer than this is said to be under way. */
const LONG_MS = 400;

function useIsLong(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn]);
  return isLong;
}

interface PaletteStatusProps {
  state: SearchState;
  count: number;
  isSearching: boolean;
  onRetry: () => void;
}

/** How the search goes, and the keys. As high whatever it says. */
export function PaletteStatus({ state, count, isSearching, onRetry }: PaletteStatusProps) {
  const texts = usePaletteTexts();
  const { tryAgain } = useHostTexts();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLong = useIsLong(state === 'searching');
  const isAway = isSearching && (state === 'failed' || (!isOnline && hasCapability('lists.query')));
  const settled = isSearching && state !== 'searching' ? texts.count(count) : '';
  const away = isOnline ? texts.failed : texts.offline;
  return (
    <Flex align="center" gap="3" minH="11" mb="-4" borderTopWidth="1px" fontSize="sm" color="fg.muted">
      <Text role="status" flex="1" minW="0">
        {isAway ? away : isLong ? texts.searching : settled}
      </Text>
      {isAway && isOnline && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
      <Flex gap="3" hideBelow="md" aria-hidden="true" whiteSpace="nowrap">
        <span>
          <Key>↑</Key> <Key>↓</Key> {texts.walk}
        </span>
        <span>
          <Key>↵</Key> {texts.choose}
        </span>
      </Flex>
    </Flex>
  );
}
