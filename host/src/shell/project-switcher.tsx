import { useMenuOnDemand } from '@landfall/shared/host';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { notifyFailure } from '../boundary/overlay-piece.tsx';
import { ProjectButton, type ProjectButtonLook } from './project-button.tsx';

const projectMenu = hostPiece(() => import('./project-menu.tsx'));

/** The project switcher; its menu's code comes when it is pointed at or pressed. */
export function ProjectSwitcher({ onChosen, ...look }: ProjectButtonLook & { onChosen: () => void }) {
  const { asked, ask, button } = useMenuOnDemand(projectMenu.prepare);
  const openAgain = (retry: () => void) => {
    ask();
    retry();
  };
  const trigger = <ProjectButton {...look} {...button} />;
  if (!asked) return trigger;
  return (
    <HostPiece
      of={projectMenu}
      waiting={trigger}
      failed={(retry) => <ProjectButton {...look} {...button} onClick={() => openAgain(retry)} />}
      onFailed={notifyFailure}
    >
      {(ProjectMenu) => <ProjectMenu {...look} startOpen onChosen={onChosen} />}
    </HostPiece>
  );
}
