import type { EventPayload } from '@landfall/shared/contracts';
import type { events } from '../../platform/db/schema.ts';

/** Bytes of a payload, and what texts are cut to until it fits. */
const MOST_BYTES = 20_000;
const LENGTHS = [4_000, 2_000, 1_000, 500, 200, 100, 30];

const MARK = '…';

const bytesOf = (payload: EventPayload): number => Buffer.byteLength(JSON.stringify(payload));

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with every longer text cut, and where that was. */
function cutTo(data: Json, length: number, path: string, cut: string[]): Json {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const at = `${path}.${name}`;
      if (isObject(value)) return [name, cutTo(value, length, at, cut)];
      if (typeof value !== 'string' || value.length <= length) return [name, value];
      cut.push(at);
      return [name, value.slice(0, length).toWellFormed() + MARK];
    }),
  );
}

/** What is sent of an event: always the same. Below 20 kB: long texts are cut, and `truncated` says which. */
export function payloadOf({
  type,
  createdAt,
  data,
}: Pick<typeof events.$inferSelect, 'type' | 'createdAt' | 'data'>): EventPayload {
  const whole: EventPayload = { type, timestamp: createdAt.toISOString(), data };
  if (bytesOf(whole) < MOST_BYTES) return whole;
  for (const length of LENGTHS) {
    const truncated: string[] = [];
    const payload = { ...whole, data: cutTo(data, length, 'data', truncated), truncated };
    if (bytesOf(payload) < MOST_BYTES) return payload;
  }
  // The names alone are too much.
  const { fields: _, ...rest } = data;
  return { ...whole, data: { ...cutTo(rest, 30, 'data', []), fields: {} }, truncated: ['data.fields'] };
}
