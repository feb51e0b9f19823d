import type { EarlyReads } from '@landfall/shared/host';

/** What the page's inline script (early.js) hands over. */
export interface EarlyStart {
  config: Promise<unknown>;
  /** Manifests that are already on their way, by address. */
  early: Record<string, Promise<Response>>;
  /** Calls that are already on their way. */
  reads?: EarlyReads;
  /** What followed the palette's shortcut so far; undefined while it was not pressed. */
  palette?: string;
  /** The dashboard listens itself from now on. */
  stopNoting?: () => void;
}

declare global {
  interface Window {
    __LANDFALL__?: EarlyStart;
  }
}
