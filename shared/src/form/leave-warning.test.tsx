import { act } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmNavigation } from '../navigation/navigation-blocker.ts';
import { fakeBackend, renderScreen, screen, waitFor } from '../testing/index.ts';
import { LateLeaveWarning, LeaveWarning } from './leave-warning.tsx';

fakeBackend();

const unreachable = () => Promise.reject(new Error('offline'));

const Unreachable: typeof LeaveWarning = (props) => <LateLeaveWarning {...props} load={unreachable} />;

function Form({ of: Warning = LeaveWarning }: { of?: typeof LeaveWarning }) {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <output>{dirty ? 'typed' : 'clean'}</output>
      <button type="button" onClick={() => setDirty(true)}>
        Type
      </button>
      <Link to="/pages">Pages</Link>
      <Warning dirty={dirty} onLeave={() => setDirty(false)} />
    </>
  );
}

async function type(form = <Form />) {
  const { user } = renderScreen(form, { path: '/form' });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  return { user, follow: () => user.click(screen.getByRole('link', { name: 'Pages' })) };
}

const address = () => screen.getByTestId('address').textContent;
/** Whether the browser would ask before the tab is closed. */
const keepsTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => jest.restoreAllMocks());

test('asks as the overlay facade does once something was typed', async () => {
  const { user, follow } = await type();
  expect(keepsTab()).toBe(true);
  await waitFor(async () => {
    await follow();
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect([address(), screen.getByText('clean')]).toEqual(['/pages', expect.anything()]);
});

test('where that cannot be loaded the browser asks, and nothing is given up unasked', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { follow } = await type(<Form of={Unreachable} />);
  await follow();
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Leave without saving?'));
  expect([address(), screen.getByText('typed'), keepsTab()]).toEqual(['/form', expect.anything(), true]);

  confirm.mockReturnValue(true);
  const goOn = jest.fn();
  act(() => confirmNavigation(goOn, '/pages'));
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('clean')).toBeInTheDocument();
  expect(keepsTab()).toBe(false);
});
