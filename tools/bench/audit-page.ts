import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** 0 to 100, by category. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Titles of the audits that cost points. */
  failed: string[];
}

/**
 * What Lighthouse says of a page on its standard phone. `port` is the debugging port of a running Chromium.
 * @throws Error when the page could not be audited
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Audit['scores'];
  const failed = CATEGORIES.filter((name) => scores[name] < 100)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
  return { scores, failed };
}
