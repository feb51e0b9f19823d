import { failure, fakeBackend, renderScreen, screen } from '@landfall/shared/testing';
import AddDomainDialog from './add-domain-dialog.tsx';

const backend = fakeBackend();
const CDN = '/v1/api/project/project-1/domain/cdn';
const CONFIRMED = 'Domain configuration submitted successfully!';

async function open() {
  const onClose = jest.fn();
  backend.get('/v1/api/project/project-1/domain', { data: [] });
  const view = renderScreen(<AddDomainDialog projectId="project-1" open onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Add new domain' });
  const click = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const fill = async (label: string, value: string) => {
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(value);
  };
  return { ...view, onClose, click, fill };
}

async function openCustom(domain: string) {
  const view = await open();
  await view.user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
  await view.fill('Domain', domain);
  await view.click('Next');
  return view;
}

describe('a subdomain', () => {
  test.each([
    ['abcde', 'Must be at least 6 characters.'],
    ['My_site', 'Only lowercase letters (a-z), numbers, and hyphens (-) are allowed.'],
    ['panadería', 'Only lowercase letters (a-z), numbers, and hyphens (-) are allowed.'],
  ])('%s is refused while it is typed', async (subdomain, message) => {
    const { fill, click, onClose } = await open();
    await fill('Subdomain', subdomain);
    expect(await screen.findByText(message)).toBeVisible();
    await click('Submit');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is one step: six characters before the fixed suffix, confirmed without any call', async () => {
    const { fill, click, onClose } = await open();
    expect(screen.getByRole('radio', { name: 'Add a Subdomain' })).toBeChecked();
    expect(screen.getByText('.sites.test')).toBeVisible();
    await fill('Subdomain', 'my-b4k');
    await click('Submit');
    expect(await screen.findByText(CONFIRMED)).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(backend.calls).toHaveLength(0);
  });

  test('is confirmed once, however often the button is pressed', async () => {
    const { fill, user, onClose } = await open();
    await fill('Subdomain', 'my-bakery');
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findAllByText(CONFIRMED)).toHaveLength(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a custom domain', () => {
  test.each(['a.co', 'example', 'example.c', 'example.c1', 'https://example.com', '-a.example.com'])(
    '%s is refused',
    async (domain) => {
      await openCustom(domain);
      expect(await screen.findByText(/^Please enter a valid domain or subdomain \(e\.g\., .+\)\.$/)).toBeVisible();
      expect(screen.queryByText('CNAME')).not.toBeInTheDocument();
    },
  );

  test.each(['a.com', 'shop.example.com'])(
    '%s leads to its DNS record, and submitting calls nothing',
    async (domain) => {
      backend.get(CDN, { cdn: 'edge.landfall.test' });
      const { click, onClose } = await openCustom(domain);
      expect(await screen.findByText('edge.landfall.test')).toBeVisible();
      expect(screen.getByText('CNAME')).toBeVisible();
      await click('Verify and Submit');
      expect(await screen.findByText(CONFIRMED)).toBeVisible();
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(backend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${CDN}`]);
    },
  );

  test('keeps what was typed on the way back', async () => {
    backend.get(CDN, { cdn: 'edge.landfall.test' });
    const { click, user } = await openCustom('shop.example.com');
    await screen.findByText('edge.landfall.test');
    await click('Back');
    expect(screen.getByLabelText('Domain')).toHaveValue('shop.example.com');
    await user.click(screen.getByRole('radio', { name: 'Add a Subdomain' }));
    await user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
    expect(screen.getByLabelText('Domain')).toHaveValue('shop.example.com');
  });

  test('a double click on Next does not submit', async () => {
    backend.get(CDN, { cdn: 'edge.landfall.test' });
    const { fill, user, onClose } = await open();
    await user.click(screen.getByRole('radio', { name: 'Configure a Custom Domain' }));
    await fill('Domain', 'shop.example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('edge.landfall.test');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('copies the target', async () => {
    backend.get(CDN, { cdn: 'edge.landfall.test' });
    const { user } = await openCustom('shop.example.com');
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy value' }));
    expect(written).toHaveBeenCalledWith('edge.landfall.test');
  });

  test.each([
    ['without a value', {}],
    ['empty', { cdn: '' }],
  ])('says whom to ask when the CDN answer is %s', async (_case, answer) => {
    backend.get(CDN, answer);
    await openCustom('shop.example.com');
    expect(await screen.findByText('Error contact with support')).toBeVisible();
  });

  test('offers to try again when the CDN value cannot be read', async () => {
    backend.get(CDN, () => failure(500));
    const { user } = await openCustom('shop.example.com');
    expect(await screen.findByText('Error contact with support')).toBeVisible();
    backend.get(CDN, { cdn: 'edge.landfall.test' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('edge.landfall.test')).toBeVisible();
  });
});
