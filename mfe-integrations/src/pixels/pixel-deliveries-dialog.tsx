import { useState } from 'react';
import { usePixelDeliveries, useReplayFailedPixel, useReplayPixelDelivery, useTestPixel } from '../api/pixels.ts';
import { DeliveriesDialog } from '../components/deliveries/deliveries-dialog.tsx';
import { useReplayNotices } from '../lib/use-replay-notices.ts';
import { useTellTest } from '../lib/use-tell-test.ts';
import { PIXELS } from './pixel-about.ts';
import type { PixelDialogProps } from './pixel-dialog.tsx';

/** What a service was told, and what it answered. */
export default function PixelDeliveriesDialog({ projectId, kind, open, onClose }: PixelDialogProps) {
  const [page, setPage] = useState(1);
  const deliveries = usePixelDeliveries(projectId, kind, page);
  const notices = useReplayNotices();
  const params = { project_id: projectId, pixel_kind: kind };
  const tell = useTellTest();
  const test = useTestPixel({ failure: notices.failure, onSuccess: ({ data }) => tell(data) });
  const replay = useReplayPixelDelivery(notices.one);
  const replayFailed = useReplayFailedPixel(notices.allFailed);
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
