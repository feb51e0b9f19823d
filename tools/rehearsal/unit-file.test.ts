import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUnit, readVariables, wordsOf } from './unit-file.ts';

test('reads settings with their specifiers; an empty one forgets those before', () => {
  const unit = readUnit(
    [
      '[Service]\nUser=www-data\nExecStart=/bin/one %i \\\n  --more\nEnvironment=A=1\n',
      '[Service]\nExecStart=\nExecStart=/bin/two 5%%',
    ],
    { i: 'host' },
  );
  assert.deepEqual(unit.get('ExecStart'), ['/bin/two 5%']);
  assert.deepEqual(unit.get('User'), ['www-data']);
});

test('reads words and variables as systemd does', () => {
  assert.deepEqual(wordsOf('--a "b c" \'d e\' f'), ['--a', 'b c', 'd e', 'f']);
  assert.deepEqual(readVariables('# no\nA=1\nB="two words"\nC=\n'), { A: '1', B: 'two words', C: '' });
});
