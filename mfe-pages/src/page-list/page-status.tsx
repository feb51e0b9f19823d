import { Button, hasCapability, Text } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';
import { PageBadge } from '../components/page-badge.tsx';
import { usePagesTexts } from '../texts.ts';
import type { RowActionsProps } from './row-actions.tsx';

const ScheduledHint = lazy(() => import('../components/scheduled/scheduled-hint.tsx'));
const PendingHint = lazy(() => import('./pending-hint.tsx'));

/** The AI was asked, and nothing came of it. */
const isUnwritten = ({ status, description_ai, preview_img }: Page) =>
  status === 'inactive' && description_ai !== '' && preview_img === '';

/** How a page stands, with what it waits for or why it was not written. */
export function PageStatus({ page, actions }: Pick<RowActionsProps, 'page' | 'actions'>) {
  const texts = usePagesTexts();
  const badge = <PageBadge page={page} />;
  // Only where it can be asked for again.
  if (actions.settings && isUnwritten(page))
    return (
      <>
        {badge}
        <Button
          variant="plain"
          size="2xs"
          h="6"
          px="0.5"
          mt="1"
          color="fg.error"
          textDecoration="underline"
          aria-label={texts.whyNotWritten(page.title)}
          onClick={() => actions.info(page)}
        >
          {texts.notWritten}
        </Button>
      </>
    );
  if (page.status !== 'pending' && page.schedule && hasCapability('pages.schedule'))
    return (
      <>
        {badge}
        <Suspense fallback={null}>
          <ScheduledHint schedule={page.schedule} />
        </Suspense>
      </>
    );
  // Nobody sees anything of a page that was never online.
  if (page.status !== 'pending' && page.unpublished && !page.draft && hasCapability('pages.drafts'))
    return (
      <>
        {badge}
        <Text mt="1" maxW="6.5rem" fontSize="xs" color="fg.muted">
          {texts.unpublishedChanges}
        </Text>
      </>
    );
  if (page.status !== 'pending' || !page.description_ai) return badge;
  return (
    <Suspense fallback={badge}>
      <PendingHint>{badge}</PendingHint>
    </Suspense>
  );
}
