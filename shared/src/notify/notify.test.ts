import { type Notice, notify, onPendingNotice, receiveNotices } from './notify.ts';

test('says that something waits to be told, so that what shows it can be loaded', () => {
  const wanted = jest.fn();
  const stop = onPendingNotice(wanted);
  expect(wanted).not.toHaveBeenCalled();
  notify.success('Saved');
  expect(wanted).toHaveBeenCalledTimes(1);
  const told: Notice[] = [];
  const stopReceiving = receiveNotices((notice) => told.push(notice));
  notify.info('Once more');
  expect(told.map(({ title }) => title)).toEqual(['Saved', 'Once more']);
  expect(wanted).toHaveBeenCalledTimes(1);
  stopReceiving();
  stop();
});
