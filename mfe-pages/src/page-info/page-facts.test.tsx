import type { FactDraft } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const PAGE = `${PAGES}/page-1`;
const FACTS: FactDraft[] = [
  { id: 'f1', kind: 'name', text: 'Forno' },
  { id: 'f2', kind: 'offer', label: 'Rye loaf', value: '5 €' },
];
const PLACED = [{ fact_id: 'f2', section: 'pricing', title: 'Our bread' }];

async function open(known: object = { sheet: { language: 'en', facts: FACTS }, placed: PLACED }, page: object = {}) {
  sessionStorage.clear();
  const shown = fixtures.page({ description_ai: 'A bakery', ...page });
  backend.get(PAGES, { data: [shown], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(PAGE, { data: { ...shown, generation_error: '', generated_by: 'composer', ...page } });
  backend.get(`${PAGE}/facts`, { data: known });
  const { user } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['pages.write', 'pages.brief'] },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Info Page' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Page Information' })) };
}

it('shows each fact with the section where it stands', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByText('What it was written from'));
  expect(dialog.getByText(': 2 facts')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Offers' })).toHaveTextContent('Rye loaf — 5 €Stands in: “Our bread”');
  expect(dialog.getByRole('region', { name: 'Name' })).toHaveTextContent('FornoNot on the page');
});

it('says nothing of facts where there are none', async () => {
  const { dialog } = await open({ sheet: null, placed: [] });
  await waitFor(() => expect(backend.calls.some(({ path }) => path === `${PAGE}/facts`)).toBe(true));
  expect(dialog.queryByText('What it was written from')).not.toBeInTheDocument();
});

async function correct() {
  const opened = await open();
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'Correct and write again' }));
  expect(dialog.getByRole('heading', { name: 'What we understood' })).toHaveFocus();
  await user.click(await dialog.findByRole('button', { name: 'Remove: Forno' }));
  return opened;
}

it('writes the page again from corrected facts', async () => {
  const { user, dialog } = await correct();
  backend.post(`${PAGE}/generate`, { data: fixtures.page({ status: 'pending' }) }, 202);
  await user.click(dialog.getByRole('button', { name: 'Write again' }));
  expect(await screen.findByText('The page is being written again')).toBeVisible();
  const asked = backend.calls.find(({ method }) => method === 'POST')?.body as { facts: { facts: FactDraft[] } };
  expect(asked.facts.facts.map(({ id }) => id)).toEqual(['f2']);
  await user.click(await dialog.findByRole('button', { name: 'Correct and write again' }));
  expect(await dialog.findByRole('button', { name: 'Edit: Forno' })).toBeVisible();
});

it('keeps the corrections where the page could not be asked for, and on the way back', async () => {
  const { user, dialog } = await correct();
  backend.post(`${PAGE}/generate`, () => failure(409, 'The page is being generated already.'));
  await user.click(dialog.getByRole('button', { name: 'Write again' }));
  expect(await screen.findByText('The page is being generated already.')).toBeVisible();
  expect(dialog.getByText('Removed: Forno')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(await dialog.findByRole('button', { name: 'Correct and write again' }));
  expect(await dialog.findByText('Removed: Forno')).toBeVisible();
});

it('starts from what was understood where a page could not be written', async () => {
  const { user, dialog } = await open(undefined, { status: 'inactive', generation_error: 'It failed.' });
  await user.click(await dialog.findByRole('button', { name: 'Start from what was understood' }));
  expect(await dialog.findByRole('button', { name: 'Edit: Forno' })).toBeVisible();
});
