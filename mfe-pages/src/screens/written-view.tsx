import { Box, Center, chakra, Flex, Panel, Skeleton, Stack, Text } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { useState } from 'react';
import { DeviceSwitch } from '../components/live-page/device-switch.tsx';
import { firstDevice } from '../components/live-page/first-device.ts';
import { type Device, LivePage } from '../components/live-page/live-page.tsx';
import { framedAddress, onBackend } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';

const HEIGHT = 'max(24rem, min(72vh, 56rem))';

interface WrittenViewProps {
  page: PageDetail;
  /** Where its newest version is looked at, '' where nowhere; undefined while that is not known. */
  view: string | undefined;
  /** It was seen being written: it comes in from its top. */
  isFresh: boolean;
}

/** What is to be looked at: the page as it grows, or as it is. Each state has an address of its own. */
function sourceOf({ status, writing }: PageDetail, view: string | undefined): string | undefined {
  if (status !== 'pending') return framedAddress(view ?? '');
  if (!writing) return undefined;
  const [, state = ''] = writing.picture_url.split('?');
  return framedAddress(`${writing.view_url}?${state}`);
}

/** A page of which nothing is there yet. */
const Empty = () => (
  <Stack gap="6" p={{ base: '5', md: '10' }} h={HEIGHT} aria-busy="true">
    <Skeleton h="10" w="55%" />
    <Skeleton h="5" w="75%" />
    <Skeleton h="5" w="65%" />
    <Skeleton h="10" w="9rem" rounded="md" />
    <Skeleton flex="1" minH="10rem" rounded="lg" />
    <Skeleton h="24" rounded="lg" />
  </Stack>
);

/** A page as visitors see it, also while it is written. */
export function WrittenView({ page, view, isFresh }: WrittenViewProps) {
  const texts = usePagesTexts();
  const [device, setDevice] = useState<Device>(firstDevice);
  const isPending = page.status === 'pending';
  const current = sourceOf(page, view);
  /** The last state that was seen of it while it was written. */
  const [written, setWritten] = useState<string>();
  if (isPending && current !== written) setWritten(current);
  const isViewKnown = view !== undefined;
  const source = current ?? (isViewKnown || isPending ? undefined : written);
  const picture = isPending ? page.writing?.picture_url : page.preview_img;
  const isUnwritten = !isPending && page.preview_img === '';
  return (
    <Panel>
      <Flex align="center" justify="space-between" gap="3" px="3" py="2" borderBottomWidth="1px" minH="12">
        <Text truncate color="fg.muted" fontFamily="mono" fontSize="sm">
          {page.url || page.path}
        </Text>
        {source && <DeviceSwitch device={device} onChange={setDevice} />}
      </Flex>
      {source ? (
        <Box
          bg="bg.muted"
          css={
            isFresh && !isPending && isViewKnown
              ? {
                  animation: 'lf-unroll 900ms ease-out',
                  '@keyframes lf-unroll': { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
                  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
                }
              : undefined
          }
        >
          <LivePage
            title={texts.previewOf(page.title)}
            address={source}
            device={device}
            follows={isPending}
            height={HEIGHT}
          />
        </Box>
      ) : picture && (isPending || isViewKnown) ? (
        <Center bg="bg.muted" h={HEIGHT} overflow="hidden" alignItems="flex-start">
          <chakra.img src={onBackend(picture)} alt={texts.previewOf(page.title)} w="full" maxW="40rem" />
        </Center>
      ) : isUnwritten ? (
        <Center h="16rem" color="fg.muted">
          {texts.noPreview}
        </Center>
      ) : (
        <Empty />
      )}
    </Panel>
  );
}
