import type { Fact } from '@landfall/shared/contracts';

/** An id that no fact has. The next fact's id is known before it is there. */
export function nextId(facts: readonly Pick<Fact, 'id'>[]): string {
  const numbers = facts.map(({ id }) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0));
  return `own-${Math.max(0, ...numbers) + 1}`;
}
