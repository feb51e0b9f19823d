import { countByStatus, isProcessing, nextPending, type QueueAction, reduceQueue, type UploadItem } from './queue.ts';

const item = (id: string, overrides: Partial<UploadItem> = {}): UploadItem => ({
  id,
  file: new File(['x'], `${id}.mp4`, { type: 'video/mp4' }),
  status: 'pending',
  progress: 0,
  ...overrides,
});
const run = (items: UploadItem[], ...actions: QueueAction[]) =>
  actions.reduce(reduceQueue, items as readonly UploadItem[]);
const statuses = (items: readonly UploadItem[]) => items.map(({ status }) => status).join();

it('takes turns in the order of adding', () => {
  const items = run([item('a')], { type: 'add', items: [item('b', { status: 'error' }), item('c')] });
  expect(nextPending(items)?.id).toBe('a');
  expect(nextPending(run([...items], { type: 'start', id: 'a' }, { type: 'succeed', id: 'a' }))?.id).toBe('c');
});

it('follows an item from waiting to done', () => {
  const started = run([item('a')], { type: 'start', id: 'a' }, { type: 'progress', id: 'a', progress: 0.4 });
  expect(started[0]).toMatchObject({ status: 'uploading', progress: 0.4 });
  expect(run([...started], { type: 'succeed', id: 'a' })[0]).toMatchObject({ status: 'success', progress: 1 });
  expect(run([...started], { type: 'fail', id: 'a', error: 'No' })[0]).toMatchObject({ status: 'error', error: 'No' });
});

it('lets what failed wait again, without its message', () => {
  const failed = item('a', { status: 'error', error: 'No', progress: 0.7 });
  expect(run([failed], { type: 'retry', id: 'a' })[0]).toEqual({
    ...failed,
    ...item('a'),
    file: failed.file,
    error: undefined,
  });
});

it('retries all that failed and nothing else', () => {
  const items = [
    item('a', { status: 'error' }),
    item('b', { status: 'success' }),
    item('c', { status: 'uploading' }),
    item('d', { status: 'error' }),
  ];
  expect(statuses(run(items, { type: 'retryAll' }))).toBe('pending,success,uploading,pending');
  expect(statuses(run(items, { type: 'retry', id: 'b' }, { type: 'retry', id: 'c' }))).toBe(statuses(items));
});

it('changes nothing for an item that is gone', () => {
  const late: QueueAction[] = [
    { type: 'progress', id: 'a', progress: 0.5 },
    { type: 'succeed', id: 'a' },
    { type: 'fail', id: 'a', error: 'No' },
  ];
  expect(run([item('a')], { type: 'clear' }, ...late)).toEqual([]);
});

it('counts by status and knows when it is busy', () => {
  const items = [
    item('a'),
    item('b', { status: 'uploading' }),
    item('c', { status: 'error' }),
    item('d', { status: 'error' }),
  ];
  expect(countByStatus(items)).toEqual({ pending: 1, uploading: 1, success: 0, error: 2 });
  expect(isProcessing(items)).toBe(true);
  expect(isProcessing([item('c', { status: 'error' }), item('d', { status: 'success' })])).toBe(false);
});
