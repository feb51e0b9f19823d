import { Box, Button, EmptyState, ErrorState, Grid, Link, paths, Screen, Skeleton, Text } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../api/one-page.ts';
import { useNewestVersion } from '../api/versions.ts';
import { InlineError } from '../components/inline-error.tsx';
import { useNewPageTexts } from '../new-page/texts.ts';
import { usePagesTexts } from '../texts.ts';
import { AllPages } from './all-pages.tsx';
import { WrittenActions } from './written-actions.tsx';
import { WrittenAside } from './written-aside.tsx';
import { WrittenView } from './written-view.tsx';

/** Seconds between two looks while it is written. */
const secondsOf = (page: PageDetail | null | undefined): number => (page?.status === 'pending' ? 1 : 0);

interface WrittenPageProps {
  projectId: string;
  pageId: string;
}

function useWritten(projectId: string, pageId: string) {
  const { data, error, mutate } = usePage(projectId, pageId, secondsOf);
  const versions = useNewestVersion(projectId, pageId);
  const page = data?.data;
  const { mutate: readVersions } = versions;
  const contents = page && `${page.status} ${page.bucket_scheme_last}`;
  /** What of the page the versions are known to be of. */
  const [known, setKnown] = useState<string>();
  if (contents && known === undefined) setKnown(contents);
  useEffect(() => {
    if (!contents) return;
    const isRead = () => setKnown(contents);
    readVersions().then(isRead, isRead);
  }, [contents, readVersions]);
  // It may have been changed in the editor, which is another tab.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void mutate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mutate]);
  // Until then the newest is the one before.
  const view = known === contents ? (versions.data?.data[0]?.view_url ?? '') : undefined;
  return { data, page, error, retry: () => void mutate(), view };
}

/** A page that is new: it is seen while it is written, then published, changed, or written another way. */
export function WrittenPage({ projectId, pageId }: WrittenPageProps) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const { data, page, error, retry, view } = useWritten(projectId, pageId);
  const isGone = error?.status === 404 || (data && !page);
  const state = useRef<HTMLParagraphElement>(null);
  const isPending = page?.status === 'pending';
  const [wasPending, setWasPending] = useState(false);
  if (isPending && !wasPending) setWasPending(true);

  if (isGone)
    return (
      <Screen title={pagesTexts.newPage} actions={<AllPages />}>
        <EmptyState
          title={texts.gone}
          description={texts.goneHelp}
          action={
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={paths.pages}>{texts.allPages}</Link>
            </Button>
          }
        />
      </Screen>
    );
  if (!page && error)
    return (
      <Screen title={pagesTexts.newPage} actions={<AllPages />}>
        <ErrorState title={pagesTexts.infoFailed} description={error.serverMessage} onRetry={retry} />
      </Screen>
    );
  const describe = (words: string) => (
    // It is there before it says anything: else nobody is told.
    <Text as="span" ref={state} tabIndex={-1} outline="none" role="status">
      {words}
    </Text>
  );
  if (!page)
    return (
      <Screen title={pagesTexts.newPage} description={describe('\u00a0')} actions={<AllPages />}>
        <Skeleton h="32rem" rounded="xl" />
      </Screen>
    );
  const isUnheard = isPending && error && (error.status === 0 || error.status >= 500);
  const says = isPending ? texts.writing : page.status === 'active' ? texts.isOnline : texts.isDraft;
  return (
    <Screen
      title={page.title}
      description={describe(says)}
      actions={
        <>
          <AllPages />
          <WrittenActions projectId={projectId} page={page} onAsked={() => state.current?.focus()} />
        </>
      }
    >
      {isUnheard && <InlineError message={texts.notHeard} onRetry={retry} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
        gap={{ base: '5', lg: '6' }}
        alignItems="start"
      >
        <WrittenView page={page} view={view} isFresh={wasPending} />
        <Box>
          <WrittenAside projectId={projectId} page={page} />
        </Box>
      </Grid>
    </Screen>
  );
}
