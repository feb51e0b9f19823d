/** The weights that a text in base64 holds, in any runtime. */
export function weightsOf(base64: string): Int8Array {
  const bytes = atob(base64);
  const weights = new Int8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at);
  return weights;
}
