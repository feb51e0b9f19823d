import { act } from '@testing-library/react';
import * as v from 'valibot';
import { resetSession } from '../session/session.ts';
import { renderScreen, screen, waitFor } from '../testing/index.ts';
import { setDraftOwner } from './drafts.ts';
import { TextField } from './text-fields.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = v.object({ name: v.pipe(v.string(), v.minLength(3, 'Too short')) });

function NameForm() {
  const form = useSchemaForm(schema, { defaultValues: { name: '' }, draft: 'name' });
  return (
    <form onSubmit={form.handleSubmit(() => form.reset())} noValidate>
      <TextField label="Name" error={form.formState.errors.name?.message} {...form.register('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Name');

test('keeps what was typed when the screen goes away in the middle of it', async () => {
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  unmount();
  renderScreen(<NameForm />);
  await waitFor(() => expect(field()).toHaveValue('Bakery'));
});

test('forgets it once it was sent', async () => {
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(field()).toHaveValue(''));
  unmount();
  renderScreen(<NameForm />);
  expect(field()).toHaveValue('');
});

test('never shows it to another account', async () => {
  setDraftOwner('ana@example.com');
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  unmount();
  setDraftOwner('ben@example.com');
  renderScreen(<NameForm />);
  expect(field()).toHaveValue('');
});

test("another account's draft is never shown, not even before it is known who signed in", async () => {
  setDraftOwner('ana@example.com');
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  unmount();
  resetSession('auth-fail');
  renderScreen(<NameForm />);
  expect(field()).toHaveValue('');
  act(() => setDraftOwner('ben@example.com'));
  expect(field()).toHaveValue('');
});

test('a draft is there again once its own account has signed in anew', async () => {
  setDraftOwner('ana@example.com');
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  unmount();
  resetSession('auth-fail');
  renderScreen(<NameForm />);
  expect(field()).toHaveValue('');
  act(() => setDraftOwner('ana@example.com'));
  await waitFor(() => expect(field()).toHaveValue('Bakery'));
});
