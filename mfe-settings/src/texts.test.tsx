import { setLanguage } from '@landfall/shared';
import { act, fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { General } from './general/general.tsx';
import './general/project-form.tsx';

const backend = fakeBackend();
afterEach(() => act(() => setLanguage('default')));

test('speaks Spanish to whoever chose it', async () => {
  backend.get('/v1/api/project/project-1', { data: fixtures.project() });
  const { user } = renderScreen(<General />, { state: { selectedProject: fixtures.project() } });
  await act(async () => setLanguage('es'));
  expect(await screen.findByRole('heading', { name: 'Ajustes del proyecto' })).toBeVisible();
  await user.clear(await screen.findByLabelText('Nombre del proyecto'));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('El nombre del proyecto debe tener al menos 3 caracteres.')).toBeVisible();
});
