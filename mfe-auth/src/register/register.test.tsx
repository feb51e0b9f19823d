import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import Register from './register.tsx';

const backend = fakeBackend();

const GOOD = { email: 'ana@example.com', password: 'Harbour-7', confirm: 'Harbour-7', code: 'abcdef', terms: true };

async function register(overrides: Partial<typeof GOOD> = {}) {
  const { email, password, confirm, code, terms } = { ...GOOD, ...overrides };
  const view = renderScreen(<Register />, { path: '/register' });
  const fill = async (label: string, value: string) => {
    if (value) await view.user.type(screen.getByLabelText(label), value);
  };
  await fill('Email', email);
  await fill('Password', password);
  await fill('Confirm password', confirm);
  await fill('Purchase code', code);
  if (terms) await view.user.click(screen.getByRole('checkbox'));
  await view.user.click(screen.getByRole('button', { name: 'Create account' }));
  return view;
}

test.each([
  [{ email: 'abc' }, 'Please enter a valid email address.'],
  [{ confirm: 'Harbour-8' }, 'Passwords do not match.'],
  [{ code: '' }, 'Purchase code is required.'],
  [{ code: 'abcde' }, 'Purchase code must be at least 6 characters long.'],
  [{ terms: false }, 'You must accept the terms and conditions.'],
])('refuses %j and sends nothing', async (overrides, message) => {
  await register(overrides);
  expect(await screen.findByText(message)).toBeVisible();
  expect(backend.calls).toHaveLength(0);
});

test('says all that is wrong at once', async () => {
  await register({ email: 'abc', confirm: 'Harbour-8', code: '' });
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByText('Passwords do not match.')).toBeVisible();
  expect(screen.getByText('Purchase code is required.')).toBeVisible();
});

test('asks for eight characters in both passwords', async () => {
  await register({ password: 'seven77', confirm: 'seven77' });
  expect(await screen.findAllByText('Password must be at least 8 characters long.')).toHaveLength(2);
});

test('sends the form as it is and goes to the sign-in screen', async () => {
  backend.post('/v1/api/register', { message: 'Cuenta creada' }, 201);
  await register();
  expect(await screen.findByText('Cuenta creada')).toBeVisible();
  expect(backend.calls[0]?.body).toEqual({
    email: 'ana@example.com',
    password: 'Harbour-7',
    confirmPassword: 'Harbour-7',
    code: 'abcdef',
    terms: true,
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
});

test.each([[{}], [null], ['']])('says Register Successful where the server says nothing: %j', async (body) => {
  backend.post('/v1/api/register', body, 201);
  await register();
  expect(await screen.findByText('Register Successful')).toBeVisible();
});

test('takes a 200 for a failure, says so, and empties the form', async () => {
  backend.post('/v1/api/register', {}, 200);
  await register();
  expect(await screen.findByText('Error en Register')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByTestId('address')).toHaveTextContent('/register');
});

test('shows why the server refused', async () => {
  backend.post('/v1/api/register', () => failure(422, 'This purchase code has already been used.'));
  await register();
  expect(await screen.findByText('This purchase code has already been used.')).toBeVisible();
});

test('explains the purchase code and suggests its shape', async () => {
  const { user } = renderScreen(<Register />);
  expect(screen.getByLabelText('Purchase code')).toHaveAttribute('placeholder', 'XXXX-XXXX-XXXX-XXXX');
  await user.hover(screen.getByRole('button', { name: 'About the purchase code' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('after your purchase');
});

test('links to the terms outside and to the sign-in screen', () => {
  renderScreen(<Register />);
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});
