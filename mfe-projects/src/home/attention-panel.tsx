import {
  Box,
  chakra,
  Flex,
  Heading,
  Link,
  Panel,
  paths,
  relativeTime,
  Skeleton,
  Text,
  thingAddress,
} from '@landfall/shared';
import type { Attention, AttentionKind } from '@landfall/shared/contracts';
import { ChevronRight, CircleCheck, FileWarning, Gauge, Globe, type LucideIcon, Mail, Unplug } from 'lucide-react';
import { useProjectsTexts } from '../texts.ts';
import { ATTENTION_ROW } from './overview-skeleton.tsx';

const ICONS: Record<AttentionKind, LucideIcon> = {
  domain_waiting: Globe,
  endpoint_failing: Unplug,
  endpoint_off: Unplug,
  leads_unread: Mail,
  page_failed: FileWarning,
};

const isKnown = (kind: string): kind is AttentionKind => Object.hasOwn(ICONS, kind);

/** A part of the plan that is almost used up. */
export interface Tight {
  name: string;
  used: string;
}

const ROW = `${ATTENTION_ROW}rem`;

const List = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '5',
    py: '2.5',
    minH: ROW,
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.subtle' },
  },
});

interface LineProps {
  icon: LucideIcon;
  to: string;
  title: string;
  detail: string;
}

const Line = ({ icon: Icon, to, title, detail }: LineProps) => (
  <li>
    <Row to={to}>
      <Box color="orange.fg" flexShrink="0">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {detail}
        </Text>
      </Box>
      <Box color="fg.subtle" flexShrink="0">
        <ChevronRight size={16} aria-hidden="true" />
      </Box>
    </Row>
  </li>
);

interface AttentionPanelProps {
  projectId: string;
  /** Undefined while it is not known. */
  attention: readonly Attention[] | undefined;
  tight: readonly Tight[];
  /** Rows that there were when it was last looked at. */
  expected: number;
}

/** What needs somebody, each with the way to it. */
export function AttentionPanel({ projectId, attention, tight, expected }: AttentionPanelProps) {
  const texts = useProjectsTexts();
  const known = attention?.filter((each) => isKnown(each.kind)) ?? [];
  return (
    <Panel as="section" aria-labelledby="attention">
      <Flex px="5" py="4" borderBottomWidth="1px" align="center">
        <Heading as="h2" id="attention" size="sm">
          {texts.attention}
        </Heading>
      </Flex>
      {!attention ? (
        <Box p="3" h={`${Math.max(1, expected) * ATTENTION_ROW}rem`} aria-busy="true">
          <Skeleton h="full" rounded="md" />
        </Box>
      ) : known.length + tight.length === 0 ? (
        <Flex px="5" gap="3" align="center" minH={ROW} color="fg.muted">
          <CircleCheck size={18} aria-hidden="true" />
          <Text>{texts.nothingWaits}</Text>
        </Flex>
      ) : (
        <List css={{ '& > li + li': { borderTopWidth: '1px' } }}>
          {known.map(({ kind, thing, id, name, count, since }) => (
            <Line
              key={`${kind}.${id}`}
              icon={isKnown(kind) ? ICONS[kind] : Globe}
              to={thingAddress({ kind: thing, id, project_id: projectId })}
              title={texts.attentionTitle(kind, kind === 'leads_unread' && name ? `· ${name}` : name, count)}
              detail={since ? texts.attentionSince(kind, relativeTime(since)) : texts.attentionWhy(kind)}
            />
          ))}
          {tight.map(({ name, used }) => (
            <Line key={name} icon={Gauge} to={paths.pricing} title={texts.tightTitle(name)} detail={used} />
          ))}
        </List>
      )}
    </Panel>
  );
}
