import { renderScreen } from '@landfall/shared/testing';
import { NOTICE_MS, PassingNotice } from './passing-notice.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('goes after five seconds, not before', () => {
  const onGone = jest.fn();
  renderScreen(<PassingNotice onGone={onGone}>Done</PassingNotice>);
  jest.advanceTimersByTime(4999);
  expect(onGone).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(NOTICE_MS).toBe(5000);
});

test('says nothing any more once the screen is left', () => {
  const onGone = jest.fn();
  const { unmount } = renderScreen(<PassingNotice onGone={onGone}>Done</PassingNotice>);
  unmount();
  jest.advanceTimersByTime(NOTICE_MS);
  expect(onGone).not.toHaveBeenCalled();
});
