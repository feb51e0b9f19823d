import { Box, chakra, Flex, hasCapability, IconButton } from '@landfall/shared';
import { Outlet } from '@landfall/shared/host';
import { PanelLeft } from 'lucide-react';
import { useEffect } from 'react';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { OverlayPiece } from '../boundary/overlay-piece.tsx';
import { BarSlot, ContentSlot, OverlaySlot } from '../boundary/slot.tsx';
import { TakesOver } from '../federation/first-paint.tsx';
import { prefetchAreas } from '../federation/prefetch-area.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { useHostTexts } from '../texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CreateProjectDialog } from './create-project-dialog.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProjectSwitcher } from './project-switcher.tsx';
import { SessionData } from './session-data.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { UserMenu } from './user-menu.tsx';

const bell = hostPiece(() => import(/* webpackChunkName: "shell" */ '../notifications/notification-bell.tsx'));

/** The bell comes late, into a place of its size. */
const Bell = () =>
  hasCapability('notifications') && (
    <HostPiece of={bell} waiting={<Box boxSize="9" flexShrink="0" />}>
      {(NotificationBell) => <NotificationBell />}
    </HostPiece>
  );

const routeFocus = hostPiece(() => import(/* webpackChunkName: "shell" */ './route-focus.tsx'));
const mobileSidebar = hostPiece(() => import('./mobile-sidebar.tsx'));

/** Has what the layout shows from its beginning loaded. */
export const prepareParts = () => Promise.all([bell.prepare(), routeFocus.prepare()]);

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '-20',
    insetStart: '4',
    zIndex: 'skipNav',
    bg: 'brand.solid',
    color: 'white',
    px: '4',
    py: '2',
    rounded: 'md',
    _focus: { top: '3' },
  },
});

/** The dashboard: header, sidebar, main area, and the create-project dialog above them all. */
export default function DashboardLayout() {
  const texts = useHostTexts();
  useEffect(prefetchAreas, []);
  const { mobile, expanded, panelOpen, toggle, closePanel } = useSidebarState();
  return (
    <Flex minH="100dvh" align="stretch">
      <SkipLink href="#main">{texts.skipToContent}</SkipLink>
      <SessionData />
      <HostPiece of={routeFocus}>{(RouteFocus) => <RouteFocus />}</HostPiece>
      <TakesOver />
      {!mobile && (
        <Box
          as="aside"
          aria-label={texts.sidebar}
          data-state={expanded ? 'expanded' : 'collapsed'}
          w={expanded ? '16rem' : '3rem'}
          flexShrink="0"
          position="sticky"
          top="0"
          h="100dvh"
          bg="bg.panel"
          borderEndWidth="1px"
          transition="width 200ms ease"
        >
          <BarSlot narrow={!expanded}>
            <Sidebar collapsed={!expanded} onFollow={() => {}} onExpand={toggle} />
          </BarSlot>
        </Box>
      )}
      {mobile && (
        <OverlayPiece of={mobileSidebar} open={panelOpen} onClose={closePanel}>
          {(MobileSidebar) => <MobileSidebar open={panelOpen} onClose={closePanel} />}
        </OverlayPiece>
      )}
      <Flex direction="column" flex="1" minW="0">
        <Flex
          as="header"
          h="14"
          flexShrink="0"
          px={{ base: '4', md: '6' }}
          align="center"
          gap="3"
          bg="bg.panel/85"
          backdropFilter="blur(8px)"
          borderBottomWidth="1px"
          position="sticky"
          top="0"
          zIndex="docked"
        >
          <BarSlot>
            <IconButton
              aria-label={texts.toggleSidebar}
              title={`${texts.toggleSidebar} (Ctrl+B)`}
              variant="ghost"
              colorPalette="gray"
              size="sm"
              ms="-2"
              onClick={toggle}
            >
              <PanelLeft />
            </IconButton>
            <Breadcrumb />
            {/* Where the sidebar is away, nothing else says whose pages these are. */}
            <Box flex="1" minW="0">
              {mobile && hasCapability('home.overview') && (
                <ProjectSwitcher collapsed={false} nameOnly onChosen={() => {}} />
              )}
            </Box>
            <PaletteHost onSidebar={toggle} />
            <Bell />
            <UserMenu />
          </BarSlot>
        </Flex>
        <Box
          as="main"
          id="main"
          tabIndex={-1}
          outline="none"
          flex="1"
          px={{ base: '4', md: '8' }}
          py={{ base: '5', md: '8' }}
        >
          <ContentSlot>
            <OfflineNotice />
            <Outlet />
          </ContentSlot>
          <OverlaySlot>
            <CreateProjectDialog />
          </OverlaySlot>
        </Box>
      </Flex>
    </Flex>
  );
}
