import * as v from 'valibot';
import { endpoint } from '../contracts/endpoints/endpoint.ts';
import { TextField } from '../form/text-fields.tsx';
import { useSchemaForm } from '../form/use-schema-form.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { fireEvent, renderScreen, screen, waitFor } from '../testing/index.ts';
import { type MutationOptions, useMutation } from './use-mutation.ts';
import { useQuery } from './use-query.ts';

const backend = fakeBackend();
const body = v.object({ title: v.string() });
const readShop = endpoint({ method: 'GET', path: '/shop', access: 'session', responses: { 200: v.object({}) } });
const saveShop = endpoint({
  method: 'PUT',
  path: '/shop/:shop_id',
  access: 'session',
  body,
  responses: { 200: v.object({ message: v.string() }) },
});

type Options = MutationOptions<{ params: { shop_id: string }; body: { title: string } }, { message: string }>;

function Save({ names = ['a'], ...options }: Options & { names?: string[] }) {
  useQuery(readShop, {});
  const { mutate, isPending, pending, error } = useMutation(saveShop, { invalidates: [readShop], ...options });
  return (
    <>
      {names.map((shop_id) => (
        <button
          key={shop_id}
          type="button"
          onClick={() => void mutate({ params: { shop_id }, body: { title: 'Bread' } })}
        >
          {shop_id}
        </button>
      ))}
      <p>{isPending ? `saving ${pending?.params.shop_id}` : 'idle'}</p>
      <p>{error?.message}</p>
    </>
  );
}

const form = v.object({ name: v.string() });

function SaveForm({ failure }: { failure: string }) {
  const { handleSubmit, register, formState, ...rest } = useSchemaForm(form, { defaultValues: { name: '' } });
  const { mutate } = useMutation(saveShop, { form: rest, fieldNames: { title: 'name' }, failure });
  const submit = handleSubmit(
    async ({ name }) => void (await mutate({ params: { shop_id: 'a' }, body: { title: name } })),
  );
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="Name" error={formState.errors.name?.message} {...register('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

const saves = () => backend.calls.filter(({ method }) => method === 'PUT');
const reads = () => backend.calls.filter(({ method }) => method === 'GET');

beforeEach(() => backend.get('/shop', {}));

it('makes the call, hands its response over, and reads again what it changed', async () => {
  backend.put('/shop/a', { message: 'Saved', more: 1 });
  const onSuccess = jest.fn();
  const { user } = renderScreen(<Save onSuccess={onSuccess} />);
  await waitFor(() => expect(reads()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'a' }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(onSuccess.mock.calls[0]).toEqual([
    { message: 'Saved' },
    { params: { shop_id: 'a' }, body: { title: 'Bread' } },
  ]);
  expect(saves()[0]?.body).toEqual({ title: 'Bread' });
  await waitFor(() => expect(reads()).toHaveLength(2));
  expect(screen.getByText('idle')).toBeVisible();
});

it('does nothing on the second of two clicks', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.put('/shop/a', async () => {
    await promise;
    return Response.json({ message: '' });
  });
  renderScreen(<Save />);
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(screen.getByText('saving a')).toBeVisible();
  resolve();
  await screen.findByText('idle');
  expect(saves()).toHaveLength(1);
});

it('runs calls of different names beside each other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = async () => {
    await promise;
    return Response.json({ message: '' });
  };
  backend.put('/shop/a', slow);
  backend.put('/shop/b', slow);
  renderScreen(<Save names={['a', 'b']} nameOf={({ params }) => params.shop_id} />);
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  resolve();
  await screen.findByText('idle');
  expect(saves()).toHaveLength(2);
});

it('says why it failed, keeps the reason, and reads again what it may have changed all the same', async () => {
  backend.put('/shop/a', () => failure(409, 'Somebody was first'));
  const { user } = renderScreen(<Save failure={{ title: 'Not saved', reason: 'Try again' }} />);
  await waitFor(() => expect(reads()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'a' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(screen.getAllByText('Somebody was first')).toHaveLength(2);
  await waitFor(() => expect(reads()).toHaveLength(2));
});

it('falls back to its own words where the server gave no reason', async () => {
  backend.put('/shop/a', () => failure(500));
  const { user } = renderScreen(<Save failure="Not saved" />);
  await user.click(screen.getByRole('button', { name: 'a' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
});

it('names a reached plan limit, whatever else a failure is called', async () => {
  backend.put('/shop/a', () => failure(402, 'Five shops are all that the plan has'));
  const { user } = renderScreen(<Save failure="Not saved" />);
  await user.click(screen.getByRole('button', { name: 'a' }));
  expect((await screen.findAllByText('Five shops are all that the plan has')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('puts the message beside the field that it speaks of, and nowhere else', async () => {
  backend.put('/shop/a', () => Response.json({ message: 'No', fields: { title: ['Too short'] } }, { status: 422 }));
  const { user } = renderScreen(<SaveForm failure="Not saved" />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Too short')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByText('No')).not.toBeInTheDocument();
});

it('leaves a failure to the screen that knows better', async () => {
  backend.put('/shop/a', () => failure(404, 'Gone'));
  const onError = jest.fn(() => true);
  const { user } = renderScreen(<Save failure="Not saved" onError={onError} />);
  await user.click(screen.getByRole('button', { name: 'a' }));
  await waitFor(() => expect(onError).toHaveBeenCalled());
  expect(screen.getAllByText('Gone')).toHaveLength(1);
});
