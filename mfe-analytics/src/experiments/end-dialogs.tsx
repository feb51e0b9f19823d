import { notify, Stack, Text } from '@landfall/shared';
import type { Experiment, VariantResult } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useFinishExperiment } from '../api/experiments.ts';
import { useExperimentTexts } from './texts.ts';

interface EndDialogProps {
  projectId: string;
  experiment: Experiment;
  /** The variant that becomes the page; without one the experiment only ends. */
  variant?: VariantResult;
  open: boolean;
  onClose: () => void;
}

/** Asks before an experiment ends, with a variant that becomes the page or without. */
export function EndDialog({ projectId, experiment, variant, open, onClose }: EndDialogProps) {
  const texts = useExperimentTexts();
  const { mutate, isPending } = useFinishExperiment({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(variant ? texts.adopted : texts.stopped);
      onClose();
    },
  });
  const params = { project_id: projectId, page_id: experiment.page_id, experiment_id: experiment.id };
  const confirm = () =>
    void mutate({ params, body: variant ? { status: 'won', variant: variant.letter } : { status: 'stopped' } });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={variant ? texts.adoptTitle(variant.name) : texts.stopTitle}
      confirmLabel={variant ? texts.adopt : texts.stop}
      danger={!variant}
      pending={isPending}
    >
      <Stack gap="2">
        <Text>{variant ? texts.adoptHelp : texts.stopHelp}</Text>
        {variant && experiment.verdict.kind === 'early' && <Text fontWeight="medium">{texts.adoptEarly}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
