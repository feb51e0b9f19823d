/** A copy whose texts a database can hold as JSON: without NUL, and without halves of characters. */
export function storable<T>(value: T): T {
  const clean = (_key: string, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part;
  return JSON.parse(JSON.stringify(value, clean));
}
