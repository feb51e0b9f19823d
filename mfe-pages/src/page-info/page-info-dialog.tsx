import { Box, Button, EmptyState, ErrorState, hasCapability, Skeleton, Stack, VisuallyHidden } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { useFactsTexts } from '@landfall/shared/facts';
import { Modal } from '@landfall/shared/overlay';
import { useId, useState } from 'react';
import { usePage } from '../api/one-page.ts';
import { menuButtonOf } from '../lib/menu-button.ts';
import { usePagesTexts } from '../texts.ts';
import { CorrectFacts } from './correct-facts.tsx';
import { GenerationNotice } from './generation-notice.tsx';
import { GrowingPage } from './growing-page.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageInfo } from './page-info.tsx';
import { usePageFacts } from './use-page-facts.ts';

/** While the page that one looks at is being generated; sooner once there is something to see of it. */
const POLL_SECONDS = 5;
const GROWING_SECONDS = 1;

function secondsOf(page: PageDetail | null | undefined): number {
  if (page?.status !== 'pending') return 0;
  return page.writing ? GROWING_SECONDS : POLL_SECONDS;
}

interface PageInfoDialogProps {
  projectId: string;
  pageId: string;
  open: boolean;
  onClose: () => void;
}

function PageInfoSkeleton() {
  const texts = usePagesTexts();
  return (
    <Stack gap="4" aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton aspectRatio={16 / 10} w="full" rounded="lg" />
      {['70%', '50%', '90%', '40%', '60%'].map((width) => (
        <Skeleton key={width} h="5" w={width} />
      ))}
    </Stack>
  );
}

/** The facts are being corrected: with which form, and how that goes. */
interface Correction {
  on: boolean;
  formId: string;
  set: (on: boolean) => void;
  onPending: (pending: boolean) => void;
}

interface ContentProps extends Pick<PageInfoDialogProps, 'projectId' | 'pageId'> {
  correction: Correction;
}

function PageInfoContent({ projectId, pageId, correction }: ContentProps) {
  const texts = usePagesTexts();
  const { data, error, mutate } = usePage(projectId, pageId, secondsOf);
  const page = data?.data;
  const known = usePageFacts(projectId, pageId, page);
  if (!data && error)
    return <ErrorState title={texts.infoFailed} description={error.serverMessage} onRetry={() => void mutate()} />;
  if (!data) return <PageInfoSkeleton />;
  if (!page) return <EmptyState title={texts.noInfo} />;
  if (correction.on && known?.sheet)
    return (
      <CorrectFacts
        {...{ projectId, page }}
        sheet={known.sheet}
        formId={correction.formId}
        onPending={correction.onPending}
        onAsked={() => correction.set(false)}
      />
    );
  const growing = page.status === 'pending' ? page.writing : null;
  const canCorrect = hasCapability('pages.write') && page.status !== 'pending' && Boolean(known?.sheet);
  const onCorrect = canCorrect ? () => correction.set(true) : undefined;
  return (
    <>
      <GenerationNotice projectId={projectId} page={page} onCorrect={onCorrect} />
      {growing && <GrowingPage title={page.title} writing={growing} />}
      <PageInfo page={page} hasPreview={!growing} />
      {known && <PageFacts known={known} onCorrect={onCorrect} />}
    </>
  );
}

/** Everything known of one page, read again each time it opens. */
export default function PageInfoDialog({ open, onClose, ...ids }: PageInfoDialogProps) {
  const texts = usePagesTexts();
  const factsTexts = useFactsTexts();
  const [on, set] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // It opens with what is known; corrections that were begun are kept.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) set(false);
  }
  const [pending, onPending] = useState(false);
  const formId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.pageInformation}
      size={on ? 'lg' : 'md'}
      closeOnOutside={!on}
      finalFocus={() => menuButtonOf(ids.pageId)}
      footer={
        on && (
          <>
            <Button variant="outline" colorPalette="gray" disabled={pending} onClick={() => set(false)}>
              {factsTexts.back}
            </Button>
            <Button type="submit" form={formId} loading={pending}>
              {factsTexts.writeAgain}
            </Button>
          </>
        )
      }
    >
      <Box pb="2">
        <PageInfoContent {...ids} correction={{ on, formId, set, onPending }} />
      </Box>
    </Modal>
  );
}
