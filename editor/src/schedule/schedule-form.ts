import { momentOf, tomorrow, wallTimeAt } from '@landfall/page/time/wall-time';
import type { PageSchedule } from '@landfall/shared/contracts';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { failureText, momentText, wholeMomentText } from './schedule-state.ts';
import { HERE, zoneChoice } from './zones.ts';

interface ScheduleForm {
  /** What waits; null for nothing. */
  schedule: PageSchedule | null;
  /** The project's. */
  timeZone: string;
  /** Returns what went wrong; empty once it is done. */
  keep: (publishAt: number, timeZone: string) => Promise<string>;
  withdraw: () => Promise<string>;
  close: () => void;
}

/** A day, an hour and the zone that they are meant in. */
export function scheduleForm({ schedule, timeZone, keep, withdraw, close }: ScheduleForm): HTMLElement {
  const zone = zoneChoice(schedule?.time_zone, timeZone);
  const begin =
    schedule && !schedule.failure
      ? wallTimeAt(schedule.publish_at * 1000, schedule.time_zone)
      : tomorrow(Date.now(), zone.value);
  const day = make('input', {
    type: 'date',
    name: 'day',
    required: true,
    value: begin.day,
    min: wallTimeAt(Date.now(), zone.value).day,
  });
  const hour = make('input', { type: 'time', name: 'hour', required: true, value: begin.hour });
  const told = make('p', { className: 'schedule-told' });
  told.setAttribute('role', 'status');
  const send = make('button', { type: 'submit', className: 'save' }, say(schedule ? 'scheduleChange' : 'scheduleKeep'));
  const remove = make('button', { type: 'button', className: 'tool outlined' }, say('scheduleWithdraw'));
  const cancel = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
  const buttons = [send, remove, cancel];

  const tell = (text: string, isWrong: boolean) => {
    told.textContent = text;
    told.classList.toggle('wrong', isWrong);
  };
  const chosen = () => momentOf({ day: day.value, hour: hour.value }, zone.value);

  /** Says the moment in words, also as it is here where another zone is meant. Returns it where it can be kept. */
  function judge(): number | null {
    const moment = chosen();
    if (!day.value || !hour.value) tell('', false);
    else if (moment === null) tell(say('scheduleNever'), true);
    else if (moment <= Date.now()) tell(say('scheduleOver'), true);
    else {
      const said = { publish_at: moment / 1000, time_zone: zone.value };
      const there = say('scheduleAt', wholeMomentText(said), zone.value);
      const here = zone.value === HERE ? '' : ` ${say('scheduleHere', momentText({ ...said, time_zone: HERE }))}`;
      tell(there + here, false);
      return moment;
    }
    return null;
  }

  async function run(act: () => Promise<string>, failed: HTMLElement): Promise<void> {
    for (const button of buttons) button.disabled = true;
    tell(say('saving'), false);
    const wrong = await act();
    if (!wrong) return close();
    for (const button of buttons) button.disabled = false;
    tell(wrong, true);
    failed.focus();
  }

  const form = make('form', { noValidate: true });
  form.addEventListener('input', judge);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const missing = [day, hour].find((field) => !field.value);
    if (missing) {
      tell(say('scheduleMissing'), true);
      return missing.focus();
    }
    const moment = judge();
    if (moment === null) return hour.focus();
    void run(() => keep(moment / 1000, zone.value), send);
  });
  remove.addEventListener('click', () => void run(withdraw, remove));
  cancel.addEventListener('click', close);

  const failure = schedule?.failure ? make('p', { className: 'schedule-failure' }) : null;
  if (failure && schedule?.failure)
    failure.append(
      make('strong', {}, say('scheduleMissed', momentText(schedule), schedule.time_zone)),
      ' ',
      failureText(schedule.failure),
    );
  const field = (name: string, control: HTMLElement) => make('label', { className: 'field' }, name, control);
  form.append(
    make(
      'div',
      { className: 'dialog-body' },
      ...(failure ? [failure] : []),
      make('p', { className: 'hint' }, say('scheduleHint')),
      make(
        'div',
        { className: 'schedule-fields' },
        field(say('scheduleDay'), day),
        field(say('scheduleHour'), hour),
        field(say('scheduleZone'), zone),
      ),
      told,
    ),
    make(
      'div',
      { className: 'dialog-foot' },
      make('div', { className: 'dialog-actions' }, ...(schedule ? [remove] : [cancel]), send),
    ),
  );
  judge();
  return form;
}
