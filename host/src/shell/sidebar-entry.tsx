import { Badge, Box, chakra, Link, Text, useLocation } from '@landfall/shared';
import type { AreaIconName } from '@landfall/shared/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { prefetchPath } from '../federation/prefetch-area.ts';
import { useHostTexts } from '../texts.ts';
import { AreaIcon } from './area-icon.tsx';

const hint = hostPiece(async () => ({ default: (await import('@landfall/shared/overlay')).Hint }));

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  h: '9',
  w: 'full',
  px: '2.5',
  rounded: 'md',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  flexShrink: '0',
  transitionProperty: 'background, color',
  transitionDuration: 'fast',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.muted', color: 'fg' },
  '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'brand.subtle', color: 'brand.fg' } },
  '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.subtle', _hover: { bg: 'transparent' } },
} as const;

export const EntryLink = chakra(Link, { base: look });
export const EntryButton = chakra('button', { base: look });
export const EntryAnchor = chakra('a', { base: look });

/** The tooltip of an icon-only entry: at once, and only while the sidebar is collapsed. */
export function CollapsedHint({ label, active, children }: { label: string; active: boolean; children: ReactElement }) {
  if (!active) return children;
  return (
    <HostPiece of={hint} waiting={children} failed={() => children}>
      {(Hint) => (
        <Hint content={label} placement="right" delay={0}>
          {children}
        </Hint>
      )}
    </HostPiece>
  );
}

interface EntryContentProps {
  label: string;
  icon?: LucideIcon | AreaIconName;
  collapsed: boolean;
  soon?: boolean;
}

/** Icon, label and 'Soon' mark of one entry. A collapsed sidebar keeps the label for assistive technology. */
export function EntryContent({ label, icon: Icon, collapsed, soon }: EntryContentProps) {
  const texts = useHostTexts();
  return (
    <>
      {Icon && (
        <Box flexShrink="0" aria-hidden="true">
          {typeof Icon === 'string' ? <AreaIcon name={Icon} size={18} /> : <Icon size={18} />}
        </Box>
      )}
      <Text as="span" flex="1" opacity={collapsed ? 0 : 1} transition="opacity 150ms">
        {label}
      </Text>
      {soon && (
        <Badge size="xs" variant="surface" colorPalette="gray" rounded="full" opacity={collapsed ? 0 : 1}>
          {texts.soon}
        </Badge>
      )}
    </>
  );
}

/** Whether the router takes both for the same: without the slash at the end, in whatever case. */
const isSamePath = (pathname: string, path: string) =>
  pathname.replace(/\/+$/, '').toLowerCase() === path.toLowerCase();

interface SidebarEntryProps extends EntryContentProps {
  path: string;
  onFollow: () => void;
}

/** A screen's entry; one that is announced only looks the part and cannot be followed. */
export function SidebarEntry({ path, onFollow, ...content }: SidebarEntryProps) {
  const texts = useHostTexts();
  const { pathname } = useLocation();
  const prefetch = () => prefetchPath(path);
  const shared: Pick<ComponentProps<'a'>, 'aria-current'> = isSamePath(pathname, path)
    ? { 'aria-current': 'page' }
    : {};
  return (
    <CollapsedHint label={content.soon ? `${content.label} (${texts.soon})` : content.label} active={content.collapsed}>
      {content.soon ? (
        <EntryButton type="button" aria-disabled="true">
          <EntryContent {...content} />
        </EntryButton>
      ) : (
        <EntryLink to={path} onClick={onFollow} onPointerEnter={prefetch} onFocus={prefetch} {...shared}>
          <EntryContent {...content} />
        </EntryLink>
      )}
    </CollapsedHint>
  );
}
