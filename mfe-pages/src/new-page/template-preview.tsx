import { Box, Button, Center, Text } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { DeviceSwitch } from '../components/live-page/device-switch.tsx';
import { firstDevice } from '../components/live-page/first-device.ts';
import { type Device, LivePage } from '../components/live-page/live-page.tsx';
import { TemplatePicture } from '../components/templates/template-tile.tsx';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { framedAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';
import { useNewPageTexts } from './texts.ts';

interface TemplatePreviewProps {
  template: ChosenTemplate;
  open: boolean;
  isPending: boolean;
  canUse: boolean;
  onUse: () => void;
  onClose: () => void;
}

/** A template, whole. */
export function TemplatePreview({ template, open, isPending, canUse, onUse, onClose }: TemplatePreviewProps) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const [device, setDevice] = useState<Device>(firstDevice);
  const address = framedAddress(template.view_url);
  const title = pagesTexts.previewOf(template.name);
  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : onClose}
      size="xl"
      title={template.name}
      description={template.description}
      footer={
        <>
          {address && (
            <Box me="auto">
              <DeviceSwitch device={device} onChange={setDevice} />
            </Box>
          )}
          <Button disabled={!canUse} loading={isPending} onClick={onUse}>
            {texts.useTemplate}
          </Button>
        </>
      }
    >
      <Box rounded="lg" borderWidth="1px" overflow="hidden" lang={template.language}>
        {address ? (
          <LivePage title={title} address={address} device={device} height="min(60vh, 44rem)" />
        ) : (
          <Center bg="bg.muted">
            <TemplatePicture template={template} w="min(100%, 32rem)" />
          </Center>
        )}
      </Box>
      <Text color="fg.muted" mt="3">
        {texts.examplesAreNotPublished}
      </Text>
    </Modal>
  );
}
