import { fakeBackend, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { RedeemCode } from './redeem-code.tsx';
// What the screen loads late, read before the clock of a test runs.
import './redeem-dialog.tsx';

const backend = fakeBackend();
const REDEEM = '/v1/api/user/plan/redeem';

async function open() {
  const view = renderScreen(<RedeemCode />);
  await view.user.click(screen.getByRole('button', { name: 'Tengo un código de compra' }));
  const dialog = await screen.findByRole('dialog', { name: 'Usar un código de compra' });
  const send = async (code: string) => {
    await view.user.clear(within(dialog).getByLabelText('Código de compra'));
    if (code) {
      await view.user.click(within(dialog).getByLabelText('Código de compra'));
      await view.user.paste(code);
    }
    await view.user.click(within(dialog).getByRole('button', { name: 'Usar código' }));
  };
  return { ...view, send };
}

test('uses a code for this account, and says what it brought', async () => {
  const { send } = await open();
  backend.post(REDEEM, { message: 'The plan Pro is yours for life now.' });
  await send(' AAAA-BBBB-CCCC-DDDD ');
  expect(await screen.findByText('The plan Pro is yours for life now.')).toBeVisible();
  expect(backend.calls.map(({ body }) => body)).toEqual([{ code: 'AAAA-BBBB-CCCC-DDDD' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('says beside the field what is wrong, and keeps what was typed', async () => {
  const { send } = await open();
  await send('');
  expect(await screen.findByText('Purchase code is required.')).toBeVisible();
  await send('abcde');
  expect(await screen.findByText('Purchase code must be at least 6 characters long.')).toBeVisible();
  const fields = { code: ['This purchase code has already been used.'] };
  backend.post(REDEEM, () => Response.json({ message: 'x', fields }, { status: 422 }));
  await send('AAAA-BBBB-CCCC-DDDD');
  expect(await screen.findByText('This purchase code has already been used.')).toBeVisible();
  expect(screen.getByLabelText('Código de compra')).toHaveValue('AAAA-BBBB-CCCC-DDDD');
});

test('opens by its address, and leaves it when it is closed', async () => {
  const { user } = renderScreen(<RedeemCode />, { path: '/dashboard/pricing?redeem=1' });
  await screen.findByRole('dialog', { name: 'Usar un código de compra' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/pricing$/);
});
