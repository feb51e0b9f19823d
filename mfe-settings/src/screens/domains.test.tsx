import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../add-domain/add-domain-dialog.tsx';
import Domains from './domains.tsx';

const backend = fakeBackend();
const PATH = '/v1/api/project/project-1/domain';
const state = { selectedProject: fixtures.project() };

const DOMAINS = [
  fixtures.domain(),
  fixtures.domain({ domain_id: '2', type: 'custom', domain: 'shop.example.com', ssl: true, status: 'pending' }),
  fixtures.domain({ domain_id: '3', type: 'custom', domain: 'old.example.com', status: 'error' }),
];

function open(domains = DOMAINS) {
  backend.get(PATH, { data: domains });
  return renderScreen(<Domains />, { state });
}

test('lists type, domain, SSL and status of each domain', async () => {
  open();
  await screen.findByText('shop.example.com');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Type', 'Domain', 'SSL', 'Status', 'Actions']);
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Provider', 'bakery.sites.test', 'Disabled', 'active'],
    ['Custom', 'shop.example.com', 'Enabled', 'pending'],
    ['Custom', 'old.example.com', 'Disabled', 'error'],
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('copies the address, with https where there is SSL, without any call', async () => {
  const { user } = open();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy URL of shop.example.com' }));
  expect(written).toHaveBeenLastCalledWith('https://shop.example.com');
  await user.click(screen.getByRole('button', { name: 'Copy URL of bakery.sites.test' }));
  expect(written).toHaveBeenLastCalledWith('http://bakery.sites.test');
  expect((await screen.findAllByText('URL copied'))[0]).toBeVisible();
  expect(backend.calls).toHaveLength(1);
});

test('says when the clipboard refuses, and shows the address to copy by hand', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Copy URL of shop.example.com' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText('The URL could not be copied')).toBeVisible();
  expect(screen.getByText('https://shop.example.com')).toBeVisible();
});

test('warns in red where there is no domain', async () => {
  open([]);
  expect(await screen.findByText('No domains found. Add your first domain!')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This project has no domain');
});

test('offers to try again when the domains cannot be loaded', async () => {
  backend.get(PATH, () => failure(500, 'Away'));
  const { user } = renderScreen(<Domains />, { state });
  expect(await screen.findByText('Error loading domains')).toBeVisible();
  backend.get(PATH, { data: DOMAINS });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('shop.example.com')).toBeVisible();
});

test('opens an empty dialog each time', async () => {
  const { user } = open();
  const dialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Add new domain' }));
    return screen.findByRole('dialog', { name: 'Add new domain' });
  };
  await dialog();
  await user.type(screen.getByLabelText('Subdomain'), 'abc');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await dialog();
  expect(screen.getByLabelText('Subdomain')).toHaveValue('');
});

describe('a domain that the address names', () => {
  const named = (domainId: string) => {
    backend.get(PATH, { data: DOMAINS });
    backend.get(`${PATH}/cdn`, { cdn: 'cdn.sites.test' });
    const config = { capabilities: ['domains.write'] };
    return renderScreen(<Domains />, { state, config, path: `/dashboard/settings/domain?show=${domainId}` });
  };

  test('shows what it waits for', async () => {
    named('2');
    expect(await screen.findByRole('dialog', { name: /shop\.example\.com/ })).toBeVisible();
  });

  test('has the focus in its row where it works', async () => {
    named(fixtures.domain().domain_id);
    const row = (await screen.findByText('bakery.sites.test')).closest('tr');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('and is none of them is said to be gone', async () => {
    named('9');
    expect(await screen.findByText('This is no longer here: it may have been deleted.')).toBeVisible();
  });
});
