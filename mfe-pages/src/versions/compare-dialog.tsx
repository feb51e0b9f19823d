import { Box, dateAt, ErrorState, Flex, Grid, Skeleton, Text } from '@landfall/shared';
import type { PageVersion } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useNewestVersion } from '../api/versions.ts';
import { DeviceSwitch } from '../components/live-page/device-switch.tsx';
import { type Device, LivePage } from '../components/live-page/live-page.tsx';
import { framedAddress } from '../lib/page-addresses.ts';
import { useVersionsTexts } from './texts.ts';

const HEIGHT = 'min(66vh, 46rem)';

interface SideProps {
  title: string;
  address: string;
  device: Device;
}

const Side = ({ title, address, device }: SideProps) => (
  <Box minW="0">
    <Text fontSize="sm" fontWeight="medium" mb="2">
      {title}
    </Text>
    <Box borderWidth="1px" rounded="md" overflow="hidden">
      <LivePage title={title} address={address} device={device} height={HEIGHT} />
    </Box>
  </Box>
);

interface CompareProps {
  projectId: string;
  pageId: string;
  version: PageVersion;
}

function Compare({ projectId, pageId, version }: CompareProps) {
  const texts = useVersionsTexts();
  const [device, setDevice] = useState<Device>('desktop');
  const newest = useNewestVersion(projectId, pageId);
  const current = newest.data?.data[0];
  const [then, now] = [framedAddress(version.view_url), framedAddress(current?.view_url ?? '')];

  const isBroken = newest.data ? !then || !now : newest.error;
  if (isBroken)
    return (
      <ErrorState
        title={texts.compareFailed}
        description={newest.error?.serverMessage}
        onRetry={() => void newest.mutate()}
      />
    );
  if (!current || !then || !now) return <Skeleton h={HEIGHT} />;
  return (
    <>
      <Flex justify="flex-end" mb="2">
        <DeviceSwitch device={device} onChange={setDevice} />
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Side title={texts.then(version.number, dateAt(version.created_at))} address={then} device={device} />
        <Side title={texts.now(current.number, dateAt(current.created_at))} address={now} device={device} />
      </Grid>
    </>
  );
}

interface CompareDialogProps extends CompareProps {
  open: boolean;
  onClose: () => void;
}

/** A version beside the one that visitors see, both as pages where nothing runs. */
export function CompareDialog({ open, onClose, ...compared }: CompareDialogProps) {
  const texts = useVersionsTexts();
  return (
    <Modal open={open} onClose={onClose} size="cover" title={texts.compareTitle(compared.version.number)}>
      <Compare key={compared.version.version_id} {...compared} />
    </Modal>
  );
}
