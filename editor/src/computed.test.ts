import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorOf, measureOf, pointOf } from './computed.ts';

test('what an element comes to is shown as people give it', () => {
  assert.deepEqual(measureOf('font-size', '62.8125px', 62.8), { value: '63', unit: 'px' });
  assert.deepEqual(measureOf('letter-spacing', '-1.6093px', 73), { value: '-1.6', unit: 'px' });
  assert.deepEqual(measureOf('opacity', '0.55', 16), { value: '0.55', unit: '' });
  assert.deepEqual(measureOf('line-height', '66px', 60), { value: '1.1', unit: '' });
  assert.deepEqual(measureOf('letter-spacing', 'normal', 16), { value: '0', unit: 'px' });
  assert.deepEqual(measureOf('border-top-left-radius', '50%', 16), { value: '50', unit: '%' });
  assert.equal(measureOf('max-width', 'none', 16), null);
  assert.equal(colorOf('rgb(24, 32, 9)'), '#182009');
  assert.equal(colorOf('rgba(0, 0, 0, 0)'), '');
  assert.equal(colorOf('rgba(0, 0, 0, 0.5)'), 'rgba(0, 0, 0, 0.5)');
});

test('a place that is no share of the picture is its middle', () => {
  assert.deepEqual(pointOf('20% 75%'), { x: 20, y: 75 });
  assert.deepEqual(pointOf('10px 75%'), { x: 50, y: 75 });
  assert.deepEqual(pointOf(''), { x: 50, y: 50 });
});
