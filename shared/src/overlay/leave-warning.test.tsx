import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { confirmNavigation } from '../navigation/navigation-blocker.ts';
import { fakeBackend, renderScreen, screen } from '../testing/index.ts';
import { LeaveWarning } from './leave-warning.tsx';

fakeBackend();

function Form() {
  const [dirty, setDirty] = useState(false);
  const navigate = useNavigate();
  const press = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      <output>{dirty ? 'typed' : 'clean'}</output>
      {press('Type', () => setDirty(true))}
      {press('Back', () => navigate(-1))}
      {press('End session', () => navigate('/login', { replace: true }))}
      <Link to="/form">Form</Link>
      <Link to="/form?tab=2">Tab</Link>
      <Link to="/pages?page=2">Pages</Link>
      <LeaveWarning dirty={dirty} onLeave={() => setDirty(false)} />
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const asked = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

async function type() {
  const { user } = renderScreen(<Form />, { path: '/before' });
  await user.click(screen.getByRole('link', { name: 'Form' }));
  await user.click(screen.getByRole('button', { name: 'Type' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, follow: (name: string) => user.click(screen.getByRole('link', { name })) };
}

test('nothing typed: nothing is asked', async () => {
  const { user } = renderScreen(<Form />, { path: '/form' });
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  expect(address()).toBe('/pages?page=2');
});

test('a link waits for the answer: staying stays, leaving goes there and gives up what was typed', async () => {
  const { press, follow } = await type();
  await follow('Pages');
  await asked();
  await press('Stay');
  await gone();
  expect([address(), screen.getByText('typed')]).toEqual(['/form', expect.anything()]);
  await follow('Pages');
  await asked();
  await press('Leave');
  expect(screen.getByText('clean')).toBeInTheDocument();
  expect(address()).toBe('/pages?page=2');
});

test('Back waits for the answer, each time anew', async () => {
  const { press } = await type();
  for (const _time of [1, 2]) {
    await press('Back');
    await asked();
    expect(address()).toBe('/form');
    await press('Stay');
    await gone();
  }
  await press('Back');
  await asked();
  await press('Leave');
  expect(address()).toBe('/before');
});

test('what leads away without an address waits too, and is not done by staying', async () => {
  const { press } = await type();
  const goOn = jest.fn();
  act(() => confirmNavigation(goOn));
  await asked();
  await press('Stay');
  expect(goOn).not.toHaveBeenCalled();
  await gone();
  act(() => confirmNavigation(goOn));
  await asked();
  await press('Leave');
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('the same screen at another address, and a session that ended, ask nothing', async () => {
  const { press, follow } = await type();
  await follow('Tab');
  expect(address()).toBe('/form?tab=2');
  await press('End session');
  expect(address()).toBe('/login');
});

test('closing the tab asks while something is typed', async () => {
  const { press, follow } = await type();
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  await follow('Pages');
  await asked();
  await press('Leave');
  expect(unload()).toBe(false);
});
