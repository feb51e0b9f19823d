import { reloadLater } from './reload-later.ts';

test('loads the page anew after two seconds, not before', () => {
  jest.useFakeTimers();
  const reload = jest.fn();
  reloadLater(reload);
  jest.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
