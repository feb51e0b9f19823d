import type { Page } from '@landfall/shared/contracts';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { ExternalLink, Info, Settings, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePagesTexts } from '../texts.ts';
import { publishedAddress } from './page-addresses.ts';

interface RowMenuProps {
  page: Page;
  /** The trigger was already pressed while this code was on its way. */
  startOpen: boolean;
  trigger: ReactElement;
  onInfo: (page: Page) => void;
  onDelete: (page: Page) => void;
}

// `onClick`, because `onSelect` of a menu item is sometimes not called right after the menu has opened.
export default function RowMenu({ page, startOpen, trigger, onInfo, onDelete }: RowMenuProps) {
  const texts = usePagesTexts();
  const address = publishedAddress(page);
  const pending = page.status === 'pending';
  return (
    <Menu.Root defaultOpen={startOpen} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            <Menu.Item value="info" onClick={afterMenu(() => onInfo(page))}>
              <Info size="16" aria-hidden="true" />
              {texts.infoPage}
            </Menu.Item>
            {address ? (
              <Menu.Item value="view" asChild>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  <ExternalLink size="16" aria-hidden="true" />
                  {texts.viewPage}
                </a>
              </Menu.Item>
            ) : (
              <Menu.Item value="view" disabled>
                <ExternalLink size="16" aria-hidden="true" />
                {texts.viewPage}
              </Menu.Item>
            )}
            <Menu.Item value="settings">
              <Settings size="16" aria-hidden="true" />
              {texts.pageSettings}
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item
              value="delete"
              disabled={pending}
              color="fg.error"
              _hover={{ bg: 'bg.error', color: 'fg.error' }}
              onClick={pending ? undefined : afterMenu(() => onDelete(page))}
            >
              <Trash2 size="16" aria-hidden="true" />
              {texts.deletePage}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
