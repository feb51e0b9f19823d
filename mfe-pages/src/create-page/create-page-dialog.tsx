import { Box, Button, Text } from '@landfall/shared';
import { showFieldErrors } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChosenTemplate } from '../templates/chosen-template.ts';
import { TemplateStrip } from '../templates/template-strip.tsx';
import { usePagesTexts } from '../texts.ts';
import { AiFields } from './ai-fields.tsx';
import { PageFields } from './page-fields.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useCreatePage } from './use-create-page.ts';
import { useCreatePageForm } from './use-create-page-form.ts';

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

/** Creates a page in two steps. What was typed survives closing by Escape or the cross; Cancel discards it. */
export default function CreatePageDialog({ projectId, domain = '', open, template, ...props }: CreatePageDialogProps) {
  const { onChangeTemplate, onRemoveTemplate, onClose, onCreated, finalFocus } = props;
  const texts = usePagesTexts();
  const { form, firstStepReady, inputs, slug, length, reset } = useCreatePageForm();
  const { errors, isSubmitting, isValid } = form.formState;
  const [step, setStep] = useState<1 | 2>(1);
  const [ai, setAi] = useState(false);
  const create = useCreatePage(projectId);
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // Not the buttons of the template above it.
  const firstField = {
    get current() {
      return content.current?.querySelector('input') ?? content.current;
    },
  };

  // The button that was pressed is gone after a step: the focus goes to what has come.
  useEffect(() => {
    if (moved.current && step) content.current?.focus();
  }, [step]);

  // Leaving the empty title to close the dialog was no mistake to be told when it opens again.
  useEffect(() => {
    if (open && !form.getValues('title')) form.clearErrors('title');
  }, [open, form]);

  const goTo = (next: 1 | 2) => {
    moved.current = true;
    setStep(next);
  };
  const discard = () => {
    onClose();
    onRemoveTemplate();
    reset();
    setAi(false);
    moved.current = false;
    setStep(1);
  };
  const removeTemplate = () => {
    onRemoveTemplate();
    content.current?.focus();
  };
  const toggleAi = (on: boolean) => {
    setAi(on);
    if (!on) form.setValue('description_ai', '', { shouldValidate: true });
  };
  const submit = form.handleSubmit(async (input) => {
    try {
      await create(input, template);
    } catch (error) {
      const named = showFieldErrors(form, error);
      if (named && !form.getFieldState('description_ai').error) goTo(1);
      return;
    }
    onCreated();
    discard();
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (step === 2) void submit();
    else if (firstStepReady) goTo(2);
  };

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      title={texts.createNewPage}
      description={texts.stepOf(step)}
      initialFocus={firstField}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" me="auto" disabled={isSubmitting} onClick={discard}>
            {texts.cancel}
          </Button>
          <StepButtons
            {...{ step, formId }}
            canAdvance={firstStepReady}
            canCreate={isValid}
            pending={isSubmitting}
            onBack={() => goTo(1)}
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
      </form>
    </Modal>
  );
}
