import type { Integration, IntegrationKind } from '@landfall/shared/contracts';

/** What every dialog about one connection is told. */
export interface ConnectionDialogProps {
  projectId: string;
  connection: Integration;
  /** Undefined for a kind that this backend does not know any more. */
  kind: IntegrationKind | undefined;
  open: boolean;
  onClose: () => void;
}
