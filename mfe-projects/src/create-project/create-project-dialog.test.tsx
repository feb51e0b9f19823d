import { Link, useProjects, useStore } from '@landfall/shared';
import {
  act,
  failure,
  fakeBackend,
  fixtures,
  renderScreen,
  screen,
  useWritableStore,
  waitFor,
} from '@landfall/shared/testing';
import { useEffect } from 'react';
import CreateProjectDialog from './create-project-dialog.tsx';

const backend = fakeBackend();
const posts = () => backend.calls.filter(({ method }) => method === 'POST');
const DESCRIPTION = 'Fresh bread every morning';

/** As the shell does: what is read reaches the store. */
function Shell() {
  const projects = useProjects().data;
  useEffect(() => {
    if (projects) useWritableStore.getState().setProjects(projects.data);
  }, [projects]);
  return <CreateProjectDialog />;
}

const dialogState = (forced: boolean) => ({
  createDialog: forced ? ('forced' as const) : ('open' as const),
  createDialogOpen: true,
  createDialogForced: forced,
});

function open(forced = false, config = {}) {
  backend.get('/v1/api/project/', { data: forced ? [] : [fixtures.project()] });
  return renderScreen(<Shell />, {
    path: '/dashboard/pages?page=2',
    state: dialogState(forced),
    config,
  });
}

async function fill({ name = 'Bakery', type = 'Landing Page', description = DESCRIPTION } = {}, view = open()) {
  const { user } = view;
  await screen.findByRole('dialog');
  const type_ = async (label: string, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  if (name) await type_('Project Name', name);
  if (type) await user.selectOptions(screen.getByLabelText('Project Type'), type);
  if (description) await type_('Description', description);
  await user.click(screen.getByRole('button', { name: 'Create Project' }));
  return view;
}

test('shows its title, subtitle, fields and the one type', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Create a new project' });
  expect(dialog).toHaveTextContent('Fill in the information below to start your next great project.');
  expect(screen.getByPlaceholderText('e.g., My Awesome App')).toBe(screen.getByLabelText('Project Name'));
  const options = screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent);
  expect(options).toEqual(['Select a type', 'Landing Page']);
  expect(dialog).toHaveTextContent(/helps the AI understand/);
});

test.each([
  [{ name: 'ab' }, 'Project name must be at least 3 characters long.'],
  [{ type: '' }, 'Please select a project type.'],
  [{ description: 'too short' }, 'Description must be at least 10 characters long.'],
  [{ description: 'x'.repeat(201) }, 'Description cannot exceed 200 characters.'],
])('refuses %j and sends nothing', async (fields, message) => {
  await fill(fields);
  expect(await screen.findByText(message)).toBeVisible();
  expect(posts()).toHaveLength(0);
});

test('sends type equal to tipo, refreshes the list, selects the project, closes and empties', async () => {
  const created = fixtures.project({ project_id: 'project-9' });
  backend.post('/v1/api/project/new', { data: created }, 201);
  backend.get('/v1/api/project/', { data: [created] });
  await fill();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(posts()[0]?.body).toEqual({
    name: 'Bakery',
    description: DESCRIPTION,
    tipo: 'project:landing:page',
    type: 'project:landing:page',
  });
  expect(useStore.getState().selectedProject?.project_id).toBe('project-9');
  act(() => useStore.getState().openCreateDialog());
  expect(await screen.findByLabelText('Project Name')).toHaveValue('');
});

test('leaves the forced dialog once there is a project', async () => {
  const created = fixtures.project();
  backend.post('/v1/api/project/new', { data: created }, 201);
  await fill({}, open(true));
  await waitFor(() =>
    expect(useStore.getState()).toMatchObject({ createDialogOpen: false, createDialogForced: false }),
  );
});

test('says Creating..., and a second click sends nothing more', async () => {
  const answered = Promise.withResolvers<Response>();
  backend.post('/v1/api/project/new', () => answered.promise);
  const { user } = await fill({}, open());
  const button = await screen.findByRole('button', { name: /Creating\.\.\./ });
  expect(button).toBeDisabled();
  await user.click(button);
  answered.resolve(Response.json({ data: fixtures.project() }, { status: 201 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(backend.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('keeps what was typed when the plan allows no more, and leads to the plans', async () => {
  backend.post('/v1/api/project/new', () => failure(402, 'Your plan allows 3 projects.'));
  await fill();
  expect(await screen.findByText('Your plan allows 3 projects.')).toBeVisible();
  expect(screen.getByText('See plans')).toHaveAttribute('href', '/dashboard/pricing');
  expect(screen.getByLabelText('Project Name')).toHaveValue('Bakery');
});

test('cancels without a trace', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Project Name'), 'Bak');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/pages?page=2');
  act(() => useStore.getState().openCreateDialog());
  expect(await screen.findByLabelText('Project Name')).toHaveValue('');
});

test('closes by Escape and by its close button when it may be left', async () => {
  const { user } = open();
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('steps aside for the account when forced, and comes back on every other screen', async () => {
  const { user } = renderScreen(
    <>
      <CreateProjectDialog />
      <Link to="/dashboard/billing">Billing</Link>
      <Link to="/dashboard/pages">Pages</Link>
    </>,
    { path: '/dashboard', state: dialogState(true) },
  );
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Account settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/account');
  await user.click(screen.getByRole('link', { name: 'Billing' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Pages' }));
  expect(await screen.findByRole('dialog', { name: 'Create a new project' })).toBeVisible();
});

test('cannot be left when forced: no Cancel, no close button, no Escape', async () => {
  const { user } = open(true);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([
  [true, ['pages.drafts'], '/dashboard/pages?new=1'],
  [true, [], '/dashboard/pages?page=2'],
  [false, ['pages.drafts'], '/dashboard/pages?page=2'],
])('forced: %s, with %j: goes on at %s', async (forced, capabilities, address) => {
  const created = fixtures.project({ project_id: 'project-9' });
  const view = open(forced, { capabilities });
  backend.post('/v1/api/project/new', () => {
    backend.get('/v1/api/project/', { data: [created] });
    return Response.json({ data: created }, { status: 201 });
  });
  await fill({}, view);
  await waitFor(() => expect(useWritableStore.getState().selectedProject?.project_id).toBe('project-9'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
});
