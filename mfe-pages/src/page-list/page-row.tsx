import { Box, Button, Flex, StatusBadge, Table, Text, VisuallyHidden } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PageNumbers as Numbers } from '../api/stats.ts';
import { usePagesTexts } from '../texts.ts';
import { PageNumbers } from './page-numbers.tsx';
import { PagePreview } from './page-preview.tsx';
import { pageTypeLabel } from './page-type.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';
import { Cell } from './table-frame.tsx';

const PendingHint = lazy(() => import('./pending-hint.tsx'));

/** The AI was asked, and nothing came of it. */
const isUnwritten = ({ status, description_ai, preview_img }: Page) =>
  status === 'inactive' && description_ai !== '' && preview_img === '';

function Status({ page, actions }: Pick<RowActionsProps, 'page' | 'actions'>) {
  const texts = usePagesTexts();
  const badge = <StatusBadge of="page" status={page.status} />;
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
  if (page.status !== 'pending' || !page.description_ai) return badge;
  return (
    <Suspense fallback={badge}>
      <PendingHint>{badge}</PendingHint>
    </Suspense>
  );
}

interface PageRowProps extends RowActionsProps {
  /** Undefined where they are not known. */
  numbers: Numbers | undefined;
}

export function PageRow({ page, numbers, ...row }: PageRowProps) {
  const texts = usePagesTexts();
  return (
    <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
      <Cell>
        <PagePreview page={page} />
      </Cell>
      <Cell>
        <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere" title={page.title}>
          {page.title}
        </Text>
      </Cell>
      <Cell>
        <Text fontFamily="mono" fontSize="xs" color="fg.muted" truncate title={page.path}>
          {page.path}
        </Text>
        {numbers && page.status !== 'pending' && <PageNumbers numbers={numbers} />}
      </Cell>
      <Cell>
        {page.description && (
          <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere" title={page.description}>
            {page.description}
          </Text>
        )}
        {page.description_ai && (
          <Flex gap="1.5" align="flex-start" mt={page.description ? '1' : '0'} fontSize="xs" color="colorPalette.fg">
            <Box flexShrink="0" pt="0.5" aria-hidden="true">
              <Sparkles size="12" />
            </Box>
            <VisuallyHidden>{texts.aiDescriptionIs}</VisuallyHidden>
            <Text as="span" lineClamp="1" overflowWrap="anywhere" title={page.description_ai}>
              {page.description_ai}
            </Text>
          </Flex>
        )}
      </Cell>
      <Cell>
        <Text color="fg.muted">{texts[pageTypeLabel(page.type)]}</Text>
      </Cell>
      <Cell>
        <Status page={page} actions={row.actions} />
      </Cell>
      <Cell>
        <RowActions page={page} {...row} />
      </Cell>
    </Table.Row>
  );
}
