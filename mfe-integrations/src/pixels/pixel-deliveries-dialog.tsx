import { notify } from '@landfall/shared';
import { useState } from 'react';
import { usePixelDeliveries, useReplayFailedPixel, useReplayPixelDelivery, useTestPixel } from '../api/pixels.ts';
import { DeliveriesDialog } from '../components/deliveries/deliveries-dialog.tsx';
import { useTellTest } from '../lib/use-tell-test.ts';
import { useAreaTexts } from '../texts.ts';
import { PIXELS } from './pixel-about.ts';
import type { PixelDialogProps } from './pixel-dialog.tsx';

/** What a service was told, and what it answered. */
export default function PixelDeliveriesDialog({ projectId, kind, open, onClose }: PixelDialogProps) {
  const texts = useAreaTexts();
  const [page, setPage] = useState(1);
  const deliveries = usePixelDeliveries(projectId, kind, page);
  const failure = { title: texts.failed, reason: texts.tryAgainLater };
  const params = { project_id: projectId, pixel_kind: kind };
  const tell = useTellTest();
  const test = useTestPixel({ failure, onSuccess: ({ data }) => tell(data) });
  const replay = useReplayPixelDelivery({
    failure,
    onSuccess: () => notify.success(texts.sentAgain),
    nameOf: ({ params }) => params.delivery_id,
  });
  const replayFailed = useReplayFailedPixel({
    failure,
    onSuccess: ({ count }) => notify.success(count === 0 ? texts.noneFailed : texts.sentAllAgain(count)),
  });
  return (
    <DeliveriesDialog
      name={PIXELS[kind].title}
      deliveries={deliveries}
      page={page}
      onPage={setPage}
      open={open}
      onClose={onClose}
      onTest={() => test.mutate({ params })}
      onReplay={(delivery_id) => replay.mutate({ params: { ...params, delivery_id } })}
      onReplayFailed={(since) => replayFailed.mutate({ params, body: { since } })}
    />
  );
}
