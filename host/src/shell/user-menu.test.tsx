import { fakeBackend, renderScreen, screen } from '@landfall/shared/testing';
import { UserMenu } from './user-menu.tsx';

fakeBackend();

test('opens with the press that has its code loaded, by mouse and by arrow key', async () => {
  const { user, unmount } = renderScreen(<UserMenu />);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  unmount();
  const again = renderScreen(<UserMenu />);
  await again.user.tab();
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
  await again.user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
});
