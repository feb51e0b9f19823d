import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { act, renderScreen, screen } from '../testing/index.ts';
import { late } from './late.tsx';

/** Says whether the fallback was ever on the page. */
let wasWaiting = false;
function Waiting() {
  useEffect(() => {
    wasWaiting = true;
  }, []);
  return 'waiting';
}

class Failing extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? `failed: ${this.state.error.message}` : this.props.children;
  }
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const show = (Shown: ComponentType<{ name: string }>) =>
  renderScreen(
    <Failing>
      <Suspense fallback={<Waiting />}>
        <Shown name="Ann" />
      </Suspense>
    </Failing>,
  );

beforeEach(() => {
  wasWaiting = false;
});

test('loads once it is shown, however often it is', async () => {
  const load = jest.fn(async () => ({ default: Greeting }));
  const Late = late(load);
  expect(load).not.toHaveBeenCalled();
  const first = show(Late);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  first.unmount();
  show(Late);
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was prepared in time is shown without the fallback', async () => {
  const Late = late(async () => ({ default: Greeting }));
  Late.prepare();
  await act(async () => {});
  show(Late);
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(wasWaiting).toBe(false);
});

test('what could not be prepared is asked for again once it is shown', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Greeting });
  const Late = late<{ name: string }>(load);
  Late.prepare();
  await act(async () => {});
  show(Late);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure is thrown to the boundary, once, and keeps its state while it is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValue(new Error('gone'));
  const Late = late<{ name: string }>(load);
  show(Late);
  expect(await screen.findByText('failed: gone')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component that is shown keeps its state when it is rendered again', async () => {
  const Late = late(async () => ({ default: Counter }));
  const { user } = renderScreen(
    <Suspense fallback={null}>
      <Late />
    </Suspense>,
  );
  await user.click(await screen.findByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeVisible();
});
