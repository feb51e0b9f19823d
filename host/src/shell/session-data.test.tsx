import { removeToken, setToken, useStore } from '@landfall/shared';
import { setRuntimeConfig } from '@landfall/shared/host';
import { failure, fakeBackend, fixtures, renderScreen, testConfig, waitFor } from '@landfall/shared/testing';
import { SessionData } from './session-data.tsx';

const backend = fakeBackend();
const [first, second] = [fixtures.project({ project_id: 'a' }), fixtures.project({ project_id: 'b' })];
const selected = () => useStore.getState().selectedProject?.project_id;

beforeEach(() => {
  setRuntimeConfig(testConfig());
  setToken('mine');
  backend.get('/v1/api/user/me', { data: fixtures.user() });
  backend.get('/v1/api/project/b', { data: second });
});
afterEach(removeToken);

test('a project that was deleted elsewhere makes room for one that is left', async () => {
  backend.get('/v1/api/project/', { data: [first, second] });
  backend.get('/v1/api/project/a', () => {
    backend.get('/v1/api/project/', { data: [second] });
    return failure(404, 'This project does not exist.');
  });
  renderScreen(<SessionData />);
  await waitFor(() => expect(selected()).toBe('b'));
});

test('an e-mail that was confirmed in another tab is shown on the way back', async () => {
  backend.get('/v1/api/project/', { data: [second] });
  backend.get('/v1/api/user/me', { data: fixtures.user({ pending_email: 'new@example.com' }) });
  renderScreen(<SessionData />);
  await waitFor(() => expect(useStore.getState().user).not.toBeNull());
  backend.get('/v1/api/user/me', { data: fixtures.user({ email: 'new@example.com' }) });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(useStore.getState().user?.email).toBe('new@example.com'));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(backend.calls.filter(({ path }) => path === '/v1/api/user/me')).toHaveLength(2);
});

test('whoever signed out in another tab is signed out here, too', () => {
  backend.get('/v1/api/project/', { data: [second] });
  const ended = jest.fn();
  window.addEventListener('auth-fail', ended, { once: true });
  renderScreen(<SessionData />);
  window.dispatchEvent(new Event('focus'));
  expect(ended).not.toHaveBeenCalled();
  removeToken();
  window.dispatchEvent(new Event('focus'));
  expect(ended).toHaveBeenCalledTimes(1);
});
