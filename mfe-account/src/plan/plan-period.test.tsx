import { fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { PlanPeriod } from './plan-period.tsx';

fakeBackend();
const plan_until = new Date(2026, 11, 20, 12).getTime() / 1000;
const premium = { plan: { name: 'premium', prefix: 'Premium' }, plan_until };
const show = (user: object, capabilities = ['billing']) =>
  renderScreen(
    <>
      <PlanPeriod text="planEnds" toPlans />
      <PlanPeriod text="pricingPlanEnds" />
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
