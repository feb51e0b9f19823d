/** Where there is no room for seven columns, each row becomes a card with the same contents. */
export const INVOICE_CARDS = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"invoice status" "text amount" "method date" "actions actions"',
    columnGap: '3',
    rowGap: '1',
    p: '4',
    borderBottomWidth: '1px',
  },
  '& tr:last-child': { borderBottomWidth: '0' },
  '& td': { display: 'block', p: '0 !important', borderWidth: '0', minW: '0' },
  '& td:nth-of-type(1)': { gridArea: 'invoice' },
  '& td:nth-of-type(2)': { gridArea: 'date', textAlign: 'end' },
  '& td:nth-of-type(3)': { gridArea: 'text' },
  '& td:nth-of-type(4)': { gridArea: 'method' },
  '& td:nth-of-type(5)': { gridArea: 'amount', textAlign: 'end' },
  '& td:nth-of-type(6)': { gridArea: 'status', justifySelf: 'end' },
  '& td:nth-of-type(7)': { gridArea: 'actions', mt: '2', ms: '-2' },
} as const;
