interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape that fits into a square of `limit` pixels; what fits already stays as it is. */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / width, limit / height);
  const scaled = (side: number) => Math.min(limit, Math.max(1, Math.round(side * scale)));
  return { width: scaled(width), height: scaled(height) };
}
