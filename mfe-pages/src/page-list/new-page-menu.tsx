import { Badge, Box } from '@landfall/shared';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { FilePlus, LayoutTemplate } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePagesTexts } from '../texts.ts';

interface NewPageMenuProps {
  startOpen: boolean;
  trigger: ReactElement;
  onCreate: () => void;
  /** Absent where the deployment has no templates. */
  onTemplate?: () => void;
}

export default function NewPageMenu({ startOpen, trigger, onCreate, onTemplate }: NewPageMenuProps) {
  const texts = usePagesTexts();
  return (
    <Menu.Root defaultOpen={startOpen} lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56">
            <Menu.Item value="create" onClick={afterMenu(onCreate)}>
              <FilePlus size="16" aria-hidden="true" />
              {texts.createNewPage}
            </Menu.Item>
            <Menu.Item value="template" disabled={!onTemplate} onClick={onTemplate && afterMenu(onTemplate)}>
              <LayoutTemplate size="16" aria-hidden="true" />
              <Box flex="1">{texts.template}</Box>
              {!onTemplate && <Badge size="xs">{texts.comingSoon}</Badge>}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
