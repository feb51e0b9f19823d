import { Flex, IconButton } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { Hint } from '@landfall/shared/overlay';
import { Copy, ExternalLink } from 'lucide-react';
import { useCopy } from '../components/dns/use-copy.ts';
import { useAreaTexts } from '../texts.ts';
import { type DomainActions, DomainMenu } from './domain-menu.tsx';
import { siteUrl } from './site-url.ts';

interface DomainRowActionsProps {
  domain: DomainDetail;
  /** Where domains can be changed. */
  actions: DomainActions | undefined;
}

/** What can be done with a domain: copied, opened, and what its menu holds. */
export function DomainRowActions({ domain, actions }: DomainRowActionsProps) {
  const texts = useAreaTexts();
  const copyText = useCopy();
  const url = siteUrl(domain);
  const isWaiting = actions !== undefined && domain.status !== 'active';
  return (
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
  );
}
