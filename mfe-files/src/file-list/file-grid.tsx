import { Grid, Panel } from '@landfall/shared';
import type { ReactNode } from 'react';
import { useFilesTexts } from '../texts.ts';

/** As many columns as have room, from one to five. */
const COLUMNS = 'repeat(auto-fill, minmax(max(min(12rem, 100%), (100% - 4 * 1rem) / 5), 1fr))';

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
      gap="4"
      opacity={stale ? '0.6' : '1'}
      transition="opacity 150ms"
    >
      {children}
    </Grid>
  );
}

/** The surface of one card of the grid. */
export const Card = ({ children }: { children: ReactNode }) => (
  <Panel
    as="li"
    position="relative"
    transition="box-shadow 150ms"
    _hover={{ boxShadow: 'md' }}
    css={{
      '& .file-delete': { opacity: 0 },
      '&:hover .file-delete, &:focus-within .file-delete': { opacity: 1 },
      '@media (hover: none)': { '& .file-delete': { opacity: 1 } },
    }}
  >
    {children}
  </Panel>
);
