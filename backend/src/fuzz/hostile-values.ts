import type { Random } from './random.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const TEXTS: readonly (() => string)[] = [
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202egnp.exe',
  () => '\u2003'.repeat(4_990),
  () => 'A'.repeat(20_000),
  () => '9'.repeat(400),
  () => '../../etc/passwd',
  () => '%00',
  () => '%2e%2e%2f',
  () => "'; drop table users; --",
  () => '<script>alert(1)</script>',
  () => '<b><i>'.repeat(3_000),
  () => '{{constructor.constructor("return 1")()}}',
  () => '=HYPERLINK("http://evil.example")',
  () => 'javascript:alert(1)',
  () => 'http://127.0.0.1:4000/v1/internal/domain-allowed',
  () => '__proto__',
  () => 'true',
  () => '2026-13-45',
  () => '-1',
  () => '1e999',
  () => 'a@b.example',
  () => 'é🚀日本語',
  () => '((((((((((a+)+)+)+)+)+)+)+)+)+)'.repeat(20),
];

/** A text that nobody would type. */
export const hostileText = (random: Random): string => random.pick(TEXTS)();

const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e308,
  () => [],
  () => ({}),
  () => [null],
  () => ({ $gt: '' }),
  () => JSON.parse('{"__proto__":{"admin":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  () => nested(400),
  () => nested(1_500),
  () => Array.from({ length: 2_000 }, (_, index) => index),
];

/** A value of whatever type, mostly of the wrong one. */
export const hostileValue = (random: Random): unknown =>
  random.chance(0.5) ? hostileText(random) : random.pick(VALUES)();
