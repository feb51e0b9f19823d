import { artFile } from '@landfall/page/sections/art';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';

/** Pixels. */
const LAYOUT_WIDTH = 1200;

const ART = new RegExp(`"${SITE_ASSETS}art/([^"]+)"`, 'g');

/** A drawing of ours as a data address: pictures load nothing. */
const inlined = (markup: string): string =>
  markup.replace(ART, (whole, name: string) => {
    const art = artFile(name);
    return art ? `"data:image/svg+xml,${encodeURIComponent(art).replaceAll("'", '%27')}"` : whole;
  });

/** As XML, which is what an image is made of. */
const asXml = (markup: string): string =>
  DomUtils.getOuterHTML(parseDocument(markup).children, { xmlMode: true, selfClosingTags: true });

/** Rules as a window of the layout's width has them: an image is drawn as if its window were the place it is shown in. */
const atLayoutWidth = (css: string): string =>
  css
    .replace(/\((min|max)-width:\s*(\d+)px\)/g, (_, edge: string, pixels: string) =>
      (edge === 'min') === Number(pixels) <= LAYOUT_WIDTH ? `(min-width:0px)` : `(max-width:0px)`,
    )
    .replace(/(?<![\d.])(\d[\d.]{0,7})vw\b/g, (_, share: string) => `${(Number(share) * LAYOUT_WIDTH) / 100}px`);

export interface PreviewSize {
  width: number;
  height: number;
}

/** A picture of a page from its top, drawn by whichever browser shows it: SVG around its own markup and rules. */
export function previewOf({ html, css }: { html: string; css: string }, { width, height }: PreviewSize): string {
  const tall = Math.round((LAYOUT_WIDTH * height) / width);
  const style = `${atLayoutWidth(css.replaceAll(']]>', ''))}*{animation:none!important}`;
  const body = `<body xmlns="http://www.w3.org/1999/xhtml" style="margin:0;height:${tall}px;overflow:hidden">`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LAYOUT_WIDTH}" height="${tall}" viewBox="0 0 ${LAYOUT_WIDTH} ${tall}"><foreignObject width="${LAYOUT_WIDTH}" height="${tall}">${body}<style><![CDATA[${style}]]></style>${asXml(inlined(html))}</body></foreignObject></svg>`;
}
