import { Badge, Button, chakra, Flex, hasCapability, Skeleton, StatusBadge, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { type Column, rowMain } from '@landfall/shared/list';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import type { DomainActions } from './domain-menu.tsx';
import { DomainRowActions } from './domain-row-actions.tsx';
import { siteUrl } from './site-url.ts';

interface CellProps {
  domain: DomainDetail;
  /** Where domains can be changed. */
  actions: DomainActions | undefined;
}

/** A domain's name; where lists answer it opens the site, or what the domain still waits for. */
function DomainName({ domain, actions }: CellProps) {
  const name = (
    <Text fontWeight="medium" overflowWrap="anywhere">
      {domain.domain}
    </Text>
  );
  if (!hasCapability('lists.query')) return name;
  const look = {
    rounded: 'sm',
    textAlign: 'start',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  };
  if (domain.status === 'active')
    return (
      <chakra.a {...look} {...rowMain} href={siteUrl(domain)} target="_blank" rel="noreferrer">
        {name}
      </chakra.a>
    );
  if (!actions || domain.checks.length === 0) return name;
  return (
    <chakra.button {...look} {...rowMain} type="button" cursor="pointer" onClick={() => actions.onRecords(domain)}>
      {name}
    </chakra.button>
  );
}

function Ssl({ domain, actions }: CellProps) {
  const texts = useAreaTexts();
  const isWaiting = actions !== undefined && domain.status !== 'active';
  return (
    <Flex gap="1.5" align="center" color={domain.ssl ? 'fg.success' : 'fg.muted'}>
      {domain.ssl ? <LockKeyhole size={14} aria-hidden="true" /> : <LockKeyholeOpen size={14} aria-hidden="true" />}
      {domain.ssl ? texts.sslOn : isWaiting ? texts.sslWaiting : texts.sslOff}
    </Flex>
  );
}

function DomainState({ domain, actions }: CellProps) {
  const texts = useAreaTexts();
  return (
    <>
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
    </>
  );
}

/** The columns of the table of domains. */
export function useDomainColumns(actions?: DomainActions): Column<DomainDetail>[] {
  const texts = useAreaTexts();
  return [
    {
      id: 'type',
      label: texts.columnType,
      width: '8rem',
      cell: ({ type }) => <Text color="fg.muted">{texts[type]}</Text>,
      placeholder: <Skeleton h="4" w="20" />,
    },
    {
      id: 'domain',
      label: texts.columnDomain,
      cell: (domain) => (
        <Flex gap="2" align="center" wrap="wrap">
          <DomainName domain={domain} actions={actions} />
          {domain.primary && (
            <Badge variant="subtle" rounded="full">
              {texts.primary}
            </Badge>
          )}
        </Flex>
      ),
      placeholder: <Skeleton h="4" w="70%" />,
    },
    {
      id: 'ssl',
      label: texts.columnSsl,
      width: '8rem',
      cell: (domain) => <Ssl domain={domain} actions={actions} />,
      placeholder: <Skeleton h="4" w="16" />,
    },
    {
      id: 'status',
      label: texts.columnStatus,
      width: '8rem',
      cell: (domain) => <DomainState domain={domain} actions={actions} />,
      placeholder: <Skeleton h="5" w="16" rounded="full" />,
    },
    {
      id: 'actions',
      label: texts.columnActions,
      width: '9rem',
      head: { textAlign: 'end' },
      cell: (domain) => <DomainRowActions domain={domain} actions={actions} />,
      placeholder: (
        <Flex justify="flex-end">
          <Skeleton h="8" w="16" />
        </Flex>
      ),
    },
  ];
}

/** Where there is no room for five columns, each row becomes a card with the same contents. */
export const DOMAIN_CARDS = {
  below: '40rem',
  areas: ['domain domain', 'status status', 'type actions', 'ssl actions'],
  template: 'minmax(0, 1fr) auto',
  cells: {
    ssl: { display: 'flex', gap: '2', _before: { content: '"SSL"', color: 'fg.muted' } },
    status: { pt: '1.5 !important' },
    actions: { alignSelf: 'end', me: '-2' },
  },
};
