import type { Plan } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, within } from '@landfall/shared/testing';
import Pricing from './pricing.tsx';

const backend = fakeBackend();
const PLANS = '/v1/api/user/plan';

const plans: Plan[] = [
  fixtures.plan({ id: '1', name: 'basic', prefix: 'Basic', price: { mo: 9, yr: 80.4 } }),
  fixtures.plan({ id: '2', name: 'pro', prefix: 'Pro', recommended: true, price: { mo: 19, yr: 190 } }),
  fixtures.plan({ id: '3', name: 'premium', prefix: 'Premium', price: { mo: null, yr: 374.4 } }),
];

async function open(path = '/dashboard/pricing', list = plans) {
  backend.get(PLANS, { data: list } as never);
  const view = renderScreen(<Pricing />, { path, state: { user: fixtures.user() } });
  await screen.findAllByRole('article');
  return view;
}
const card = (name: string) => screen.getByRole('article', { name });

test('shows one card per plan with its monthly price', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(card('Basic')).toHaveTextContent('$9/mes');
  expect(card('Premium')).toHaveTextContent('No disponible');
  expect(screen.getByRole('heading', { name: 'Planes y precios' })).toBeVisible();
});

test('shows the yearly prices as they are delivered, and keeps the choice in the address', async () => {
  const { user } = await open();
  expect(screen.getByText('Ahorra 20%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Anual/ }));
  expect(card('Basic')).toHaveTextContent('$80.40/año');
  expect(card('Pro')).toHaveTextContent('$190/año');
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/pricing?period=yearly');
  await user.click(screen.getByRole('radio', { name: 'Mensual' }));
  expect(card('Pro')).toHaveTextContent('$19/mes');
});

test('opens at the period that the address names', async () => {
  await open('/dashboard/pricing?period=yearly');
  expect(screen.getByRole('radio', { name: /^Anual/ })).toBeChecked();
});

test('lists every limit as Up to N, and strikes through what is not included', async () => {
  await open();
  const features = within(card('Pro')).getAllByRole('listitem');
  expect(features.map((item) => item.textContent)).toEqual([
    'Up to 5 proyectos',
    'Up to 20 páginas por proyecto',
    'Up to 500 archivos',
    'Up to 3 dominios propios',
    'Up to 50 páginas con IA',
    'Up to 100 componentes con IA',
    'Dominio propio',
    'No incluido: JavaScript propio',
    'CDN básica',
    'Estadísticas básicas',
    'No incluido: Estadísticas avanzadas',
    'Formularios avanzados',
  ]);
  const struck = features.filter((item) => item.querySelector('s')).map((item) => item.querySelector('s')?.textContent);
  expect(struck).toEqual(['JavaScript propio', 'Estadísticas avanzadas']);
});

test('marks the recommended plan and the one that the person has', async () => {
  await open();
  expect(within(card('Pro')).getByText('Recomendado')).toBeVisible();
  expect(within(card('Pro')).getByText('Plan actual')).toBeVisible();
  expect(screen.getAllByText('Recomendado')).toHaveLength(1);
  expect(screen.getAllByText('Plan actual')).toHaveLength(1);
});

test('the start button of each plan does nothing', async () => {
  const { user } = await open();
  for (const button of screen.getAllByRole('button', { name: 'Empezar ahora' })) await user.click(button);
  expect(backend.calls).toHaveLength(1);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/pricing$/);
});

test('offers to try again when the plans cannot be loaded', async () => {
  backend.get(PLANS, () => failure(500));
  const { user } = renderScreen(<Pricing />);
  expect(await screen.findByText('Error al cargar los planes de precios.')).toBeVisible();
  backend.get(PLANS, { data: plans } as never);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('says when there is no plan', async () => {
  backend.get(PLANS, { data: [] });
  renderScreen(<Pricing />);
  expect(await screen.findByText('No hay planes disponibles')).toBeVisible();
});
