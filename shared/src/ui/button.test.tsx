import { useState } from 'react';
import { act, renderScreen, screen, waitFor } from '../testing/index.ts';
import { Button } from './button.tsx';
import { Pagination } from './pagination.tsx';

let finish = () => {};

function Saving({ inDialog = false }: { inDialog?: boolean }) {
  const [loading, setLoading] = useState(false);
  const save = () => {
    setLoading(true);
    finish = () => setLoading(false);
  };
  const button = (
    <Button loading={loading} onClick={save}>
      Save
    </Button>
  );
  return (
    <>
      {inDialog ? (
        <div role="dialog" aria-label="Form" tabIndex={-1}>
          {button}
        </div>
      ) : (
        button
      )}
      <Button>Other</Button>
    </>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

async function press(view: React.ReactElement) {
  const { user } = renderScreen(view);
  save().focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Save|^$/ })).toBeDisabled();
  return user;
}

test('a button that ran has the focus again, and the dialog around it meanwhile', async () => {
  await press(<Saving inDialog />);
  expect(screen.getByRole('dialog')).toHaveFocus();
  act(() => finish());
  await waitFor(() => expect(save()).toHaveFocus());
});

test('who went elsewhere meanwhile stays there', async () => {
  await press(<Saving />);
  screen.getByRole('button', { name: 'Other' }).focus();
  act(() => finish());
  await waitFor(() => expect(save()).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} total={2} count={20} noun="files" onChange={setPage} />;
}

test('walking to the last page by keyboard keeps the focus, and goes no further', async () => {
  const { user } = renderScreen(<Pages />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByText('Page 2 of 2 (20 total files)')).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('A button keeps its name while what it does runs', () => {
  renderScreen(<Button loading>Save</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Save');
});
