import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { watch } from '../navigation/navigation-blocker.ts';
import { paths } from '../paths/paths.ts';

const loadWarning = async () => (await import('@landfall/shared/overlay')).LeaveWarning;

type Warning = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadWarning>>>>;

/**
 * Asks before unsaved changes are left behind, as the overlay facade's does, which is loaded once there are any: a form
 * that nobody has typed in needs none of it. Until then, and where it does not come, the browser's own question is asked.
 */
export function LeaveWarning({ dirty, onLeave }: ComponentProps<Warning>) {
  const texts = useSharedTexts();
  const [Loaded, setLoaded] = useState<Warning>();
  const current = useRef({ onLeave, texts });
  current.current = { onLeave, texts };

  useEffect(() => {
    if (!dirty || Loaded) return;
    let isShown = true;
    loadWarning().then(
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
  }, [dirty, Loaded]);

  return Loaded ? <Loaded dirty={dirty} onLeave={onLeave} /> : null;
}
