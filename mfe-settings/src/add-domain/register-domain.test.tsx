import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import AddDomainDialog from './add-domain-dialog.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/domain';
const CONFIRMED = 'Domain configuration submitted successfully!';

const checks = (found: { cname?: string[]; txt?: string[] } = {}) => [
  {
    type: 'CNAME',
    name: 'shop.example.com',
    expected: 'edge.landfall.test',
    found: found.cname ?? [],
    ok: found.cname?.[0] === 'edge.landfall.test',
  },
  {
    type: 'TXT',
    name: '_landfall.shop.example.com',
    expected: 'landfall-verify=abc',
    found: found.txt ?? [],
    ok: found.txt?.[0] === 'landfall-verify=abc',
  },
];
const custom = (overrides = {}) => ({
  domain_id: 'd1',
  type: 'custom',
  domain: 'shop.example.com',
  ssl: false,
  status: 'pending',
  primary: false,
  checks: checks(),
  checked_at: null,
  ...overrides,
});

async function open(listed: unknown[] = []) {
  backend.get(`${LIST}/cdn`, { cdn: 'edge.landfall.test' });
  backend.get(LIST, { data: listed });
  const onClose = jest.fn();
  const config = { capabilities: ['domains.write'] };
  const view = renderScreen(<AddDomainDialog projectId="project-1" open onClose={onClose} />, { config });
  await screen.findByRole('dialog', { name: 'Add new domain' });
  const click = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, value: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(value);
  };
  return { ...view, onClose, click, fill };
}

async function openRecords() {
  backend.post(`${LIST}/records`, { data: { domain: 'shop.example.com', checks: checks() } });
  backend.post(LIST, { data: custom() }, 201);
  const view = await open();
  await view.user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
  await view.fill('Domain', 'shop.example.com');
  await view.click('Next');
  await screen.findByText('landfall-verify=abc');
  return view;
}
/** What was registered. */
const claims = () => backend.calls.filter(({ method, path }) => method === 'POST' && path === LIST);

/** Submitted, and waiting for its records. */
async function openClaim() {
  const view = await openRecords();
  backend.post(`${LIST}/d1/verify`, { data: custom({ checked_at: 1_750_000_000 }) });
  await view.click('Verify and Submit');
  await screen.findByText('Not everything is in place yet');
  backend.post(`${LIST}/records`, { data: { domain: 'store.example.com', checks: checks() } });
  return view;
}
/** The calls that change something: looking at the records beforehand is none. */
const sent = (method: string) =>
  backend.calls.filter((call) => call.method === method && !call.path.endsWith('/records'));

test('registers a subdomain, once, and closes', async () => {
  backend.post(LIST, { data: custom({ type: 'provider', status: 'active', checks: [] }) }, 201);
  const { fill, user, onClose } = await open();
  await fill('Subdomain', 'my-bakery');
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(CONFIRMED)).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent('POST').map(({ body }) => body)).toEqual([{ type: 'provider', domain: 'my-bakery' }]);
});

test('a refused subdomain says why beside the field and stays', async () => {
  const fields = { domain: ['This subdomain is taken.'] };
  backend.post(LIST, () => Response.json({ message: 'No', code: 'x', request_id: 'r', fields }, { status: 422 }));
  const { fill, click, onClose } = await open();
  await fill('Subdomain', 'my-bakery');
  await click('Submit');
  expect(await screen.findByText('This subdomain is taken.')).toBeVisible();
  expect(screen.getByLabelText('Subdomain')).toHaveValue('my-bakery');
  expect(onClose).not.toHaveBeenCalled();
});

test('a conflict says so in the words of the server', async () => {
  backend.post(LIST, () => failure(409, 'This domain cannot be used.'));
  const { fill, click } = await open();
  await fill('Subdomain', 'my-bakery');
  await click('Submit');
  expect(await screen.findByText('This domain cannot be used.')).toBeVisible();
});

test('a reached limit leads to the plans', async () => {
  backend.post(`${LIST}/records`, () => failure(402, 'Your plan allows 3 custom domains.'));
  const { fill, click, user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
  await fill('Domain', 'shop.example.com');
  await click('Next');
  expect(await screen.findByText('Your plan allows 3 custom domains.')).toBeVisible();
  expect(screen.getByText('See plans')).toHaveAttribute('href', '/dashboard/pricing');
});

test('shows both records of a custom domain, not looked up yet', async () => {
  await openRecords();
  expect(claims()).toHaveLength(0);
  expect(await screen.findByText('edge.landfall.test')).toBeVisible();
  expect(screen.getByText('_landfall.shop.example.com')).toBeVisible();
  expect(screen.getAllByText('Not looked up yet')).toHaveLength(2);
});

test('looking at the records registers nothing, so that closing the dialog leaves nothing behind', async () => {
  const { user, onClose, click } = await openRecords();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent('POST')).toHaveLength(0);
  backend.post(`${LIST}/d1/verify`, { data: custom({ checked_at: 1_750_000_000 }) });
  await click('Verify and Submit');
  await screen.findByText('Not everything is in place yet');
  expect(sent('POST').map(({ path }) => path)).toEqual([LIST, `${LIST}/d1/verify`]);
});

test('verifying shows what was found beside what is expected, and can be repeated until all is there', async () => {
  const { click, onClose } = await openRecords();
  const found = checks({ cname: ['old.example.net'] });
  backend.post(`${LIST}/d1/verify`, { data: custom({ checks: found, checked_at: 1_750_000_000 }) });
  await click('Verify and Submit');
  expect(await screen.findByText('Not everything is in place yet')).toBeVisible();
  expect(screen.getByText('old.example.net')).toBeVisible();
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  const all = checks({ cname: ['edge.landfall.test'], txt: ['landfall-verify=abc'] });
  backend.post(`${LIST}/d1/verify`, { data: custom({ status: 'active', checks: all, checked_at: 1_750_000_100 }) });
  await click('Verify and Submit');
  expect(await screen.findByText(CONFIRMED)).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a failed look-up says so and stays', async () => {
  const { click, onClose } = await openRecords();
  backend.post(`${LIST}/d1/verify`, () => failure(500));
  await click('Verify and Submit');
  expect(await screen.findByText('The records could not be looked up')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('going back and on with the same domain registers nothing new, with another one replaces it', async () => {
  const { click, fill } = await openClaim();
  await click('Back');
  await click('Next');
  await screen.findByText('landfall-verify=abc');
  expect(claims()).toHaveLength(1);
  await click('Back');
  await fill('Domain', 'store.example.com');
  backend.delete(`${LIST}/d1`, {});
  await click('Next');
  await screen.findByText('store.example.com');
  expect(sent('DELETE').map(({ path }) => path)).toEqual([`${LIST}/d1`]);
});

test('the claim before another name is let go first, so that it takes no room of the plan', async () => {
  const { click, fill } = await openClaim();
  await click('Back');
  await fill('Domain', 'store.example.com');
  backend.delete(`${LIST}/d1`, {});
  backend.post(`${LIST}/records`, () => failure(402, 'Your plan allows up to 1 custom domains.'));
  await click('Next');
  expect(await screen.findByText('Your plan allows up to 1 custom domains.')).toBeVisible();
  const last = backend.calls.filter(({ method }) => method !== 'GET').slice(-2);
  expect(last.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${LIST}/d1`, `POST ${LIST}/records`]);
});

test('a claim that cannot be let go stays, and nothing else is claimed', async () => {
  const { click, fill } = await openClaim();
  await click('Back');
  await fill('Domain', 'store.example.com');
  backend.delete(`${LIST}/d1`, () => failure(503, 'Away'));
  await click('Next');
  expect(await screen.findByText('Away')).toBeVisible();
  expect(claims()).toHaveLength(1);
});

test('going back and choosing a subdomain lets the claim go', async () => {
  const { click, fill, user, onClose } = await openClaim();
  await click('Back');
  await user.click(screen.getByRole('radio', { name: 'Add a Subdomain' }));
  await fill('Subdomain', 'my-bakery');
  backend.delete(`${LIST}/d1`, {});
  backend.post(LIST, { data: custom({ type: 'provider', status: 'active', checks: [] }) }, 201);
  await click('Submit');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent('DELETE').map(({ path }) => path)).toEqual([`${LIST}/d1`]);
});

test('a name that waits for its records already is gone on with, not claimed again', async () => {
  const { click, fill, user } = await open([custom()]);
  await user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
  await fill('Domain', 'Shop.example.com');
  await click('Next');
  expect(await screen.findByText('landfall-verify=abc')).toBeVisible();
  expect(sent('POST')).toHaveLength(0);
});

test('the root of a domain gets a record that can stand there, and sees its addresses', async () => {
  const alias = {
    type: 'ALIAS',
    name: 'example.com',
    expected: 'edge.landfall.test',
    found: ['198.51.100.9'],
    addresses: ['203.0.113.7'],
    ok: false,
  };
  const root = custom({ domain: 'example.com', checks: [alias, checks()[1]], checked_at: 1_750_000_000 });
  const { click, fill, user } = await open([root]);
  await user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
  await fill('Domain', 'example.com');
  await click('Next');
  expect(await screen.findByText('ALIAS or ANAME (or a flattened CNAME)')).toBeVisible();
  expect(screen.getByText(/use a name below it, such as www\.example\.com/)).toBeVisible();
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  expect(screen.getByText('198.51.100.9')).toBeVisible();
});
