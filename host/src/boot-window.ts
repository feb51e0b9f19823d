/** What the page's inline script (early.js) hands over. */
export interface EarlyStart {
  config: Promise<unknown>;
  /** Manifests that are already on their way, by address. */
  early: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    __LANDFALL__?: EarlyStart;
  }
}
