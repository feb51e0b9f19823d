import { Link, useLocation } from 'react-router-dom';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { LeaveWarning } from '../overlay/leave-warning.tsx';
import { renderScreen, screen, testConfig } from '../testing/index.ts';

function Screens() {
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <Link to="/second">Second</Link>
      <Link to="/first?again">Again</Link>
      <LeaveWarning dirty={pathname === '/first'} onLeave={() => {}} />
    </>
  );
}

test('a dashboard below a path knows its screens without it, and asks before one with changes is left', async () => {
  setRuntimeConfig(testConfig({ basePath: '/try/landfall' }));
  history.pushState(null, '', '/try/landfall/first');
  const { user } = renderScreen(<Screens />, { inBrowser: true, config: { basePath: '/try/landfall' } });
  expect(screen.getByText('at /first')).toBeVisible();
  // The same screen: nothing is left.
  await user.click(screen.getByRole('link', { name: 'Again' }));
  expect(window.location.href).toContain('/try/landfall/first?again');
  await user.click(screen.getByRole('link', { name: 'Second' }));
  expect(window.location.pathname).toBe('/try/landfall/first');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /second')).toBeVisible();
  expect(window.location.pathname).toBe('/try/landfall/second');
});
