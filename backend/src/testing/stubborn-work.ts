import { AppError } from '../platform/errors.ts';

const held: unknown[] = [];

/** Work that behaves as it is told: for tests of what runs work. */
export async function run(order: string): Promise<string> {
  if (order === 'hang') for (;;);
  if (order === 'die') process.exit(1);
  if (order === 'fail') throw new Error('It failed.');
  if (order === 'refuse') throw new AppError('invalid', { message: 'Not this.', fields: { text: ['Not this.'] } });
  if (order === 'grow') for (;;) held.push(new Array(100_000).fill(Math.random()));
  if (order === 'fill') {
    // Outside of the heap, as decoders do, and with pauses, because those work on threads of their own.
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  if (order === 'slow') await new Promise((resolve) => setTimeout(resolve, 50));
  return order;
}
