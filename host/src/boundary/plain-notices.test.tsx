import { notify } from '@landfall/shared';
import { raiseAuthFail } from '@landfall/shared/host';
import { act, fakeBackend, renderScreen, screen } from '@landfall/shared/testing';
import { useState } from 'react';
import { PlainNotices } from './plain-notices.tsx';

fakeBackend();

/** Takes the place of the notification area, which stands beside every screen under test. */
function InItsPlace() {
  const [shown, setShown] = useState(false);
  if (shown) return <PlainNotices />;
  return (
    <button type="button" onClick={() => setShown(true)}>
      Fail
    </button>
  );
}

async function open() {
  const { user } = renderScreen(<InItsPlace />);
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  return user;
}

test('shows the latest notification with what can be done about it', async () => {
  const user = await open();
  const onClick = jest.fn();
  act(() => {
    notify.success('Saved');
    notify.error('Not published', 'The address is taken.', { label: 'Try again', onClick });
  });
  expect(await screen.findByText('Not published')).toBeVisible();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not published')).not.toBeInTheDocument();
});

test('forgets it with the session', async () => {
  await open();
  act(() => notify.success('bread.jpg uploaded successfully'));
  await screen.findByText('bread.jpg uploaded successfully');
  act(raiseAuthFail);
  expect(screen.queryByText('bread.jpg uploaded successfully')).not.toBeInTheDocument();
});
