import { notify } from '@landfall/shared';
import { useEffect } from 'react';
import { areaName } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { startAfresh } from './load-area.ts';
import { areaOfAddress } from './registry.ts';
import { reportError } from './report-error.ts';

/** A script that could not be read has no place in the code: whoever asked for it knows, and acts. */
const isUnreadScript = (error: Error) => error instanceof SyntaxError && !/\n\s+at /.test(error.stack ?? '');

/**
 * Notices what nothing else catches: errors in an area's event handlers and promises. They are told apart by the
 * address of the script; the person hears which area it was and can load it again.
 */
export default function WatchErrors() {
  const texts = useHostTexts();
  const labels = useLabels();

  useEffect(() => {
    const told = new Map<string, number>();
    const happened = (thrown: unknown, address: string, kind: 'script' | 'promise') => {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const area = areaOfAddress(`${address}\n${error.stack ?? ''}`);
      if (area && isUnreadScript(error)) return;
      reportError({ remote: area?.remote ?? 'host', kind, error });
      // While it loads, the loader speaks.
      if (area?.state !== 'ready') return;
      const { remote } = area;
      if (Date.now() - (told.get(remote) ?? 0) < 5_000) return;
      told.set(remote, Date.now());
      const action = { label: texts.reloadArea, onClick: () => startAfresh(remote) };
      notify.error(texts.areaStumbled(labels(areaName(remote))), error.message, action);
    };
    // Without an error object it is not ours: a browser's own remark, or a script that may not be looked into.
    const onError = ({ error, filename }: ErrorEvent) => error && happened(error, filename, 'script');
    const onRejection = ({ reason }: PromiseRejectionEvent) => happened(reason, '', 'promise');
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [texts, labels]);
  return null;
}
