import { qrPath } from './qr-code.tsx';

test('draws one square for each dark module, with a white border', () => {
  const { path, side } = qrPath('otpauth://totp/Landfall:ana@example.com?secret=ABCDEFGHIJKLMNOP&issuer=Landfall');
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(squares.length).toBeGreaterThan(200);
  for (const [x, y] of squares) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(side - 4);
  }
  // The corner of the first finder pattern.
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
});
