import { IconButton } from '@landfall/shared';
import { Drawer, Portal } from '@landfall/shared/overlay';
import { X } from 'lucide-react';
import { useHostTexts } from '../texts.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar as a slide-over panel, for narrow viewports. */
export default function MobileSidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useHostTexts();
  return (
    <Drawer.Root open={open} onOpenChange={(details) => !details.open && onClose()} placement="start" lazyMount>
      <Portal>
        <Drawer.Backdrop bg="black/50" />
        <Drawer.Positioner>
          <Drawer.Content w="18rem" maxW="18rem" aria-label={texts.mainMenu}>
            <Sidebar collapsed={false} onFollow={onClose} onExpand={() => {}} />
            <Drawer.CloseTrigger asChild top="2" insetEnd="-11">
              <IconButton
                variant="outline"
                size="sm"
                colorPalette="gray"
                bg="bg.panel"
                rounded="full"
                aria-label={texts.closeMenu}
              >
                <X />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
