import type { Funnel, FunnelStats } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import AnalyticsScreen from '../screens/analytics-screen.tsx';
// What the screen loads late, read before the clock of a test runs.
import './funnels-view.tsx';
import './write-dialog.tsx';

const backend = fakeBackend();
const PROJECT = '/v1/api/project/project-1';
const LIST = `${PROJECT}/funnel`;

const step = (page_id: string, title: string) => ({
  ...{ page_id, title, slug: `/${page_id}`, is_published: true },
  form_leads_to: '',
});
const funnel = (overrides: Partial<Funnel> = {}): Funnel => ({
  id: 'f1',
  name: 'Spring sale',
  steps: [
    { ...step('page-1', 'Bread'), leads_on: true },
    { ...step('page-2', 'Order'), leads_on: false },
    { ...step('page-3', 'Thanks'), is_published: false, leads_on: false },
  ],
  created_at: 1_700_000_000,
  ...overrides,
});
const numbers: FunnelStats = {
  ...{ from: 0, to: 1, tz: 'UTC', conversion: 0.3 },
  steps: [
    { ...step('page-1', 'Bread'), views: 300, visitors: 200, leads: 0, share: 1, lost: null, joined: 0 },
    { ...step('page-2', 'Order'), views: 60, visitors: 50, leads: 7, share: 0.25, lost: 150, joined: 0 },
    {
      ...{ ...step('page-3', 'Thanks'), is_published: false },
      ...{ views: 60, visitors: 60, leads: 0, share: 0.3, lost: null, joined: 10 },
    },
  ],
};

function open(
  funnels: Funnel[] = [funnel()],
  path = '/dashboard/analytics?view=funnels',
  config: object = { capabilities: ['stats', 'funnels'] },
) {
  backend.get(LIST, { data: funnels });
  backend.get(`${LIST}/f1/stats`, { data: numbers });
  backend.get(`${PROJECT}/page`, {
    data: ['Bread', 'Order', 'Thanks'].map((title, at) => fixtures.page({ page_id: `page-${at + 1}`, title })),
  });
  return renderScreen(<AnalyticsScreen />, {
    path,
    state: { selectedProject: fixtures.project() },
    config: { ...config },
  });
}
const sent = (method: string) => backend.calls.filter((call) => call.method === method);

it('draws how many reach each step, what is lost between them, and what to mend', async () => {
  const { user } = open();
  const steps = within(await screen.findByRole('list', { name: 'Spring sale' }));
  const [first, second, third] = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/1\. Bread.*200 visitors/);
  expect(second).toMatch(/150 left here \(75%\)2\. Order.*50 visitors · 25% of the first step · 7 leads/);
  expect(second).toMatch(/No button or form of this page leads to the next step/);
  expect(third).toMatch(/10 more came from elsewhere3\. Thanks.*Not published.*Buttons of the step before skip/);
  expect(steps.getByRole('link', { name: 'Add one in the editor: Order' })).toHaveAttribute(
    'href',
    'http://api.test/v1/editor/project/project-1/page/page-2/edit',
  );
  expect(screen.getAllByText('30%')[0]).toBeVisible();
  await user.click(screen.getByText('The same as a table'));
  expect(within(screen.getByRole('region', { name: /Spring sale/ })).getAllByRole('row')).toHaveLength(4);
});

it('makes one of pages whose order is changed by keyboard', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Choose pages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New funnel' }));
  await user.type(dialog.getByLabelText('Name'), 'Spring sale');
  await waitFor(() => expect(dialog.getAllByRole('option', { name: 'Bread' })).toHaveLength(2));
  await user.selectOptions(dialog.getByLabelText('Step 1'), 'Order');
  expect(within(dialog.getByLabelText('Step 2')).queryByRole('option', { name: 'Order' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Step 2'), 'Bread');
  dialog.getByRole('button', { name: 'Move Bread up' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Bread is step 1 now')).toBeInTheDocument();
  const fields = { 'steps.1': ['This page is in the funnel "Other" already.'] };
  backend.post(LIST, { message: 'Not valid', code: 'invalid', request_id: 'r', fields }, 422);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Step 2')).toBeInvalid());
  backend.post(LIST, { data: funnel() }, 201);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The funnel is saved')).toBeVisible();
  expect(sent('POST').at(-1)?.body).toEqual({ name: 'Spring sale', steps: ['page-1', 'page-2'] });
});

it('has a whole path written, once it is described', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Write the whole path' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write the whole path' }));
  await user.type(dialog.getByLabelText('Name'), 'Spring sale');
  await user.click(dialog.getByRole('button', { name: 'Write the pages' }));
  await waitFor(() => expect(dialog.getByLabelText('What is it about?')).toBeInvalid());
  expect(sent('POST')).toEqual([]);
  await user.type(dialog.getByLabelText('What is it about?'), 'A bakery.');
  backend.post(`${LIST}/write`, { data: funnel() }, 201);
  await user.click(dialog.getByRole('button', { name: 'Write the pages' }));
  expect(await screen.findByText('The pages are being written')).toBeVisible();
  expect(sent('POST')[0]?.body).toEqual({ name: 'Spring sale', description: 'A bakery.' });
});

describe('where descriptions are read', () => {
  const BRIEF = `${PROJECT}/brief`;
  const sheet = {
    data: {
      language: 'en',
      facts: [
        { id: 'f1', kind: 'name', text: 'Forno' },
        { id: 'f2', kind: 'offer', label: 'Rye loaf', value: '5 €' },
      ],
      wishes: [],
      sentences: [],
      questions: [],
    },
  };

  async function describePath() {
    const { user } = open([], undefined, { capabilities: ['stats', 'funnels', 'pages.brief'] });
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Write the whole path' }));
      return within(await screen.findByRole('dialog', { name: 'Write the whole path' }));
    };
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Name'), 'Spring sale');
    await user.type(dialog.getByLabelText('What is it about?'), 'Forno. Rye loaf 5 €.');
    return { user, dialog, openDialog };
  }
  const written = () => sent('POST').filter(({ path }) => path === `${LIST}/write`);

  it('shows what was understood, and has the path written from what is corrected', async () => {
    const { user, dialog } = await describePath();
    backend.post(BRIEF, sheet);
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'What we understood' })).toHaveFocus());
    await user.click(await dialog.findByRole('button', { name: 'Edit: Rye loaf' }));
    await user.clear(dialog.getByLabelText('Price'));
    await user.type(dialog.getByLabelText('Price'), '6 €{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Remove: Forno' }));
    backend.post(`${LIST}/write`, { data: funnel() }, 201);
    await user.click(dialog.getByRole('button', { name: 'Write the pages' }));
    expect(await screen.findByText('The pages are being written')).toBeVisible();
    expect(written()[0]?.body).toMatchObject({
      ...{ name: 'Spring sale', description: 'Forno. Rye loaf 5 €.' },
      facts: { facts: [{ kind: 'offer', label: 'Rye loaf', value: '6 €' }] },
    });
    expect(sent('POST')[0]?.body).toEqual({ title: 'Spring sale', text: 'Forno. Rye loaf 5 €.' });
  });

  it('has it written from the description where that cannot be read', async () => {
    const { user, dialog } = await describePath();
    backend.post(BRIEF, () => failure(500, 'Not now'));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(await dialog.findByText(/the pages are then written from your description/)).toBeVisible();
    backend.post(`${LIST}/write`, { data: funnel() }, 201);
    await user.click(dialog.getByRole('button', { name: 'Skip this step' }));
    expect(await screen.findByText('The pages are being written')).toBeVisible();
    expect(written()[0]?.body).toEqual({ name: 'Spring sale', description: 'Forno. Rye loaf 5 €.' });
  });

  it('keeps what was typed and corrected on Escape, and forgets it on Cancel', async () => {
    const { user, dialog, openDialog } = await describePath();
    backend.post(BRIEF, sheet);
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.click(await dialog.findByRole('button', { name: 'Remove: Forno' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openDialog();
    expect(again.getByLabelText('Name')).toHaveValue('Spring sale');
    await user.click(again.getByRole('button', { name: 'Next' }));
    expect(await again.findByText('Removed: Forno')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openDialog()).getByLabelText('Name')).toHaveValue('');
  });

  it('leads back to the field that the server refuses', async () => {
    const { user, dialog } = await describePath();
    backend.post(BRIEF, sheet);
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await dialog.findByRole('button', { name: 'Edit: Rye loaf' });
    const fields = { name: ['This name is taken.'] };
    backend.post(`${LIST}/write`, { message: 'No', code: 'invalid', request_id: 'r', fields }, 422);
    await user.click(dialog.getByRole('button', { name: 'Write the pages' }));
    expect(await dialog.findByLabelText('Name')).toHaveAccessibleErrorMessage('This name is taken.');
  });
});

it('says where a form leads instead of the next step, and where that is changed', async () => {
  const [first, ...others] = funnel().steps;
  if (!first) throw new Error('no step');
  const steps = [{ ...first, form_leads_to: 'https://shop.example/done' }, ...others];
  open([funnel({ steps })], undefined, {
    capabilities: ['stats', 'funnels', 'forms'],
    areas: [{ path: '/dashboard/forms', place: 'forms', remote: 'mfe_forms', screen: 'forms', label: 'Forms' }],
  });
  const list = within(await screen.findByRole('list', { name: 'Spring sale' }));
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    'Its form leads to https://shop.example/done after sending, not to the next step.',
  );
  expect(list.getByRole('link', { name: 'Change it under Forms' })).toHaveAttribute('href', '/dashboard/forms');
});

it('is locked where the plan does not show it, and offers to try again where nothing comes', async () => {
  backend.get(`${LIST}/f1/stats`, () => failure(402, 'Not in your plan'));
  const { user } = open(undefined, '/dashboard/analytics?view=funnels&range=365');
  backend.get(`${LIST}/f1/stats`, () => failure(402, 'Not in your plan'));
  expect(await screen.findByText('Your plan does not show this')).toBeVisible();
  backend.get(`${LIST}/f1/stats`, { data: numbers });
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
  expect(await screen.findByRole('list', { name: 'Spring sale' })).toBeVisible();
});

it('is deleted once confirmed, without its pages', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Spring sale' }));
  const question = within(await screen.findByRole('alertdialog'));
  backend.delete(`${LIST}/f1`, { message: 'Funnel deleted successfully' });
  backend.get(LIST, { data: [] });
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No funnels yet')).toBeVisible();
});
