import { Box, Flex, hasCapability, Skeleton, Stack, Text, VisuallyHidden } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import type { Column } from '@landfall/shared/list';
import { Sparkles } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageNumbers as Numbers } from '../api/stats.ts';
import { pageTypeLabel } from '../lib/page-type.ts';
import { usePagesTexts } from '../texts.ts';
import { PageNumbers } from './page-numbers.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageStatus } from './page-status.tsx';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

/** What the rows do with their pages. */
export type PageRowContext = Omit<RowActionsProps, 'page'>;

const PageTitle = ({ page }: { page: Page }) => (
  <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere" title={page.title}>
    {page.title}
  </Text>
);

const PagePath = ({ page }: { page: Page }) => (
  <Text fontFamily="mono" fontSize="xs" color="fg.muted" truncate title={page.path}>
    {page.path}
  </Text>
);

function Description({ page }: { page: Page }) {
  const texts = usePagesTexts();
  return (
    <>
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
    </>
  );
}

interface PageColumnsOptions {
  /** Undefined while no row is there. */
  row?: PageRowContext;
  /** Undefined where they are not known. */
  numbersOf?: (pageId: string) => Numbers | undefined;
  /** In the place of a page's title. */
  Title?: ComponentType<RowActionsProps>;
  /** In the place of its path. */
  Path?: ComponentType<RowActionsProps>;
}

/** Where a list is wider than its cards and has no room for all columns, the longest words give way. */
const TOO_NARROW = { '@container (54rem <= width < 64rem)': { display: 'none' } };

/** The columns of the table of pages. */
export function usePageColumns(options: PageColumnsOptions): Column<Page>[] {
  const { row, numbersOf, Title = PageTitle, Path = PagePath } = options;
  const texts = usePagesTexts();
  return [
    {
      id: 'preview',
      label: texts.preview,
      width: '7rem',
      cell: (page) => <PagePreview page={page} />,
      placeholder: <Skeleton w="20" h="12" rounded="md" />,
    },
    {
      id: 'title',
      label: texts.title,
      width: '18%',
      sort: 'title',
      cell: (page) => row && <Title page={page} {...row} />,
      placeholder: <Skeleton h="4" w="80%" />,
    },
    {
      id: 'path',
      label: texts.path,
      // The numbers of a page that is much visited take one line.
      width: hasCapability('stats') ? '12rem' : '15%',
      cell: (page) => {
        const numbers = page.status === 'pending' ? undefined : numbersOf?.(page.page_id);
        return (
          <>
            {row && <Path page={page} {...row} />}
            {numbers && <PageNumbers numbers={numbers} />}
          </>
        );
      },
      placeholder: <Skeleton h="4" w="70%" />,
    },
    {
      id: 'description',
      label: texts.description,
      ...(hasCapability('lists.query') && { head: { css: TOO_NARROW }, body: { css: TOO_NARROW } }),
      cell: (page) => <Description page={page} />,
      placeholder: (
        <Stack gap="2">
          <Skeleton h="3.5" w="90%" />
          <Skeleton h="3" w="60%" />
        </Stack>
      ),
    },
    {
      id: 'type',
      label: texts.type,
      width: '7.5rem',
      cell: (page) => <Text color="fg.muted">{texts[pageTypeLabel(page.type)]}</Text>,
      placeholder: <Skeleton h="4" w="20" />,
    },
    {
      id: 'status',
      label: texts.status,
      width: '6.5rem',
      cell: (page) => row && <PageStatus page={page} actions={row.actions} />,
      placeholder: <Skeleton h="5" w="16" rounded="full" />,
    },
    {
      id: 'actions',
      label: texts.actions,
      width: '9rem',
      cell: (page) => row && <RowActions page={page} {...row} />,
      placeholder: <Skeleton h="8" w="24" />,
    },
  ];
}
