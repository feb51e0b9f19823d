import { Flex, IconButton, StatusBadge, Table, Text } from '@landfall/shared';
import type { Domain } from '@landfall/shared/contracts';
import { Hint } from '@landfall/shared/overlay';
import { Copy, ExternalLink, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { copyText } from './copy-text.ts';
import { Cell } from './domain-table-frame.tsx';
import { siteUrl } from './site-url.ts';

const TYPES = { provider: 'Provider', custom: 'Custom' } as const;

export function DomainRow({ domain }: { domain: Domain }) {
  const url = siteUrl(domain);
  return (
    <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
      <Cell>
        <Text color="fg.muted">{TYPES[domain.type]}</Text>
      </Cell>
      <Cell>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {domain.domain}
        </Text>
      </Cell>
      <Cell>
        <Flex gap="1.5" align="center" color={domain.ssl ? 'fg.success' : 'fg.muted'}>
          {domain.ssl ? <LockKeyhole size={14} aria-hidden="true" /> : <LockKeyholeOpen size={14} aria-hidden="true" />}
          {domain.ssl ? 'Enabled' : 'Disabled'}
        </Flex>
      </Cell>
      <Cell>
        <StatusBadge status={domain.status} />
      </Cell>
      <Cell>
        <Flex justify="flex-end" gap="1">
          <Hint content="Copy URL">
            <IconButton
              aria-label={`Copy URL of ${domain.domain}`}
              variant="ghost"
              colorPalette="gray"
              size="xs"
              onClick={() => void copyText('URL', url)}
            >
              <Copy />
            </IconButton>
          </Hint>
          <Hint content="Open in a new tab">
            <IconButton asChild variant="ghost" colorPalette="gray" size="xs">
              <a href={url} target="_blank" rel="noreferrer" aria-label={`Open ${domain.domain} in a new tab`}>
                <ExternalLink />
              </a>
            </IconButton>
          </Hint>
        </Flex>
      </Cell>
    </Table.Row>
  );
}
