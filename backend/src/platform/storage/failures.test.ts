import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { orUnavailable, storageFailure } from './failures.ts';

const failure = (fields: object) => Object.assign(new Error('from the store'), fields);

for (const [name, error, code] of [
  ['a missing file', failure({ code: 'ENOENT' }), 'not_found'],
  ['a missing S3 object', failure({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } }), 'not_found'],
  ['a missing S3 object asked for by HEAD', failure({ name: 'NotFound' }), 'not_found'],
  [
    'a missing object inside flydrive’s error',
    failure({ code: 'E_X', cause: failure({ code: 'ENOENT' }) }),
    'not_found',
  ],
  ['a missing bucket', failure({ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }), 'unavailable'],
  ['a full disk', failure({ code: 'ENOSPC' }), 'unavailable'],
  ['a refused connection', failure({ code: 'ECONNREFUSED' }), 'unavailable'],
  ['denied access', failure({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }), 'unavailable'],
  ['our own error', new AppError('too_large'), 'too_large'],
] as const) {
  test(`${name} is ${code}`, () => assert.equal(storageFailure(error).code, code));
}

test('nothing is missing when writing fails', async () => {
  const write = orUnavailable(() => Promise.reject(failure({ name: 'NotFound' })));
  await assert.rejects(write, (error) => error instanceof AppError && error.code === 'unavailable');
});
