import { memo } from './memo.ts';

test('asks once for what is alike, whichever object says it', () => {
  const fn = jest.fn((...args: unknown[]) => ({ args }));
  const kept = memo(fn);
  const styles = { _hover: { color: 'red', px: ['1', null] }, bg: 'blue' };
  const first = kept(styles, 'a');
  expect(kept(styles, 'a')).toBe(first);
  expect(kept({ bg: 'blue', _hover: { px: ['1', null], color: 'red' } }, 'a')).toBe(first);
  expect(fn).toHaveBeenCalledTimes(1);
});

test.each([
  [[{ a: 1 }], [{ a: '1' }]],
  [[{ a: undefined }], [{}]],
  [[{ a: null }], [{ a: 'null' }]],
  [['a', 'b'], ['a|b']],
  [[{ a: { b: 'c' } }], [{ a: { b: 'd' } }]],
  [[[1, 2]], [[[1, 2]]]],
  [[true], ['true']],
])('keeps %j and %j apart', (one, other) => {
  const kept = memo((...args: unknown[]) => ({ args }));
  expect(kept(...one).args).toEqual(one);
  expect(kept(...other).args).toEqual(other);
});

test('goes on giving the right results once much was kept', () => {
  const kept = memo((styles: { w: string }) => styles.w);
  const lasting = { w: 'lasting' };
  expect(kept(lasting)).toBe('lasting');
  for (let index = 0; index < 9000; index++) expect(kept({ w: `${index}px` })).toBe(`${index}px`);
  expect(kept(lasting)).toBe('lasting');
  expect(kept({ w: '17px' })).toBe('17px');
});
