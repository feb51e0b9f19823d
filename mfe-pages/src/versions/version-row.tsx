import { Badge, Box, Button, Center, chakra, dateAt, Flex, hasCapability, relativeTime, Text } from '@landfall/shared';
import type { PageVersion } from '@landfall/shared/contracts';
import { Columns2, ExternalLink, FileText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { framedAddress, onBackend } from '../lib/page-addresses.ts';
import { type PagesTexts, usePagesTexts } from '../texts.ts';
import { useVersionsTexts } from './texts.ts';
import { VersionNote } from './version-note.tsx';

const ORIGINS = {
  created: 'originCreated',
  generated: 'originGenerated',
  saved: 'originSaved',
  restored: 'originRestored',
} as const satisfies Record<PageVersion['origin'], keyof PagesTexts>;

function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  const frame = { w: '28', aspectRatio: 16 / 10, rounded: 'md', borderWidth: '1px', bg: 'bg.muted' } as const;
  if (!src || broken)
    return (
      <Center {...frame} color="fg.subtle" aria-hidden="true">
        <FileText size="16" />
      </Center>
    );
  return (
    <chakra.img
      {...frame}
      src={onBackend(src)}
      alt=""
      loading="lazy"
      objectFit="cover"
      objectPosition="top"
      onError={() => setBroken(true)}
    />
  );
}

interface VersionRowProps {
  version: PageVersion;
  projectId: string;
  pageId: string;
  onRestore: () => void;
  onCompare: () => void;
}

/** One version: what it looked like, where it came from, and the ways to see it or have it back. */
export function VersionRow({ version, projectId, pageId, onRestore, onCompare }: VersionRowProps) {
  const texts = usePagesTexts();
  const own = useVersionsTexts();
  const { number, origin, restored_from, created_at, current, view_url } = version;
  return (
    <Flex as="li" gap="4" align="center" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} wrap="wrap">
      <Box flexShrink="0">
        <Picture key={version.preview_img} src={version.preview_img} />
      </Box>
      <Box flex="1 1 10rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{texts.version(number)}</Text>
          {current && (
            <Badge colorPalette="green" variant="subtle" rounded="full" px="2.5">
              {texts.currentVersion}
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {origin === 'restored' && restored_from !== null ? texts.restoredFrom(restored_from) : texts[ORIGINS[origin]]}
        </Text>
        <chakra.time
          color="fg.muted"
          fontSize="xs"
          dateTime={new Date(created_at * 1000).toISOString()}
          title={dateAt(created_at)}
        >
          {relativeTime(created_at)}
        </chakra.time>
        {hasCapability('pages.notes') && <VersionNote {...{ version, projectId, pageId }} />}
      </Box>
      <Flex gap="2">
        {!current && framedAddress(view_url) && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={own.compareWithCurrent(number)}
            onClick={onCompare}
          >
            <Columns2 aria-hidden="true" />
            {own.compare}
          </Button>
        )}
        {view_url && (
          <Button asChild size="xs" variant="outline" colorPalette="gray" aria-label={texts.lookAt(number)}>
            <a href={onBackend(view_url)} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {texts.look}
            </a>
          </Button>
        )}
        {!current && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.restoreVersion(number)}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden="true" />
            {texts.restore}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
