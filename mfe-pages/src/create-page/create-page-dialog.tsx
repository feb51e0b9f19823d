import { Box, Button, hasCapability, messageOf, notify, Text } from '@landfall/shared';
import type { CorrectedFacts, CreatePage } from '@landfall/shared/contracts';
import { correctedOf, UnderstoodStep, useFactsTexts, useUnderstanding } from '@landfall/shared/facts';
import { showFieldErrors } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useCreatePage } from '../api/make-page.ts';
import { PageFields } from '../components/page-fields.tsx';
import { TemplateStrip } from '../components/templates/template-strip.tsx';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { usePagesTexts } from '../texts.ts';
import { AiFields } from './ai-fields.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useBrandPictures } from './use-brand-pictures.ts';
import { useCreatePageForm } from './use-create-page-form.ts';
import { type Step, useSteps } from './use-steps.ts';

interface CreatePageDialogProps {
  projectId: string;
  domain?: string;
  open: boolean;
  /** What the page begins from, where one was chosen. */
  template?: ChosenTemplate;
  onChangeTemplate: () => void;
  onRemoveTemplate: () => void;
  onClose: () => void;
  onCreated: () => void;
  /** Where the focus goes when it closes. */
  finalFocus?: () => HTMLElement | null;
}

/** A template is complete: nothing is written by AI. */
const fromTemplate = (input: CreatePage, { template_id, language }: ChosenTemplate): CreatePage => ({
  ...input,
  description_ai: '',
  template: template_id,
  language,
});

/**
 * Creates a page in two steps, or in three where what was understood of its description can be corrected. What was typed
 * survives closing by Escape or the cross; Cancel discards it.
 */
export default function CreatePageDialog({ projectId, domain = '', open, template, ...props }: CreatePageDialogProps) {
  const { onChangeTemplate, onRemoveTemplate, onClose, onCreated, finalFocus } = props;
  const texts = usePagesTexts();
  const factsTexts = useFactsTexts();
  const { form, firstStepReady, inputs, slug, length, told, reset } = useCreatePageForm();
  const { errors, isSubmitting, isValid } = form.formState;
  const understanding = useUnderstanding(projectId, 'create-page');
  const [toggled, setAi] = useState<boolean>();
  // A text that was kept in this tab switches it on.
  const ai = toggled ?? told.text !== '';
  const formId = useId();
  const isUnderstood = understanding.isRead(told);
  const hasThird = hasCapability('pages.brief') && !template && ai && told.text !== '';
  const last = hasThird ? 3 : 2;
  const steps = useSteps(last);
  const { step, content, heading } = steps;
  const brandPictures = useBrandPictures(projectId, open && step === 3);

  // Leaving the empty title to close the dialog was no mistake to be told when it opens again.
  useEffect(() => {
    if (open && !form.getValues('title')) form.clearErrors('title');
  }, [open, form]);

  const goTo = (next: Step) => {
    understanding.dispatch({ do: 'finish' });
    if (next === 3) void understanding.read(told);
    steps.goTo(next);
  };
  const discard = () => {
    onClose();
    onRemoveTemplate();
    reset();
    understanding.forget();
    brandPictures.forget();
    setAi(undefined);
    steps.startOver();
  };
  const removeTemplate = () => {
    onRemoveTemplate();
    content.current?.focus();
  };
  const toggleAi = (on: boolean) => {
    setAi(on);
    if (on) return;
    form.setValue('description_ai', '', { shouldValidate: true });
    understanding.forget();
  };
  const { mutate } = useCreatePage(projectId, {
    onSuccess: () => {
      notify.success(texts.created);
      onCreated();
      discard();
    },
    onError: (error) => {
      if (!showFieldErrors(form, error)) return false;
      // The field may stand on a step that is not shown.
      notify.error(messageOf(error, texts.createFailed));
      goTo(form.getFieldState('description_ai').error ? 2 : 1);
      return true;
    },
    failure: texts.createFailed,
  });
  const submit = (facts?: CorrectedFacts) =>
    form.handleSubmit(async (input) => {
      const pictures = facts && brandPictures.chosen;
      await mutate(
        template ? fromTemplate(input, template) : { ...input, ...(facts && { facts }), ...(pictures && { pictures }) },
      );
    })();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (step === 3) void submit(isUnderstood ? correctedOf(understanding.draft, told.title) : undefined);
    else if (step === last) void submit();
    else if (step === 2 ? isValid : firstStepReady) goTo(step === 2 ? 3 : 2);
  };
  const creates = step === 3 ? (isUnderstood ? factsTexts.write : factsTexts.skip) : texts.create;

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      size={step === 3 ? 'lg' : 'md'}
      title={texts.createNewPage}
      description={hasThird ? factsTexts.stepOfThree(step) : texts.stepOf(step)}
      initialFocus={steps.firstField}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" me="auto" disabled={isSubmitting} onClick={discard}>
            {texts.cancel}
          </Button>
          <StepButtons
            formId={formId}
            first={step === 1}
            creates={step === last ? creates : undefined}
            isNarrow={step === 3}
            quiet={step === 3 && !isUnderstood}
            ready={step === 1 ? firstStepReady : isValid}
            pending={isSubmitting}
            onBack={() => goTo(step === 3 ? 2 : 1)}
          />
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        {template && (
          <TemplateStrip
            template={template}
            disabled={isSubmitting}
            onChange={onChangeTemplate}
            onRemove={removeTemplate}
          />
        )}
        {step !== 3 && (
          <Box
            ref={content}
            tabIndex={-1}
            outline="none"
            role="group"
            aria-label={texts.step(step)}
            minH={template ? undefined : '19rem'}
          >
            {step === 1 && <PageFields {...{ inputs, errors, length }} address={`${domain}${slug}`} />}
            {step === 2 && template && <Text color="fg.muted">{texts.templateStarts}</Text>}
            {step === 2 && !template && <AiFields form={form} on={ai} onToggle={toggleAi} />}
          </Box>
        )}
      </form>
      {/* Beside the form: a fact's fields are a form of their own. */}
      {step === 3 && (
        <UnderstoodStep
          draft={understanding.draft}
          dispatch={understanding.dispatch}
          failure={understanding.failure}
          heading={heading}
          isRead={isUnderstood}
          onRetry={() => void understanding.read(told)}
        >
          <PictureChoice {...brandPictures} />
        </UnderstoodStep>
      )}
    </Modal>
  );
}
