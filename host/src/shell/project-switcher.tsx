import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';
import { notifyFailure } from '../boundary/overlay-piece.tsx';
import { useMenuOnDemand } from './menu-on-demand.ts';
import { ProjectButton } from './project-button.tsx';

const projectMenu = hostPiece(() => import('./project-menu.tsx'));

/** The project switcher; its menu's code comes when it is pointed at or pressed. */
export function ProjectSwitcher({ collapsed, onChosen }: { collapsed: boolean; onChosen: () => void }) {
  const { asked, openAgain, button } = useMenuOnDemand(projectMenu);
  const trigger = <ProjectButton collapsed={collapsed} {...button} />;
  if (!asked) return trigger;
  return (
    <HostPiece
      of={projectMenu}
      waiting={trigger}
      failed={(retry) => <ProjectButton collapsed={collapsed} {...button} onClick={() => openAgain(retry)} />}
      onFailed={notifyFailure}
    >
      {(ProjectMenu) => <ProjectMenu collapsed={collapsed} startOpen onChosen={onChosen} />}
    </HostPiece>
  );
}
