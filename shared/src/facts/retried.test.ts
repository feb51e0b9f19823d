import { ApiError } from '@landfall/shared';
import { retried } from './retried.ts';

const failing = (...statuses: number[]) => {
  let calls = 0;
  const call = async () => {
    const status = statuses[calls];
    calls += 1;
    if (status !== undefined) throw new ApiError('It failed.', status, undefined);
    return 'read';
  };
  return { call, calls: () => calls };
};
const going = () => new AbortController().signal;

test.each([[0], [503], [0, 503]])('a call that failed with %s is made again', async (...statuses) => {
  const { call, calls } = failing(...statuses);
  await expect(retried(call, going(), 2, 0)).resolves.toBe('read');
  expect(calls()).toBe(statuses.length + 1);
});

test.each([400, 401, 404, 429, 500])('what failed with %d would only fail again', async (status) => {
  const { call, calls } = failing(status);
  await expect(retried(call, going(), 2, 0)).rejects.toMatchObject({ status });
  expect(calls()).toBe(1);
});

test('it is given up after its retries', async () => {
  const { call, calls } = failing(503, 503, 0, 503);
  await expect(retried(call, going(), 2, 0)).rejects.toMatchObject({ status: 0 });
  expect(calls()).toBe(3);
});

test('what is stopped while it waits is not tried again', async () => {
  const { call, calls } = failing(503);
  const attempt = new AbortController();
  const result = retried(call, attempt.signal, 2, 60_000);
  await Promise.resolve();
  attempt.abort();
  await expect(result).rejects.toMatchObject({ status: 503 });
  expect(calls()).toBe(1);
});
