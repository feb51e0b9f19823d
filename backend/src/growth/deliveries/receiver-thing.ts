import { isPixelKind } from './pixel-kinds.ts';

/** What areas call a receiver of a kind, where they name what they open. */
export const receiverThing = (kind: string): 'webhook' | 'pixel' | 'connection' =>
  kind === 'webhook' ? 'webhook' : isPixelKind(kind) ? 'pixel' : 'connection';
