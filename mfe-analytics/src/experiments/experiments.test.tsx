import type { Experiment } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { ExperimentsPanel } from './experiments-panel.tsx';
// What the panel loads late, read before the clock of a test runs.
import './start-dialog.tsx';

const backend = fakeBackend();
const PROJECT = '/v1/api/project/project-1';
const LIST = `${PROJECT}/page/page-1/experiment`;
const NOON = 1_700_000_000;

const result = { views: 500, visitors: 400, leads: 20, rate: 0.05, interval: { low: 0.03, high: 0.08 } };
const experiment = (overrides: Partial<Experiment> = {}): Experiment => ({
  id: 'e1',
  page_id: 'page-1',
  name: 'Shorter headline',
  status: 'running',
  days: 14,
  started_at: NOON,
  ends_at: NOON + 14 * 86_400,
  ended_at: null,
  ended_because: null,
  winner: null,
  variants: [
    { ...result, letter: 'A', name: 'Bread', page_id: 'page-1', weight: 50, difference: null },
    { ...result, letter: 'B', name: 'Short', page_id: 'page-2', weight: 50, difference: { low: -0.01, high: 0.04 } },
  ],
  split: { p: 0.8, is_broken: false },
  verdict: { kind: 'early', variant: null },
  ...overrides,
});

function open({ experiments = [experiment()], pageId = 'page-1', isLocked = false, path = '/' } = {}) {
  backend.get(LIST, { data: experiments });
  backend.get(`${PROJECT}/page`, {
    data: [
      fixtures.page({ page_id: 'page-1', title: 'Bread' }),
      fixtures.page({ page_id: 'page-2', title: 'Short', status: 'inactive' }),
      fixtures.page({ page_id: 'page-3', title: 'Online', status: 'active' }),
    ],
  });
  return renderScreen(<ExperimentsPanel projectId="project-1" pageId={pageId} isLocked={isLocked} />, { path });
}
const sent = (method: string) => backend.calls.filter((call) => call.method === method);

it.each<[string, Partial<Experiment>, string]>([
  ['its time is not over', {}, 'Too early to say. There is an answer on 28/11/2023.'],
  [
    'it was ended before',
    { status: 'stopped', ended_at: NOON },
    'It was ended before its time, so there is no answer.',
  ],
  ['the split is broken', { verdict: { kind: 'broken', variant: null } }, 'Visitors were not split as planned'],
  ['nothing differs', { verdict: { kind: 'none', variant: null } }, 'No difference that could not be chance.'],
  ['a variant did better', { verdict: { kind: 'winner', variant: 'B' } }, '“Short” did better'],
  ['the page itself did better', { verdict: { kind: 'winner', variant: 'A' } }, '“The page itself” did better'],
  ['it is decided', { status: 'won', winner: 'B', ended_at: NOON }, '“Short” became the page.'],
])('says what can be said when %s', async (_, about, text) => {
  open({ experiments: [experiment(about)] });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});

it('shows of each variant how sure its numbers are', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: 'Results of Shorter headline' }));
  const [, control, variant] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(control).toMatch(/The page itselfA · 50 %400205%3% to 8%/);
  expect(variant).toMatch(/ShortB · 50 %400205%3% to 8%-1% to \+4%/);
});

it('offers no other one while one runs', async () => {
  open();
  await screen.findByRole('button', { name: 'End it' });
  expect(screen.queryByRole('button', { name: 'Start an experiment' })).not.toBeInTheDocument();
});

it('ends an experiment once confirmed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End it' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the experiment' }));
  backend.put(`${LIST}/e1`, { data: experiment({ status: 'stopped', ended_at: NOON }) });
  await user.click(question.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('The experiment has ended')).toBeVisible();
  expect(sent('PUT')[0]?.body).toEqual({ status: 'stopped' });
});

it('makes a variant the page, and warns while it is early', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make it the page: Short' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make “Short” the page' }));
  expect(question.getByText(/may be chance/)).toBeVisible();
  backend.put(`${LIST}/e1`, { data: experiment({ status: 'won', winner: 'B', ended_at: NOON }) });
  await user.click(question.getByRole('button', { name: 'Make it the page' }));
  expect(await screen.findByText('The variant is the page now')).toBeVisible();
  expect(sent('PUT')[0]?.body).toEqual({ status: 'won', variant: 'B' });
});

it('starts an experiment with a page that is switched off', async () => {
  const { user } = open({ experiments: [] });
  await screen.findByRole('heading', { name: 'No experiments yet' });
  const [start] = screen.getAllByRole('button', { name: 'Start an experiment' });
  await user.click(start as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Start an experiment' }));
  await user.type(dialog.getByLabelText('Name'), 'Shorter headline');
  await waitFor(() => expect(dialog.getByRole('option', { name: 'Short' })).toBeInTheDocument());
  expect(dialog.queryByRole('option', { name: 'Online' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Page'), 'Short');
  await user.clear(dialog.getByLabelText('Share of visitors, %'));
  await user.type(dialog.getByLabelText('Share of visitors, %'), '30');
  expect(dialog.getByText('The page itself gets the other 70 %.')).toBeVisible();
  backend.post(LIST, { data: experiment() }, 201);
  await user.click(dialog.getByRole('button', { name: 'Start an experiment' }));
  expect(await screen.findByText('The experiment runs')).toBeVisible();
  expect(sent('POST')[0]?.body).toEqual({
    name: 'Shorter headline',
    variants: [{ name: 'Short', page_id: 'page-2', weight: 30 }],
    days: 14,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('makes a copy of the page for a variant', async () => {
  const { user } = open({ path: '/?try=1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Start an experiment' }));
  const copy = fixtures.page({ page_id: 'page-9', title: 'Bread (copy)', status: 'inactive' });
  backend.post(`${PROJECT}/page/page-1/duplicate`, { data: copy }, 201);
  backend.get(`${PROJECT}/page`, { data: [copy] });
  await user.click(dialog.getByRole('button', { name: 'Make a copy of this page' }));
  await waitFor(() => expect(dialog.getByLabelText('Page')).toHaveDisplayValue('Bread (copy)'));
  expect(dialog.getByRole('link', { name: 'Change it in the editor' })).toHaveAttribute(
    'href',
    'http://api.test/v1/editor/project/project-1/page/page-9/edit',
  );
});

it('says beside the fields what is missing', async () => {
  const { user } = open({ path: '/?try=1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Start an experiment' }));
  await user.clear(dialog.getByLabelText('Share of visitors, %'));
  await user.click(dialog.getByRole('button', { name: 'Start an experiment' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleErrorMessage('Name is required'));
  expect(dialog.getByLabelText('Page')).toBeInvalid();
  await waitFor(() =>
    expect(dialog.getByLabelText('Share of visitors, %')).toHaveAccessibleErrorMessage('Enter a number'),
  );
  expect(sent('POST')).toEqual([]);
});

it('asks for a page first, and is shown locked where the plan lacks it', async () => {
  open({ pageId: '' });
  expect(screen.getByText('Choose a page above to try another version of it.')).toBeVisible();
  open({ pageId: '', isLocked: true });
  expect(screen.getByText('Not in your plan')).toBeVisible();
  expect(sent('GET')).toEqual([]);
});

it('says of one that ended with the plan why, and keeps its numbers', async () => {
  open({ isLocked: true, experiments: [experiment({ status: 'stopped', ended_at: NOON, ended_because: 'plan' })] });
  expect(await screen.findByText('It ended with your plan', { exact: false })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Results of Shorter headline' })).toHaveTextContent('400');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers to try again when the list does not come', async () => {
  backend.get(LIST, () => failure(400, 'Away'));
  const { user } = renderScreen(<ExperimentsPanel projectId="project-1" pageId="page-1" isLocked={false} />);
  expect(await screen.findByText('Error loading the experiments')).toBeVisible();
  backend.get(LIST, { data: [experiment()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shorter headline')).toBeVisible();
});
