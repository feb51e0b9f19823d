import type { SentPixel } from '@landfall/shared/contracts';
import { fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PixelsScreen } from '../screens/pixels-screen.tsx';
// What the screen loads late, read before the clock of a test runs.
import './own-code.tsx';

const backend = fakeBackend();
const PIXEL = '/v1/api/project/project-1/pixel';

async function open(pixel: SentPixel) {
  backend.get(PIXEL, { data: pixel });
  const view = renderScreen(<PixelsScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['pixels'] },
  });
  return { ...view, panel: within(await screen.findByRole('region', { name: 'Your own code' })) };
}

const lastPut = () => backend.calls.findLast(({ method }) => method === 'PUT')?.body;

test('saves what was changed and nothing else, and says where it stands', async () => {
  const code = { head: '<script>1</script>', body_end: '', included: true, published: true };
  const { user, panel } = await open({ code, consent: { text: 'Sure?' } });
  expect(panel.getByText('On your pages')).toBeVisible();
  expect(panel.getByText(/does not check it/)).toBeVisible();
  expect(panel.getByText(/for every visitor of this site who agrees/)).toBeVisible();
  const save = panel.getByRole('button', { name: 'Save changes' });
  expect(save).toBeDisabled();
  await user.click(panel.getByLabelText('At the end of the page'));
  await user.paste('<script>2</script>');
  const saved = { ...code, body_end: '<script>2</script>' };
  backend.put(PIXEL, { data: { code: saved } });
  backend.get(PIXEL, { data: { code: saved } });
  await user.click(save);
  expect(await screen.findByText('Your code is saved')).toBeVisible();
  expect(lastPut()).toEqual({ consent: {}, code: { body_end: '<script>2</script>' } });
  await waitFor(() => expect(save).toBeDisabled());
});

test('says beside the field what is wrong, as the form or the backend finds it', async () => {
  const { user, panel } = await open({ code: { included: true } });
  await user.type(panel.getByLabelText(/Address of your privacy policy/), 'javascript:1');
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  expect(await panel.findByText('Enter an address that begins with https://')).toBeVisible();
  await user.clear(panel.getByLabelText(/Address of your privacy policy/));
  await user.type(panel.getByLabelText('At the end of the head'), 'x');
  const fields = { 'code.head': ['This is longer than 50,000 characters'] };
  backend.put(PIXEL, () => Response.json({ message: 'No', code: 'invalid', fields }, { status: 422 }));
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  expect(await panel.findByText('This is longer than 50,000 characters')).toBeVisible();
});

test('a site that asks nobody shows no question, and says that it runs for everybody', async () => {
  const { panel } = await open({ code: { included: true }, consent: { required: false } });
  expect(panel.getByText(/for every visitor of this site at once/)).toBeVisible();
  expect(panel.queryByLabelText(/What visitors are asked/)).not.toBeInTheDocument();
});

test('a plan without it keeps the code, leads to the plans and can delete it', async () => {
  const { user, panel } = await open({ code: { head: '<script>1</script>', included: false } });
  expect(panel.getByText('Not in your plan')).toBeVisible();
  expect(panel.getByText(/What you wrote is kept/)).toBeVisible();
  expect(panel.getByLabelText('At the end of the head')).toHaveAttribute('readonly');
  expect(panel.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/dashboard/pricing');
  await user.click(panel.getByRole('button', { name: 'Remove the code' }));
  backend.put(PIXEL, { data: {} });
  backend.get(PIXEL, { data: {} });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the code' }));
  await user.click(dialog.getByRole('button', { name: 'Remove the code' }));
  expect(await screen.findByText('The code is deleted')).toBeVisible();
  expect(lastPut()).toEqual({ code: { head: '', body_end: '' } });
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});
