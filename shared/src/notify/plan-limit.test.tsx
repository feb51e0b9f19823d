import { ApiError } from '../api/api-error.ts';
import { renderScreen, screen, waitFor } from '../testing/index.ts';
import { notifyPlanLimit } from './plan-limit.ts';

test('a reached limit is told in the words of the server, with the way to the plans', async () => {
  const { user } = renderScreen(<p>Screen</p>, { path: '/dashboard/pages' });
  const error = new ApiError('x', 402, { message: 'Your plan allows 3 projects.' });
  expect(notifyPlanLimit(error)).toBe(true);
  expect(await screen.findByText('Your plan allows 3 projects.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See plans' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/pricing'));
});

test.each([new ApiError('x', 500, {}), new Error('x'), undefined])('%s is no reached limit', (error) => {
  expect(notifyPlanLimit(error)).toBe(false);
});
