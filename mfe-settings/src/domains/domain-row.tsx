import { Badge, Button, Flex, IconButton, StatusBadge, Table, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { Hint } from '@landfall/shared/overlay';
import { Copy, ExternalLink, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useCopy } from '../dns/use-copy.ts';
import { useAreaTexts } from '../texts.ts';
import { type DomainActions, DomainMenu } from './domain-menu.tsx';
import { Cell } from './domain-table-frame.tsx';
import { siteUrl } from './site-url.ts';

interface DomainRowProps {
  domain: DomainDetail;
  /** Where domains can be changed. */
  actions?: DomainActions;
}

export function DomainRow({ domain, actions }: DomainRowProps) {
  const texts = useAreaTexts();
  const copyText = useCopy();
  const url = siteUrl(domain);
  const isWaiting = actions !== undefined && domain.status !== 'active';
  return (
    <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
      <Cell>
        <Text color="fg.muted">{texts[domain.type]}</Text>
      </Cell>
      <Cell>
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {domain.domain}
          </Text>
          {domain.primary && (
            <Badge variant="subtle" rounded="full">
              {texts.primary}
            </Badge>
          )}
        </Flex>
      </Cell>
      <Cell>
        <Flex gap="1.5" align="center" color={domain.ssl ? 'fg.success' : 'fg.muted'}>
          {domain.ssl ? <LockKeyhole size={14} aria-hidden="true" /> : <LockKeyholeOpen size={14} aria-hidden="true" />}
          {domain.ssl ? texts.sslOn : isWaiting ? texts.sslWaiting : texts.sslOff}
        </Flex>
      </Cell>
      <Cell>
        <Flex gap="2" align="center" wrap="wrap">
          <StatusBadge status={domain.status} />
          {actions && domain.status !== 'active' && domain.checks.length > 0 && (
            <Button
              size="2xs"
              variant="outline"
              colorPalette="gray"
              aria-label={texts.finishSetUpOf(domain.domain)}
              onClick={() => actions.onRecords(domain)}
            >
              {texts.finishSetUp}
            </Button>
          )}
        </Flex>
        {domain.taken && (
          <Text mt="1" color="fg.muted" fontSize="xs" maxW="16rem" whiteSpace="normal">
            {texts.domainTaken}
          </Text>
        )}
      </Cell>
      <Cell>
        <Flex justify="flex-end" gap="1">
          <Hint content={texts.copyUrl}>
            <IconButton
              aria-label={texts.copyUrlOf(domain.domain)}
              variant="ghost"
              colorPalette="gray"
              size="xs"
              onClick={() => void copyText(texts.url, url)}
            >
              <Copy />
            </IconButton>
          </Hint>
          {!isWaiting && (
            <Hint content={texts.openNewTab}>
              <IconButton asChild variant="ghost" colorPalette="gray" size="xs">
                <a href={url} target="_blank" rel="noreferrer" aria-label={texts.openDomain(domain.domain)}>
                  <ExternalLink />
                </a>
              </IconButton>
            </Hint>
          )}
          {actions && <DomainMenu domain={domain} actions={actions} />}
        </Flex>
      </Cell>
    </Table.Row>
  );
}
