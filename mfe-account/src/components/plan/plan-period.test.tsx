import { fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { PlanPeriod } from './plan-period.tsx';

fakeBackend();
const plan_until = new Date(2026, 11, 20, 12).getTime() / 1000;
const premium = { plan: { name: 'premium', prefix: 'Premium' }, plan_until };
const show = (user: object, capabilities = ['billing']) =>
  renderScreen(
    <>
      <PlanPeriod screen="billing" toPlans />
      <PlanPeriod screen="pricing" />
    </>,
    { state: { user: { ...fixtures.user(), ...user } }, config: { capabilities } },
  );

test('says until when a bought plan lasts, and what follows', () => {
  show({ ...premium, plan_after: { name: 'basic', prefix: 'Basic' } });
  expect(screen.getByText(/^Premium is paid until 20\/12\/2026\. After that your account has Basic/)).toBeVisible();
  expect(screen.getByText(/^Premium está pagado hasta el 20\/12\/2026\. Después tu cuenta tendrá Basic/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/pricing');
});

test.each([
  ['a plan for life', {}, ['billing']],
  ['a backend that does not say what follows', premium, ['billing']],
  ['a backend without billing', { ...premium, plan_after: { name: 'basic', prefix: '' } }, []],
])('says nothing for %s', (_case, user, capabilities) => {
  show(user, capabilities);
  expect(screen.queryByText(/paid until/)).not.toBeInTheDocument();
});

test('says that nothing follows', () => {
  show({ ...premium, plan_after: { name: 'none', prefix: 'No plan' } });
  expect(screen.getByText(/^Premium is paid until 20\/12\/2026\. After that your account has no plan/)).toBeVisible();
});

const none = { plan: { name: 'none', prefix: 'No plan' } };

test('says that there is no plan, and until when visitors see the pages', () => {
  show({ ...none, sites_until: new Date(2099, 11, 20, 12).getTime() / 1000 });
  expect(screen.getByText(/no plan\. Visitors see your published pages until 20\/12\/2099/)).toBeVisible();
  expect(screen.getByText(/Los visitantes ven tus páginas publicadas hasta el 20\/12\/2099/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/pricing');
});

test('says that visitors see the pages no more', () => {
  show({ ...none, sites_until: new Date(2026, 0, 1).getTime() / 1000 });
  expect(screen.getByText(/visitors do not see your pages/)).toBeVisible();
});
