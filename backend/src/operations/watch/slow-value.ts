/**
 * A value that costs more than a reader should wait for: each reading gets what is known, and at most one look is under way.
 * A look that fails changes nothing and is repeated with the next reading.
 */
export function slowValue<T>(look: () => Promise<T>, everyMs: number): () => T | undefined {
  let known: { value: T; at: number } | undefined;
  let looking = false;
  return () => {
    if (!looking && (!known || Date.now() - known.at > everyMs)) {
      looking = true;
      look()
        .then((value) => {
          known = { value, at: Date.now() };
        })
        .catch(() => {})
        .finally(() => {
          looking = false;
        });
    }
    return known?.value;
  };
}
