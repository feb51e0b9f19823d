import { fileList } from '../contracts/file.ts';
import { Button, ErrorState, Text } from '../index.ts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '../testing/index.ts';
import { usePagedList } from './use-paged-list.ts';

const backend = fakeBackend();

function List() {
  const { data, error, stale, page, setPage, mutate } = usePagedList('/list', fileList, { limit: 2, everySeconds: 60 });
  if (!data || (stale && error)) return error ? <ErrorState title="Broken" onRetry={() => void mutate()} /> : null;
  return (
    <>
      <Text>{data.data.map((file) => file.file_name).join()}</Text>
      <Text>{stale ? 'stale' : `page ${page}`}</Text>
      <Button onClick={() => setPage(page + 1)}>Next</Button>
    </>
  );
}

const answer = (name: string, total_pages = 3) => ({
  data: [fixtures.storedFile({ file_name: name })],
  total_pages,
  total_count: 5,
});
const byPage = ({ path }: { path: string }) =>
  Response.json(answer(`from page ${new URL(path, 'http://x').searchParams.get('page')}`));
const address = () => screen.getByTestId('address').textContent;

it('reads the page that the address names', async () => {
  backend.get('/list', byPage);
  renderScreen(<List />, { path: '/?page=2' });
  expect(await screen.findByText('from page 2')).toBeVisible();
  expect(backend.calls[0]?.path).toBe('/list?limit=2&page=2');
});

it.each(['abc', '0', '-1', '1.5', '99', ''])('resets ?page=%s to 1', async (page) => {
  backend.get('/list', byPage);
  renderScreen(<List />, { path: `/?page=${page}&tab=x` });
  expect(await screen.findByText('from page 1')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/?tab=x'));
});

it('keeps the page before while the next one loads, marked as stale', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.get('/list', async (call) => {
    if (call.path.includes('page=2')) await promise;
    return byPage(call);
  });
  const { user } = renderScreen(<List />);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getByText('from page 1')).toBeVisible();
  expect(screen.getByText('stale')).toBeVisible();
  resolve();
  expect(await screen.findByText('from page 2')).toBeVisible();
  expect(screen.getByText('page 2')).toBeVisible();
});

it('shows the error of a page rather than the rows of another one', async () => {
  let broken = true;
  backend.get('/list', (call) => (call.path.includes('page=2') && broken ? failure(400) : byPage(call)));
  const { user } = renderScreen(<List />);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Broken')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('from page 2')).toBeVisible();
});

it('stays on page 1 of an empty list', async () => {
  backend.get('/list', { data: [], total_pages: 0, total_count: 0 });
  renderScreen(<List />);
  expect(await screen.findByText('page 1')).toBeVisible();
  expect(address()).toBe('/');
});
