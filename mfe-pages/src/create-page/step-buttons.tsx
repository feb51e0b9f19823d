import { Button } from '@landfall/shared';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePagesTexts } from '../texts.ts';

interface StepButtonsProps {
  step: 1 | 2;
  formId: string;
  canAdvance: boolean;
  canCreate: boolean;
  pending: boolean;
  onBack: () => void;
}

/** 'Create' stands where 'Next' stood: the second half of a double click must not create a page. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export function StepButtons({ step, formId, canAdvance, canCreate, pending, onBack }: StepButtonsProps) {
  const texts = usePagesTexts();
  if (step === 1)
    return (
      <Button key="next" type="submit" form={formId} disabled={!canAdvance}>
        {texts.next}
        <ArrowRight aria-hidden="true" />
      </Button>
    );
  return (
    <>
      <Button key="back" variant="outline" colorPalette="gray" disabled={pending} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Button>
      <Button
        key="create"
        type="submit"
        form={formId}
        disabled={!canCreate}
        loading={pending}
        onClick={ignoreDoubleClick}
      >
        {texts.create}
      </Button>
    </>
  );
}
