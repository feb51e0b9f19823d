/**
 * What a pagination shows: first, last, the current page and its neighbours, 'gap' for what is left out.
 * `pageWindow(5, 10)` gives [1, 'gap', 4, 5, 6, 'gap', 10].
 */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1];
    return previous !== undefined && page - previous > 1 ? (['gap', page] as const) : [page];
  });
}

/** The page that an address asks for; 1 where it is no whole number above 0. */
export const parsePage = (value: string | null): number => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1);
