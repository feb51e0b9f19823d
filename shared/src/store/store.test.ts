import { project, user } from '../testing/fixtures.ts';
import { useWritableStore } from './store.ts';

const first = project({ project_id: 'a', name: 'First' });
const second = project({ project_id: 'b', name: 'Second' });
const state = () => useWritableStore.getState();

beforeEach(() => {
  localStorage.clear();
  useWritableStore.setState(useWritableStore.getInitialState(), true);
});

test.each([['text'], [7], [true], [undefined], [null], [[]]])('%j as a user clears the user', (value) => {
  state().setUser(user());
  state().setUser(value);
  expect(state().user).toBeNull();
});

test('a list that is none is logged in Spanish and changes nothing', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  state().setProjects([first]);
  state().setProjects({ data: [] });
  expect(state().projects).toEqual([first]);
  expect(log.mock.calls[0]?.[0]).toMatch(/array válido/);
  log.mockRestore();
});

test.each([
  ['b', 'b'],
  [null, 'a'],
  ['gone', 'a'],
])('with %j stored, %s is chosen', (stored, chosen) => {
  if (stored) localStorage.setItem('projectSelected', stored);
  state().setProjects([first, second]);
  expect(state().selectedProject?.project_id).toBe(chosen);
});

test('choosing another project keeps its id and drops the data of the one before', () => {
  state().setProjects([first, second]);
  state().setProjectData(first);
  state().selectProject('a');
  expect(state().projectData).toBe(first);
  state().selectProject('b');
  expect(state()).toMatchObject({ selectedProject: second, projectData: null });
  expect(localStorage.getItem('projectSelected')).toBe('b');
});

test('another tab that chose another project does not change this one', () => {
  state().setProjects([first, second]);
  localStorage.setItem('projectSelected', 'b');
  state().setProjects([first, second]);
  expect(state().selectedProject?.project_id).toBe('a');
});

test('a selected project that is gone gives way, with its data', () => {
  state().setProjects([first, second]);
  state().selectProject('b');
  state().setProjectData(second);
  state().setProjects([first]);
  expect(state()).toMatchObject({ selectedProject: first, projectData: null });
});

test('the forced dialog steps aside for the account, also while the list is polled, until it is asked for', () => {
  state().setProjects([]);
  state().postponeCreateDialog();
  state().setProjects([]);
  expect(state()).toMatchObject({ createDialogOpen: false, createDialogForced: true });
  state().openCreateDialog();
  expect(state()).toMatchObject({ createDialogOpen: true, createDialogForced: true });
  state().postponeCreateDialog();
  state().setProjects([first]);
  state().setProjects([]);
  expect(state()).toMatchObject({ createDialogOpen: true, createDialogForced: true });
});

test('an empty list opens the forced dialog, which cannot be closed; a project closes it', () => {
  state().setProjects([]);
  expect(state()).toMatchObject({ createDialogOpen: true, createDialogForced: true, selectedProject: null });
  state().openCreateDialog();
  state().closeCreateDialog();
  expect(state().createDialogOpen).toBe(true);
  state().setProjects([first]);
  expect(state()).toMatchObject({ createDialogOpen: false, createDialogForced: false });
});

test('a dialog that the person opened survives a poll', () => {
  state().setProjects([first]);
  state().openCreateDialog();
  state().setProjects([first]);
  expect(state()).toMatchObject({ createDialogOpen: true, createDialogForced: false });
  state().closeCreateDialog();
  expect(state().createDialogOpen).toBe(false);
});

test('a project that the list does not have yet is selected once it does', () => {
  state().setProjects([first]);
  state().selectProject('b');
  expect(state().selectedProject).toBe(first);
  state().setProjects([first, second]);
  expect(state().selectedProject).toBe(second);
  expect(localStorage.getItem('projectSelected')).toBe('b');
  state().selectProject('a');
  state().setProjects([first, second]);
  expect(state().selectedProject).toBe(first);
});
