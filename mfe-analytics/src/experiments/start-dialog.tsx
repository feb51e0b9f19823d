import { Button, Flex, notify, Stack, Text, useContractMessage } from '@landfall/shared';
import { experimentForm, variantLetters } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { Copy, Plus } from 'lucide-react';
import { useCopyPage, useStartExperiment } from '../api/experiments.ts';
import { useProjectPages } from '../api/project-pages.ts';
import { useExperimentTexts } from './texts.ts';
import { type VariantDraft, VariantFields } from './variant-fields.tsx';

/** Two whole weeks. */
const DAYS = 14;
const HALF = 50;
const MOST = variantLetters.length - 1;

interface StartDialogProps {
  projectId: string;
  pageId: string;
  open: boolean;
  onClose: () => void;
}

const unnamed = (weight: number): VariantDraft => ({ name: '-', page_id: '', weight });

/** What is tried on a page, with whom, and for how long. */
export default function StartDialog({ projectId, pageId, open, onClose }: StartDialogProps) {
  const texts = useExperimentTexts();
  const say = useContractMessage();
  const { data } = useProjectPages(projectId);
  const form = useSchemaForm(experimentForm, {
    defaultValues: { name: '', variants: [unnamed(HALF)], days: DAYS },
  });
  const { errors, isSubmitted } = form.formState;
  const variants = form.watch('variants');
  const start = useStartExperiment({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.started);
      onClose();
    },
  });
  const setVariants = (next: VariantDraft[]) =>
    form.setValue('variants', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const copy = useCopyPage({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ data: page }) => {
      notify.success(texts.copied);
      const now = form.getValues('variants');
      const free = now.findIndex(({ page_id }) => page_id === '');
      const made = { name: page.title.slice(0, 60), page_id: page.page_id };
      if (free >= 0) setVariants(now.map((one, at) => (at === free ? { ...one, ...made } : one)));
    },
  });
  const pages = (data?.data ?? []).filter(({ page_id, status }) => page_id !== pageId && status === 'inactive');
  const rest = 100 - variants.reduce((sum, { weight }) => sum + (weight || 0), 0);
  const submit = form.handleSubmit((body) =>
    start.mutate({ params: { project_id: projectId, page_id: pageId }, body }),
  );
  const add = () => setVariants([...variants, unnamed(Math.max(1, Math.floor(rest / 2)))]);
  const wrong = errors.variants?.message ?? errors.variants?.root?.message;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.start}
      description={texts.help}
      submitLabel={texts.start}
      pendingLabel={texts.starting}
      isPending={start.isPending}
      onSubmit={submit}
    >
      <Stack gap="5">
        <TextField
          label={texts.name}
          placeholder={texts.nameExample}
          autoComplete="off"
          data-autofocus=""
          error={errors.name?.message}
          {...form.register('name')}
        />
        {variants.map((variant, at) => (
          <VariantFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a variant is its letter.
            key={at}
            projectId={projectId}
            at={at}
            variant={variant}
            pages={pages}
            errors={{
              page_id: errors.variants?.[at]?.page_id?.message,
              weight: errors.variants?.[at]?.weight?.message,
            }}
            onChange={(next) => setVariants(variants.map((one, index) => (index === at ? next : one)))}
            onRemove={variants.length > 1 ? () => setVariants(variants.filter((_, index) => index !== at)) : undefined}
          />
        ))}
        {wrong && (
          <Text role="alert" color="fg.error" fontSize="sm">
            {say(wrong)}
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted">
          {texts.rest(Math.max(0, rest))}
        </Text>
        <Flex gap="2" wrap="wrap">
          {variants.some(({ page_id }) => page_id === '') && (
            <Button
              size="sm"
              variant="outline"
              loading={copy.isPending}
              loadingText={texts.copying}
              onClick={() => void copy.mutate({ params: { project_id: projectId, page_id: pageId } })}
            >
              <Copy size={16} aria-hidden="true" />
              {texts.copy}
            </Button>
          )}
          {variants.length < MOST && (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={add}>
              <Plus size={16} aria-hidden="true" />
              {texts.addVariant}
            </Button>
          )}
        </Flex>
        <TextField
          label={texts.days}
          helper={texts.daysHelp}
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          error={errors.days?.message}
          {...form.register('days', { valueAsNumber: true })}
        />
      </Stack>
    </FormDialog>
  );
}
