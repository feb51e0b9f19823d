/** What is at a path of a site: no page, one that visitors do not see, or one that they do. */
export type SitePlace = 'page' | 'offline' | 'good';

/** What one question may name. */
const MOST_PATHS = 200;
/** No page has a longer path. */
const LONGEST_PATH = 100;

/**
 * What is at paths of a site, asked in parts that are as long as a question may be. A path without an answer is not told;
 * one that no page can have is not asked for.
 */
export async function placesOf(
  paths: readonly string[],
  ask: (paths: readonly string[]) => Promise<{ missing: readonly string[]; offline: readonly string[] } | null>,
): Promise<Map<string, SitePlace>> {
  const places = new Map<string, SitePlace>();
  const asked = paths.filter((path) => path.length <= LONGEST_PATH);
  for (const path of paths) if (path.length > LONGEST_PATH) places.set(path, 'page');
  const parts = Array.from({ length: Math.ceil(asked.length / MOST_PATHS) }, (_, index) =>
    asked.slice(index * MOST_PATHS, (index + 1) * MOST_PATHS),
  );
  await Promise.all(
    parts.map(async (part) => {
      const answer = await ask(part);
      if (!answer) return;
      const [missing, offline] = [new Set(answer.missing), new Set(answer.offline)];
      for (const path of part) places.set(path, missing.has(path) ? 'page' : offline.has(path) ? 'offline' : 'good');
    }),
  );
  return places;
}
