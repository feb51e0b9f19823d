import { Button, EmptyState, Screen, useSearchParam, useSelectedProject } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import note from './note.svg';
import styles from './notes-screen.module.css';
import { useAreaTexts } from './texts.ts';

/** A screen with a button that opens a dialog, whose state is in the address. */
export function NotesScreen() {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  const [creating, setCreating] = useSearchParam('new');
  return (
    <Screen title={texts.title} description={project && texts.notesOf(project.name)}>
      <EmptyState
        icon={<img src={note} alt="" className={styles.icon} />}
        title={texts.none}
        action={<Button onClick={() => setCreating('1')}>{texts.create}</Button>}
      />
      <Modal open={creating !== ''} onClose={() => setCreating('')} title={texts.create}>
        {texts.none}
      </Modal>
    </Screen>
  );
}
