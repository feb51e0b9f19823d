import { Box, Center, chakra, dateAt, Grid, relativeTime, StatusBadge, Text } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { type ReactNode, useState } from 'react';
import { previewAddress, publishedAddress } from '../page-list/page-addresses.ts';
import { pageTypeLabel } from '../page-list/page-type.ts';

function Preview({ page }: { page: Page }) {
  const src = previewAddress(page);
  const [broken, setBroken] = useState(false);
  const frame = { w: 'full', aspectRatio: 16 / 10, rounded: 'lg', borderWidth: '1px', bg: 'bg.muted' } as const;
  if (!src || broken)
    return (
      <Center {...frame} color="fg.muted">
        Preview not available
      </Center>
    );
  return (
    <chakra.img
      {...frame}
      src={src}
      alt={`Preview of ${page.title}`}
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

/** A page's properties under its preview. */
export function PageInfo({ page }: { page: Page }) {
  const address = publishedAddress(page);
  return (
    <>
      <Preview page={page} />
      <Grid as="dl" templateColumns="7.5rem minmax(0, 1fr)" columnGap="4" rowGap="3" mt="5">
        <Row label="Title">{page.title}</Row>
        <Row label="Path">
          <Text as="span" fontFamily="mono" fontSize="xs">
            {page.path}
          </Text>
        </Row>
        {address && (
          <Row label="Address">
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
        <Row label="Status">
          <StatusBadge status={page.status} />
        </Row>
        <Row label="Type">{pageTypeLabel(page.type)}</Row>
        {page.description && <Row label="Description">{page.description}</Row>}
        {page.description_ai && <Row label="AI description">{page.description_ai}</Row>}
        <Row label="Created">
          <Moment seconds={page.created_at} />
        </Row>
        <Row label="Last updated">
          <Moment seconds={page.updated_at} />
        </Row>
      </Grid>
    </>
  );
}
