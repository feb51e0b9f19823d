import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formId } from '@landfall/page/publish/form-id';
import { formIdOf } from './form-id.ts';

test('a form has the id that the server gives it', async () => {
  assert.equal(await formIdOf('page-1', '2'), formId('page-1', '2'));
});
