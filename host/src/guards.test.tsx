import { removeToken, setToken } from '@landfall/shared';
import { Route, Routes, setRuntimeConfig } from '@landfall/shared/host';
import { act, fakeBackend, renderScreen, screen, testConfig } from '@landfall/shared/testing';
import { AuthFailListener } from './auth-fail-listener.tsx';
import { GuestOnly, RequireToken } from './guards.tsx';
import NotFound from './not-found.tsx';

fakeBackend();
beforeEach(() => setRuntimeConfig(testConfig()));
afterEach(removeToken);

const open = (path: string) =>
  renderScreen(
    <>
      <AuthFailListener />
      <Routes>
        <Route element={<GuestOnly />}>
          <Route path="/login" element="sign-in" />
        </Route>
        <Route path="/dashboard/*" element={<RequireToken>inside</RequireToken>} />
        <Route path="/store/ltd" element="checkout" />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>,
    { path },
  );

const address = () => screen.getByTestId('address').textContent;

test('a visitor is sent from the dashboard to the sign-in screen', () => {
  open('/dashboard/files');
  expect(address()).toBe('/login');
});

test('any token opens the dashboard, and closes the sign-in screen', () => {
  setToken('anything');
  const view = open('/dashboard');
  expect(screen.getByText('inside')).toBeVisible();
  view.unmount();
  open('/login');
  expect(address()).toBe('/dashboard');
});

test.each(['/store/ltd', '/nope', '/dashboard/files'])('auth-fail on %s leads to the sign-in screen', (path) => {
  setToken('old');
  open(path);
  act(() => void window.dispatchEvent(new Event('auth-fail')));
  expect(address()).toBe('/login');
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
});

test('the not-found page suggests to check the URL, and leads home', async () => {
  const { user } = open('/nope');
  expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(screen.getByText(/URL/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(address()).toBe('/');
});
