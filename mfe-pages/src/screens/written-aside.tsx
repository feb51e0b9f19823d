import { Box, Button, Heading, Panel, Stack, Text, VisuallyHidden } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { lazy, Suspense } from 'react';
import { Editable } from '../components/rename/editable.tsx';
import { useDialog } from '../lib/use-dialog.ts';
import { useNewPageTexts } from '../new-page/texts.ts';
import { GenerationNotice } from '../page-info/generation-notice.tsx';
import { usePagesTexts } from '../texts.ts';

const PageInfoDialog = lazy(() => import('../page-info/page-info-dialog.tsx'));

interface WrittenAsideProps {
  projectId: string;
  page: PageDetail;
}

/** The headings that are there while it is written. */
function Growing({ page: { writing } }: Pick<WrittenAsideProps, 'page'>) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const sections = writing?.sections ?? [];
  return (
    <Panel p="5">
      <Text color="fg.muted">{texts.writingHelp}</Text>
      {sections.length > 0 && (
        <Heading as="h2" size="sm" mt="4">
          {pagesTexts.writtenSoFar}
        </Heading>
      )}
      {sections.length > 0 && (
        <VisuallyHidden role="status">{pagesTexts.sectionsSoFar(sections.length)}</VisuallyHidden>
      )}
      <Box as="ol" mt="3" listStyleType="none">
        {sections.map((section, index) => (
          <Text
            as="li"
            // Two sections may have one heading; they never change places while a page grows.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
            key={index}
            py="1"
            truncate
          >
            {section}
          </Text>
        ))}
      </Box>
    </Panel>
  );
}

function Named({ projectId, page }: WrittenAsideProps) {
  const texts = usePagesTexts();
  return (
    <Panel p="5">
      <Stack as="dl" gap="4">
        <Box>
          <Text as="dt" color="fg.muted">
            {texts.title}
          </Text>
          <Box as="dd">
            <Editable projectId={projectId} page={page} part="title" label={texts.editTitleOf(page.title)}>
              <Text fontWeight="medium">{page.title}</Text>
            </Editable>
          </Box>
        </Box>
        <Box>
          <Text as="dt" color="fg.muted">
            {texts.slug}
          </Text>
          <Box as="dd">
            <Editable projectId={projectId} page={page} part="path" label={texts.editSlugOf(page.title)}>
              <Text fontFamily="mono" fontSize="sm">
                {page.path}
              </Text>
            </Editable>
          </Box>
        </Box>
      </Stack>
    </Panel>
  );
}

/** What is known of a new page beside the look at it. */
export function WrittenAside({ projectId, page }: WrittenAsideProps) {
  const texts = useNewPageTexts();
  const info = useDialog<true>();
  if (page.status === 'pending') return <Growing page={page} />;
  return (
    <Stack gap="4">
      <GenerationNotice projectId={projectId} page={page} />
      <Named projectId={projectId} page={page} />
      {page.description_ai === '' ? (
        <Text color="fg.muted">{texts.examplesAreNotPublished}</Text>
      ) : (
        <Panel p="5">
          <Heading as="h2" size="sm">
            {texts.describedAs}
          </Heading>
          <Text color="fg.muted" mt="2" lineClamp="6" whiteSpace="pre-line">
            {page.description_ai}
          </Text>
          <Button mt="3" size="xs" variant="outline" colorPalette="gray" onClick={() => info.show(true)}>
            {texts.correct}
          </Button>
        </Panel>
      )}
      {info.subject && (
        <Suspense fallback={null}>
          <PageInfoDialog projectId={projectId} pageId={page.page_id} open={info.open} onClose={info.close} />
        </Suspense>
      )}
    </Stack>
  );
}
