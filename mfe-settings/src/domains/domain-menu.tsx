import { IconButton } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { EllipsisVertical, ListChecks, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

export interface DomainActions {
  onRecords: (domain: DomainDetail) => void;
  onCheck: (domain: DomainDetail) => void;
  onPrimary: (domain: DomainDetail) => void;
  onRemove: (domain: DomainDetail) => void;
}

/** What can be done with one domain. */
export function DomainMenu({ domain, actions }: { domain: DomainDetail; actions: DomainActions }) {
  const texts = useAreaTexts();
  const item = (action: (domain: DomainDetail) => void) => afterMenu(() => action(domain));
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton aria-label={texts.actionsOf(domain.domain)} variant="ghost" colorPalette="gray" size="xs">
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="44">
            {domain.checks.length > 0 && (
              <>
                <Menu.Item value="records" onClick={item(actions.onRecords)}>
                  <ListChecks size="16" aria-hidden="true" />
                  {texts.dnsRecords}
                </Menu.Item>
                <Menu.Item value="check" onClick={item(actions.onCheck)}>
                  <RefreshCw size="16" aria-hidden="true" />
                  {texts.checkAgain}
                </Menu.Item>
              </>
            )}
            {domain.status === 'active' && !domain.primary && (
              <Menu.Item value="primary" onClick={item(actions.onPrimary)}>
                <Star size="16" aria-hidden="true" />
                {texts.makePrimary}
              </Menu.Item>
            )}
            <Menu.Item value="remove" color="fg.error" onClick={item(actions.onRemove)}>
              <Trash2 size="16" aria-hidden="true" />
              {texts.removeDomain}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
