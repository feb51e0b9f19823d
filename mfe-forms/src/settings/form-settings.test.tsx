import type { Form } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { FormsScreen } from '../screens/forms-screen.tsx';
// What the screen loads late, read before the clock of a test runs.
import './form-settings-dialog.tsx';

const backend = fakeBackend();
const FORMS = '/v1/api/project/project-1/form';
const ONE = `${FORMS}/form-1`;

async function open(form: Form = fixtures.form(), capabilities = ['forms']) {
  backend.get(FORMS, { data: [form] });
  backend.get('/v1/api/project/project-1/lead', { data: [] });
  const { user } = renderScreen(<FormsScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings of Ask for a quote' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Form settings' })) };
}
const sent = () => backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('sends the settings whole', async () => {
  const { user, dialog } = await open();
  backend.put(ONE, { data: fixtures.form() });
  await user.type(dialog.getByLabelText('Tell these addresses'), 'ana@example.com, ben@example.com');
  await user.type(dialog.getByLabelText('Page after sending'), 'https://example.com/thanks');
  await user.click(dialog.getByLabelText('Write back to the sender'));
  expect(dialog.getByText('{{Name}} {{E-mail}}')).toBeVisible();
  await user.type(dialog.getByLabelText('Subject'), 'Thank you');
  await user.type(dialog.getByLabelText('Text'), 'Hello {{{{Name}}');
  await user.click(dialog.getByLabelText('The sender confirms the e-mail address'));
  await user.selectOptions(dialog.getByLabelText('Delete leads'), 'After 90 days');
  await user.click(dialog.getByLabelText('Put aside what looks like spam'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings were saved')).toBeVisible();
  expect(sent()).toEqual([
    {
      notify: ['ana@example.com', 'ben@example.com'],
      autoresponder: { enabled: true, subject: 'Thank you', body: 'Hello {{Name}}' },
      redirect_url: 'https://example.com/thanks',
      double_opt_in: true,
      integrations: [],
      retention_days: 90,
      spam: 'off',
    },
  ]);
});

it('opens by the address that the editor leads to, which names it no longer once it is closed', async () => {
  backend.get(FORMS, { data: [fixtures.form()] });
  backend.get('/v1/api/project/project-1/lead', { data: [] });
  const { user } = renderScreen(<FormsScreen />, {
    path: '/dashboard/forms?settings=form-1',
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['forms'] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Form settings' }));
  expect(dialog.getByLabelText('Page after sending')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/forms$/));
});

it('says of a form of a funnel that an address goes before the next step', async () => {
  const { dialog } = await open(fixtures.form({ to_next_step: true }));
  expect(dialog.getByLabelText('Page after sending')).toHaveAccessibleDescription(
    /leads to the next step of its funnel\. An address here goes before that/,
  );
});

it('says how visitors get the file that the form delivers, and where nobody does', async () => {
  const { user, dialog } = await open(fixtures.form({ file: 'guide.pdf' }));
  expect(dialog.getByText(/get the file “guide\.pdf”.*in the thanks on the page/)).toBeVisible();
  await user.type(dialog.getByLabelText('Page after sending'), 'https://thanks.example');
  expect(dialog.getByText(/“guide\.pdf”.*by mail alone/)).toBeVisible();
});

it('says where nobody gets the file that the form delivers', async () => {
  const { dialog } = await open(fixtures.form({ file: 'guide.pdf', fields: [], to_next_step: true }));
  expect(dialog.getByText(/^Nobody gets the file “guide\.pdf”/)).toBeVisible();
});

it('says beside the field what is wrong, before anything is sent', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Tell these addresses'), 'ana@example.com nobody');
  await user.type(dialog.getByLabelText('Page after sending'), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Tell these addresses')).toHaveAccessibleErrorMessage('Enter an e-mail address'),
  );
  await waitFor(() =>
    expect(dialog.getByLabelText('Page after sending')).toHaveAccessibleErrorMessage(/starts with https/),
  );
  expect(sent()).toEqual([]);
});

it('says what the server refused, beside its field, and keeps what was typed', async () => {
  const { user, dialog } = await open();
  backend.put(ONE, () =>
    Response.json(
      { message: 'No', code: 'invalid', request_id: 'r', fields: { redirect_url: ['Not our own'] } },
      { status: 422 },
    ),
  );
  await user.type(dialog.getByLabelText('Page after sending'), 'https://example.com/');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Page after sending')).toHaveAccessibleErrorMessage('Not our own'));
  expect(dialog.getByLabelText('Page after sending')).toHaveValue('https://example.com/');
});

it('shows locked what the plan lacks, with the way to the plans, and sends what was set before', async () => {
  const settings = { ...fixtures.form().settings, double_opt_in: true };
  const { user, dialog } = await open(fixtures.form({ settings, locked: ['autoresponder', 'double_opt_in'] }));
  expect(dialog.getByLabelText('Write back to the sender')).toBeDisabled();
  expect(dialog.getByLabelText('The sender confirms the e-mail address')).toBeDisabled();
  expect(dialog.getAllByText('Not in your plan')).toHaveLength(2);
  expect(dialog.getAllByRole('link', { name: 'Compare plans' })[0]).toHaveAttribute('href', '/dashboard/pricing');
  backend.put(ONE, { data: fixtures.form() });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([settings]));
});

it('keeps a time that is not among those offered', async () => {
  const { dialog } = await open(fixtures.form({ settings: { ...fixtures.form().settings, retention_days: 45 } }));
  expect(dialog.getByLabelText('Delete leads')).toHaveDisplayValue('After 45 days');
});

it('tells of a save that failed, and stays', async () => {
  const { user, dialog } = await open();
  backend.put(ONE, () => failure(500, 'Not now'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});

describe('connections', () => {
  const INTEGRATIONS = '/v1/api/project/project-1/integration';
  const connection = (id: string, form_ids: string[] | null) => ({
    id,
    kind: 'slack',
    name: `Slack ${id}`,
    settings: {},
    form_ids,
    enabled: true,
    disabled_reason: null,
    created_at: 1_700_000_000,
    failing_since: null,
  });

  it('are chosen for the form, but for those that get all leads anyway', async () => {
    backend.get(INTEGRATIONS, { data: [connection('one', []), connection('two', null)] });
    const { user, dialog } = await open(fixtures.form(), ['forms', 'integrations']);
    backend.put(ONE, { data: fixtures.form() });
    expect(await dialog.findByLabelText('Slack two')).toBeDisabled();
    expect(dialog.getByLabelText('Slack two')).toBeChecked();
    await user.click(dialog.getByLabelText('Slack one'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toMatchObject([{ integrations: ['one'] }]));
  });

  it('say that there are none, or that they could not be loaded', async () => {
    backend.get(INTEGRATIONS, { data: [] });
    const { dialog } = await open(fixtures.form(), ['forms', 'integrations']);
    expect(await dialog.findByText(/There are none yet/)).toBeVisible();
  });

  it('are locked where the plan lacks them', async () => {
    backend.get(INTEGRATIONS, () => failure(400));
    const { dialog } = await open(fixtures.form({ locked: ['integrations'] }), ['forms', 'integrations']);
    expect(dialog.getByText('Not in your plan')).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });
});
