import { readMessage } from '../contracts/message.ts';
import { checkoutForm } from '../contracts/payment.ts';
import { readForm } from './read-form.ts';

test('gives the output of values that fit', () => {
  expect(readForm(checkoutForm, { plan: 'pro', email: ' a@example.com ', paymentMethod: 'card' })).toEqual({
    output: { plan: 'pro', email: 'a@example.com', paymentMethod: 'card' },
  });
});

test('gives one message for each field that does not', () => {
  const { errors = {} } = readForm(checkoutForm, { plan: '', email: 'a', paymentMethod: '' });
  expect(Object.entries(errors).map(([name, message]) => [name, readMessage(message).text])).toEqual([
    ['plan', 'You must select a plan'],
    ['email', 'Must be a valid email address'],
    ['paymentMethod', 'You must select a payment method'],
  ]);
});
