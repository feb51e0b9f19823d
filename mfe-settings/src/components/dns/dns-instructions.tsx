import { Box, Stack, Text } from '@landfall/shared';
import type { DomainCheck } from '@landfall/shared/contracts';
import { withElement } from '@landfall/shared/with-element';
import { useEffect, useRef } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { CdnValueRow } from './cdn-value-row.tsx';
import { FoundRow } from './found-row.tsx';
import { Code, RecordRow } from './record-row.tsx';

interface DnsInstructionsProps {
  projectId: string;
  domain: string;
  /** The records that the backend looks up; none where it looks nothing up. */
  checks?: readonly DomainCheck[];
  /** Whether they were ever looked up. */
  looked?: boolean;
}

/** What to set at the domain's DNS provider: a CNAME record that points at the delivery network, and its proof. */
export function DnsInstructions({ projectId, domain, checks = [], looked = false }: DnsInstructionsProps) {
  const texts = useAreaTexts();
  // The button that led here is gone: a screen reader goes on with the instructions.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const pointer = checks.find(({ type }) => type !== 'TXT');
  const others = checks.filter(({ type }) => type === 'TXT');
  const atRoot = pointer?.type === 'ALIAS';
  return (
    <Stack gap="4">
      <Text ref={start} tabIndex={-1} data-autofocus="" outline="none" color="fg.muted">
        {withElement(others.length > 0 ? texts.dnsHelpAll : texts.dnsHelp, <strong>{domain}</strong>)}
      </Text>
      <Box as="dl" borderWidth="1px" rounded="lg" aria-label={texts.dnsRecord}>
        <RecordRow label={texts.recordType}>
          <Code>{atRoot ? texts.aliasType : 'CNAME'}</Code>
        </RecordRow>
        <RecordRow label={texts.recordName} copy={pointer?.name ?? domain} part="name">
          <Code>{pointer?.name ?? domain}</Code>
        </RecordRow>
        <CdnValueRow projectId={projectId} />
        {pointer && pointer.addresses.length > 0 && (
          <RecordRow label={texts.recordExpected}>
            <Code>{pointer.addresses.join(', ')}</Code>
          </RecordRow>
        )}
        {pointer && <FoundRow check={pointer} looked={looked} />}
      </Box>
      {others.map((check) => (
        <Box key={check.name} as="dl" borderWidth="1px" rounded="lg" aria-label={texts.dnsRecord}>
          <RecordRow label={texts.recordType}>
            <Code>{check.type}</Code>
          </RecordRow>
          <RecordRow label={texts.recordName} copy={check.name} part="name">
            <Code>{check.name}</Code>
          </RecordRow>
          <RecordRow label={texts.recordValue} copy={check.expected} part="value">
            <Code>{check.expected}</Code>
          </RecordRow>
          <FoundRow check={check} looked={looked} />
        </Box>
      ))}
      <Text color="fg.muted" fontSize="xs">
        {atRoot ? texts.aliasHelp(domain) : texts.dnsHint}
      </Text>
    </Stack>
  );
}
