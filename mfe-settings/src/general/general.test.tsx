import { Link, useRefresh } from '@landfall/shared';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { useState } from 'react';
import { DangerZone } from './danger-zone.tsx';
// What the screen loads late, read before the clock of a test runs.
import './delete-project-dialog.tsx';
import { General } from './general.tsx';
import './project-form.tsx';

const backend = fakeBackend();
afterEach(() => sessionStorage.clear());
const PATH = '/v1/api/project/project-1';
const state = { selectedProject: fixtures.project() };
/** 5 March 2024, 14:07 local time. */
const MOMENT = new Date(2024, 2, 5, 14, 7).getTime() / 1000;

/** Stands for the poll: the same reading, at a moment that the test chooses. */
function Poll() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => void refresh(PATH)}>
      Poll
    </button>
  );
}

/** The zone alone, with a reload that can be watched. */
function Danger({ onDeleted }: { onDeleted: () => void }) {
  const [deleted, setDeleted] = useState(false);
  return (
    <DangerZone project={fixtures.project()} deleted={deleted} onDeleted={() => setDeleted(true)} reload={onDeleted} />
  );
}

async function open(overrides = {}, config = {}) {
  backend.get(PATH, { data: fixtures.project(overrides) });
  backend.get('/v1/api/project/', { data: [fixtures.project(overrides)] });
  const view = renderScreen(
    <>
      <General />
      <Poll />
    </>,
    { state, config },
  );
  await screen.findByRole('heading', { name: 'General Settings' });
  const replace = async (label: string, value: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    if (value) await view.user.paste(value);
  };
  return { ...view, replace };
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const puts = () => backend.calls.filter(({ method }) => method === 'PUT');

test('shows the project: editable name and description, the rest to read', async () => {
  await open({ created_at: MOMENT, updated_at: MOMENT });
  expect(screen.getByLabelText('Project Name')).toHaveValue('Bakery');
  expect(screen.getByLabelText('Description')).toHaveValue('Fresh bread every morning');
  expect(screen.getByLabelText('Description')).toHaveStyle({ maxHeight: '200px' });
  expect(screen.getByLabelText('Project Type')).toHaveValue('Landing Page');
  expect(screen.getByLabelText('Project Type')).toHaveAttribute('readonly');
  for (const label of ['Created At', 'Last Updated']) {
    const moment = screen.getByText(label).nextElementSibling;
    expect(moment).toHaveTextContent('05/03/2024 at 14:07');
    expect(moment).toHaveTextContent(/ago$/);
  }
});

test.each(['active', 'inactive', 'archived'] as const)('shows the status %s', async (status) => {
  await open({ status });
  expect(screen.getByText(status)).toBeVisible();
});

test.each([
  ['Project Name', 'ab', 'Project name must be at least 3 characters long.'],
  ['Description', 'ab', 'Project description must be at least 3 characters long.'],
])('refuses a %s of two characters and sends nothing', async (label, value, message) => {
  const { user, replace } = await open();
  await replace(label, value);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(puts()).toHaveLength(0);
});

test('saves name and description, says so, and has nothing left to save', async () => {
  const { user, replace } = await open();
  expect(save()).toBeDisabled();
  backend.put(PATH, {});
  await replace('Project Name', 'Abc');
  await replace('Description', 'x'.repeat(250));
  backend.get(PATH, { data: fixtures.project({ name: 'Abc', description: 'x'.repeat(250) }) });
  await user.click(save());
  expect(await screen.findByText('Your project settings have been updated.')).toBeVisible();
  expect(screen.getByText('Success!')).toBeVisible();
  expect(puts()[0]?.body).toEqual({ name: 'Abc', description: 'x'.repeat(250) });
  await waitFor(() => expect(save()).toBeDisabled());
  expect(screen.getByLabelText('Project Name')).toHaveValue('Abc');
});

test('keeps what was typed when the save fails, with the message beside the field that the server names', async () => {
  const { user, replace } = await open();
  backend.put(PATH, () =>
    Response.json(
      { message: 'Invalid', code: 'invalid', request_id: 'r', fields: { name: ['This name is taken.'] } },
      { status: 422 },
    ),
  );
  await replace('Project Name', 'Pastry shop');
  await user.click(save());
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(screen.getByText('Error!')).toBeVisible();
  expect(screen.getByText('This name is taken.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Project Name')).toHaveFocus());
  expect(screen.getByLabelText('Project Name')).toHaveValue('Pastry shop');
  expect(save()).toBeEnabled();
});

test('a background reading changes what was not touched and keeps what was typed', async () => {
  const { user, replace } = await open();
  await replace('Project Name', 'Typed by hand');
  backend.get(PATH, { data: fixtures.project({ name: 'Elsewhere', description: 'Changed elsewhere' }) });
  await user.click(screen.getByRole('button', { name: 'Poll' }));
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveValue('Changed elsewhere'));
  expect(screen.getByLabelText('Project Name')).toHaveValue('Typed by hand');
  expect(save()).toBeEnabled();
});

test('saves what was typed, and the rest as it was saved elsewhere meanwhile', async () => {
  const { user, replace } = await open();
  await replace('Description', 'Bread and cakes');
  backend.get(PATH, { data: fixtures.project({ name: 'Renamed elsewhere', description: 'Also changed' }) });
  backend.put(PATH, {});
  await user.click(save());
  await screen.findByText('Success!');
  expect(puts()[0]?.body).toEqual({ name: 'Renamed elsewhere', description: 'Bread and cakes' });
  expect(screen.getByLabelText('Project Name')).toHaveValue('Renamed elsewhere');
});

test('offers to try again when the project cannot be loaded', async () => {
  backend.get(PATH, () => failure(503, 'Away'));
  const { user } = renderScreen(<General />, { state });
  expect(await screen.findByText('Error loading the project')).toBeVisible();
  backend.get(PATH, { data: fixtures.project() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Project Name')).toHaveValue('Bakery');
});

describe('the danger zone', () => {
  async function ask() {
    const onDeleted = jest.fn();
    const { user } = renderScreen(<Danger onDeleted={onDeleted} />);
    await user.click(screen.getByRole('button', { name: 'Delete Project' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Delete project' }));
    return { user, dialog, onDeleted, confirm };
  }

  test('names the project and what goes with it, and cancelling deletes nothing', async () => {
    const { user, dialog, onDeleted } = await ask();
    expect(dialog).toHaveTextContent('Bakery');
    expect(dialog).toHaveTextContent(/pages, its domains and its published site/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(backend.calls).toHaveLength(0);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  test('deletes once confirmed, says so, and only then goes on to the reload', async () => {
    const { confirm, onDeleted } = await ask();
    backend.delete(PATH, {});
    await confirm();
    expect(await screen.findByText('Your project has been successfully deleted.')).toBeVisible();
    expect(backend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${PATH}`]);
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Delete Project', hidden: true })).toBeDisabled();
  });

  test('says when it fails, and can be tried again', async () => {
    const { confirm, onDeleted } = await ask();
    backend.get('/v1/api/project/', { data: [fixtures.project()] });
    backend.delete(PATH, () => failure(500));
    await confirm();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(onDeleted).not.toHaveBeenCalled();
    backend.delete(PATH, {});
    await confirm();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  });
});

describe('where deletion is confirmed by name', () => {
  const config = { capabilities: ['projects.confirm'] };

  test('nothing is deleted before the name is typed, and the screen is left at once for the home of what remains', async () => {
    const { user } = await open({}, config);
    await user.click(screen.getByRole('button', { name: 'Delete Project' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete project' });
    const name = dialog.getByLabelText('Type the name of the project to delete it');
    await user.type(name, 'Baker{Enter}');
    expect(confirm).toBeDisabled();
    await user.type(name, 'Y');
    backend.delete(PATH, {});
    backend.get('/v1/api/project/', { data: [fixtures.project({ project_id: 'project-2', name: 'Florist' })] });
    await user.click(confirm);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard$/));
    expect(screen.queryByRole('button', { name: 'Delete Project' })).not.toBeInTheDocument();
    expect(backend.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('with unsaved changes', () => {
  async function change() {
    backend.get(PATH, { data: fixtures.project() });
    const { user } = renderScreen(
      <>
        <General />
        <Link to="/dashboard/pages">Pages</Link>
      </>,
      { state, path: '/dashboard/settings' },
    );
    await user.type(await screen.findByLabelText('Project Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Pages' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    return { user, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) };
  }
  const address = () => screen.getByTestId('address').textContent;

  test('a link asks first, and staying keeps what was typed', async () => {
    const { press } = await change();
    await press('Stay');
    expect(screen.getByLabelText('Project Name')).toHaveValue('Bakery!');
    expect(address()).toBe('/dashboard/settings');
  });

  test('leaving goes where the link led, and gives up what was typed', async () => {
    const { press } = await change();
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/dashboard/pages'));
    expect(screen.getByLabelText('Project Name')).toHaveValue('Bakery');
  });

  test('closing the tab asks, and no more once everything is saved', async () => {
    const { user, replace } = await open();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    await replace('Project Name', 'Pastry shop');
    expect(unload()).toBe(true);
    backend.put(PATH, {});
    await user.click(save());
    await waitFor(() => expect(unload()).toBe(false));
  });
});

test('changes the time zone whose days the statistics have, where there are any', async () => {
  const { user } = await open({ time_zone: 'Asia/Kathmandu' }, { capabilities: ['stats'] });
  const zone = screen.getByLabelText('Time zone');
  expect(zone).toHaveValue('Asia/Kathmandu');
  await user.selectOptions(zone, 'Europe/Madrid');
  backend.put(PATH, { data: fixtures.project({ time_zone: 'Europe/Madrid' }) });
  await user.click(save());
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(puts()[0]?.body).toMatchObject({ time_zone: 'Europe/Madrid' });
});

test('has no time zone where nothing is counted', async () => {
  await open({ time_zone: 'Asia/Kathmandu' });
  expect(screen.queryByLabelText('Time zone')).not.toBeInTheDocument();
});
