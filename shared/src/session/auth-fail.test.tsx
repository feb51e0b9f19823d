import { api } from '../api/client.ts';
import { notify } from '../notify/notify.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { renderScreen, screen } from '../testing/index.ts';
import { removeToken, setToken } from './token.ts';

const backend = fakeBackend();
afterEach(removeToken);

const save = () => api.put('/x', {}).catch(() => notify.error('Error!', 'Something went wrong.'));

test('a save that found the session ended says no error of its own; a later one does', async () => {
  backend.put('/x', () => failure(401));
  renderScreen(<p>Screen</p>);
  setToken('old');
  await save();
  backend.put('/x', () => failure(500));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Error!')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('Error!')).toBeVisible();
});

test('who has no session is told why a call failed', async () => {
  backend.put('/x', () => failure(401));
  renderScreen(<p>Screen</p>);
  await save();
  expect(await screen.findByText('Error!')).toBeVisible();
});
