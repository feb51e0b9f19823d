import type { FactDraft, PageDetail } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../screens/new-page-screen.tsx';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PROJECT = '/v1/api/project/project-1';
const PAGES = `${PROJECT}/page`;
const BRIEF = `${PROJECT}/brief`;
const TEXT = 'Forno Velho is a bakery in Porto. Rye loaf 5 €.';

const FACTS: FactDraft[] = [{ id: 'f1', kind: 'offer', label: 'Rye loaf', value: '5 €' }];
const SHEET = {
  data: {
    language: 'en',
    facts: FACTS,
    wishes: [{ id: 'w1', kind: 'tone', text: 'Please keep it warm', value: 'informal' }],
    sentences: [{ text: TEXT, from: ['f1'] }],
    questions: ['place'],
  },
};
const DRAFT: PageDetail = {
  ...fixtures.page({ page_id: 'page-9', title: 'Forno Velho', path: '/forno-velho', status: 'inactive' }),
  generation_error: '',
  generated_by: 'composer',
  fallback_reason: '',
  writing: null,
};

const brief = () => screen.findByRole('textbox', { name: 'Describe the page' });
const calls = (path: string) => backend.calls.filter((call) => call.path === path).map(({ body }) => body);

async function open(retries = 0) {
  sessionStorage.clear();
  backend.get(`${PROJECT}/domain`, { data: [fixtures.domain()] });
  backend.post(`${PAGES}/new`, { data: DRAFT }, 201);
  backend.get(`${PAGES}/page-9`, { data: DRAFT });
  const { user } = renderScreen(<PagesScreen />, {
    path: '/?new=1',
    retries,
    config: { capabilities: ['pages.drafts', 'pages.write', 'pages.brief'] },
    state: { selectedProject: fixtures.project() },
  });
  await user.click(await brief());
  await user.paste(TEXT);
  return user;
}

/** Says another price, and types on in the brief. */
async function correct(user: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Edit: Rye loaf' }));
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '6 €{Enter}');
  await user.click(await brief());
  await user.keyboard(' Open every day.');
}

const CORRECTED = expect.objectContaining({
  description_ai: `${TEXT} Open every day.`,
  facts: expect.objectContaining({ facts: [expect.objectContaining({ label: 'Rye loaf', value: '6 €' })] }),
});

describe('what was corrected', () => {
  it('is written, though one typed on and did not wait until that was read', async () => {
    backend.post(BRIEF, SHEET);
    const user = await open();
    await correct(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(calls(BRIEF).map((body) => (body as { text: string }).text)).toEqual([TEXT, `${TEXT} Open every day.`]);
    expect(calls(`${PAGES}/new`)).toEqual([CORRECTED]);
  });

  it('is not left out where what was typed since cannot be read: one is asked', async () => {
    backend.post(BRIEF, SHEET);
    const user = await open();
    await correct(user);
    backend.post(BRIEF, () => failure(500));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Your description could not be read')).toBeVisible();
    expect(calls(`${PAGES}/new`)).toEqual([]);
    const anyway = screen.getAllByRole('button', { name: 'Write the page' }).at(-1);
    if (anyway) await user.click(anyway);
    expect(await screen.findByText('A draft: only you see it.')).toBeVisible();
    expect(calls(`${PAGES}/new`)).toEqual([CORRECTED]);
  });
});

it('stays in its place while it is read again, and the focus there', async () => {
  backend.post(BRIEF, () => failure(500));
  const user = await open();
  const again = await screen.findByRole('button', { name: 'Read it again' });
  let release = () => {};
  backend.post(BRIEF, async () => {
    await new Promise<void>((done) => {
      release = done;
    });
    return Response.json(SHEET);
  });
  await user.click(again);
  expect(screen.getByRole('heading', { name: 'What we understood' })).toHaveFocus();
  await waitFor(() => expect(calls(BRIEF)).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'What we understood' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Examples' })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('button', { name: 'Edit: Rye loaf' })).toBeVisible();
});

it('is read again by itself where the server had too much to do', async () => {
  let asked = 0;
  backend.post(BRIEF, () => {
    asked += 1;
    return asked === 1 ? failure(503) : Response.json(SHEET);
  });
  await open(1);
  expect(await screen.findByRole('button', { name: 'Edit: Rye loaf' }, { timeout: 10_000 })).toBeVisible();
  expect(calls(BRIEF)).toHaveLength(2);
});

it('follows its text, however short that becomes', async () => {
  backend.post(BRIEF, SHEET);
  const user = await open();
  await screen.findByRole('button', { name: 'Edit: Rye loaf' });
  await user.clear(await brief());
  await user.paste('Bakery');
  await waitFor(() => expect(calls(BRIEF).at(-1)).toEqual({ title: '', text: 'Bakery' }));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
});

it('has headings that leave no level out', async () => {
  backend.post(BRIEF, SHEET);
  await open();
  await screen.findByRole('button', { name: 'Edit: Rye loaf' });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
});
