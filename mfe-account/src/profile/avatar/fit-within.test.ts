import fc from 'fast-check';
import { fitWithin } from './fit-within.ts';

test.each([
  [4000, 3000, 200, 150],
  [3000, 4000, 150, 200],
  [200, 200, 200, 200],
  [120, 80, 120, 80],
  [201, 100, 200, 100],
  [10_000, 10, 200, 1],
])('%i x %i becomes %i x %i', (width, height, expectedWidth, expectedHeight) =>
  expect(fitWithin({ width, height }, 200)).toEqual({ width: expectedWidth, height: expectedHeight }),
);

test('fits whatever the size, never grows, and keeps the shape to the pixel', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin({ width, height }, 200);
      expect(fitted.width).toBeLessThanOrEqual(Math.min(200, width));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(200, height));
      const scale = Math.min(1, 200 / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
