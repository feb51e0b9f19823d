import { type ComponentProps, lazy, Suspense } from 'react';

const Dialog = lazy(() => import('./tag-dialog.tsx'));

/** The tags of entries, loaded when it first opens. */
export const TagDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
