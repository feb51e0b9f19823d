import * as v from 'valibot';
import { renderScreen, screen, waitFor } from '../testing/index.ts';
import { claimDrafts } from './drafts.ts';
import { TextField } from './fields.tsx';
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
  claimDrafts('ana@example.com');
  const { user, unmount } = renderScreen(<NameForm />);
  await user.type(field(), 'Bakery');
  unmount();
  claimDrafts('ben@example.com');
  renderScreen(<NameForm />);
  expect(field()).toHaveValue('');
});
