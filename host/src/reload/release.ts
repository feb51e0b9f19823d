const entryIn = (text: string): string => /\bmain\.[0-9a-f]{10}\.js/.exec(text)?.[0] ?? '';

/** The release that this page runs: its entry script, whose name is made of its content. '' where builds have none. */
export const ownRelease = (): string => entryIn(Array.from(document.scripts, ({ src }) => src).join(' '));

/** Whether the server has another release of the host than this page. False where it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  const own = ownRelease();
  try {
    const response = await fetch(`${location.origin}/`, { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    const online = response.ok ? entryIn(await response.text()) : '';
    return own !== '' && online !== '' && online !== own;
  } catch {
    return false;
  }
}
