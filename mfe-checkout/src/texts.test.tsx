import { setLanguage } from '@landfall/shared';
import { LANGUAGES } from '@landfall/shared/languages';
import { act, fakeBackend, fireEvent, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { Checkout } from './screens/checkout.tsx';

const backend = fakeBackend();

afterEach(() => act(() => setLanguage('default')));

const choose = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value } }));

test('speaks the language that is chosen on the page, and keeps what was entered', async () => {
  backend.get('/v1/api/public/other/pricing', [fixtures.plan({ price: { ltd: 59.5 } })]);
  const { user } = renderScreen(<Checkout />, { path: '/store/ltd?plan=pro' });
  await user.type(await screen.findByLabelText('Email'), 'ana');
  const language = screen.getByRole('combobox', { name: 'Language / Idioma' });
  language.focus();
  await choose('es');
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ana');
  expect(language).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  expect(document.title).toBe('Comprar · Landfall');
  expect(screen.getByText('Hasta 5 proyectos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Pagar 59,50/ }));
  expect(await screen.findByText('Debe ser un correo electrónico válido')).toBeVisible();
  expect(screen.getByText('Debes elegir un método de pago')).toBeVisible();

  await choose('en');
  expect(await screen.findByRole('button', { name: 'Pay $59.50' })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    LANGUAGES.map(({ name }) => name),
  );
});

test('says the notes that nobody changed in Spanish, and others as they are', async () => {
  backend.get('/v1/api/public/other/pricing', [fixtures.plan()]);
  const refundNote = 'Not for you? Write to us within 14 days and you get your money back.';
  renderScreen(<Checkout />, { config: { payment: { taxNote: 'Plus VAT.', refundNote } } });
  await screen.findByText(refundNote);
  await choose('es');
  expect(await screen.findByText(/te devolvemos el dinero/)).toBeVisible();
  expect(screen.getByText('Plus VAT.')).toBeVisible();
});
