import { fireEvent } from '@testing-library/react';
import { ActionMenu } from '../overlay/action-menu.tsx';
import { Action } from '../overlay.ts';
import { renderScreen, screen } from '../testing/index.ts';
import { Button } from './button.tsx';
import { late } from './late.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const trigger = <Button id="acts">Acts</Button>;

const Menu = () => (
  <ActionMenu startOpen trigger={trigger}>
    <Action value="rename" label="Rename" />
  </ActionMenu>
);

function open(load = jest.fn(async () => ({ default: Menu }))) {
  const Late = late(load);
  const { user } = renderScreen(
    <MenuOnDemand trigger={trigger} prepare={Late.prepare}>
      <Late />
    </MenuOnDemand>,
  );
  return { load, user, button: () => screen.getByRole('button', { name: 'Acts' }) };
}

test('a button whose menu nobody wants loads nothing, and says that it has one', () => {
  const { load, button } = open();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(load).not.toHaveBeenCalled();
});

test('the menu is fetched when somebody points at its button or reaches it, and shows when it is pressed', async () => {
  const { load, user, button } = open();
  await user.hover(button());
  expect(load).toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
});

test('the keyboard opens it, and Escape gives the focus back to the button', async () => {
  const { user, button } = open();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
});

test('a menu that cannot be fetched ahead is asked for again once it is wanted', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Menu });
  const { button } = open(load);
  fireEvent.pointerEnter(button());
  fireEvent.click(button());
  expect(await screen.findByRole('menu')).toBeVisible();
});
