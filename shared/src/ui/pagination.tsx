import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pageWindow } from '../format/page-window.ts';
import { useSharedTexts } from '../i18n/texts.ts';

interface PaginationProps {
  page: number;
  /** Number of pages. */
  total: number;
  /** Number of things on all pages. */
  count: number;
  /** What is counted, in the plural: 'files'. */
  noun: string;
  onChange: (page: number) => void;
}

/**
 * 'Page X of N (T total files)', first, last and neighbouring pages, previous and next. At an end these two say that
 * they do nothing, rather than being disabled: whoever walks by keyboard would lose the focus with the last step.
 */
export function Pagination({ page, total, count, noun, onChange }: PaginationProps) {
  const texts = useSharedTexts();
  const nav = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Another page is read from its beginning; dialogs see to themselves.
    if (nav.current?.closest('main')) document.documentElement.scrollTop = 0;
  }, [page]);
  return (
    <Flex
      ref={nav}
      as="nav"
      aria-label={texts.pagination}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      py="3"
    >
      <Text color="fg.muted" fontSize="sm" aria-live="polite">
        {texts.pagePosition(page, total, count, noun)}
      </Text>
      <Flex gap="1" align="center">
        <IconButton
          aria-label={texts.previousPage}
          size="xs"
          variant="ghost"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onChange(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        {pageWindow(page, total).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place.
            <Text key={`gap-${index}`} px="1" color="fg.subtle" aria-hidden="true">
              …
            </Text>
          ) : (
            <Button
              key={entry}
              size="xs"
              variant={entry === page ? 'subtle' : 'ghost'}
              aria-label={texts.pageNumber(entry)}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onChange(entry)}
            >
              {entry}
            </Button>
          ),
        )}
        <IconButton
          aria-label={texts.nextPage}
          size="xs"
          variant="ghost"
          aria-disabled={page >= total}
          onClick={() => page < total && onChange(page + 1)}
        >
          <ChevronRight />
        </IconButton>
      </Flex>
    </Flex>
  );
}
