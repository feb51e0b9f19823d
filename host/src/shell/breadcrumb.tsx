import { Box, chakra, Link, paths, useLocation } from '@landfall/shared';
import { ChevronRight } from 'lucide-react';
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
  const crumbs = crumbsOf(useLocation().pathname);
  return (
    <Box as="nav" aria-label="Breadcrumb" hideBelow="md">
      <List>
        <Item>
          <Crumb to={paths.dashboard}>Home</Crumb>
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
