import { dateAt, Flex, IconButton, notify, Stack } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useChangeLead } from '../api/leads.ts';
import { nameOf } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFiles } from './lead-files.tsx';
import { LeadOrigin } from './lead-origin.tsx';
import { LeadValues } from './lead-values.tsx';

interface LeadDialogProps {
  projectId: string;
  lead: Lead;
  /** The form it came in through, where it is known. */
  form: Form | undefined;
  /** The list that it stands in. */
  leads: readonly Lead[];
  open: boolean;
  onTurn: (lead: Lead) => void;
  onClose: () => void;
  /** Deletes it without a question, where that can be undone. */
  onDelete?: (lead: Lead) => void;
}

/** One lead whole: what was sent, with what, from where; and what can be done with it. */
export default function LeadDialog({ projectId, lead, form, leads, open, onTurn, onClose, onDelete }: LeadDialogProps) {
  const texts = useAreaTexts();
  const [isAsking, setAsking] = useState(false);
  const at = leads.findIndex(({ lead_id }) => lead_id === lead.lead_id);
  const [newer, older] = [leads[at - 1], at < 0 ? undefined : leads[at + 1]];
  const change = useChangeLead(projectId, {
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: (_, { status }) => {
      notify.success(texts.markedAs(status));
      onClose();
    },
  });
  const remove = () => {
    if (!onDelete) return setAsking(true);
    onClose();
    onDelete(lead);
  };
  const turn = (to: Lead | undefined) => to && onTurn(to);
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        size="lg"
        title={nameOf(lead) || texts.emptyLead}
        description={dateAt(lead.created_at)}
        finalFocus={() => document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(lead.lead_id)}"]`)}
        footer={
          <Flex w="full" gap="2" wrap="wrap" justify="space-between" align="center">
            <Flex gap="1">
              <IconButton
                size="sm"
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.newer}
                aria-disabled={!newer}
                onClick={() => turn(newer)}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                size="sm"
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.older}
                aria-disabled={!older}
                onClick={() => turn(older)}
              >
                <ChevronRight />
              </IconButton>
            </Flex>
            <LeadActions
              lead={lead}
              form={form}
              pending={change.pending?.status}
              onMark={(status) => void change.mutate({ lead, status })}
              onDelete={remove}
            />
          </Flex>
        }
      >
        <Stack gap="6">
          <LeadValues lead={lead} form={form} />
          <LeadFiles projectId={projectId} lead={lead} />
          <LeadOrigin lead={lead} form={form} />
        </Stack>
      </Modal>
      <DeleteQuestion
        projectId={projectId}
        lead={lead}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onClose}
      />
    </>
  );
}
