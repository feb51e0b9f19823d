/** Milliseconds after a click or a key within which calls belong to it: later ones, such as polling, are by themselves. */
const ACTION_MS = 1_000;

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Action {
  trace: string;
  /** From 0 to 1: whether the page asks for it to be recorded. */
  chance: number;
}

const begin = (): Action => ({ trace: random(16), chance: Math.random() });

let last: Action = begin();
let lastAt = -ACTION_MS;

const onAction = () => {
  last = begin();
  lastAt = performance.now();
};
for (const type of ['click', 'keydown']) addEventListener(type, onAction, { capture: true, passive: true });

/**
 * The header of W3C Trace Context for a call: calls that one click or key causes have one trace. `share` of them ask to be
 * recorded; for all others the server decides.
 */
export function traceparent(share: number | true): string {
  const { trace, chance } = performance.now() - lastAt < ACTION_MS ? last : begin();
  return `00-${trace}-${random(8)}-${share !== true && chance < share ? '01' : '00'}`;
}
