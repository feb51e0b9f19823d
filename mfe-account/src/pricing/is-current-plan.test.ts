import { isCurrentPlan } from './is-current-plan.ts';

const PRO = { name: 'pro', prefix: 'Pro' };

test.each([
  [{ name: 'pro', prefix: 'Pro' }, true],
  [{ name: 'PRO', prefix: '' }, true],
  [{ name: '', prefix: 'pro' }, true],
  [{ name: 'basic', prefix: 'Pro' }, false],
  [{ name: '', prefix: '' }, false],
  [undefined, false],
])('whoever has %j has this plan: %s', (owned, expected) => expect(isCurrentPlan(PRO, owned)).toBe(expected));
