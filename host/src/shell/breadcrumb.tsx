import { Box, chakra, Link, paths, Text, useLanguage, useLocation } from '@landfall/shared';
import { ChevronRight } from 'lucide-react';
import { allDashboardScreens, STATUS_PATH } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { crumbsOf } from './crumbs.ts';

const Crumb = chakra(Link, {
  base: { color: 'fg.muted', rounded: 'sm', focusVisibleRing: 'outside', _hover: { color: 'fg' } },
});
const List = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', gap: '2', listStyle: 'none', fontSize: 'sm', minW: '0' },
});
// The screen's own name gives way where there is no room for all of them.
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0', _last: { flexShrink: '1', minW: '0' } },
});

const SETTINGS_PATH = '/dashboard/settings';

/** Where this screen stands: 'Home', then each segment after the dashboard's. Hidden on small screens. */
export function Breadcrumb() {
  const texts = useHostTexts();
  const labels = useLabels();
  const language = useLanguage();
  // The default language shows the segments as they stand in the address; the others translate the screens' names.
  const crumbs = crumbsOf(useLocation().pathname).map((crumb) => {
    if (crumb.path === STATUS_PATH) return { ...crumb, label: texts.status };
    // The settings' first screen has a name of its own, which says nothing about the others.
    if (crumb.path === SETTINGS_PATH && language !== 'default') return { ...crumb, label: texts.settings };
    const screen = allDashboardScreens().find(({ path }) => path === crumb.path);
    return language === 'default' || !screen ? crumb : { ...crumb, label: labels(screen.title) };
  });
  return (
    <Box as="nav" aria-label={texts.breadcrumb} hideBelow="md" minW="0">
      <List>
        <Item>
          <Crumb to={paths.dashboard}>{texts.home}</Crumb>
        </Item>
        {crumbs.map(({ label, path }, index) => (
          <Item key={path}>
            <Box color="fg.subtle" aria-hidden="true">
              <ChevronRight size={14} />
            </Box>
            {index < crumbs.length - 1 ? (
              <Crumb to={path}>{label}</Crumb>
            ) : (
              <Text as="span" truncate aria-current="page">
                {label}
              </Text>
            )}
          </Item>
        ))}
      </List>
    </Box>
  );
}
