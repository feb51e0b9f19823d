import { hasCapability } from '@landfall/shared';
import { type Cards, useListView } from '@landfall/shared/list';

/** Where there is no room for seven columns, each row becomes a card with the same contents. */
const PAGE_CARDS: Cards = {
  below: '48rem',
  areas: [
    'preview title title title',
    'preview path path path',
    'description description description description',
    'actions actions type status',
  ],
  template: '5rem auto minmax(0, 1fr) auto',
  cells: {
    description: { pt: '2 !important', '&:empty': { display: 'none' } },
    type: { alignSelf: 'center', pt: '2 !important' },
    status: { alignSelf: 'center', justifySelf: 'end', pt: '2 !important' },
    actions: { pt: '2 !important' },
  },
};

/** The same where rows can be selected, which takes a column more. */
const WIDE_PAGE_CARDS: Cards = { ...PAGE_CARDS, below: '54rem' };

const HIDDEN_IN_GRID = '& td[data-column=description], & td[data-column=type]';

/** Every page as a card below its preview, as many side by side as there is room for. */
const PAGE_GRID: Cards = {
  below: '1000rem',
  areas: ['preview preview', 'title title', 'path path', 'status actions'],
  template: 'minmax(0, 1fr) auto',
  body: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: '4',
    p: '4',
  },
  row: {
    position: 'relative',
    alignContent: 'start',
    columnGap: '0',
    p: '0',
    pb: '3',
    borderWidth: '1px !important',
    rounded: 'lg',
    overflow: 'hidden',
    [HIDDEN_IN_GRID]: { display: 'none' },
  },
  cells: {
    select: {
      position: 'absolute',
      top: '3',
      insetStart: '3',
      lineHeight: '1',
      p: '2 !important',
      bg: 'bg.panel',
      rounded: 'md',
      borderWidth: '1px !important',
    },
    preview: {
      '& > *': { w: 'full', h: 'auto', aspectRatio: '4 / 3', rounded: 'none', borderWidth: '0 0 1px' },
    },
    title: { px: '4 !important', pt: '2 !important' },
    path: { px: '4 !important' },
    status: { px: '4 !important', alignSelf: 'center' },
    actions: { pe: '4 !important', alignSelf: 'center' },
  },
};

/** How pages look in the chosen view, and where there is no room for columns. */
export function usePageCards(): Cards {
  const [view] = useListView('compact');
  if (!hasCapability('lists.query')) return PAGE_CARDS;
  return view === 'grid' ? PAGE_GRID : WIDE_PAGE_CARDS;
}
