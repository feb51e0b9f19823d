import { handleAreaErrors, watchErrors } from './error-watch.ts';
import { noteArea } from './registry.ts';
import { reportError } from './report-error.ts';

jest.mock('./report-error.ts', () => ({ reportError: jest.fn() }));

const FILES = 'https://files.example/assets/main.js';

function fail(error: Error, filename = FILES): void {
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
}

beforeAll(() => watchErrors());

beforeEach(() => {
  jest.mocked(reportError).mockClear();
  noteArea('mfe_files', { from: 'https://files.example/assets/mf-manifest.json', state: 'ready' });
});

test('an error from before anybody listened is told once, and those after it at once', () => {
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
  expect(jest.mocked(reportError)).toHaveBeenCalledTimes(3);
});

test('errors of the host and of an area that is still loading are reported, but not told as an area’s', () => {
  const tell = jest.fn();
  const stop = handleAreaErrors(tell);
  fail(new Error('ours'), 'https://app.example/main.js');
  noteArea('mfe_files', { state: 'loading' });
  fail(new Error('loading'));
  expect(tell).not.toHaveBeenCalled();
  expect(jest.mocked(reportError).mock.calls.map(([{ remote }]) => remote)).toEqual(['host', 'mfe_files']);
  stop();
});

test('a script that could not be read is the loader’s business', () => {
  const error = new SyntaxError('Unexpected end of input');
  error.stack = 'SyntaxError: Unexpected end of input';
  fail(error);
  expect(reportError).not.toHaveBeenCalled();
});
