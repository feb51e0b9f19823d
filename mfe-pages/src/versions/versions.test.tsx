import type { PageVersion } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const VERSIONS = `${PAGES}/page-1/version`;

const version = (number: number, overrides: Partial<PageVersion> = {}): PageVersion => ({
  version_id: `v${number}`,
  number,
  origin: 'saved',
  restored_from: null,
  preview_img: `/v1/files/v${number}.webp`,
  view_url: `/v1/view/${number}`,
  current: false,
  created_at: 1_700_000_000,
  note: '',
  ...overrides,
});
const THREE = [
  version(3, { current: true, origin: 'restored', restored_from: 1 }),
  version(2, { origin: 'generated' }),
  version(1, { origin: 'created' }),
];
const list = (data: PageVersion[], total_pages = 1, total_count = data.length) => ({ data, total_pages, total_count });

async function open(answer: Parameters<typeof backend.get>[1] = list(THREE), more: string[] = []) {
  backend.get(PAGES, { data: [fixtures.page()], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(VERSIONS, answer);
  const { user } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['pages.history', ...more] },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Versions' })) };
}
const posts = () => backend.calls.filter((call) => call.method === 'POST');

it('tells of each version where it came from, and which one visitors see', async () => {
  const { dialog } = await open();
  const rows = within(await dialog.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Version 3CurrentRestored from version 1.*years agoLook$/),
    expect.stringMatching(/^Version 2Written by AI.*LookRestore$/),
    expect.stringMatching(/^Version 1Created.*LookRestore$/),
  ]);
  const look = dialog.getByRole('link', { name: 'Look at version 2 in a new tab' });
  expect(look).toHaveAttribute('href', 'http://api.test/v1/view/2');
  expect(look).toHaveAttribute('target', '_blank');
});

it('brings a version back once it was confirmed', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Restore version 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 2' }));
  expect(posts()).toHaveLength(0);
  backend.post(`${VERSIONS}/v2/restore`, { data: fixtures.page() });
  backend.get(VERSIONS, list([version(4, { current: true, origin: 'restored', restored_from: 2 }), ...THREE]));
  await user.dblClick(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 2 restored')).toBeVisible();
  expect(await dialog.findByText('Restored from version 2')).toBeVisible();
  expect(posts()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it.each([
  ['The page is being generated', 'The page is being generated'],
  [undefined, 'Failed to restore the version'],
])('says why a version was not restored (%s)', async (message, shown) => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
  backend.post(`${VERSIONS}/v1/restore`, () => failure(409, message));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(shown)).toBeVisible();
});

it('goes through many of them', async () => {
  const { user, dialog } = await open(list([version(12)], 2, 12));
  expect(await dialog.findByText('Page 1 of 2 (12 total versions)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(backend.calls.at(-1)?.path).toBe(`${VERSIONS}?limit=10&page=2`));
});

it('says when there are none yet', async () => {
  const { dialog } = await open(list([]));
  expect(await dialog.findByText('No versions yet')).toBeVisible();
});

it('says when they cannot be read, and tries again', async () => {
  const { user, dialog } = await open(() => failure(422));
  expect(await dialog.findByText('Error loading versions')).toBeVisible();
  backend.get(VERSIONS, list(THREE));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Version 3')).toBeVisible();
});

test('notes something of a version where it stands, and says why that failed', async () => {
  const { user, dialog } = await open(list(THREE), ['pages.notes']);
  const long = 'x'.repeat(121);
  backend.put(`${VERSIONS}/v2`, () => failure(409, 'Not now.'));
  await user.click(dialog.getByRole('button', { name: 'Add a note to version 2' }));
  const field = dialog.getByRole('textbox', { name: 'Note on version 2' });
  await user.click(field);
  await user.paste(long);
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('A note cannot exceed 120 characters')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Before the sale{Enter}');
  expect(await dialog.findByText('Not now.')).toBeVisible();
  backend.put(`${VERSIONS}/v2`, { data: version(2, { note: 'Before the sale' }) });
  backend.get(VERSIONS, list(THREE.map((each) => (each.number === 2 ? { ...each, note: 'Before the sale' } : each))));
  await user.type(field, '{Enter}');
  const button = await dialog.findByRole('button', { name: 'Edit the note on version 2: Before the sale' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('shows no notes where no backend keeps any', async () => {
  const { dialog } = await open();
  await dialog.findByText('Version 2');
  expect(dialog.queryByRole('button', { name: /note/ })).toBeNull();
});

test('shows a version beside the current one', async () => {
  const { user, dialog } = await open(
    list(THREE.map((each) => ({ ...each, view_url: `http://localhost${each.view_url}` }))),
  );
  await dialog.findByText('Version 3');
  expect(dialog.queryByRole('button', { name: 'Compare version 3 with the current one' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: 'Compare version 1 with the current one' }));
  const compared = within(await screen.findByRole('dialog', { name: 'Version 1 and the current one' }));
  expect((await compared.findByTitle(/^Version 1,/)).getAttribute('src')).toMatch(/\/v1\/view\/1$/);
  expect(compared.getByTitle(/^Current version: 3,/).getAttribute('src')).toMatch(/\/v1\/view\/3$/);
});
