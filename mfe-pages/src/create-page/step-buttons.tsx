import { Button } from '@landfall/shared';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePagesTexts } from '../texts.ts';

interface StepButtonsProps {
  /** No step comes before this one. */
  first: boolean;
  /** What the main button says where the page is made with this step; another step follows where it is absent. */
  creates?: string;
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

export function StepButtons({ first, creates, quiet, formId, ready, pending, onBack }: StepButtonsProps) {
  const texts = usePagesTexts();
  return (
    <>
      {!first && (
        <Button key="back" variant="outline" colorPalette="gray" disabled={pending} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {texts.back}
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
