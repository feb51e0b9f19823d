import * as v from 'valibot';
import { customDomain, providerSubdomain } from './domain.ts';
import * as contracts from './index.ts';
import { readMessage } from './message.ts';
import { pageSlug, pageTitle } from './page.ts';
import { checkoutForm, paymentMethodCode } from './payment.ts';
import { passwordForm, profileForm } from './user.ts';

const messages = (schema: v.GenericSchema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? [] : result.issues.map(({ message }) => readMessage(message).text);
};
const first = (schema: v.GenericSchema, input: unknown) => messages(schema, input)[0];

test.each([
  ['/', undefined],
  ['/a/b-c', undefined],
  ['', 'Slug is required'],
  ['abc', "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes"],
  ['/a_b', "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes"],
  ['/a//b', 'Slug cannot contain double slashes (//)'],
  ['/abc/', "Slug cannot end with slash (/) unless it's just '/'"],
  ['/-a', 'Slug cannot have hyphens adjacent to slashes'],
  ['/a-/b', 'Slug cannot have hyphens adjacent to slashes'],
  [`/${'a'.repeat(99)}`, undefined],
  [`/${'a'.repeat(100)}`, 'Slug cannot exceed 100 characters'],
])('the slug %j: %s', (slug, expected) => {
  expect(first(pageSlug, slug)).toBe(expected);
});

test.each([
  ['', 'Title is required'],
  ['ab', 'Title must be at least 3 characters'],
  ['abc', undefined],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'Title cannot exceed 100 characters'],
])('the title %j: %s', (title, expected) => {
  expect(first(pageTitle, title)).toBe(expected);
});

test.each([
  ['abcde', 'Must be at least 6 characters.'],
  ['abc-12', undefined],
  ['My_site', 'Only lowercase letters (a-z), numbers, and hyphens (-) are allowed.'],
])('the subdomain %j: %s', (name, expected) => {
  expect(first(providerSubdomain, name)).toBe(expected);
});

test.each([
  ['a.co', false],
  ['a.com', true],
  ['shop.example.com', true],
  ['example', false],
  ['example.c', false],
  ['example.c1', false],
  ['-bad.example.com', false],
])('the domain %j is accepted: %s', (name, accepted) => {
  expect(messages(customDomain, name).length === 0).toBe(accepted);
});

const passwords = (newPassword: string, confirmPassword = newPassword, currentPassword = 'old') =>
  messages(passwordForm, { currentPassword, newPassword, confirmPassword });

test.each([
  ['Abcdefg1', undefined],
  ['Abc1', 'Password must be at least 8 characters long'],
  ['abcdefgh', 'Must contain at least one uppercase, one lowercase and one number'],
  ['ABCDEFG1', 'Must contain at least one uppercase, one lowercase and one number'],
  ['abcdefg1', 'Must contain at least one uppercase, one lowercase and one number'],
  ['Abc defg1', 'Password cannot contain spaces'],
  ['        ', 'Password cannot contain only spaces and must be at least 8 characters'],
])('the new password %j: %s', (password, expected) => {
  expect(passwords(password)[0]).toBe(expected);
});

test('the current and the repeated password are asked for', () => {
  expect(passwords('Abcdefg1', 'Abcdefg2')).toEqual(['Passwords do not match']);
  expect(passwords('Abcdefg1', 'Abcdefg1', '')[0]).toBe('Current password is required');
  expect(passwords('Abcdefg1', 'Abcdefg1', '   ')[0]).toBe('Password cannot be empty or contain only spaces');
  expect(passwords('Abcdefg1', '')).toContain('Please confirm your new password');
});

test.each([
  ['', 'Name is required'],
  ['   ', 'Name cannot be only spaces'],
  ['a ', "The name must be at least 2 characters (spaces don't count)"],
  ['ab', undefined],
])('the name %j: %s', (fullName, expected) => {
  expect(first(profileForm, { fullName, email: 'a@b.co' })).toBe(expected);
});

test('a profile e-mail is lower case', () => {
  expect(v.parse(profileForm, { fullName: 'Ana', email: 'A@B.com' }).email).toBe('a@b.com');
  expect(first(profileForm, { fullName: 'Ana', email: 'ana' })).toBe('Invalid email');
});

test('the checkout asks for a plan, an e-mail and a method', () => {
  expect(messages(checkoutForm, { email: 'x' })).toEqual([
    'You must select a plan',
    'Must be a valid email address',
    'You must select a payment method',
  ]);
});

test.each([
  ['crypto', 1],
  ['card', 2],
  ['paypal', 3],
  ['cash', 'unknown'],
  ['toString', 'unknown'],
])('%s travels as %s', (method, code) => {
  expect(paymentMethodCode(method)).toBe(code);
});

test.each([
  [contracts.profileForm, { fullName: 'a'.repeat(101), email: 'a@b.com' }, 'Name cannot exceed 100 characters'],
  [contracts.profileUpdate, { name: 'a' }, "The name must be at least 2 characters (spaces don't count)"],
  [contracts.profileUpdate, { email: `${'a'.repeat(250)}@b.com` }, 'Invalid email'],
  [contracts.projectUpdate, { description: 'a'.repeat(5001) }, 'Project description cannot exceed 5000 characters.'],
  [
    contracts.projectSettingsForm,
    { name: 'abc', description: 'a'.repeat(5001) },
    'Project description cannot exceed 5000 characters.',
  ],
  [
    contracts.checkoutForm,
    { plan: 'pro', email: `${'a'.repeat(250)}@b.com`, paymentMethod: 'card' },
    'Must be a valid email address',
  ],
  [contracts.twoFactorConfirm, { code: '1'.repeat(41) }, 'This code is not correct.'],
  [contracts.resetPassword, { token: 't', password: 'Correct horse 7' }, 'Password cannot contain spaces'],
] as const)('says in its own words what is too long or wrong (%#)', (schema, value, message) => {
  const { issues } = v.safeParse(schema as v.GenericSchema, value);
  expect(issues?.map(({ message: said }) => readMessage(said).text)).toEqual([message]);
});

test('takes an e-mail that was pasted with a space', () => {
  expect(v.parse(contracts.profileForm, { fullName: 'Ana', email: ' A@b.com ' }).email).toBe('a@b.com');
});

test('calls nothing active or paid that it does not know', () => {
  const invoice = { invoice_id: 'i', number: '1', date: 1, amount: 1, status: 'refunding' };
  expect(v.parse(contracts.invoice, invoice).status).toBe('pending');
  const project = { project_id: 'p', name: 'x', created_at: 1, updated_at: 1 };
  expect(v.parse(contracts.project, { ...project, status: 'frozen' }).status).toBe('inactive');
  expect(v.parse(contracts.project, project).status).toBe('active');
});

test('reads a lead of a backend that names it by lead_id alone', () => {
  const lead = { lead_id: 'l', fields: {}, created_at: 1 };
  expect(v.parse(contracts.lead, lead)).toMatchObject({ lead_id: 'l', id: '' });
});
