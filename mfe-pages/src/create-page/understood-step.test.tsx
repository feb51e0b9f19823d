import type { FactDraft } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PROJECT = '/v1/api/project/project-1';
const PAGES = `${PROJECT}/page`;
const BRIEF = `${PROJECT}/brief`;

const FACTS: FactDraft[] = [
  { id: 'f1', kind: 'name', text: 'Forno' },
  { id: 'f2', kind: 'offer', label: 'Rye loaf', value: '5 €', unit: 'each', details: ['Rye', 'Salt'] },
  { id: 'f3', kind: 'contact', label: 'email', value: 'forno@example.com' },
];
const sheet = (overrides: object = {}) => ({
  data: {
    language: 'en',
    facts: FACTS,
    wishes: [{ id: 'w1', kind: 'tone', text: 'Please keep it warm', value: 'informal' }],
    sentences: [
      { text: 'We are Forno.', from: ['f1'] },
      { text: 'It rains in Porto.', from: [] },
    ],
    questions: ['place', 'price'],
    ...overrides,
  },
});

async function open(capabilities = ['pages.brief'], kept?: Record<string, string>) {
  sessionStorage.clear();
  for (const [name, value] of Object.entries(kept ?? {})) sessionStorage.setItem(name, value);
  backend.get(PAGES, { data: [], total_pages: 0, total_count: 0 });
  backend.get(`${PROJECT}/domain`, { data: [fixtures.domain()] });
  const { user, unmount } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  const openDialog = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'New Page' }));
    const entry = await screen.findByRole('menuitem', { name: 'Create New Page' });
    await user.click(entry);
    return within(await screen.findByRole('dialog', { name: 'Create New Page' }));
  };
  const dialog = await openDialog();
  const button = (name: string) => dialog.getByRole('button', { name });
  const click = async (name: string) => {
    await waitFor(() => expect(button(name)).toBeEnabled());
    await user.click(button(name));
  };
  if (!kept) {
    await user.click(dialog.getByLabelText('Title'));
    await user.paste('Bread');
  }
  await click('Next');
  const toggle = await dialog.findByRole('switch');
  if (!kept) {
    await user.click(toggle);
    await user.click(dialog.getByLabelText('Describe the page'));
    await user.paste('We are Forno. It rains in Porto.');
  }
  return { user, dialog, button, click, openDialog, unmount };
}

async function understood(overrides: object = {}) {
  const opened = await open();
  backend.post(BRIEF, sheet(overrides));
  await opened.click('Next');
  await waitFor(() => expect(opened.button('Write the page')).toBeEnabled());
  return opened;
}

const sent = (path: string) => backend.calls.filter((call) => call.method === 'POST' && call.path === path);
const created = () => {
  backend.post(`${PAGES}/new`, { data: fixtures.page() }, 201);
  return () => sent(`${PAGES}/new`)[0]?.body as { facts?: { facts: FactDraft[]; wishes: unknown[] } };
};

it('has no third step where the deployment does not read descriptions', async () => {
  const { dialog, button } = await open([]);
  expect(dialog.getByText('Step 2 of 2: content')).toBeVisible();
  expect(button('Create')).toBeVisible();
  expect(dialog.queryByText(/what we understood/i)).not.toBeInTheDocument();
});

it('has no third step without a description', async () => {
  const { user, dialog, button } = await open();
  expect(dialog.getByText('Step 2 of 3: content')).toBeVisible();
  await user.click(dialog.getByRole('switch'));
  expect(dialog.getByText('Step 2 of 2: content')).toBeVisible();
  expect(button('Create')).toBeVisible();
});

it('shows what was understood under plain headings, with the focus on the step’s heading', async () => {
  const { dialog } = await understood();
  expect(sent(BRIEF)[0]?.body).toEqual({ title: 'Bread', text: 'We are Forno. It rains in Porto.' });
  expect(dialog.getByText('Step 3 of 3: review')).toBeVisible();
  expect(dialog.getByRole('heading', { level: 3, name: 'What we understood' })).toHaveFocus();
  const offers = within(dialog.getByRole('region', { name: 'Offers' }));
  expect(offers.getByRole('listitem')).toHaveTextContent('Rye loaf — 5 € eachRye · Salt');
  expect(within(dialog.getByRole('region', { name: 'Contact' })).getByRole('listitem')).toHaveTextContent(
    'E-mail — forno@example.com',
  );
  expect(dialog.getByRole('region', { name: 'What you asked for' })).toHaveTextContent('Tone: Please keep it warm');
});

it('creates the page from facts that were edited, added, removed and answered', async () => {
  const { user, dialog, click } = await understood();
  await user.click(dialog.getByRole('button', { name: 'Edit: Rye loaf' }));
  expect(dialog.getByLabelText('Name of the offer')).toHaveFocus();
  await user.clear(dialog.getByLabelText('Price'));
  await user.type(dialog.getByLabelText('Price'), '6 €{Enter}');
  expect(dialog.getByRole('button', { name: 'Edit: Rye loaf' })).toHaveFocus();
  expect(dialog.getByText('Edited')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Add a fact' }));
  expect(dialog.getByLabelText('Kind')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Conditions');
  await user.type(dialog.getByLabelText('Text'), 'Cash only');

  await user.click(dialog.getByRole('button', { name: 'Remove: forno@example.com' }));
  expect(dialog.getByRole('button', { name: 'Undo: keep forno@example.com' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Remove: Please keep it warm' }));
  await user.type(dialog.getByLabelText('Where is it?'), '4 Mill Lane');

  const body = created();
  await click('Write the page');
  await waitFor(() => expect(body()).toBeDefined());
  expect(body().facts?.facts.map(({ id, kind, label, value, text }) => [id, kind, label || text, value])).toEqual([
    ['f1', 'name', 'Forno', ''],
    ['f2', 'offer', 'Rye loaf', '6 €'],
    ['own-1', 'condition', 'Cash only', ''],
    ['own-2', 'place', '4 Mill Lane', ''],
  ]);
  expect(body().facts?.wishes).toEqual([]);
  expect(await screen.findByText('Page created successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('brings a removed fact back', async () => {
  const { user, dialog } = await understood();
  await user.click(dialog.getByRole('button', { name: 'Remove: Forno' }));
  await user.click(dialog.getByRole('button', { name: 'Undo: keep Forno' }));
  expect(dialog.getByRole('button', { name: 'Edit: Forno' })).toHaveFocus();
});

it('forgets a new fact that is cancelled', async () => {
  const { user, dialog } = await understood();
  await user.click(dialog.getByRole('button', { name: 'Add a fact' }));
  const fields = within(dialog.getByRole('form', { name: 'New fact' }));
  await user.click(fields.getByRole('button', { name: 'Cancel' }));
  expect(dialog.queryByRole('form', { name: 'New fact' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Add a fact' })).toHaveFocus();
});

it('takes back all that one sentence asked for at once', async () => {
  const text = 'Warm, and with an e-mail field';
  const wishes = [
    { id: 'w1', kind: 'look', text, value: 'warm' },
    { id: 'w2', kind: 'form', text, value: 'email' },
  ];
  const { user, dialog, click } = await understood({ wishes });
  const asked = within(dialog.getByRole('region', { name: 'What you asked for' }));
  expect(asked.getByRole('listitem')).toHaveTextContent(`Look, Form: ${text}`);
  await user.click(asked.getByRole('button', { name: `Remove: ${text}` }));
  const body = created();
  await click('Write the page');
  await waitFor(() => expect(body()?.facts?.wishes).toEqual([]));
});

it('marks each sentence as used or not, and makes a fact of one that was not', async () => {
  const { user, dialog } = await understood();
  await user.click(dialog.getByText('Your text'));
  expect(dialog.getByText(': 1 sentence is not used')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add as a fact: It rains in Porto.' }));
  expect(dialog.getByText(': every sentence is used')).toBeVisible();
  expect(within(dialog.getByRole('region', { name: 'Good to know' })).getByRole('listitem')).toHaveTextContent(
    'It rains in Porto.',
  );
});

it('says which words will be in which language where the text’s own is not ours', async () => {
  const { dialog } = await understood({ language: 'sv' });
  expect(dialog.getByRole('note')).toHaveTextContent(/Your text is in Swedish.*will be in English\./);
});

it('offers another try and a way around it where the text cannot be read', async () => {
  const { dialog, click } = await open();
  backend.post(BRIEF, () => failure(429, 'Too many attempts. Please wait a moment and try again.'));
  await click('Next');
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Your description could not be read');
  expect(alert).toHaveTextContent('Too many attempts.');
  backend.post(BRIEF, sheet());
  await click('Try again');
  expect(await dialog.findByRole('button', { name: 'Edit: Forno' })).toBeVisible();
});

it('creates the page without facts where the step is skipped', async () => {
  const { click } = await open();
  backend.post(BRIEF, () => failure(500));
  await click('Next');
  const body = created();
  await click('Skip this step');
  await waitFor(() => expect(body()).toBeDefined());
  expect(body()).toEqual({
    title: 'Bread',
    slug: '/bread',
    description: '',
    description_ai: 'We are Forno. It rains in Porto.',
  });
});

it('asks anew for another description, keeps the person’s own corrections and says so', async () => {
  const { user, dialog, click } = await understood();
  await user.click(dialog.getByRole('button', { name: 'Edit: Rye loaf' }));
  await user.clear(dialog.getByLabelText('Price'));
  await user.type(dialog.getByLabelText('Price'), '6 €');
  await click('Back');
  await click('Next');
  expect(await dialog.findByText('Rye loaf')).toBeVisible();
  expect(sent(BRIEF)).toHaveLength(1);
  await click('Back');
  await user.type(await dialog.findByLabelText('Describe the page'), ' More.');
  backend.post(BRIEF, sheet({ facts: [...FACTS, { id: 'f4', kind: 'note', text: 'More' }] }));
  await click('Next');
  expect(await dialog.findByText('This was read anew. Your correction is kept.')).toBeVisible();
  expect(dialog.getByText('6 € each', { exact: false })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Edit: More' })).toBeVisible();
});

it('keeps everything on Escape and after a failed creation', async () => {
  const { user, dialog, click, openDialog } = await understood();
  await user.type(dialog.getByLabelText('Where is it?'), '4 Mill Lane');
  await user.click(dialog.getByRole('button', { name: 'Remove: Forno' }));
  backend.post(`${PAGES}/new`, () => failure(500, 'The disk is full.'));
  await click('Write the page');
  expect(await screen.findByText('The disk is full.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const reopened = await openDialog();
  expect(reopened.getByLabelText('Where is it?')).toHaveValue('4 Mill Lane');
  expect(reopened.getByText('Removed: Forno')).toBeVisible();
});

it('keeps the description and what was corrected over a reload', async () => {
  const first = await understood();
  await first.user.click(first.dialog.getByRole('button', { name: 'Remove: Forno' }));
  const kept = { ...sessionStorage };
  first.unmount();
  const { dialog, click } = await open(undefined, kept);
  await click('Next');
  expect(await dialog.findByText('Removed: Forno')).toBeVisible();
  expect(sent(BRIEF)).toHaveLength(1);
});

const picture = (number: number) => ({
  ...fixtures.storedFile({ file_id: `file-${number}`, file_name: `photo-${number}.jpg` }),
  width: 1600,
  height: 900,
  alt: number === 1 ? 'Our oven' : '',
});
const withBrand = async () => {
  backend.get(`${PROJECT}/brand`, { data: { logo: null, pictures: [picture(1), picture(2)] } });
  const opened = await open(['pages.brief', 'brand']);
  backend.post(BRIEF, sheet());
  await opened.click('Next');
  await opened.dialog.findByRole('checkbox', { name: 'Our oven' });
  return opened;
};

it("makes the page with all of the brand's pictures, unless some are taken away", async () => {
  const { user, dialog, click } = await withBrand();
  expect(dialog.getByRole('checkbox', { name: 'photo-2.jpg' })).toBeChecked();
  const body = created();
  await user.click(dialog.getByRole('checkbox', { name: 'Our oven' }));
  await click('Write the page');
  await waitFor(() => expect(body()).toMatchObject({ pictures: ['file-2'] }));
});

it('names no pictures where all are used', async () => {
  const { click } = await withBrand();
  const body = created();
  await click('Write the page');
  await waitFor(() => expect(body()).toBeDefined());
  expect(body()).not.toHaveProperty('pictures');
});
