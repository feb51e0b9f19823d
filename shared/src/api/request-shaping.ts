/** User updates: an empty text travels as null. */
export const emptyToNull = <T extends Record<string, unknown>>(body: T): { [K in keyof T]: T[K] | null } =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === '' ? null : value])) as {
    [K in keyof T]: T[K] | null;
  };

/** Project updates: empty and null fields do not travel at all. */
export const dropEmpty = <T extends Record<string, unknown>>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(emptyToNull(body)).filter(([, value]) => value !== null)) as Partial<T>;
