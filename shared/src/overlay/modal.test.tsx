import { lazy, useState } from 'react';
import { act, renderScreen, screen, waitFor, within } from '../testing/index.ts';
import { Modal } from './modal.tsx';

const Field = () => (
  // biome-ignore lint/a11y/noAutofocus: what a child of a dialog may do.
  <input aria-label="Name" autoFocus />
);
const Late = lazy(async () => ({ default: Field }));

function Screen({ field }: { field: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <>
      {!gone && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <button type="button" id="other">
        Other
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Dialog"
        finalFocus={() => (gone ? document.getElementById('other') : null)}
      >
        <button type="button" onClick={() => setGone(true)}>
          Remove
        </button>
        {field}
      </Modal>
    </>
  );
}

async function open(screenUnderTest: React.ReactElement) {
  const { user } = renderScreen(screenUnderTest);
  screen.getByRole('button', { name: 'Open' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Dialog' });
  return user;
}

test.each([
  ['a field that takes it at once', <Field key="1" />],
  ['a field that takes it late', <Late key="2" />],
  ['no field', null],
])('the focus goes back to what opened the dialog: %s', async (_name, field) => {
  const user = await open(<Screen field={field} />);
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('the focus goes back also where the dialog is closed before it began to keep the focus', async () => {
  const { user } = renderScreen(<Screen field={null} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const late = new Map<number, FrameRequestCallback>();
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    late.set(late.size + 1, callback);
    return late.size;
  });
  const cancel = jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void late.set(id, () => {}));
  await user.click(opener);
  const dialog = document.querySelector('[role="dialog"]');
  await user.click(document.querySelector('[aria-label="Close"]') as HTMLElement);
  await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
  request.mockRestore();
  cancel.mockRestore();
  act(() => {
    for (const callback of late.values()) callback(performance.now());
  });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('where the caller knows better, it goes there', async () => {
  const user = await open(<Screen field={null} />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus());
});

function TwoDialogs() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const without = (name: string) => setOpen((all) => all.filter((other) => other !== name));
  return (
    <>
      <button type="button" id="below" onClick={() => setOpen(['First'])}>
        Open
      </button>
      {['First', 'Second'].map((name) => (
        <Modal key={name} open={open.includes(name)} onClose={() => without(name)} title={name}>
          <button type="button" onClick={() => setOpen(['First', 'Second'])}>
            More
          </button>
          <button type="button" onClick={() => without('First')}>
            Leave the first
          </button>
        </Modal>
      ))}
    </>
  );
}

test('a dialog stays open when the one before it closes late and gives the focus back', async () => {
  const { user } = renderScreen(<TwoDialogs />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const second = await screen.findByRole('dialog', { name: 'Second' });
  await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(second).getByRole('button', { name: 'Leave the first' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First' })).not.toBeInTheDocument());
  act(() => document.getElementById('below')?.focus());
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  for (let count = 0; count < 6; count += 1) await act(frame);
  await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
  expect(screen.getByRole('dialog', { name: 'Second' })).toHaveAttribute('data-state', 'open');
});

test('a dialog that opens before the one below it is drawn is there for screen readers', async () => {
  const { user } = renderScreen(<TwoDialogs />);
  const late: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => late.push(callback));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  act(() => document.querySelector<HTMLElement>('[role="dialog"] button')?.click());
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2));
  request.mockRestore();
  act(() => {
    for (const callback of late) callback(performance.now());
  });
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'First' })).not.toBeInTheDocument();
});
