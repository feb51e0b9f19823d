import { readStored, type WrittenPage } from '@landfall/editor/headless/stored-page';
import type { PageModel } from '@landfall/page/sections/model';

// Runs in a worker: a page's markup as the visual editor keeps it.

export function run({ html, model: { language, theme } }: { html: string; model: PageModel }): WrittenPage {
  return readStored({ data: null, html, made: { language, theme } }).page;
}
