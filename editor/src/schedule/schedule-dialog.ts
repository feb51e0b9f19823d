import type { Page } from '@landfall/shared/contracts';
import { type Answer, call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { isOffered } from '../offered.ts';
import type { Saving } from '../saving.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { scheduleForm } from './schedule-form.ts';
import { showSchedule } from './schedule-state.ts';

/** What a link to the editor ends in that is to open this at once. */
const ADDRESSED = '#publish-later';

/** Milliseconds between two looks whether a page whose hour has come is online, and how many there are. */
const LOOK_MS = 10_000;
const LOOKS = 30;
/** Browsers count no longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

type Told = Pick<Page, 'schedule'> | undefined;

/** The button in the top bar for publishing at an hour to come. */
export async function connectSchedule(start: EditorStart, saving: Saving): Promise<void> {
  if (!(await isOffered('pages.schedule'))) return;
  const address = `/v1/api/project/${start.projectId}/page/${start.pageId}`;
  const button = find<HTMLButtonElement>('[data-action="schedule"]');
  let schedule = start.schedule;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const learn = (told: Told) => {
    schedule = told?.schedule ?? null;
    showSchedule(schedule);
    clearTimeout(timer);
    if (schedule && !schedule.failure) wait(schedule.publish_at * 1000 - Date.now() + LOOK_MS, LOOKS);
  };

  /** Looks whether it is published, once its hour has come. */
  function wait(ms: number, looks: number): void {
    timer = setTimeout(
      async () => {
        if (ms > LONGEST_MS) return wait(ms - LONGEST_MS, looks);
        const answer = await call('GET', address);
        const told = answer.data as Page | undefined;
        const isOver = answer.status === 200 && (!told?.schedule || told.schedule.failure !== null);
        if (!isOver) return looks > 1 ? wait(LOOK_MS, looks - 1) : undefined;
        learn(told);
        if (told && !told.schedule) await saving.publishedMeanwhile(told);
      },
      Math.min(ms, LONGEST_MS),
    );
  }

  const done = (answer: Answer): string => {
    if (answer.status !== 200) return answer.message ?? say('settingsOffline');
    learn(answer.data as Told);
    return '';
  };

  function open(): void {
    const dialog = make('dialog', { id: 'schedule' });
    dialog.setAttribute('aria-labelledby', 'schedule-title');
    dialog.append(
      make('div', { className: 'dialog-head' }, make('h2', { id: 'schedule-title' }, say('schedule'))),
      scheduleForm({
        schedule,
        timeZone: start.timeZone,
        async keep(publish_at, time_zone) {
          // What is published then is what the server has.
          if (!(await saving.flush())) return say('scheduleUnsaved');
          return done(await call('PUT', `${address}/schedule`, { publish_at, time_zone }));
        },
        withdraw: async () => done(await call('DELETE', `${address}/schedule`)),
        close: () => dialog.close(),
      }),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      button.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector('input')?.focus();
  }

  saving.onPublished(learn);
  learn({ schedule });
  button.hidden = false;
  button.addEventListener('click', open);
  if (location.hash !== ADDRESSED) return;
  history.replaceState(null, '', location.pathname);
  open();
}
