import { Box, Button, calls, Flex, IconButton, Skeleton, Stack, Text, useApi } from '@landfall/shared';
import { cdnAnswer } from '@landfall/shared/contracts';
import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyText } from '../domains/copy-text.ts';

const NO_CDN = 'Error contact with support';

function RecordRow({ label, children, copy }: { label: string; children: ReactNode; copy?: string }) {
  return (
    <Flex px="4" py="2" gap="3" align="center" minH="12" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Text as="dt" w="16" flexShrink="0" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Flex as="dd" flex="1" minW="0" gap="2" align="center" justify="space-between" overflowWrap="anywhere">
        {children}
        {copy && (
          <IconButton
            aria-label={`Copy ${label.toLowerCase()}`}
            variant="ghost"
            colorPalette="gray"
            size="xs"
            onClick={() => void copyText(label.toLowerCase(), copy)}
          >
            <Copy />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}

const Code = ({ children }: { children: ReactNode }) => (
  <Box as="code" fontFamily="mono" fontSize="sm" minW="0">
    {children}
  </Box>
);

/** What to set at the domain's DNS provider: one CNAME record that points at the delivery network. */
export function DnsInstructions({ projectId, domain }: { projectId: string; domain: string }) {
  const { data, error, isValidating, mutate } = useApi(`${calls.domains(projectId)}/cdn`, cdnAnswer);
  const cdn = data?.cdn;
  const loading = !data && !error;
  // The button that led here is gone: a screen reader goes on with the instructions.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Stack gap="4">
      <Text ref={start} tabIndex={-1} outline="none" color="fg.muted">
        Sign in at the company where <strong>{domain}</strong> is registered, open its DNS settings and add this record.
        It can take a few hours until it is known everywhere.
      </Text>
      <Box as="dl" borderWidth="1px" rounded="lg" aria-label="DNS record" aria-busy={loading}>
        <RecordRow label="Type">
          <Code>CNAME</Code>
        </RecordRow>
        <RecordRow label="Name" copy={domain}>
          <Code>{domain}</Code>
        </RecordRow>
        <RecordRow label="Value" copy={cdn}>
          {loading ? (
            <Skeleton h="4" w="48" />
          ) : cdn ? (
            <Code>{cdn}</Code>
          ) : (
            <>
              <Text role="alert" color="fg.error" fontWeight="medium">
                {NO_CDN}
              </Text>
              <Button
                size="xs"
                variant="outline"
                colorPalette="gray"
                loading={isValidating}
                onClick={() => void mutate()}
              >
                Try again
              </Button>
            </>
          )}
        </RecordRow>
      </Box>
      <Text color="fg.muted" fontSize="xs">
        Some providers ask for the part before your domain only (shop instead of shop.example.com). For a domain without
        such a part, look for ALIAS, ANAME or CNAME flattening.
      </Text>
    </Stack>
  );
}
