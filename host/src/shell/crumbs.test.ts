import { crumbsOf } from './crumbs.ts';

test.each([
  ['/dashboard', []],
  ['/dashboard/pages', [{ label: 'Pages', path: '/dashboard/pages' }]],
  [
    '/dashboard/settings/my-domain',
    [
      { label: 'Settings', path: '/dashboard/settings' },
      { label: 'My domain', path: '/dashboard/settings/my-domain' },
    ],
  ],
])('%s', (path, crumbs) => {
  expect(crumbsOf(path)).toEqual(crumbs);
});
