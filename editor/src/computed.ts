/** A length or number as a field shows it. */
interface Measure {
  value: string;
  unit: string;
}

const rounded = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Lengths come out of widths of the screen; parts of a pixel count only in small ones. */
const decimalsOf = (length: number) => (Math.abs(length) < 10 ? 1 : 0);

/**
 * What a property comes to on the page, as its field shows it; null for what is no number (`auto`, `none`).
 * A line's height counts in heights of the letters (`fontSize`, in pixels), as people give it.
 */
export function measureOf(property: string, computed: string, fontSize: number): Measure | null {
  if (property === 'letter-spacing' && computed === 'normal') return { value: '0', unit: 'px' };
  const value = Number.parseFloat(computed);
  if (Number.isNaN(value)) return null;
  if (property === 'line-height') return { value: rounded(value / fontSize, 2), unit: '' };
  const unit = computed.endsWith('%') ? '%' : computed.endsWith('px') ? 'px' : '';
  if (unit !== 'px') return { value: rounded(value, 2), unit };
  return { value: rounded(value, decimalsOf(value)), unit };
}

const two = (part: string) => Number(part).toString(16).padStart(2, '0');

/** A computed color as people write it; empty for a transparent one. */
export function colorOf(computed: string): string {
  const [red = '', green = '', blue = '', alpha = '1'] = computed.match(/[\d.]+/g) ?? [];
  if (!computed.startsWith('rgb')) return computed;
  if (Number(alpha) === 0) return '';
  return Number(alpha) < 1 ? computed : `#${two(red)}${two(green)}${two(blue)}`;
}

/** Where a picture is cut around, in percent from the left and from the top. */
export function pointOf(position: string): { x: number; y: number } {
  const [x = 50, y = 50] = position
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) : Number.NaN));
  return { x: Number.isNaN(x) ? 50 : x, y: Number.isNaN(y) ? 50 : y };
}
