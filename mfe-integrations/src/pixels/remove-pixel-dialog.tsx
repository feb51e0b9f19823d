import { notify, Text } from '@landfall/shared';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useChangePixel } from '../api/pixels.ts';
import { useAreaTexts } from '../texts.ts';
import { PIXELS } from './pixel-about.ts';
import type { PixelDialogProps } from './pixel-dialog.tsx';

export default function RemovePixelDialog({ projectId, kind, open, onClose }: PixelDialogProps) {
  const texts = useAreaTexts();
  const { mutate, isPending } = useChangePixel({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      notify.success(texts.pixelRemoved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { project_id: projectId }, body: { [kind]: null } })}
      title={texts.removePixel}
      confirmLabel={texts.remove}
      pending={isPending}
      // Its button says Set up then: it is the same place.
      finalFocus={() => document.querySelector<HTMLElement>(`[data-pixel="${kind}"]`)}
    >
      <Text>{texts.removePixelHelp(PIXELS[kind].title)}</Text>
    </ConfirmDialog>
  );
}
