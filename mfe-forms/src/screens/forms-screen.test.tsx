import type { Form, Lead } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../lead/lead-dialog.tsx';
import '../settings/form-settings-dialog.tsx';
import { FormsScreen } from './forms-screen.tsx';

const backend = fakeBackend();
const FORMS = '/v1/api/project/project-1/form';
const LEADS = '/v1/api/project/project-1/lead';
const ana = fixtures.lead();
const ben = fixtures.lead({
  lead_id: 'lead-2',
  status: 'read',
  fields: { Name: 'Ben', 'E-mail': 'ben@example.com', Message: 'Two loaves,\nplease' },
});

const listOf = (leads: Lead[], total_pages = 1) => ({ data: leads, total_pages, total_count: leads.length });

function render(path = '/dashboard/forms') {
  return renderScreen(<FormsScreen />, {
    path,
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['forms', 'leads'] },
  });
}

async function open({ leads = [ana, ben], forms = [fixtures.form()], path }: Options = {}) {
  backend.get(FORMS, { data: forms });
  backend.get(LEADS, listOf(leads));
  const view = render(path);
  await screen.findByRole('list', { name: 'Forms' });
  return view;
}
interface Options {
  leads?: Lead[];
  forms?: Form[];
  path?: string;
}
const asked = () => backend.calls.filter(({ path }) => path.startsWith(`${LEADS}?`)).map(({ path }) => path);
const rows = async () =>
  (await within(await screen.findByRole('list', { name: 'Leads' })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );
const address = () => screen.getByTestId('address').textContent;

it('lists who sent what, unread ones marked in words', async () => {
  await open();
  const [first, second] = await rows();
  expect(first).toMatch(/^Unread: Ana.*ana@example.com.*Ask for a quote · Launch/);
  expect(second).toMatch(/^Ben.*ben@example.com · Two loaves,/);
});

it('asks for the leads of the form, the state and the words that the address names', async () => {
  const { user } = await open();
  await rows();
  expect(asked()).toEqual([`${LEADS}?limit=20&page=1`]);
  await user.click(screen.getByRole('button', { name: /^Ask for a quote/ }));
  await user.click(screen.getByRole('button', { name: 'Spam' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'bread ');
  await waitFor(() => expect(asked().at(-1)).toBe(`${LEADS}?form_id=form-1&limit=20&page=1&q=bread&status=spam`));
  expect(address()).toBe('/dashboard/forms?form=form-1&status=spam&q=bread');
  expect(screen.getByRole('button', { name: 'Spam' })).toHaveAttribute('aria-pressed', 'true');
});

it('begins where its address says, and takes nonsense in it for nothing', async () => {
  await open({ path: '/dashboard/forms?form=form-1&status=nonsense&q=bread&page=2' });
  expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveValue('bread');
  await waitFor(() => expect(asked()).toEqual([`${LEADS}?form_id=form-1&limit=20&page=2&q=bread`]));
});

it.each([
  ['', 'No leads yet'],
  ['?status=new', 'Everything is read'],
  ['?status=spam', 'No spam'],
  ['?q=bread', 'Nothing found for “bread”'],
])('says why %s shows nothing', async (query, title) => {
  await open({ leads: [], path: `/dashboard/forms${query}` });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('leads to the pages where there is no form', async () => {
  backend.get(FORMS, { data: [] });
  render();
  expect(await screen.findByRole('heading', { name: 'No forms yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Pages' })).toHaveAttribute('href', '/dashboard/pages');
});

it.each([
  [FORMS, 'Error loading the forms'],
  [LEADS, 'Error loading the leads'],
])('offers to try again when %s fails', async (path, title) => {
  backend.get(FORMS, { data: [fixtures.form()] });
  backend.get(LEADS, listOf([ana]));
  backend.get(path, () => failure(400, 'The database is away'));
  const { user } = render();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('The database is away')).toBeVisible();
  backend.get(path, path === FORMS ? { data: [fixtures.form()] } : listOf([ana]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

it('counts what nobody has looked at, for all and for each form', async () => {
  const other = fixtures.form({ form_id: 'form-2', title: '', unread: 3, total: 5, online: false });
  await open({ forms: [fixtures.form(), other] });
  const list = within(screen.getByRole('list', { name: 'Forms' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'All forms7 leads4',
    'Ask for a quoteLaunch1',
    'Form without a headingLaunch, not online3',
  ]);
  expect(list.getByLabelText('4 unread')).toBeVisible();
});

describe('a lead', () => {
  it('is shown whole and counts as read from then on', async () => {
    const lead = fixtures.lead({
      fields: { Name: 'Ana', 'E-mail': 'ana@example.com', Message: '' },
      source: { referrer: 'https://news.example/', utm_source: 'mail', utm_medium: '', utm_campaign: 'spring' },
      consent: ['I want the newsletter.'],
      variant: 'B',
    });
    const { user } = await open({ leads: [lead] });
    backend.put(`${LEADS}/lead-1`, { data: { ...lead, status: 'read' } });
    await user.click(await screen.findByRole('button', { name: /Ana/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Ana' });
    expect(within(dialog).getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com',
    );
    for (const text of ['left empty', 'https://news.example/', 'mail / spring', 'I want the newsletter.', 'B'])
      expect(within(dialog).getByText(text)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com?subject=Re%3A%20Ask%20for%20a%20quote',
    );
    await waitFor(() => expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'read' }));
  });

  it('that the address names is open at once, and not again once closed', async () => {
    const { user } = await open({ leads: [ana, ben], path: '/dashboard/forms?lead=lead-2' });
    expect(await screen.findByRole('dialog', { name: 'Ben' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/dashboard/forms'));
  });

  it('that the address names is open where the list does not have it, too', async () => {
    backend.get(`${LEADS}/lead-9`, {
      data: fixtures.lead({ lead_id: 'lead-9', status: 'spam', fields: { Name: 'Zoe' } }),
    });
    await open({ leads: [ana, ben], path: '/dashboard/forms?lead=lead-9' });
    expect(await screen.findByRole('dialog', { name: 'Zoe' })).toBeVisible();
    expect(backend.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that the address names and that is gone is said to be gone', async () => {
    backend.get(`${LEADS}/lead-9`, () => failure(404));
    await open({ leads: [ana], path: '/dashboard/forms?lead=lead-9' });
    expect(await screen.findByText('This is no longer here: it may have been deleted.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/forms'));
  });

  it('is followed by the older one, and marks that as read too', async () => {
    const { user } = await open({ leads: [ana, fixtures.lead({ lead_id: 'lead-3', fields: { Name: 'Cleo' } })] });
    backend.put(`${LEADS}/lead-1`, { data: ana });
    backend.put(`${LEADS}/lead-3`, { data: ana });
    await user.click(await screen.findByRole('button', { name: /Ana/ }));
    await screen.findByRole('dialog', { name: 'Ana' });
    expect(screen.getByRole('button', { name: 'Newer lead' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Older lead' }));
    expect(await screen.findByRole('dialog', { name: 'Cleo' })).toBeVisible();
    await waitFor(() => expect(backend.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Cleo/ })).toHaveFocus());
  });

  it('comes back out of spam', async () => {
    const spam = fixtures.lead({ status: 'spam', spam_reasons: ['links', 'fast'] });
    const { user } = await open({ leads: [spam], path: '/dashboard/forms?status=spam' });
    backend.put(`${LEADS}/lead-1`, { data: { ...spam, status: 'read' } });
    await user.click(await screen.findByRole('button', { name: /Ana/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana' }));
    expect(dialog.getByText('Many links')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Reply' })).not.toBeInTheDocument();
    backend.get(LEADS, listOf([]));
    await user.click(dialog.getByRole('button', { name: 'Not spam' }));
    expect(await screen.findByText('The lead is back in the inbox')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No spam' })).toBeVisible();
  });

  it('that could not be put aside stays, and the server says why', async () => {
    const { user } = await open({ leads: [ben] });
    backend.put(`${LEADS}/lead-2`, () => failure(500, 'Not now'));
    await user.click(await screen.findByRole('button', { name: /Ben/ }));
    await user.click(await screen.findByRole('button', { name: 'Spam', hidden: false }));
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Ben' })).toBeVisible();
  });

  it('is deleted once that is confirmed', async () => {
    const { user } = await open({ leads: [ben] });
    await user.click(await screen.findByRole('button', { name: /Ben/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete lead' }));
    backend.delete(`${LEADS}/lead-2`, { message: '' });
    backend.get(LEADS, listOf([]));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The lead was deleted')).toBeVisible();
    expect(await screen.findByText('No leads yet')).toBeVisible();
  });

  it('hands over the files that came with it', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:file';
    const file = { id: 'file-1', field: 'Plan', name: 'plan.pdf', content_type: 'application/pdf', size: 2048 };
    const { user } = await open({ leads: [fixtures.lead({ status: 'read', files: [file] })] });
    await user.click(await screen.findByRole('button', { name: /Ana/ }));
    backend.get(`${LEADS}/lead-1/file/file-1`, () => new Response('pdf'));
    await user.click(await screen.findByRole('button', { name: 'plan.pdf (2 KB)' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    saved.mockRestore();
  });
});
