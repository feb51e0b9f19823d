import { removeToken, setRuntimeConfig, setToken, useStore } from '@landfall/shared';
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
