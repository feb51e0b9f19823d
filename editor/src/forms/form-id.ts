const ID_LENGTH = 24;

/** The id that the server gives a form of a page. */
export async function formIdOf(pageId: string, written: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${pageId}\n${written}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, ID_LENGTH);
}
