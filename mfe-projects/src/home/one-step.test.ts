import { setRuntimeConfig, testConfig } from '@landfall/shared/testing';
import { isPutOff, putOff } from './not-now.ts';
import { nextStep, STEPS } from './one-step.ts';

const none = { page: false, published: false, domain: false, connected: false, visited: false };
const never = () => false;
const integrations = [{ remote: 'x', path: '/dashboard/settings/integrations', place: 'integrations' }];

test('leads from a description to visitors, one step at a time', () => {
  setRuntimeConfig(testConfig({ areas: integrations }));
  expect(nextStep(none, never)).toBe('page');
  expect(nextStep({ ...none, page: true }, never)).toBe('publish');
  expect(nextStep({ ...none, page: true, published: true }, never)).toBe('domain');
  expect(nextStep({ ...none, page: true, published: true, domain: true }, never)).toBe('connect');
  const almost = { page: true, published: true, domain: true, connected: true, visited: false };
  expect(nextStep(almost, never)).toBe('share');
  expect(nextStep({ ...almost, visited: true }, never)).toBeUndefined();
});

test('leaves out what the deployment has no place for, and what was put off', () => {
  setRuntimeConfig(testConfig());
  const almost = { ...none, page: true, published: true, domain: true };
  expect(nextStep(almost, never)).toBe('share');
  expect(nextStep(almost, (step) => step === 'share')).toBeUndefined();
});

test('what is put off comes back after a week, of that project alone', () => {
  localStorage.clear();
  const day = 24 * 60 * 60 * 1000;
  putOff('a', 'domain', 0);
  putOff('b', 'share', 6 * day);
  expect(STEPS.filter((step) => isPutOff('a', step, 6 * day))).toEqual(['domain']);
  expect(isPutOff('a', 'domain', 8 * day)).toBe(false);
  putOff('b', 'connect', 8 * day);
  expect(localStorage.getItem('stepsNotNow')).not.toContain('a.domain');
  localStorage.setItem('stepsNotNow', 'broken');
  expect(isPutOff('a', 'domain', 0)).toBe(false);
});
