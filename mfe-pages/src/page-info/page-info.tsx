import { Box, Center, chakra, dateAt, Grid, relativeTime, Text } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { type ReactNode, useState } from 'react';
import { PageBadge } from '../components/page-badge.tsx';
import { previewAddress, publishedAddress } from '../lib/page-addresses.ts';
import { pageTypeLabel } from '../lib/page-type.ts';
import { usePagesTexts } from '../texts.ts';

function Preview({ page }: { page: Page }) {
  const texts = usePagesTexts();
  const src = previewAddress(page);
  const [broken, setBroken] = useState(false);
  const frame = { w: 'full', aspectRatio: 16 / 10, rounded: 'lg', borderWidth: '1px', bg: 'bg.muted' } as const;
  if (!src || broken)
    return (
      <Center {...frame} color="fg.muted">
        {texts.noPreview}
      </Center>
    );
  return (
    <chakra.img
      {...frame}
      src={src}
      alt={texts.previewOf(page.title)}
      objectFit="cover"
      objectPosition="top"
      onError={() => setBroken(true)}
    />
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Box as="dd" overflowWrap="anywhere" minW="0">
        {children}
      </Box>
    </>
  );
}

const Moment = ({ seconds }: { seconds: number }) => (
  <>
    {dateAt(seconds)}{' '}
    <Text as="span" color="fg.muted">
      ({relativeTime(seconds)})
    </Text>
  </>
);

/** A page's properties, under its preview unless that stands elsewhere. */
export function PageInfo({ page, hasPreview = true }: { page: Page; hasPreview?: boolean }) {
  const texts = usePagesTexts();
  const address = publishedAddress(page);
  return (
    <>
      {hasPreview && <Preview page={page} />}
      <Grid as="dl" templateColumns="7.5rem minmax(0, 1fr)" columnGap="4" rowGap="3" mt="5">
        <Row label={texts.title}>{page.title}</Row>
        <Row label={texts.path}>
          <Text as="span" fontFamily="mono" fontSize="xs">
            {page.path}
          </Text>
        </Row>
        {address && (
          <Row label={texts.address}>
            <chakra.a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              color="brand.fg"
              textDecoration="underline"
            >
              {address}
            </chakra.a>
          </Row>
        )}
        <Row label={texts.status}>
          <PageBadge page={page} />
        </Row>
        <Row label={texts.type}>{texts[pageTypeLabel(page.type)]}</Row>
        {page.description && <Row label={texts.description}>{page.description}</Row>}
        {page.description_ai && <Row label={texts.aiDescription}>{page.description_ai}</Row>}
        <Row label={texts.createdAt}>
          <Moment seconds={page.created_at} />
        </Row>
        <Row label={texts.updatedAt}>
          <Moment seconds={page.updated_at} />
        </Row>
      </Grid>
    </>
  );
}
