import { Box } from '@landfall/shared';
import type { AreaIconName } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';

const AddedIcon = lazy(() => import('./added-icon.tsx'));

/** The icon of an added area; its drawing is loaded only where there is one. */
export function AreaIcon({ name, size }: { name: AreaIconName; size: number }) {
  return (
    <Suspense fallback={<Box w={`${size}px`} h={`${size}px`} />}>
      <AddedIcon name={name} size={size} />
    </Suspense>
  );
}
