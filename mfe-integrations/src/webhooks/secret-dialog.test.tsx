import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { webhook } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import './secret-dialog.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/webhook';
const ROTATE = `${LIST}/hook-1/rotate`;

async function open() {
  backend.get(LIST, { data: [webhook()] });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<WebhooksScreen />, { state, config: { capabilities: ['webhooks'] } });
  const menu = await screen.findByRole('button', { name: `Actions for ${webhook().url}` });
  await view.user.click(menu);
  await view.user.click(await screen.findByRole('menuitem', { name: 'New secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
  return { ...view, menu, dialog };
}

test('says how long the old secret still signs, and makes none unless it is asked to', async () => {
  const { user, dialog, menu } = await open();
  expect(dialog.getByText(/For 24 hours every message is signed with both/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(menu).toHaveFocus());
  expect(backend.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('shows the new secret once, and goes on from the endpoint that it belongs to', async () => {
  const { user, dialog, menu } = await open();
  backend.post(ROTATE, { secret: 'whsec_new', previous_until: 1_700_086_400 });
  await user.click(dialog.getByRole('button', { name: 'Make a new secret' }));
  const shown = await screen.findByRole('dialog', { name: 'Keep this secret now' });
  expect(shown).toHaveTextContent('whsec_new');
  await user.keyboard('{Escape}');
  expect(shown).toHaveTextContent('whsec_new');
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(menu).toHaveFocus());
  expect(document.body).not.toHaveTextContent('whsec_new');
});

test('says why there is no new secret', async () => {
  const { user, dialog } = await open();
  backend.post(ROTATE, () => failure(500, 'Not now'));
  await user.click(dialog.getByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Make a new secret' })).toBeEnabled();
});
