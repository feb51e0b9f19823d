const MOST = 100;

/** The slug that is tried in the place of one that is taken: '/offer-2' after '/offer', '/offer-3' after that. */
export function nextSlug(slug: string): string {
  const [, stem = slug, number = '1'] = /^(.*?)(?:-(\d{1,3}))?$/.exec(slug) ?? [];
  const suffix = String(Number(number) + 1);
  if (stem === '/' || stem === '') return `/page-${suffix}`;
  return `${stem.slice(0, MOST - suffix.length - 1).replace(/[/-]+$/, '')}-${suffix}`;
}
