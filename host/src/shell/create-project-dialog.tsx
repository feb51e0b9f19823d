import { useStore } from '@landfall/shared';
import { useRef } from 'react';
import { RemoteScreen } from '../federation/remote-screen.tsx';

/** The create-project dialog, loaded the first time it opens and kept, so that it can close with its animation. */
export function CreateProjectDialog() {
  const open = useStore((state) => state.createDialogOpen);
  const wanted = useRef(false);
  wanted.current ||= open;
  if (!wanted.current) return null;
  return <RemoteScreen remote="mfe_projects" screen="createProject" area="areaCreateProject" skeleton={null} />;
}
