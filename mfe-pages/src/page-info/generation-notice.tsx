import { Box, Flex, hasCapability, Text } from '@landfall/shared';
import type { FallbackReason, PageDetail } from '@landfall/shared/contracts';
import { Hourglass, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePagesTexts } from '../texts.ts';
import { AskAgain } from './ask-again.tsx';

const TONES = {
  info: { bg: 'bg.info', color: 'fg.info', icon: <Info size="18" /> },
  waiting: { bg: 'bg.info', color: 'fg.info', icon: <Hourglass size="18" /> },
  error: { bg: 'bg.error', color: 'fg.error', icon: <TriangleAlert size="18" /> },
} as const;

const FALLBACK_TEXTS = {
  timeout: 'fallbackTimeout',
  unreachable: 'fallbackUnreachable',
  refused: 'fallbackRefused',
  limited: 'fallbackLimited',
  unusable: 'fallbackUnusable',
} as const satisfies Record<FallbackReason, string>;

interface NoticeProps {
  tone: keyof typeof TONES;
  title: string;
  help?: string;
  children?: ReactNode;
}

function Notice({ tone, title, help, children }: NoticeProps) {
  const { bg, color, icon } = TONES[tone];
  return (
    <Flex role={tone === 'error' ? 'alert' : 'status'} gap="3" p="4" mb="5" rounded="lg" bg={bg}>
      <Box color={color} flexShrink="0" pt="0.5" aria-hidden="true">
        {icon}
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{title}</Text>
        {help && (
          <Text mt="1" overflowWrap="anywhere">
            {help}
          </Text>
        )}
        {children}
      </Box>
    </Flex>
  );
}

interface GenerationNoticeProps {
  projectId: string;
  page: PageDetail;
  /** Corrects what the page was to be written from, where that is known. */
  onCorrect?: () => void;
}

/** How a page's generation went, where there is something to say, and the way to ask for it again. */
export function GenerationNotice({ projectId, page, onCorrect }: GenerationNoticeProps) {
  const texts = usePagesTexts();
  const askAgain = hasCapability('pages.write') && <AskAgain {...{ projectId, page, onCorrect }} />;
  if (page.status === 'pending')
    return page.description_ai ? <Notice tone="waiting" title={texts.pendingHint} /> : null;
  if (page.generation_error)
    return (
      <Notice tone="error" title={texts.generationFailed} help={page.generation_error}>
        {askAgain}
      </Notice>
    );
  if (page.generated_by === 'fallback')
    return (
      <Notice
        tone="info"
        title={texts.writtenByFallback}
        help={page.fallback_reason ? texts[FALLBACK_TEXTS[page.fallback_reason]] : texts.writtenByFallbackHelp}
      >
        {askAgain}
      </Notice>
    );
  return null;
}
