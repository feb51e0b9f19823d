import { ConfirmDialog } from '@landfall/shared/overlay';
import { useAreaTexts } from '../../texts.ts';

interface RemovePhotoDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  pending: boolean;
  finalFocus: () => HTMLElement | null;
}

/** Asks before the person's picture is removed. */
export default function RemovePhotoDialog(props: RemovePhotoDialogProps) {
  const texts = useAreaTexts();
  return (
    <ConfirmDialog {...props} title={texts.removePhoto} confirmLabel={texts.delete}>
      {texts.removePhotoAsk}
    </ConfirmDialog>
  );
}
