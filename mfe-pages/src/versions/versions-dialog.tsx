import { Box, EmptyState, ErrorState, Flex, Pagination, Skeleton, VisuallyHidden } from '@landfall/shared';
import type { Page, PageVersion } from '@landfall/shared/contracts';
import { ConfirmDialog, Modal } from '@landfall/shared/overlay';
import { History } from 'lucide-react';
import { useRef } from 'react';
import { menuButtonOf } from '../lib/menu-button.ts';
import { scrollUp } from '../lib/scroll-up.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { usePagesTexts } from '../texts.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { useRestore, useVersions } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

function VersionsSkeleton() {
  const texts = usePagesTexts();
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Flex key={place} gap="4" align="center" py="3">
          <Skeleton w="28" aspectRatio={16 / 10} rounded="md" />
          <Box flex="1">
            <Skeleton h="4" w="24" mb="2" />
            <Skeleton h="3.5" w="36" mb="2" />
            <Skeleton h="3" w="20" />
          </Box>
          <Skeleton h="8" w="20" />
        </Flex>
      ))}
    </Box>
  );
}

interface VersionsProps {
  projectId: string;
  page: Page;
}

function Versions({ projectId, page }: VersionsProps) {
  const texts = usePagesTexts();
  const versions = useVersions(projectId, page.page_id);
  const { restore, pending } = useRestore(projectId, page.page_id);
  const question = useDialog<PageVersion>();
  const comparison = useDialog<PageVersion>();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, mutate } = versions;

  if (!data && error)
    return <ErrorState title={texts.versionsFailed} description={error.serverMessage} onRetry={() => void mutate()} />;
  if (!data) return <VersionsSkeleton />;
  if (data.data.length === 0)
    return <EmptyState icon={<History size="32" />} title={texts.noVersions} description={texts.noVersionsHelp} />;

  const confirm = async (version: PageVersion) => {
    if (!(await restore(version))) return;
    question.close();
    versions.setPage(1);
  };
  return (
    <>
      <Box ref={list} tabIndex={-1} outline="none" as="ul" listStyleType="none" aria-label={texts.versions}>
        {data.data.map((version) => (
          <VersionRow
            key={version.version_id}
            version={version}
            projectId={projectId}
            pageId={page.page_id}
            onRestore={() => question.show(version)}
            onCompare={() => comparison.show(version)}
          />
        ))}
      </Box>
      {data.total_pages > 1 && (
        <Pagination
          page={versions.page}
          total={data.total_pages}
          count={data.total_count}
          noun={texts.versionNoun}
          onChange={(page) => {
            scrollUp(list.current);
            versions.setPage(page);
          }}
        />
      )}
      {comparison.subject && (
        <CompareDialog
          projectId={projectId}
          pageId={page.page_id}
          version={comparison.subject}
          open={comparison.open}
          onClose={comparison.close}
        />
      )}
      {question.subject && (
        <ConfirmDialog
          open={question.open}
          onClose={question.close}
          onConfirm={() => question.subject && void confirm(question.subject)}
          title={texts.restoreVersion(question.subject.number)}
          confirmLabel={texts.restore}
          danger={false}
          pending={pending}
          finalFocus={() => list.current}
        >
          {texts.restoreQuestion(question.subject.number)}
        </ConfirmDialog>
      )}
    </>
  );
}

interface VersionsDialogProps extends VersionsProps {
  open: boolean;
  onClose: () => void;
}

/** What a page was: each of its versions, to look at or to bring back. */
export default function VersionsDialog({ open, onClose, projectId, page }: VersionsDialogProps) {
  const texts = usePagesTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={texts.versions}
      description={texts.versionsOf(page.title)}
      finalFocus={() => menuButtonOf(page.page_id)}
    >
      <Versions projectId={projectId} page={page} />
    </Modal>
  );
}
