import { fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { menuButtonId } from '../lib/card-ids.ts';
import { FileMenuButton } from './file-menu-button.tsx';

it('is placed beside its button, which has an id of its own', async () => {
  const file = fixtures.storedFile({ file_name: 'bread.jpg' });
  const actions = { rename: jest.fn(), tags: jest.fn(), uses: jest.fn() };
  const { user } = renderScreen(<FileMenuButton file={file} actions={actions} />);
  await user.click(screen.getByRole('button', { name: 'More actions for bread.jpg' }));
  expect(await screen.findByRole('menu')).toHaveAttribute('aria-labelledby', menuButtonId(file));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  // Called once the menu has closed.
  await waitFor(() => expect(actions.rename).toHaveBeenCalledWith(file));
});
