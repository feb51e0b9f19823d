import { Box, calls, EmptyState, ErrorState, Skeleton, Stack, useApi, VisuallyHidden } from '@landfall/shared';
import { pageInfo } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { menuButtonOf } from '../page-list/menu-button.ts';
import { usePagesTexts } from '../texts.ts';
import { GenerationNotice } from './generation-notice.tsx';
import { PageInfo } from './page-info.tsx';

/** While the page that one looks at is being generated. */
const POLL_SECONDS = 5;

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

function PageInfoContent({ projectId, pageId }: Pick<PageInfoDialogProps, 'projectId' | 'pageId'>) {
  const texts = usePagesTexts();
  const { data, error, mutate } = useApi(calls.page(projectId, pageId), pageInfo, {
    everySeconds: (latest) => (latest?.data?.status === 'pending' ? POLL_SECONDS : 0),
  });
  if (!data && error)
    return <ErrorState title={texts.infoFailed} description={error.serverMessage} onRetry={() => void mutate()} />;
  if (!data) return <PageInfoSkeleton />;
  if (!data.data) return <EmptyState title={texts.noInfo} />;
  return (
    <>
      <GenerationNotice projectId={projectId} page={data.data} />
      <PageInfo page={data.data} />
    </>
  );
}

/** Everything known of one page, read again each time it opens. */
export default function PageInfoDialog({ open, onClose, ...ids }: PageInfoDialogProps) {
  const texts = usePagesTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.pageInformation}
      size="md"
      finalFocus={() => menuButtonOf(ids.pageId)}
    >
      <Box pb="2">
        <PageInfoContent {...ids} />
      </Box>
    </Modal>
  );
}
