import { setRuntimeConfig } from '@landfall/shared/host';
import { fakeBackend, testConfig, waitFor } from '@landfall/shared/testing';
import { handleAreaErrors, watchErrors } from './error-watch.ts';
import { noteArea } from './registry.ts';

const backend = fakeBackend();
const FILES = 'https://files.example/assets/main.js';

function fail(error: Error, filename = FILES): void {
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
}

beforeAll(() => watchErrors());

beforeEach(() => {
  setRuntimeConfig(testConfig({ errorsUrl: 'http://api.test/errors' }));
  backend.post('/errors', {});
  noteArea('mfe_files', { from: 'https://files.example/assets/mf-manifest.json', state: 'ready' });
});

/** What the deployment's reporter heard, by area and message. */
const reports = () => backend.calls.map(({ body }) => body as { remote: string; message: string });

test('an error from before anybody listened is told once, and those after it at once', async () => {
  fail(new Error('early'));
  const told: unknown[] = [];
  const stop = handleAreaErrors((error) => told.push(error));
  fail(new Error('late'));
  expect(told).toEqual([
    { remote: 'mfe_files', message: 'early' },
    { remote: 'mfe_files', message: 'late' },
  ]);
  stop();
  fail(new Error('between two'));
  const next = jest.fn();
  handleAreaErrors(next)();
  expect(next.mock.calls).toEqual([[{ remote: 'mfe_files', message: 'between two' }]]);
  const messages = ['early', 'late', 'between two'];
  await waitFor(() => expect(reports()).toMatchObject(messages.map((message) => ({ remote: 'mfe_files', message }))));
});

test('errors of the host and of an area that is still loading are reported, but not told as an area’s', async () => {
  const tell = jest.fn();
  const stop = handleAreaErrors(tell);
  fail(new Error('ours'), 'https://app.example/main.js');
  noteArea('mfe_files', { state: 'loading' });
  fail(new Error('loading'));
  expect(tell).not.toHaveBeenCalled();
  await waitFor(() => expect(reports().map(({ remote }) => remote)).toEqual(['host', 'mfe_files']));
  stop();
});

test('a script that could not be read is the loader’s business', async () => {
  const error = new SyntaxError('Unexpected end of input');
  error.stack = 'SyntaxError: Unexpected end of input';
  fail(error);
  fail(new Error('after it'));
  await waitFor(() => expect(reports()).toMatchObject([{ message: 'after it' }]));
});
