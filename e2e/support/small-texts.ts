import type { Page } from '@playwright/test';

/** Texts on the screen that are set smaller than so many pixels, with their size. Initials in place of a picture are none. */
export const smallTexts = (page: Page, pixels: number): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const around = node.parentElement;
      if (!text || !around || around.closest('script, style, noscript, [aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const { fontSize, visibility } = getComputedStyle(around);
      if (width < 2 || height < 2 || visibility === 'hidden') continue;
      if (Number.parseFloat(fontSize) < least - 0.05) found.push(`${fontSize}: ${text.slice(0, 60)}`);
    }
    return found;
  }, pixels);
