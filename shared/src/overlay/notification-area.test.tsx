import { act } from '@testing-library/react';
import { notify } from '../notify/notify.ts';
import { fireEvent, renderScreen, screen, within } from '../testing/index.ts';

const shown = () =>
  within(screen.getByRole('region', { name: /notifications/i }))
    .queryAllByRole('status')
    .map((toast) => toast.textContent);
const say = (title: string, description?: string) => act(async () => notify.error(title, description));

test('what is said again stands once, and keeps nothing else waiting', async () => {
  renderScreen(<p>Screen</p>);
  for (let time = 0; time < 6; time += 1) await say('Error updating avatar', 'Not a picture');
  await act(async () => notify.success('Avatar updated successfully'));
  expect(shown()).toEqual(['Avatar updated successfully', 'Error updating avatarNot a picture']);
});

test('the sixth is told at once, in the place of the oldest, also while the pointer rests on them', async () => {
  renderScreen(<p>Screen</p>);
  for (const number of [1, 2, 3, 4, 5]) await say('Error', `number ${number}`);
  fireEvent.pointerEnter(screen.getByRole('region', { name: /notifications/i }));
  await say('Error', 'number 6');
  expect(shown()).toEqual([6, 5, 4, 3, 2].map((number) => `Errornumber ${number}`));
});

test('one that can be undone says so, and does not give way to another of the same words', async () => {
  const undone: number[] = [];
  const { user } = renderScreen(<p>Screen</p>);
  for (const number of [1, 2])
    await act(async () =>
      notify.success('Page deleted', undefined, {
        action: { label: 'Undo', onClick: () => void undone.push(number) },
        seconds: 10,
      }),
    );
  const [latest, ...earlier] = screen.getAllByRole('button', { name: 'Undo' });
  expect(earlier).toHaveLength(1);
  await user.click(latest as HTMLElement);
  expect(undone).toEqual([2]);
});
