import { Box, Flex, IconButton } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

const RenamePage = lazy(() => import('./rename-page.tsx'));

interface EditableProps {
  projectId: string;
  page: Page;
  part: 'title' | 'path';
  /** What the button that begins it is called. */
  label: string;
  /** What stands there meanwhile not. */
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}

/** A text with a button that makes it a field. */
export function Editable({ projectId, page, part, label, children, aside }: EditableProps) {
  const [isOn, setOn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const leave = (byKey: boolean) => {
    setOn(false);
    if (byKey) requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-edit-part]')?.focus());
  };
  const shown = (
    <Flex align="flex-start" gap="0.5" minW="0">
      <Box minW="0">{children}</Box>
      <IconButton
        data-edit-part={part}
        size="2xs"
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        aria-label={label}
        title={label}
        flexShrink="0"
        // There for the keyboard and for fingers; a pointer finds it where it points.
        css={{
          '@media (hover: hover)': {
            opacity: 0,
            'tr:hover &, li:hover &, [data-editable]:hover &, &:focus-visible': { opacity: 1 },
          },
        }}
        onClick={() => setOn(true)}
      >
        <Pencil />
      </IconButton>
      {aside}
    </Flex>
  );
  return (
    <Box ref={place} data-editable="">
      {isOn ? (
        <Suspense fallback={shown}>
          <RenamePage projectId={projectId} page={page} part={part} onLeave={leave} />
        </Suspense>
      ) : (
        shown
      )}
    </Box>
  );
}
