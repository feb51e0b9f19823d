import { Center, chakra } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { FileText, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { previewAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';

/** The page's preview in small; an icon of the same size where there is none or it is broken. */
export function PagePreview({ page }: { page: Page }) {
  const texts = usePagesTexts();
  const src = previewAddress(page);
  const [broken, setBroken] = useState<string>();
  const frame = { w: '20', h: '12', rounded: 'md', borderWidth: '1px', flexShrink: '0', bg: 'bg.muted' } as const;
  if (src && broken !== src)
    return (
      <chakra.img
        {...frame}
        src={src}
        alt={texts.previewOf(page.title)}
        loading="lazy"
        decoding="async"
        objectFit="cover"
        objectPosition="top"
        onError={() => setBroken(src)}
      />
    );
  return (
    <Center {...frame} color="fg.subtle" aria-hidden="true">
      {page.status === 'pending' ? <Hourglass size="16" /> : <FileText size="16" />}
    </Center>
  );
}
