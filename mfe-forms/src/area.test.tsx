import { setLanguage } from '@landfall/shared';
import { act, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import './erase/erase-person-dialog.tsx';
import area from './routes.tsx';
import { FormsScreen } from './screens/forms-screen.tsx';

const backend = fakeBackend();
const LEADS = '/v1/api/project/project-1/lead';
afterEach(() => act(() => setLanguage('default')));

const Commands = () => (
  <p>
    commands:
    {area
      .useCommands?.()
      .map(({ label, path }) => ` ${label} ${path}`)
      .join(',')}
  </p>
);

function render(path = '/dashboard/forms') {
  backend.get('/v1/api/project/project-1/form', { data: [fixtures.form()] });
  backend.get(LEADS, { data: [fixtures.lead()], total_pages: 1, total_count: 1 });
  return renderScreen(<FormsScreen />, {
    path,
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['forms'] },
  });
}

it.each([
  [[], 'commands:'],
  [
    ['forms'],
    'commands: See leads /dashboard/forms, See unread leads /dashboard/forms?status=new, Look through spam /dashboard/forms?status=spam',
  ],
])('gives the palette what can be done with %j', (capabilities, shown) => {
  renderScreen(<Commands />, { config: { capabilities } });
  expect(screen.getByText(shown)).toBeVisible();
});

it.each([
  ['en', 'Forms', 'Inbox', 'Export'],
  ['es', 'Formularios', 'Bandeja', 'Exportar'],
] as const)('speaks %s', async (language, title, inbox, exporting) => {
  await act(async () => setLanguage(language));
  render();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('button', { name: inbox })).toBeVisible();
  expect(screen.getByRole('button', { name: exporting })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Ana/ })).toBeVisible();
});

it('exports what is shown, in the form that was chosen', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:file';
  const { user } = render('/dashboard/forms?form=form-1&q=bread');
  backend.get(`${LEADS}/export`, () => new Response('[]'));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'For programs (JSON)' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(backend.calls.at(-1)?.path).toBe(`${LEADS}/export?form_id=form-1&format=json&q=bread`);
  saved.mockRestore();
});

it('erases a person by the address, and says how many leads that were', async () => {
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Erase a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase a person' }));
  await user.type(dialog.getByLabelText('E-mail'), 'nobody{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('E-mail')).toHaveAccessibleErrorMessage('Enter an e-mail address'));
  backend.delete(LEADS, { count: 2, message: '' });
  await user.clear(dialog.getByLabelText('E-mail'));
  await user.type(dialog.getByLabelText('E-mail'), 'ana+1@example.com{Enter}');
  expect(await screen.findByText('2 leads were erased')).toBeVisible();
  expect(backend.calls.find(({ method }) => method === 'DELETE')?.path).toBe(`${LEADS}?email=ana%2B1%40example.com`);
});
