import { Grid, Panel } from '@landfall/shared';
import type { ReactNode } from 'react';
import { useFilesTexts } from '../texts.ts';

/** Two columns on a telephone, else as many as have room, up to five. */
const COLUMNS = {
  base: 'repeat(2, minmax(0, 1fr))',
  sm: 'repeat(auto-fill, minmax(max(min(12rem, 100%), (100% - 4 * 1rem) / 5), 1fr))',
};

interface FileGridProps {
  /** The cards are placeholders. */
  busy?: boolean;
  /** The cards are those of another page. */
  stale?: boolean;
  children: ReactNode;
}

export function FileGrid({ busy = false, stale = false, children }: FileGridProps) {
  const texts = useFilesTexts();
  return (
    <Grid
      as="ul"
      aria-label={texts.fileList}
      aria-busy={busy || stale}
      templateColumns={COLUMNS}
      gap={{ base: '3', sm: '4' }}
      opacity={stale ? '0.6' : '1'}
      transition="opacity 150ms"
    >
      {children}
    </Grid>
  );
}

interface CardProps {
  /** Of the file on it. */
  id?: string;
  isSelected?: boolean;
  children: ReactNode;
}

/** The surface of one card of the grid. What `card-tool` marks shows while it is pointed at or has the focus. */
export const Card = ({ id, isSelected = false, children }: CardProps) => (
  <Panel
    as="li"
    data-row={id}
    data-selected={isSelected || undefined}
    position="relative"
    transition="box-shadow 150ms"
    _hover={{ boxShadow: 'md' }}
    {...(isSelected && { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-1px' })}
    css={{
      '& .card-tool': { opacity: isSelected ? 1 : 0 },
      '&:hover .card-tool, &:focus-within .card-tool': { opacity: 1 },
      '@media (hover: none)': { '& .card-tool': { opacity: 1 } },
    }}
  >
    {children}
  </Panel>
);
