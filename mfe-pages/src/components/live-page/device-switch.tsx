import { Flex, IconButton } from '@landfall/shared';
import { Monitor, Smartphone } from 'lucide-react';
import type { Device } from './live-page.tsx';
import { useLivePageTexts } from './texts.ts';

const ICONS = { desktop: Monitor, phone: Smartphone } as const;

/** What a page is looked at on. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange: (device: Device) => void }) {
  const texts = useLivePageTexts();
  const names = { desktop: texts.onDesktop, phone: texts.onPhone };
  return (
    <Flex role="group" aria-label={texts.lookAtItOn} gap="1">
      {(['desktop', 'phone'] as const).map((each) => {
        const Icon = ICONS[each];
        return (
          <IconButton
            key={each}
            size="xs"
            variant={each === device ? 'subtle' : 'ghost'}
            colorPalette="gray"
            aria-label={names[each]}
            title={names[each]}
            aria-pressed={each === device}
            onClick={() => onChange(each)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Flex>
  );
}
