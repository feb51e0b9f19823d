import { THEMSELVES } from '@landfall/shared/contracts';
import { now } from '../moment.ts';
import type { NotificationRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

type Told = Pick<NotificationRecord, 'type' | 'thing' | 'subject_id' | 'name' | 'project_id'> &
  Partial<Pick<NotificationRecord, 'sender' | 'created_at' | 'read' | 'actor'>>;

/** Tells the account of something that happened. */
export function tell(state: State, told: Told): void {
  const project_name = state.projects.get(told.project_id)?.name ?? '';
  const common = { sender: '', actor: '', read: false, created_at: now(), project_name };
  state.notifications.put({ id: crypto.randomUUID(), ...common, ...told });
}

/** Tells that a page is online. */
export const tellPublished = (state: State, page: PageRecord): void =>
  tell(state, {
    ...{ type: 'page.published', thing: 'page', subject_id: page.id, name: page.title, project_id: page.projectId },
    // Whoever did it need not be told.
    ...{ actor: THEMSELVES, read: true },
  });
