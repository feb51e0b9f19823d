/** Resolves after the product's fixed pauses; see `delays` of the runtime configuration. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
