import { Box, Button, hasCapability, notify, Stack } from '@landfall/shared';
import { type CorrectedFacts, type Funnel, writeFunnel } from '@landfall/shared/contracts';
import { correctedOf, UnderstoodStep, useFactsTexts, useUnderstanding } from '@landfall/shared/facts';
import { TextareaField, TextField, useSchemaForm, useWatch } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useWriteFunnel } from '../api/funnels.ts';
import { useFunnelTexts } from './texts.ts';

/** What is typed, and what is corrected, is kept in this tab under this name. */
const DRAFT = 'write-funnel';
const EMPTY = { name: '', description: '' };

/** The button that writes stands where 'Next' stood: the second half of a double click must not write anything. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;

interface WriteDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
  onSaved: (funnel: Funnel) => void;
}

/**
 * Has a landing page, an offer and a page of thanks written from one description, of which people see first what was
 * understood, where the deployment reads descriptions. What was typed survives closing by Escape or the cross; Cancel
 * discards it.
 */
export default function WriteDialog({ projectId, open, onClose, onSaved }: WriteDialogProps) {
  const texts = useFunnelTexts();
  const factsTexts = useFactsTexts();
  const form = useSchemaForm(writeFunnel, { defaultValues: EMPTY, draft: DRAFT });
  const { errors } = form.formState;
  const [name = '', description = ''] = useWatch({ control: form.control, name: ['name', 'description'] });
  const told = { title: name.trim(), text: description.trim() };
  const { draft, dispatch, failure, read, forget, isRead } = useUnderstanding(projectId, DRAFT);
  const isUnderstood = isRead(told);
  const hasReview = hasCapability('pages.brief');
  const [isReview, setReview] = useState(false);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  // The button that was pressed is gone after a step: the focus goes to what has come.
  useEffect(() => {
    if (!moved.current) return;
    if (isReview) heading.current?.focus();
    else form.setFocus('description');
  }, [isReview, form]);

  const goTo = (review: boolean) => {
    moved.current = true;
    dispatch({ do: 'finish' });
    if (review) void read(told);
    setReview(review);
  };
  const discard = () => {
    onClose();
    form.reset(EMPTY);
    forget();
  };
  const { mutate, isPending } = useWriteFunnel({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onError: ({ fields }) => {
      // Fields that are refused stand on the first step.
      if (fields.name || fields.description) goTo(false);
      return false;
    },
    onSuccess: ({ data }) => {
      notify.success(texts.written, texts.writtenHelp);
      onSaved(data);
      discard();
    },
  });
  const write = (facts?: CorrectedFacts) =>
    form.handleSubmit((body) =>
      mutate({ params: { project_id: projectId }, body: { ...body, ...(facts && { facts }) } }),
    )();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (hasReview) void form.handleSubmit(() => goTo(true))();
    else void write();
  };

  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : onClose}
      closeOnOutside={false}
      size="lg"
      title={texts.writePath}
      description={isReview ? undefined : texts.writeHelp}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" me="auto" disabled={isPending} onClick={discard}>
            {texts.cancel}
          </Button>
          {isReview ? (
            <>
              <Button
                key="back"
                variant="outline"
                colorPalette="gray"
                px={{ base: '3', sm: '4' }}
                aria-label={factsTexts.back}
                disabled={isPending}
                onClick={() => goTo(false)}
              >
                <ArrowLeft aria-hidden="true" />
                <Box as="span" hideBelow="sm">
                  {factsTexts.back}
                </Box>
              </Button>
              <Button
                key="write"
                {...(!isUnderstood && { variant: 'outline', colorPalette: 'gray' })}
                loading={isPending}
                loadingText={texts.writing}
                onClick={(event) => {
                  if (!isSecondClick(event)) void write(isUnderstood ? correctedOf(draft, told.title) : undefined);
                }}
              >
                {isUnderstood ? texts.write : factsTexts.skip}
              </Button>
            </>
          ) : (
            <Button key="next" type="submit" form={formId} loading={isPending} loadingText={texts.writing}>
              {hasReview ? texts.next : texts.write}
              {hasReview && <ArrowRight aria-hidden="true" />}
            </Button>
          )}
        </>
      }
    >
      {/* Beside what is corrected: a fact's fields are a form of their own. */}
      {isReview ? (
        <UnderstoodStep
          {...{ draft, dispatch, failure, heading, isRead: isUnderstood }}
          about={{ help: texts.understoodHelp, failedHelp: texts.readFailedHelp }}
          onRetry={() => void read(told)}
        />
      ) : (
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap="5">
            <TextField
              label={texts.name}
              placeholder={texts.nameExample}
              autoComplete="off"
              data-autofocus=""
              error={errors.name?.message}
              {...form.register('name')}
            />
            <TextareaField
              label={texts.description}
              placeholder={texts.descriptionExample}
              rows={9}
              helper={hasReview ? texts.thenUnderstood : undefined}
              error={errors.description?.message}
              {...form.register('description')}
            />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
