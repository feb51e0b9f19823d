import { notify } from '@landfall/shared';
import { useEffect } from 'react';
import { areaName } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { handleAreaErrors } from './error-watch.ts';
import { reloadArea } from './load-area.ts';

/** One area's errors often come in swarms. */
const PAUSE_MS = 5_000;

/** When each area was told of last; the component comes anew with another language. */
const toldAt = new Map<string, number>();

/** Tells of errors in an area's event handlers and promises: which area it was, and that it can be loaded again. */
export default function AreaErrorNotices() {
  const texts = useHostTexts();
  const labels = useLabels();

  useEffect(
    () =>
      handleAreaErrors(({ remote, message }) => {
        if (Date.now() - (toldAt.get(remote) ?? 0) < PAUSE_MS) return;
        toldAt.set(remote, Date.now());
        const action = { label: texts.reloadArea, onClick: () => reloadArea(remote) };
        notify.error(texts.areaErrorNotice(labels(areaName(remote))), message, action);
      }),
    [texts, labels],
  );
  return null;
}
