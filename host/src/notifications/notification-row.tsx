import { Box, chakra, Flex, Link, relativeTime, Text, thingAddress, VisuallyHidden } from '@landfall/shared';
import { type Notification, type NotificationType, ON_SCHEDULE, THEMSELVES } from '@landfall/shared/contracts';
import {
  CalendarX,
  CircleCheck,
  CreditCard,
  FileWarning,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageSquare,
  MonitorSmartphone,
  Rocket,
  Trash2,
  Unplug,
} from 'lucide-react';
import { useNotificationTexts } from './texts.ts';

const ICONS: Record<NotificationType, LucideIcon> = {
  'lead.created': Mail,
  'page.published': Rocket,
  'page.failed': FileWarning,
  'page.unscheduled': CalendarX,
  'comment.created': MessageSquare,
  'domain.activated': Globe,
  'domain.lost': Globe,
  'endpoint.failing': Unplug,
  'endpoint.off': Unplug,
  'payment.received': CreditCard,
  'token.created': KeyRound,
  'session.new': MonitorSmartphone,
  'trash.emptied': Trash2,
};
const BAD: readonly string[] = ['page.failed', 'page.unscheduled', 'domain.lost', 'endpoint.failing', 'endpoint.off'];

/** One that a later backend tells of is left out. */
export const isKnown = ({ type }: Notification): boolean => Object.hasOwn(ICONS, type);

const look = {
  display: 'flex',
  gap: '3',
  px: '5',
  py: '3',
  w: 'full',
  alignItems: 'flex-start',
  focusVisibleRing: 'inside',
} as const;
const Opened = chakra(Link, { base: { ...look, _hover: { bg: 'bg.subtle' } } });

function whoDid(actor: string, texts: ReturnType<typeof useNotificationTexts>): string {
  if (actor === THEMSELVES) return texts.byYou;
  if (actor === ON_SCHEDULE) return texts.onSchedule;
  return actor && texts.by(actor);
}

function useWords({ type, name, sender, actor, project_name, created_at }: Notification) {
  const texts = useNotificationTexts();
  const lead = sender && sender !== name ? texts.leadFrom(sender, name) : texts.leadGone(name);
  return {
    what: type === 'lead.created' ? lead : texts.happened(type.replace('.', '_'), name),
    about: [relativeTime(created_at), whoDid(actor, texts), project_name].filter(Boolean).join(' · '),
  };
}

interface NotificationRowProps {
  notification: Notification;
  /** It is opened, or looked at where nothing can be. */
  onOpen: () => void;
}

/** What happened, to what, when, by whom; opened where there is something to see. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const texts = useNotificationTexts();
  const { type, thing, subject_id, project_id, read } = notification;
  const { what, about } = useWords(notification);
  const Icon = ICONS[type as NotificationType] ?? CircleCheck;
  const content = (
    <>
      <Box color={BAD.includes(type) ? 'orange.fg' : 'fg.muted'} pt="0.5" flexShrink="0">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight={read ? 'normal' : 'semibold'} overflowWrap="anywhere">
          {!read && <VisuallyHidden>{`${texts.unread}: `}</VisuallyHidden>}
          {what}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {about}
        </Text>
      </Box>
      <Box boxSize="2" mt="2" rounded="full" flexShrink="0" bg={read ? 'transparent' : 'brand.solid'} />
    </>
  );
  return (
    <li>
      {thing ? (
        <Opened to={thingAddress({ kind: thing, id: subject_id, project_id })} onClick={onOpen}>
          {content}
        </Opened>
      ) : (
        <Flex {...look}>{content}</Flex>
      )}
    </li>
  );
}
