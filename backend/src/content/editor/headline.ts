import type { Opening } from '@landfall/page/sections/preview/paint';

const HERO = /<section\b[^<>]*\sdata-section="hero"[\s\S]*?<\/section>/;
/** Pixels of a headline in the preview; larger ones leave no room for anything else. */
const [SMALLEST, LARGEST] = [16, 130];

/** The declarations that the editor gave an element for all screens. */
function declarationsOf(id: string | undefined, css: string): string {
  const [everywhere = ''] = css.split('@media');
  return id ? (new RegExp(`#${id}\\s*\\{([^}]*)\\}`).exec(everywhere)?.[1] ?? '') : '';
}

/** How somebody dressed the headline of a page: colour and size. */
export function headlineOf(html: string, css: string): Pick<Opening, 'color' | 'size'> {
  const declarations = declarationsOf(/<h1\b[^<>]*\sid="([\w-]+)"/.exec(html)?.[1], css);
  const color = /(?:^|[;\s])color:\s*(#[\da-f]{3,8}|rgba?\([\d.,%\s]+\)|[a-z]+)\s*(?:;|$)/i.exec(declarations)?.[1];
  const size = Number(/(?:^|[;\s])font-size:\s*([\d.]+)px/.exec(declarations)?.[1]);
  return {
    ...(color && { color }),
    ...(size > 0 && { size: Math.min(LARGEST, Math.max(SMALLEST, size)) }),
  };
}

/** Address of the picture that stands in the opening of a page; undefined where there is none. */
export const openingPicture = (html: string): string | undefined =>
  /<img\b[^<>]*\ssrc="([^"]*)"/.exec(HERO.exec(html)?.[0] ?? '')?.[1];
