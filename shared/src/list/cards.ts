/** How a row looks as a card: where its columns stand, and what of their look differs. */
export interface Cards {
  /** Narrower than this a row is a card. */
  below: string;
  /** Lines of the card, as `grid-template-areas` names them by the columns' ids. */
  areas: readonly string[];
  /** Widths of the lines' parts. */
  template: string;
  /** More of the look of what holds the cards: columns of them. */
  body?: object;
  /** More of a card's own look. */
  row?: object;
  /** More of a column's look inside a card, by its id. */
  cells?: Readonly<Record<string, object>>;
}

/** Out of sight, and not wider than the window. */
const CLIPPED_HEAD = {
  '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& thead tr, & thead th': { display: 'block' },
};

/** The line that selects everything stands above the cards; nothing else of the header does. */
const HEAD_OF_SELECTABLE = {
  '& thead': { display: 'block' },
  '& thead th:not([data-column=select])': { display: 'none' },
  '& thead tr': { display: 'block', borderBottomWidth: '1px', px: '4', py: '1' },
  '& thead th[data-column=select]': { display: 'block', w: 'auto', p: '0 !important', borderWidth: '0' },
  '& [data-part=select-all-words]': { display: 'inline' },
};

/** The CSS that makes cards of a table's rows. */
export function cardRules({ areas, template, body, row, cells = {} }: Cards, isSelectable: boolean): object {
  const lines = areas.map((line) => `"${isSelectable ? 'select ' : ''}${line}"`);
  const columns = new Set(areas.flatMap((line) => line.split(' ')));
  const placed = [...columns].map((id) => [`& td[data-column=${id}]`, { gridArea: id, ...cells[id] }]);
  return {
    '& table, & tbody': { display: 'block' },
    ...(body && { '& tbody': body }),
    ...(isSelectable ? HEAD_OF_SELECTABLE : CLIPPED_HEAD),
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: isSelectable ? `auto ${template}` : template,
      gridTemplateAreas: lines.join(' '),
      columnGap: '3',
      rowGap: '1',
      p: '4',
      borderBottomWidth: '1px',
      '&:last-of-type': { borderBottomWidth: '0' },
      ...row,
    },
    '& td': { display: 'block', p: '0 !important', borderWidth: '0', minW: '0', maxW: 'none' },
    '& td[data-column=select]': { gridArea: 'select', ...cells.select },
    ...Object.fromEntries(placed),
  };
}
