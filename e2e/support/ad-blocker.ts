import { FiltersEngine, Request } from '@ghostery/adblocker';
import type { Page } from '@playwright/test';
import { FILTER_LIST } from './filter-list.ts';

export interface AdBlocker {
  /** The addresses that were not let through. */
  blocked: string[];
  /** Hides what the filters hide on the page as it stands. Returns the elements that were hit, as HTML. */
  hide: (page: Page) => Promise<string[]>;
}

/** A browser extension's work: every request of the page's tab and the look of its elements go through a filter engine. */
export async function blockAds(page: Page): Promise<AdBlocker> {
  const engine = FiltersEngine.parse(FILTER_LIST, { loadExtendedSelectors: false });
  const blocked: string[] = [];
  await page.context().route('**/*', (route) => {
    const request = route.request();
    const type = request.isNavigationRequest() ? 'main_frame' : request.resourceType();
    const details = { url: request.url(), sourceUrl: page.url(), type: type as 'script' };
    if (!engine.match(Request.fromRawDetails(details)).match) return route.fallback();
    blocked.push(request.url());
    return route.abort('blockedbyclient');
  });

  const hide = async (shown: Page) => {
    const found = await shown.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      return {
        classes: [...new Set(all.flatMap((element) => [...element.classList]))],
        ids: all.map((element) => element.id).filter(Boolean),
        hrefs: all.map((element) => element.getAttribute('href')).filter((href) => href !== null),
      };
    });
    const { hostname, href } = new URL(shown.url());
    const { styles } = engine.getCosmeticsFilters({ url: href, hostname, domain: hostname, ...found });
    return shown.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
      return rules.flatMap((rule) =>
        [...document.querySelectorAll(rule.selectorText)].map(({ outerHTML }) => outerHTML),
      );
    }, styles);
  };
  return { blocked, hide };
}
