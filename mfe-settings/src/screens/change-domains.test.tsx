import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../add-domain/add-domain-dialog.tsx';
import Domains from './domains.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/domain';
const TXT = { type: 'TXT', name: '_landfall.shop.example.com', expected: 'abc', found: [], ok: false };
const PROVIDER = { ...fixtures.domain(), primary: true, checks: [], checked_at: null };
const CUSTOM = {
  ...fixtures.domain({ domain_id: 'd2', type: 'custom', domain: 'shop.example.com', status: 'pending' }),
  primary: false,
  checks: [TXT],
  checked_at: null as number | null,
};

async function open(custom: object = CUSTOM, path = '/dashboard/settings/domain') {
  backend.get(LIST, { data: [PROVIDER, custom] } as never);
  backend.get(`${LIST}/cdn`, { cdn: 'edge.landfall.test' });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<Domains />, { state, path, config: { capabilities: ['domains.write'] } });
  await screen.findByText('shop.example.com');
  const pick = async (domain: string, item: string) => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${domain}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...view, pick };
}

test('marks the primary domain, and offers what each one allows', async () => {
  const { user } = await open();
  const [first] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('Primary');
  expect(screen.getAllByText('Primary')).toHaveLength(1);
  const items = async (domain: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${domain}` }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    return names;
  };
  expect(await items('bakery.sites.test')).toEqual(['Remove']);
  expect(await items('shop.example.com')).toEqual(['DNS records', 'Check again', 'Remove']);
});

test('looks the records up again and shows what was found', async () => {
  const { pick } = await open();
  const checked = { ...CUSTOM, checks: [{ ...TXT, found: ['wrong'] }], checked_at: 1_750_000_000 };
  backend.post(`${LIST}/d2/verify`, { data: checked });
  backend.get(LIST, { data: [PROVIDER, checked] });
  await pick('shop.example.com', 'Check again');
  const dialog = await screen.findByRole('dialog', { name: 'DNS records of shop.example.com' });
  expect(await within(dialog).findByText('wrong')).toBeVisible();
  expect(within(dialog).getByText('Not everything is in place yet')).toBeVisible();
});

test('says that somebody else has proven a domain', async () => {
  await open({ ...CUSTOM, status: 'error', taken: true });
  expect(screen.getByText('Another account has proven that this domain is theirs.')).toBeVisible();
});

test('says when a domain became active', async () => {
  const { pick } = await open();
  backend.post(`${LIST}/d2/verify`, { data: { ...CUSTOM, status: 'active' } });
  await pick('shop.example.com', 'Check again');
  expect(await screen.findByText('shop.example.com is active')).toBeVisible();
});

test('makes an active domain primary', async () => {
  const { pick } = await open({ ...CUSTOM, status: 'active' });
  backend.put(`${LIST}/d2`, {});
  await pick('shop.example.com', 'Make primary');
  expect(await screen.findByText('shop.example.com is the primary domain now')).toBeVisible();
  expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ primary: true });
});

test('removes a domain once confirmed, and says when that fails', async () => {
  const { pick, user } = await open();
  backend.delete(`${LIST}/d2`, () => failure(409, 'The last domain cannot be removed.'));
  await pick('shop.example.com', 'Remove');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove domain' });
  expect(dialog).toHaveTextContent('shop.example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The last domain cannot be removed.')).toBeVisible();
  backend.delete(`${LIST}/d2`, {});
  backend.get(LIST, { data: [PROVIDER] });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('shop.example.com was removed')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('says that the site goes offline with the only domain that works', async () => {
  const { pick, user } = await open();
  await pick('bakery.sites.test', 'Remove');
  const dialog = await screen.findByRole('alertdialog', { name: 'Take the site offline?' });
  expect(dialog).toHaveTextContent(/Without it nobody sees any page of the site/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('opens no address that does not answer yet, and says what its SSL waits for', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Open bakery.sites.test in a new tab' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open shop.example.com in a new tab' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /shop\.example\.com/ })).toHaveTextContent('Waiting');
});

test('opens the dialog that the address asks for, and forgets that once it closes', async () => {
  const { user } = await open(CUSTOM, '/dashboard/settings/domain?add=1');
  await screen.findByRole('dialog', { name: 'Add new domain' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/settings\/domain$/));
});

describe('several domains', () => {
  const OTHER = { ...CUSTOM, domain_id: 'd3', domain: 'old.example.com' };
  async function openAll(rows: object[] = [PROVIDER, CUSTOM, OTHER]) {
    backend.get(LIST, { data: rows } as never);
    backend.get(`${LIST}/cdn`, { cdn: 'edge.landfall.test' });
    const state = { selectedProject: fixtures.project() };
    const config = { capabilities: ['domains.write', 'lists.query'] };
    const view = renderScreen(<Domains />, { state, path: '/dashboard/settings/domain', config } as never);
    const select = async (name: string) =>
      view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    return { ...view, select };
  }

  test('are looked up at once, without those that have no records', async () => {
    const { user, select } = await openAll();
    backend.post(`${LIST}/bulk`, {
      data: [
        { id: 'd2', ok: true },
        { id: 'd3', ok: true },
      ],
    });
    for (const name of ['bakery.sites.test', 'shop.example.com', 'old.example.com']) await select(name);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('2 domains were checked')).toBeVisible();
    expect(backend.calls.find(({ path }) => path.endsWith('/bulk'))?.body).toEqual({
      action: 'verify',
      ids: ['d2', 'd3'],
    });
  });

  test('are removed once confirmed; one that stays is named with the reason, and stays selected', async () => {
    const { user, select } = await openAll();
    const refused = { id: 'd3', ok: false, code: 'conflict', message: 'It is in use.' };
    backend.post(`${LIST}/bulk`, { data: [{ id: 'd2', ok: true }, refused] });
    await select('shop.example.com');
    await select('old.example.com');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 domains' });
    expect(dialog).toHaveTextContent('The site no longer answers at shop.example.com and old.example.com');
    backend.get(LIST, { data: [PROVIDER, OTHER] } as never);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('shop.example.com was removed')).toBeVisible();
    expect(screen.getByText(/It is in use\./)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select old.example.com' })).toBeChecked();
  });

  test('that are all that works are said to take the site offline', async () => {
    const { user, select } = await openAll([PROVIDER, { ...CUSTOM, status: 'active' }, OTHER]);
    await select('bakery.sites.test');
    await select('shop.example.com');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take the site offline?' });
    expect(dialog).toHaveTextContent('bakery.sites.test and shop.example.com are the only addresses that work.');
  });
});
