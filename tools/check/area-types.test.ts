import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AREAS } from '../areas.ts';
import { areaPrograms, isAmbient } from './area-types.ts';

test('every area is part of one program', () => {
  assert.deepEqual(areaPrograms().flat().sort(), AREAS.map(({ name }) => name).sort());
});

test('an area that declares something for all its modules is checked alone', () => {
  assert.ok(areaPrograms().some(([name, ...others]) => name === 'host' && others.length === 0));
  assert.ok(isAmbient('window.ts', "import './a.ts';\ndeclare global {\n  interface Window {}\n}"));
  assert.ok(isAmbient('extend.ts', "declare module 'react' {}"));
  assert.ok(isAmbient('assets.d.ts', ''));
  assert.ok(!isAmbient('a.ts', 'declare const x: string; // we declare global things elsewhere'));
});
