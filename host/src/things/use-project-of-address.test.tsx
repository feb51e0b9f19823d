import { useStore } from '@landfall/shared';
import { fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useProjectOfAddress } from './use-project-of-address.ts';

const projects = [fixtures.project(), fixtures.project({ project_id: 'project-2', name: 'Second' })];

function Selected() {
  useProjectOfAddress();
  return <p>{useStore((state) => state.selectedProject?.name)}</p>;
}

test('selects the project that the address names, and takes it out of the address', async () => {
  const state = { projects, selectedProject: projects[0] ?? null };
  renderScreen(<Selected />, { path: '/dashboard/forms?lead=1&project=project-2', state });
  expect(await screen.findByText('Second')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/forms\?lead=1$/));
});

test('a project that is not listed yet is selected once it is', () => {
  renderScreen(<Selected />, { path: '/dashboard/pages?project=project-2' });
  expect(useStore.getState().wantedProjectId).toBe('project-2');
});
