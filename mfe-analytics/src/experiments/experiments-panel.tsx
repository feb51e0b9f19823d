import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Panel,
  Skeleton,
  Text,
  useDialog,
  useSearchParam,
} from '@landfall/shared';
import type { Experiment, VariantResult } from '@landfall/shared/contracts';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExperiments } from '../api/experiments.ts';
import { LockedNote } from '../components/locked/locked-note.tsx';
import { EndDialog } from './end-dialogs.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { useExperimentTexts } from './texts.ts';

const StartDialog = lazy(() => import('./start-dialog.tsx'));

interface About {
  experiment: Experiment;
  variant?: VariantResult;
}

/** The experiments of one page. */
function PageExperiments({ projectId, pageId, onStart }: { projectId: string; pageId: string; onStart: () => void }) {
  const texts = useExperimentTexts();
  const { data, error, mutate } = useExperiments(projectId, pageId);
  const { dialog, show, close } = useDialog<'end', About>();
  if (!data)
    return error ? (
      <ErrorState title={texts.loadFailed} description={error.message} onRetry={() => void mutate()} />
    ) : (
      <Box p="5" aria-busy="true">
        <Skeleton h="24" rounded="lg" />
      </Box>
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<FlaskConical size={32} />}
        title={texts.none}
        description={texts.noneHelp}
        action={
          <Button size="sm" variant="outline" onClick={onStart}>
            {texts.start}
          </Button>
        }
      />
    );
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={texts.title}>
        {data.data.map((experiment) => (
          <ExperimentCard
            key={experiment.id}
            experiment={experiment}
            onStop={() => show('end', { experiment })}
            onUse={(variant) => show('end', { experiment, variant })}
          />
        ))}
      </Box>
      {dialog && (
        <EndDialog key={dialog.number} projectId={projectId} {...dialog.about} open={dialog.open} onClose={close} />
      )}
    </>
  );
}

/** Those that ended with the plan: nothing is shown where there are none. */
function EndedExperiments({ projectId, pageId }: { projectId: string; pageId: string }) {
  const texts = useExperimentTexts();
  const ended = useExperiments(projectId, pageId).data?.data ?? [];
  if (ended.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={texts.title} borderTopWidth="1px">
      {ended.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} onStop={() => {}} onUse={() => {}} />
      ))}
    </Box>
  );
}

interface ExperimentsPanelProps {
  projectId: string;
  /** '' while all pages are looked at. */
  pageId: string;
  isLocked: boolean;
}

/** Other versions of a page, tried on its visitors. `?try=1` opens the dialog for a new one. */
export function ExperimentsPanel({ projectId, pageId, isLocked }: ExperimentsPanelProps) {
  const texts = useExperimentTexts();
  const [asked, setAsked] = useSearchParam('try');
  // A new number is a new dialog: nothing of the last one is left in it, and the last one closes in its own time.
  const [dialog, setDialog] = useState({ number: 0, asked: '' });
  if (asked !== dialog.asked) setDialog({ number: dialog.number + (asked ? 1 : 0), asked });
  const content = () => {
    if (isLocked)
      return (
        <>
          <Flex gap="3" wrap="wrap" align="center" p="5">
            <Text color="fg.muted">{texts.locked}</Text>
            <LockedNote />
          </Flex>
          {pageId && <EndedExperiments projectId={projectId} pageId={pageId} />}
        </>
      );
    if (!pageId)
      return (
        <Text color="fg.muted" p="5">
          {texts.choosePage}
        </Text>
      );
    return <PageExperiments projectId={projectId} pageId={pageId} onStart={() => setAsked('1')} />;
  };
  const canStart = pageId !== '' && !isLocked;
  // One at a time runs on a page.
  const { data } = useExperiments(projectId, canStart ? pageId : null);
  const isFree = data?.data.every(({ status }) => status !== 'running');
  return (
    <Panel as="section">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" px="5" py="4" borderBottomWidth="1px">
        <Box minW="0">
          <Heading as="h2" size="md">
            {texts.title}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {texts.help}
          </Text>
        </Box>
        {canStart && isFree && (
          <Button size="sm" onClick={() => setAsked('1')}>
            {texts.start}
          </Button>
        )}
      </Flex>
      {content()}
      {canStart && dialog.number > 0 && (
        <Suspense fallback={null}>
          <StartDialog
            key={`${pageId} ${dialog.number}`}
            projectId={projectId}
            pageId={pageId}
            open={asked !== ''}
            onClose={() => setAsked('', { replace: true })}
          />
        </Suspense>
      )}
    </Panel>
  );
}
