import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { watch } from '../navigation/navigation-blocker.ts';
import { paths } from '../paths/paths.ts';

interface LeaveWarningProps {
  /** Something typed is not saved yet. */
  dirty: boolean;
  /** The person gives it up. */
  onLeave: () => void;
}

type Warning = ComponentType<LeaveWarningProps>;

/**
 * Asks before unsaved changes are left behind, by what is loaded once there are any. Until then, and where it does not
 * come, the browser's own question is asked.
 */
export function LateLeaveWarning({ dirty, onLeave, load }: LeaveWarningProps & { load: () => Promise<Warning> }) {
  const texts = useSharedTexts();
  const [Loaded, setLoaded] = useState<Warning>();
  const current = useRef({ onLeave, texts });
  current.current = { onLeave, texts };

  useEffect(() => {
    if (!dirty || Loaded) return;
    let isShown = true;
    load().then(
      (component) => isShown && setLoaded(() => component),
      () => {},
    );
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    const here = location.pathname;
    const blocker = {
      blocks: (pathname?: string) => pathname !== here && pathname !== paths.login,
      confirm: (proceed: () => void) => {
        const { leaveTitle, leaveHelp } = current.current.texts;
        if (!window.confirm(`${leaveTitle}\n\n${leaveHelp}`)) return;
        current.current.onLeave();
        proceed();
      },
    };
    watch.blocker = blocker;
    return () => {
      isShown = false;
      window.removeEventListener('beforeunload', onUnload);
      if (watch.blocker === blocker) watch.blocker = undefined;
    };
  }, [dirty, Loaded, load]);

  return Loaded ? <Loaded dirty={dirty} onLeave={onLeave} /> : null;
}

const loadWarning = async () => (await import('@landfall/shared/overlay')).LeaveWarning;

/** The overlay facade's, which a form that nobody has typed in does not load. */
export const LeaveWarning = (props: LeaveWarningProps) => <LateLeaveWarning {...props} load={loadWarning} />;
