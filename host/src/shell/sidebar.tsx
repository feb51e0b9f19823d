import { Box, chakra, Flex, getRuntimeConfig, Stack, useLocation } from '@landfall/shared';
import { ChevronRight, Settings } from 'lucide-react';
import { useState } from 'react';
import { mainItems, outerLinks, settingsItems } from '../sidebar-items.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { ProjectSwitcher } from './project-switcher.tsx';
import { CollapsedHint, EntryAnchor, EntryButton, EntryContent, SidebarEntry } from './sidebar-entry.tsx';

interface SidebarProps {
  collapsed: boolean;
  /** Called when an entry was followed (the mobile panel closes). */
  onFollow: () => void;
  /** Called when something needs the expanded sidebar. */
  onExpand: () => void;
}

// Columns as wide as the sidebar, not as the labels: a collapsed entry is its icon, and its tooltip stands beside it.
const List = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5', minW: 0 },
});

function SettingsGroup({ collapsed, onFollow, onExpand }: SidebarProps) {
  const texts = useHostTexts();
  const labels = useLabels();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(true);
  const shown = open && !collapsed;
  const inside = pathname.startsWith('/dashboard/settings');
  const toggle = () => {
    if (!collapsed) return setOpen(!open);
    onExpand();
    setOpen(true);
  };
  return (
    <li>
      <CollapsedHint label={texts.settings} active={collapsed}>
        <EntryButton
          type="button"
          aria-expanded={shown}
          aria-controls="sidebar-settings"
          onClick={toggle}
          {...(collapsed && inside && { bg: 'brand.subtle', color: 'brand.fg' })}
        >
          <EntryContent label={texts.settings} icon={Settings} collapsed={collapsed} />
          <Box aria-hidden="true" transition="transform 150ms" transform={shown ? 'rotate(90deg)' : undefined}>
            <ChevronRight size={16} />
          </Box>
        </EntryButton>
      </CollapsedHint>
      <List id="sidebar-settings" hidden={!shown} ms="4.5" mt="0.5" ps="2.5" borderStartWidth="1px">
        {settingsItems().map(({ label, path, soon }) => (
          <li key={path}>
            <SidebarEntry {...{ path, soon }} label={labels(label)} collapsed={false} onFollow={onFollow} />
          </li>
        ))}
      </List>
    </li>
  );
}

/** What the sidebar holds; the layout gives it its place and width. */
export function Sidebar({ collapsed, onFollow, onExpand }: SidebarProps) {
  const texts = useHostTexts();
  const labels = useLabels();
  const { links } = getRuntimeConfig();
  return (
    <Flex direction="column" h="full" overflow="hidden">
      <Flex
        align="center"
        h="14"
        flexShrink="0"
        px={collapsed ? '1' : '2'}
        transition="padding 200ms"
        borderBottomWidth="1px"
      >
        <ProjectSwitcher collapsed={collapsed} onChosen={onFollow} />
      </Flex>
      <Stack
        as="nav"
        aria-label={texts.main}
        flex="1"
        overflowY="auto"
        overflowX="hidden"
        p={collapsed ? '1' : '2'}
        gap="6"
      >
        <List>
          {mainItems().map(({ label, path, icon, soon }) => (
            <li key={path}>
              <SidebarEntry {...{ path, icon, soon, collapsed, onFollow }} label={labels(label)} />
            </li>
          ))}
          <SettingsGroup {...{ collapsed, onFollow, onExpand }} />
        </List>
        <List mt="auto">
          {outerLinks.map(({ label, link, icon, newTab }) => (
            <li key={link}>
              <CollapsedHint label={texts[label]} active={collapsed}>
                <EntryAnchor href={links[link]} h="8" {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
                  <EntryContent label={texts[label]} icon={icon} collapsed={collapsed} />
                </EntryAnchor>
              </CollapsedHint>
            </li>
          ))}
        </List>
      </Stack>
    </Flex>
  );
}
