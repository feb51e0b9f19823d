/** An element as satori takes it. */
export interface Node {
  type: string;
  props: { style: Record<string, unknown>; children?: Node[] | string; [attribute: string]: unknown };
}

/** A flex container. */
export const box = (style: Record<string, unknown>, children: Node[] = []): Node => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** A text of one size; characters that break the layout engine are gone. */
export const text = (content: string, fontSize: number, style: Record<string, unknown> = {}): Node => ({
  type: 'div',
  props: {
    style: { display: 'flex', fontFamily: 'Inter', fontSize, ...style },
    children: content.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '') || ' ',
  },
});
