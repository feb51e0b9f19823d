import { Center, chakra } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { FileText, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { previewAddress, previewWidths } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';

/** A card's width in the grid; browsers that know `auto` measure it, and find that a row's is smaller. */
const SIZES = 'auto, (max-width: 27rem) 92vw, 20rem';

/** The page's preview in small; an icon of the same size where there is none or it is broken. */
export function PagePreview({ page }: { page: Page }) {
  const texts = usePagesTexts();
  const src = previewAddress(page);
  const srcSet = previewWidths(page);
  const [broken, setBroken] = useState<readonly string[]>([]);
  // The picture alone where one of its widths cannot be shown.
  const shown = [srcSet, src].find((source) => source && !broken.includes(source));
  const frame = { w: '20', h: '12', rounded: 'md', borderWidth: '1px', flexShrink: '0', bg: 'bg.muted' } as const;
  if (shown)
    return (
      <chakra.img
        key={shown}
        {...frame}
        {...(shown === srcSet && { srcSet, sizes: SIZES })}
        src={src}
        alt={texts.previewOf(page.title)}
        loading="lazy"
        decoding="async"
        objectFit="cover"
        objectPosition="top"
        onError={() => setBroken([...broken, shown])}
      />
    );
  return (
    <Center {...frame} color="fg.subtle" aria-hidden="true">
      {page.status === 'pending' ? <Hourglass size="16" /> : <FileText size="16" />}
    </Center>
  );
}
