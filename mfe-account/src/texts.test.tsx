import { setLanguage } from '@landfall/shared';
import { act, fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { Account } from './screens/account.tsx';
import './screens/account-tabs.tsx';
import Pricing from './pricing/pricing.tsx';

const backend = fakeBackend();
afterEach(() => act(() => setLanguage('default')));

test('speaks Spanish to whoever chose it', async () => {
  backend.get('/v1/api/user/me', { data: fixtures.user() });
  renderScreen(<Account />);
  await act(async () => setLanguage('es'));
  expect(await screen.findByRole('heading', { name: 'Ajustes del perfil' })).toBeVisible();
  expect(await screen.findByLabelText('Nombre completo')).toHaveValue('Ana Ruiz');
});

test('sells plans in English to whoever chose it', async () => {
  backend.get('/v1/api/user/plan', { data: [fixtures.plan()] } as never);
  renderScreen(<Pricing />);
  await act(async () => setLanguage('en'));
  expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible();
  expect(screen.getByText('Up to 5 projects')).toBeVisible();
  expect(screen.getByText('Save 20%')).toBeVisible();
});
