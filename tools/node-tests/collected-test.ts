import * as runner from 'node:test';
import { collecting } from './collecting.ts';

type Call = (...args: never[]) => unknown;

/** `call`, put off until its file's suite is declared while a file is being read; at once in a running test. */
const putOff = <T extends Call>(call: T): T =>
  ((...args: never[]) => (collecting.calls ? void collecting.calls.push(() => call(...args)) : call(...args))) as T;

export const test = putOff(runner.test);
export const describe = putOff(runner.describe);
export const before = putOff(runner.before);
export const after = putOff(runner.after);
export const beforeEach = putOff(runner.beforeEach);
export const afterEach = putOff(runner.afterEach);
export { mock } from 'node:test';
