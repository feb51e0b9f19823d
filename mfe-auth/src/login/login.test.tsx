import { getToken, Link, removeToken } from '@landfall/shared';
import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { Login } from './login.tsx';

const backend = fakeBackend();
afterEach(removeToken);

async function signIn(email: string, password: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const view = renderScreen(<Login />, { path: '/login', ...options });
  if (email) await view.user.type(screen.getByLabelText('Email'), email);
  if (password) await view.user.type(screen.getByLabelText('Password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return view;
}

const address = () => screen.getByTestId('address').textContent;

test.each(['', 'abc', 'ana@'])('refuses %j as an e-mail and sends nothing', async (email) => {
  await signIn(email, 'secret');
  expect(await screen.findByText('Por favor, introduce un email válido.')).toBeVisible();
  expect(backend.calls).toHaveLength(0);
});

test('refuses a password of two characters with the documented message', async () => {
  await signIn('ana@example.com', 'ab');
  expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  expect(backend.calls).toHaveLength(0);
});

const WRONG_EMAIL = 'Por favor, introduce un email válido.';
const WRONG_PASSWORD = 'La contraseña debe tener al menos 6 caracteres.';

test('leads to the first field that is wrong, and takes each message away as soon as its field is right', async () => {
  const { user } = await signIn('ana@', 'ab');
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.getByText(WRONG_EMAIL)).toBeVisible();
  expect(screen.getByText(WRONG_PASSWORD)).toBeVisible();
  await user.type(email, 'example.com');
  await waitFor(() => expect(screen.queryByText(WRONG_EMAIL)).not.toBeInTheDocument());
  expect(screen.getByText(WRONG_PASSWORD)).toBeVisible();
  await user.type(password, 'c');
  await waitFor(() => expect(screen.queryByText(WRONG_PASSWORD)).not.toBeInTheDocument());
  await user.clear(email);
  expect(await screen.findByText(WRONG_EMAIL)).toBeVisible();
  await user.type(email, 'ana@example.com');
  await user.clear(password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(password).toHaveFocus());
  expect(backend.calls).toHaveLength(0);
});

test('checks nothing before it is sent, nor once more after a refusal has emptied it', async () => {
  backend.post('/v1/api/login', () => failure(400, 'Wrong e-mail or password.'));
  const { user } = renderScreen(<Login />, { path: '/login' });
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  await user.type(email, 'ana@');
  await user.tab();
  expect(screen.queryByText(WRONG_EMAIL)).not.toBeInTheDocument();
  await user.type(email, 'example.com');
  await user.type(password, 'abc');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(email).toHaveValue(''));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
  await user.type(email, 'a');
  expect(screen.queryByText(WRONG_EMAIL)).not.toBeInTheDocument();
  await user.type(email, 'na@example.com');
  await user.type(password, 'abcd');
  backend.post('/v1/api/login', { access_token: 'token-1' });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(backend.calls.at(-1)?.body).toEqual({ email: 'ana@example.com', password: 'abcd' });
});

test.each([
  [[], 0],
  [['payments.status'], 1],
] as const)(
  'says where a purchase code is bought, where more than what is specified is offered (%j)',
  (capabilities, count) => {
    renderScreen(<Login />, { config: { capabilities: [...capabilities] } });
    const links = screen.queryAllByRole('link', { name: 'Buy one' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/store/ltd'));
  },
);

test('sends e-mail and password, keeps the token, goes to the dashboard', async () => {
  backend.post('/v1/api/login', { access_token: 'token-1', message: 'Bienvenida' });
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText('Bienvenida')).toBeVisible();
  expect(backend.calls[0]?.body).toEqual({ email: 'ana@example.com', password: 'abc' });
  expect(getToken()).toBe('token-1');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('says Login Successful where the server says nothing', async () => {
  backend.post('/v1/api/login', { access_token: 'token-1' });
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText('Login Successful')).toBeVisible();
});

test.each([
  [400, 'Wrong e-mail or password.', 'Wrong e-mail or password.'],
  [500, undefined, 'Error en Login'],
])('shows why a %i refused, stays, and empties the form', async (status, message, shown) => {
  backend.post('/v1/api/login', () => failure(status, message));
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText(shown)).toBeVisible();
  expect(address()).toBe('/login');
  expect(getToken()).toBeUndefined();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('takes a status other than 200 for a failure even with a token in it', async () => {
  backend.post('/v1/api/login', { access_token: 'token-1' }, 201);
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText('Error en Login')).toBeVisible();
  expect(getToken()).toBeUndefined();
});

test('an answer without a token is a failure, whatever it says of itself', async () => {
  backend.post('/v1/api/login', { message: 'Login Successful' });
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText('Error en Login')).toBeVisible();
  expect(screen.queryByText('Login Successful')).not.toBeInTheDocument();
});

test('raises auth-fail on a 401 and still says why', async () => {
  const onAuthFail = jest.fn();
  window.addEventListener('auth-fail', onAuthFail, { once: true });
  backend.post('/v1/api/login', () => failure(401, 'Expired'));
  await signIn('ana@example.com', 'abc');
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(onAuthFail).toHaveBeenCalledTimes(1);
});

test('waits for the configured pause before it asks', async () => {
  backend.post('/v1/api/login', { access_token: 'token-1' });
  const started = performance.now();
  await signIn('ana@example.com', 'abc', { config: { delays: { login: 500, register: 0, createProject: 0 } } });
  expect(await screen.findByRole('button', { name: /Signing in/ })).toBeDisabled();
  await screen.findByText('Login Successful');
  expect(performance.now() - started).toBeGreaterThanOrEqual(500);
});

test('shows and hides the password', async () => {
  const { user } = renderScreen(<Login />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('leads to a new password where the backend can mail one', async () => {
  const { user } = renderScreen(<Login />, { path: '/login', config: { capabilities: ['password.reset'] } });
  await user.click(screen.getByText('Forgot your password?'));
  expect(address()).toBe('/forgot-password');
});

test('leads to registration, and nowhere for a forgotten password', async () => {
  const { user } = renderScreen(<Login />, { path: '/login' });
  await user.click(screen.getByText('Forgot your password?'));
  expect(address()).toBe('/login');
  await user.click(screen.getByRole('link', { name: 'Register' }));
  expect(address()).toBe('/register');
});

test('goes back to the screen where the session ended', async () => {
  backend.post('/v1/api/login', { access_token: 'token-1' });
  const { user } = renderScreen(
    <>
      <Link to="/login" state={{ from: '/dashboard/files?page=2' }}>
        to login
      </Link>
      <Login />
    </>,
  );
  await user.click(screen.getByText('to login'));
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/dashboard/files?page=2'));
});

describe('with a second factor', () => {
  const coded = (code: string, message: string) => () =>
    Response.json({ message, code, request_id: 'r' }, { status: 400 });

  async function asked() {
    backend.post('/v1/api/login', coded('otp_required', 'Please enter the code.'));
    const view = await signIn('ana@example.com', 'abc');
    const code = await screen.findByLabelText('Code');
    const send = async (text: string) => {
      await view.user.click(code);
      await view.user.paste(text);
      await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    return { ...view, send };
  }

  test('asks for the code after the password, and signs in with both', async () => {
    const { send } = await asked();
    expect(screen.queryByText('Please enter the code.')).not.toBeInTheDocument();
    backend.post('/v1/api/login', { access_token: 'token-1' });
    await send('123 456');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(backend.calls.at(-1)?.body).toEqual({ email: 'ana@example.com', password: 'abc', otp: '123 456' });
  });

  test('a wrong code is told beside its field and can be typed again', async () => {
    const { send } = await asked();
    backend.post('/v1/api/login', coded('otp_wrong', 'This code is not correct.'));
    await send('000000');
    expect(await screen.findByText('This code is not correct.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('');
    backend.post('/v1/api/login', { access_token: 'token-1' });
    await send('123456');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('any other refusal begins anew', async () => {
    const { send } = await asked();
    backend.post('/v1/api/login', coded('wrong_credentials', 'Wrong e-mail or password.'));
    await send('123456');
    expect(await screen.findByText('Wrong e-mail or password.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('leads back to e-mail and password', async () => {
    const { user } = await asked();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});
