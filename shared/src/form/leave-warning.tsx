import { type ComponentType, useEffect, useState } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { useUnsavedChanges } from '../navigation/use-unsaved-changes.ts';

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
  const { leaveTitle, leaveHelp } = useSharedTexts();
  const [Loaded, setLoaded] = useState<Warning>();
  const agree = useUnsavedChanges(dirty && !Loaded, (proceed) => {
    if (!window.confirm(`${leaveTitle}\n\n${leaveHelp}`)) return;
    agree();
    onLeave();
    proceed();
  });

  useEffect(() => {
    if (!dirty || Loaded) return;
    let isShown = true;
    load().then(
      (component) => isShown && setLoaded(() => component),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [dirty, Loaded, load]);

  return Loaded ? <Loaded dirty={dirty} onLeave={onLeave} /> : null;
}

const loadWarning = async () => (await import('@landfall/shared/overlay')).LeaveWarning;

/** The overlay facade's, which a form that nobody has typed in does not load. */
export const LeaveWarning = (props: LeaveWarningProps) => <LateLeaveWarning {...props} load={loadWarning} />;
