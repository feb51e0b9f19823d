import { notify } from '@landfall/shared';
import type { Lead } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useDeleteLead } from '../api/leads.ts';
import { nameOf } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';

interface DeleteQuestionProps {
  projectId: string;
  lead: Lead;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a lead and its files are deleted. */
export function DeleteQuestion({ projectId, lead, open, onClose, onDeleted }: DeleteQuestionProps) {
  const texts = useAreaTexts();
  const { mutate, isPending } = useDeleteLead({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.deleted);
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId, lead_id: lead.lead_id } })}
      title={texts.deleteTitle}
      confirmLabel={texts.delete}
      pending={isPending}
    >
      {texts.deleteHelp(nameOf(lead) || texts.emptyLead)}
    </ConfirmDialog>
  );
}
