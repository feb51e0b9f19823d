import { Box, chakra, Link, paths, useLanguage, useLocation } from '@landfall/shared';
import { ChevronRight } from 'lucide-react';
import { allDashboardScreens, STATUS_PATH } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { crumbsOf } from './crumbs.ts';

const Crumb = chakra(Link, {
  base: { color: 'fg.muted', rounded: 'sm', focusVisibleRing: 'outside', _hover: { color: 'fg' } },
});
const List = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', gap: '2', listStyle: 'none', fontSize: 'sm' },
});
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

/** Where this screen stands: 'Home', then each segment after the dashboard's. Hidden on small screens. */
export function Breadcrumb() {
  const texts = useHostTexts();
  const labels = useLabels();
  const language = useLanguage();
  // The default language shows the segments as they stand in the address; the others translate the screens' names.
  const crumbs = crumbsOf(useLocation().pathname).map((crumb) => {
    if (crumb.path === STATUS_PATH) return { ...crumb, label: texts.status };
    const screen = allDashboardScreens().find(({ path }) => path === crumb.path);
    return language === 'default' || !screen ? crumb : { ...crumb, label: labels(screen.title) };
  });
  return (
    <Box as="nav" aria-label={texts.breadcrumb} hideBelow="md">
      <List>
        <Item>
          <Crumb to={paths.dashboard}>{texts.home}</Crumb>
        </Item>
        {crumbs.map(({ label, path }, index) => (
          <Item key={path}>
            <Box color="fg.subtle" aria-hidden="true">
              <ChevronRight size={14} />
            </Box>
            {index < crumbs.length - 1 ? <Crumb to={path}>{label}</Crumb> : <span aria-current="page">{label}</span>}
          </Item>
        ))}
      </List>
    </Box>
  );
}
