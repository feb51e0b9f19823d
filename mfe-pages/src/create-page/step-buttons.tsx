import { Box, Button } from '@landfall/shared';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePagesTexts } from '../texts.ts';

interface StepButtonsProps {
  /** No step comes before this one. */
  first: boolean;
  /** What the main button says where the page is made with this step; another step follows where it is absent. */
  creates?: string;
  /** Beside a long main button a phone has no room for the word of the other. */
  isNarrow?: boolean;
  /** The main button leaves something out: it is no more than a way on. */
  quiet?: boolean;
  /** The form that the main button submits. */
  formId: string;
  ready: boolean;
  pending: boolean;
  onBack: () => void;
}

/** A main button stands where 'Next' stood: the second half of a double click must not create a page. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export function StepButtons({ first, creates, isNarrow, quiet, formId, ready, pending, onBack }: StepButtonsProps) {
  const texts = usePagesTexts();
  return (
    <>
      {!first && (
        <Button
          key="back"
          variant="outline"
          colorPalette="gray"
          px={isNarrow ? { base: '3', sm: '4' } : undefined}
          aria-label={isNarrow ? texts.back : undefined}
          disabled={pending}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" />
          {isNarrow ? (
            <Box as="span" hideBelow="sm">
              {texts.back}
            </Box>
          ) : (
            texts.back
          )}
        </Button>
      )}
      <Button
        key={creates ? 'create' : `next${first ? '' : '-again'}`}
        type="submit"
        {...(quiet && { variant: 'outline', colorPalette: 'gray' })}
        form={formId}
        disabled={!ready}
        loading={pending}
        onClick={first ? undefined : ignoreDoubleClick}
      >
        {creates ?? (
          <>
            {texts.next}
            <ArrowRight aria-hidden="true" />
          </>
        )}
      </Button>
    </>
  );
}
