import { ProjectGate, Screen, useSelectedProject } from '@landfall/shared';
import { InboxSkeleton } from '../inbox/inbox-skeleton.tsx';
import { useAreaTexts } from '../texts.ts';
import { Inbox } from './inbox.tsx';
import { ScreenActions } from './screen-actions.tsx';

/** The forms of the selected project, and what visitors sent through them. */
export function FormsScreen() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  return (
    <Screen
      title={texts.title}
      description={texts.help}
      actions={project && <ScreenActions projectId={project.project_id} />}
    >
      <ProjectGate skeleton={<InboxSkeleton />}>
        {({ project_id }) => <Inbox key={project_id} projectId={project_id} />}
      </ProjectGate>
    </Screen>
  );
}
