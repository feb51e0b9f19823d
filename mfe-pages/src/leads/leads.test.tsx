import type { Lead } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const LEADS = '/v1/api/project/project-1/lead';

const lead = (lead_id: string, overrides: Partial<Lead> = {}): Lead =>
  fixtures.lead({
    lead_id,
    fields: { 'E-mail': `${lead_id}@example.com`, Message: 'Two loaves, please' },
    ...overrides,
  });
const list = (data: Lead[], total_pages = 1, total_count = data.length) => ({ data, total_pages, total_count });

function render(path: string, answer: Parameters<typeof backend.get>[1]) {
  backend.get('/v1/api/project/project-1/page', { data: [fixtures.page()], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(LEADS, answer);
  return renderScreen(<PagesScreen />, {
    path,
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['leads'] },
  });
}
async function open(answer: Parameters<typeof backend.get>[1] = list([lead('ana'), lead('ben')])) {
  const { user } = render('/dashboard/pages?leads=all', answer);
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Leads' })) };
}
const asked = () => backend.calls.filter((call) => call.path.startsWith(`${LEADS}?`)).map((call) => call.path);

it("shows a page's leads, and from there those of all pages", async () => {
  const { user } = render('/dashboard/pages', list([lead('ana')]));
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leads' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leads' }));
  expect(await dialog.findByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com',
  );
  expect(dialog.getByText('What visitors sent through the forms of "Launch".')).toBeVisible();
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/pages?leads=page-1');
  expect(asked()).toEqual([`${LEADS}?limit=10&page=1&page_id=page-1`]);
  await user.click(dialog.getByRole('button', { name: 'All pages' }));
  expect(await dialog.findByRole('columnheader', { name: 'Page' })).toBeVisible();
  expect(asked().at(-1)).toBe(`${LEADS}?limit=10&page=1`);
  await user.click(dialog.getByRole('button', { name: 'This page' }));
  expect(dialog.queryByRole('columnheader', { name: 'Page' })).not.toBeInTheDocument();
});

it('opens from the button of the screen, and its address goes with it', async () => {
  const { user } = render('/dashboard/pages', list([lead('ana')]));
  await user.click(await screen.findByRole('button', { name: 'Leads' }));
  expect(await screen.findByText('Two loaves, please')).toBeVisible();
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/pages?leads=all');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard/pages'));
});

it('makes no link of what is no plain address', async () => {
  const fields = { 'E-mail': 'a@b.example?bcc=c@d.example' };
  const { dialog } = await open(list([lead('ana', { fields })]));
  expect(await dialog.findByText('a@b.example?bcc=c@d.example')).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
});

it('says where leads come from while there are none', async () => {
  const { dialog } = await open(list([]));
  expect(await dialog.findByText('No leads yet')).toBeVisible();
  expect(
    dialog.getByText('Add a form to a page in the editor. What visitors send through it appears here.'),
  ).toBeVisible();
});

it('says when they cannot be read, and tries again', async () => {
  const { user, dialog } = await open(() => failure(422));
  expect(await dialog.findByText('Error loading leads')).toBeVisible();
  backend.get(LEADS, list([lead('ana')]));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('ana@example.com')).toBeVisible();
});

describe('deleting', () => {
  async function ask(answer?: Parameters<typeof open>[0]) {
    const opened = await open(answer);
    const buttons = await opened.dialog.findAllByRole('button', { name: /^Delete the lead of 1\d\/11\/2023/ });
    await opened.user.click(buttons[0] as HTMLElement);
    return { ...opened, question: within(await screen.findByRole('alertdialog', { name: 'Delete lead' })) };
  }
  const deletions = () => backend.calls.filter((call) => call.method === 'DELETE').map((call) => call.path);

  it('asks first, deletes once, says so, and reads the list again', async () => {
    const { user, dialog, question } = await ask();
    expect(deletions()).toEqual([]);
    backend.delete(`${LEADS}/ana`, { message: 'ok' });
    backend.get(LEADS, list([lead('ben')]));
    await user.dblClick(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Lead deleted successfully')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('ana@example.com')).not.toBeInTheDocument());
    expect(deletions()).toEqual([`${LEADS}/ana`]);
  });

  it.each([
    ['It is gone already', 'It is gone already'],
    [undefined, 'Error deleting lead'],
  ])('says why it failed (%s)', async (message, shown) => {
    const { user, question } = await ask();
    backend.delete(`${LEADS}/ana`, () => failure(404, message));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('goes back to the page before when the last page has become empty', async () => {
    let left = 11;
    const { user, dialog } = await open(({ path }) =>
      Response.json(
        path.includes('page=2') && left === 10
          ? list([], 1, 10)
          : list([lead(path.includes('page=2') ? 'last' : 'ana')], left > 10 ? 2 : 1, left),
      ),
    );
    await user.click(await dialog.findByRole('button', { name: 'Next page' }));
    expect(await dialog.findByText('last@example.com')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Delete the lead/ }));
    backend.delete(`${LEADS}/last`, () => {
      left = 10;
      return Response.json({ message: 'ok' });
    });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('ana@example.com')).toBeVisible();
  });
});

describe('the file for spreadsheets', () => {
  it('is downloaded with the token', async () => {
    const made = jest.fn((_file: Blob) => 'blob:leads');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, dialog } = await open();
    backend.get(
      `${LEADS}/export`,
      () => new Response('Received,Page\r\n', { headers: { 'content-type': 'text/csv' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Download all as CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    click.mockRestore();
  });

  it.each([
    ['Too many requests', 'Too many requests'],
    [undefined, 'Please try again later.'],
  ])('says when it could not be had (%s)', async (message, shown) => {
    const { user, dialog } = await open();
    backend.get(`${LEADS}/export`, () => failure(429, message));
    await user.click(dialog.getByRole('button', { name: 'Download all as CSV' }));
    expect(await screen.findByText('Failed to download the leads')).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
  });
});
