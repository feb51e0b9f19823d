import type { Stats } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { basicStats, stats } from '../fixtures.ts';
import AnalyticsScreen from './analytics-screen.tsx';

// What draws is tried in a browser: here there is no canvas.
jest.mock('uplot', () => ({
  __esModule: true,
  default: class {
    static paths: object = {};
    setSize() {}
    redraw() {}
    destroy() {}
  },
}));

const backend = fakeBackend();
const STATS = '/v1/api/project/project-1/stats';

function open(answer: Stats | (() => Response), path = '/dashboard/analytics', project = fixtures.project()) {
  backend.get(STATS, typeof answer === 'function' ? answer : { data: answer });
  backend.get(`${STATS}/live`, { data: { visitors: 7 } });
  backend.get('/v1/api/project/project-1/page', {
    data: [fixtures.page({ page_id: 'page-1', title: 'Bread' }), fixtures.page({ page_id: 'page-2', title: 'Cakes' })],
  });
  const view = renderScreen(<AnalyticsScreen />, {
    path,
    state: { selectedProject: project },
    config: { capabilities: ['stats'] },
  });
  return { ...view, asked: () => backend.calls.filter(({ path: called }) => called.startsWith(`${STATS}?`)) };
}

const address = () => screen.getByTestId('address');
/** The numbers are there. */
const ready = () => screen.findByRole('button', { name: /^Views.*1,500/ });
const table = (name: string) => screen.findByRole('region', { name });
const rowsOf = (one: HTMLElement) =>
  within(one)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('answers at a glance: how many, better or worse than before, whether it converts', async () => {
  open(stats());
  const visitors = await screen.findByRole('button', { name: /Visitors/, pressed: true });
  expect(visitors).toHaveTextContent('600');
  expect(visitors).toHaveTextContent('25% less than before');
  expect(screen.getByRole('button', { name: /Views.*1,500.*50% more than before/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Leads.*30.*None before/ })).toBeVisible();
  expect(screen.getByText('5%')).toBeVisible();
  expect(screen.getByText('Not counted: visits of bots (12), pages fetched ahead of a click (3).')).toBeVisible();
  expect(await screen.findByText('7 now')).toBeVisible();
});

test('tells from where, on which page, with what', async () => {
  open(stats());
  expect(rowsOf(await table('Where they come from'))).toEqual([
    ['Directly', '1,000', '20'],
    ['news.example', '400', '10'],
    ['All others', '100', '0'],
  ]);
  expect(rowsOf(await table('Devices'))).toEqual([
    ['Phones', '1,000'],
    ['Not known', '500'],
  ]);
  // On a phone, and here, the views of a page have no room.
  expect(rowsOf(await table('Pages'))[1]).toEqual(['Cakes', '250', '20', '8%']);
});

test('sorts a table by each column, both ways', async () => {
  const { user } = open(stats());
  const pages = await table('Pages');
  const titles = () => rowsOf(pages).map(([title]) => title);
  expect(titles()).toEqual(['Bread', 'Cakes']);
  await user.click(within(pages).getByRole('button', { name: 'Conversion' }));
  expect(titles()).toEqual(['Cakes', 'Bread']);
  expect(within(pages).getByRole('columnheader', { name: 'Conversion' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(pages).getByRole('button', { name: 'Conversion' }));
  expect(titles()).toEqual(['Bread', 'Cakes']);
});

test('has the numbers of the chart as a table, too', async () => {
  const { user } = open(stats());
  await user.click(await screen.findByText('The same as a table'));
  expect(rowsOf(await table('Visitors over time'))).toEqual([
    ['Fri, Nov 20', '150', '400', '5'],
    ['Sat, Nov 21', '200', '500', '10'],
    ['Sun, Nov 22', '250', '600', '15'],
  ]);
});

test('keeps what is chosen in the address, and asks for it', async () => {
  const { user, asked } = open(stats());
  await ready();
  await user.selectOptions(screen.getByLabelText('Time'), '7');
  await waitFor(() => expect(address()).toHaveTextContent('/dashboard/analytics?range=7'));
  const query = new URL(`http://x${asked().at(-1)?.path}`).searchParams;
  expect((Number(query.get('to')) - Number(query.get('from'))) / 86_400).toBe(6);
  await user.selectOptions(screen.getByLabelText('Page'), 'Cakes');
  await waitFor(() => expect(asked().at(-1)?.path).toContain('page_id=page-2'));
  await user.click(screen.getByRole('button', { name: 'By hour' }));
  await waitFor(() => expect(asked().at(-1)?.path).toContain('interval=hour'));
  await user.click(screen.getByRole('button', { name: /^Leads.*None/ }));
  expect(address()).toHaveTextContent('range=7');
  expect(address()).toHaveTextContent('only=page-2');
  expect(address()).toHaveTextContent('by=hour');
  expect(address()).toHaveTextContent('show=leads');
});

test('narrows the numbers to a page by its row', async () => {
  const { user } = open(stats());
  await user.click(within(await table('Pages')).getByRole('button', { name: 'Cakes' }));
  await waitFor(() => expect(screen.getByLabelText('Page')).toHaveValue('page-2'));
});

test('asks for an own range by the days of the project', async () => {
  const { asked } = open(
    stats(),
    '/dashboard/analytics?range=own&from=2026-11-01&to=2026-11-03',
    fixtures.project({ time_zone: 'Asia/Kathmandu' }),
  );
  await ready();
  const query = new URL(`http://x${asked()[0]?.path}`).searchParams;
  expect(Number(query.get('from'))).toBe(Date.parse('2026-11-01T06:15:00Z') / 1000);
  expect(Number(query.get('to'))).toBe(Date.parse('2026-11-03T06:15:00Z') / 1000);
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
});

test('shows what the plan lacks locked, with the way to the plans', async () => {
  open(basicStats());
  expect(await screen.findByText('See which campaign brings visitors and leads.')).toBeVisible();
  expect(screen.getByText('Better or worse than before?')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Compare plans' }))
    expect(link).toHaveAttribute('href', '/dashboard/pricing');
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute('href', '/dashboard/pricing');
  expect(screen.queryByText('7 now')).not.toBeInTheDocument();
});

test('says what more a plan brings where its numbers are refused, and leads back', async () => {
  const { user } = open(() => failure(402, 'Your plan does not include advanced statistics.'), '/?range=365');
  expect(await screen.findByRole('heading', { name: 'Your plan does not show this' })).toBeVisible();
  backend.get(STATS, { data: basicStats() });
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
  expect(await ready()).toBeVisible();
});

test('says that statistics come with a plan', async () => {
  open(() => failure(402, 'Your account has no plan.'));
  expect(await screen.findByRole('heading', { name: 'Statistics come with a plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toBeVisible();
});

test('before the first visit it says when the first numbers come', async () => {
  const none = { views: 0, visitors: 0, leads: 0, conversion: 0, bots: 0, prefetches: 0 };
  open(stats({ totals: none, previous: none, counted_since: null, series: [], pages: [], sources: [] }));
  expect(await screen.findByRole('heading', { name: 'No visits yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your pages' })).toHaveAttribute('href', '/dashboard/pages');
});

test('offers to try again where the numbers cannot be read', async () => {
  const { user } = open(() => failure(500, 'Not now'));
  expect(await screen.findByText('Error loading the numbers')).toBeVisible();
  backend.get(STATS, { data: stats() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ready()).toBeVisible();
});

test('exports what is shown', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open(stats(), '/dashboard/analytics?only=page-1');
  backend.get(`${STATS}/export`, () => new Response('table', { headers: { 'content-type': 'text/csv' } }));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(backend.calls.some(({ path }) => /stats\/export\?.*page_id=page-1/.test(path))).toBe(true);
  saved.mockRestore();
});
