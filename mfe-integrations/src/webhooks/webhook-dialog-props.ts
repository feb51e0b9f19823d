import type { Webhook } from '@landfall/shared/contracts';

/** What every dialog about one webhook is told. */
export interface WebhookDialogProps {
  projectId: string;
  webhook: Webhook;
  open: boolean;
  onClose: () => void;
}
