import { fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { NotesScreen } from './notes-screen.tsx';

test('opens the dialog for a new note, and keeps it in the address', async () => {
  const { user } = renderScreen(<NotesScreen />, { state: { selectedProject: fixtures.project({ name: 'Bakery' }) } });
  expect(screen.getByText('Notes of Bakery')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New note' }));
  expect(await screen.findByRole('dialog', { name: 'New note' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/?new=1');
});
