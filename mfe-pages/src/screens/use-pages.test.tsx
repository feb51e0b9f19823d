import { act, fakeBackend, fireEvent, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { PagesScreen } from './pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';

beforeEach(
  () => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'requestAnimationFrame'] }),
);
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const reads = () => backend.calls.filter((call) => call.path.startsWith(`${PAGES}?`)).length;

async function open(status: 'pending' | 'active', capabilities: string[] = []) {
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(PAGES, { data: [fixtures.page({ status })], total_pages: 1, total_count: 1 });
  renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  await screen.findByText(status);
}

it('reads once in every 20 seconds', async () => {
  await open('active');
  const before = reads();
  await pass(19);
  expect(reads()).toBe(before);
  await pass(2);
  expect(reads()).toBe(before + 1);
  await pass(20);
  expect(reads()).toBe(before + 2);
});

it('reads no more often while a page is being generated', async () => {
  await open('pending');
  const before = reads();
  await pass(63);
  expect(reads()).toBe(before + 3);
});

it('shows a generated page one period after a refresh by hand at the latest', async () => {
  await open('pending');
  await pass(12);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(1);
  backend.get(PAGES, { data: [fixtures.page()], total_pages: 1, total_count: 1 });
  await pass(20);
  expect(await screen.findByText('active')).toBeVisible();
});

describe('where pages are watched', () => {
  it('asks each second at first, says when the page is ready, and asks no more than otherwise', async () => {
    await open('pending', ['pages.watch']);
    const before = reads();
    await pass(3.5);
    expect(reads()).toBe(before + 3);
    backend.get(PAGES, { data: [fixtures.page()], total_pages: 1, total_count: 1 });
    await pass(1);
    expect(await screen.findByText('Launch is ready')).toBeVisible();
    const ready = reads();
    await pass(19);
    expect(reads()).toBe(ready);
  });

  it('asks more slowly the longer it takes', async () => {
    await open('pending', ['pages.watch']);
    await pass(60);
    const before = reads();
    await pass(60);
    expect(reads() - before).toBeLessThanOrEqual(6);
    expect(reads() - before).toBeGreaterThanOrEqual(3);
  });
});
