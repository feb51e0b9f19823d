import { Box, Button, chakra, Text, VisuallyHidden } from '@landfall/shared';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hostPiece } from '../boundary/host-piece.tsx';
import { OverlayPiece } from '../boundary/overlay-piece.tsx';
import { useHostTexts } from '../texts.ts';
import './forget-recent.ts';
import { isTyping } from './is-typing.ts';
import { beginTypeAhead, forgetTypeAhead, takeEarlyKeys } from './type-ahead.ts';

const palette = hostPiece(() => import('./palette.tsx'));
const shortcuts = hostPiece(() => import('./shortcuts.tsx'));

type Opened = 'palette' | 'shortcuts' | null;

const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

const Key = chakra('kbd', {
  base: { fontFamily: 'body', fontSize: 'xs', color: 'fg.muted', borderWidth: '1px', rounded: 'sm', px: '1' },
});

/** The command palette and the list of shortcuts: the button that opens them, their keys, and themselves. */
export function PaletteHost({ onSidebar }: { onSidebar: () => void }) {
  const texts = useHostTexts();
  const [opened, setOpened] = useState<Opened>(null);
  const [loaded, setLoaded] = useState<{ palette?: true; shortcuts?: true }>({});
  const open = (what: Exclude<Opened, null>) => {
    setLoaded((known) => ({ ...known, [what]: true }));
    setOpened(what);
  };

  // Before the next one, which may begin anew.
  useEffect(() => {
    if (opened !== 'palette') forgetTypeAhead();
  }, [opened]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const wanted = isPaletteKey(event) ? 'palette' : event.key === '?' ? 'shortcuts' : null;
      if (!wanted) return;
      event.preventDefault();
      // A dialog is to be answered first, unless it is just closing; some cannot be left at all.
      if (document.querySelector('[aria-modal=true]:not([data-state=closed])')) return;
      if (wanted === 'palette') beginTypeAhead();
      setLoaded((known) => ({ ...known, [wanted]: true }));
      setOpened(wanted);
    };
    window.addEventListener('keydown', onKey);
    const typed = takeEarlyKeys();
    if (typed !== undefined) {
      beginTypeAhead(typed);
      setLoaded((known) => ({ ...known, palette: true }));
      setOpened('palette');
    }
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // One that is leaving already, for the other, closes nothing any more.
  const close = (what: Opened) => setOpened((current) => (current === what ? null : current));
  const closePalette = () => close('palette');
  const closeShortcuts = () => close('shortcuts');
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        color="fg.muted"
        fontWeight="normal"
        onClick={() => open('palette')}
      >
        <Search size={16} aria-hidden="true" />
        <Text as="span" hideBelow="lg">
          {texts.paletteOpen}
        </Text>
        <Box hideFrom="lg" position="absolute">
          <VisuallyHidden>{texts.paletteOpen}</VisuallyHidden>
        </Box>
        <Key hideBelow="lg" aria-hidden="true">
          Ctrl K
        </Key>
      </Button>
      {loaded.palette && (
        <OverlayPiece of={palette} open={opened === 'palette'} onClose={closePalette}>
          {(Palette) => (
            <Palette
              open={opened === 'palette'}
              onClose={closePalette}
              onShortcuts={() => open('shortcuts')}
              onSidebar={onSidebar}
            />
          )}
        </OverlayPiece>
      )}
      {loaded.shortcuts && (
        <OverlayPiece of={shortcuts} open={opened === 'shortcuts'} onClose={closeShortcuts}>
          {(Shortcuts) => <Shortcuts open={opened === 'shortcuts'} onClose={closeShortcuts} />}
        </OverlayPiece>
      )}
    </>
  );
}
