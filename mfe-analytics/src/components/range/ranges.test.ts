import { datesOf, isOlder, queryOf } from './ranges.ts';
import { dateOf, noonOf } from './zone-time.ts';

const at = (text: string) => Date.parse(text) / 1000;
const chosen = (about: object) => ({ range: '30' as const, from: '', to: '', interval: 'day' as const, ...about });

test('a range of days ends with the day that it is in the project, not here', () => {
  const now = at('2026-11-22T18:30:00Z');
  expect(datesOf(chosen({ range: '7' }), 'UTC', now)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(datesOf(chosen({ range: '7' }), 'Asia/Kathmandu', now)).toEqual({ from: '2026-11-17', to: '2026-11-23' });
  expect(datesOf(chosen({ range: 'today' }), 'Pacific/Kiritimati', now).to).toBe('2026-11-23');
});

test('an own range may be named backwards, or not at all', () => {
  const now = at('2026-11-22T12:00:00Z');
  const own = (from: string, to: string) => datesOf(chosen({ range: 'own', from, to }), 'UTC', now);
  expect(own('2026-11-09', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-09' });
  expect(own('nonsense', '2026-99-99')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

test('asks for the same all day long', () => {
  const query = (now: string) => queryOf(chosen({ range: '90' }), 'Europe/Madrid', at(now));
  expect(query('2026-11-22T08:00:00Z')).toEqual(query('2026-11-22T21:59:00Z'));
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-11-22', 24],
])('the hours of %s are its own, all %i of them', (date, hours) => {
  const zone = 'Europe/Madrid';
  const query = queryOf(
    chosen({ range: 'own', from: date, to: date, interval: 'hour' }),
    zone,
    at('2026-11-22T12:00Z'),
  );
  const [from, to] = [Number(query.from), Number(query.to)];
  expect([dateOf(from, zone), dateOf(to, zone)]).toEqual([date, date]);
  expect([dateOf(from - 3600, zone), dateOf(to + 3600, zone)]).not.toContain(date);
  expect((to - from) / 3600 + 1).toBe(hours);
});

test('knows what is older than every plan shows', () => {
  const now = at('2026-11-22T12:00:00Z');
  expect(isOlder(chosen({ range: '30' }), 'UTC', now)).toBe(false);
  expect(isOlder(chosen({ range: '90' }), 'UTC', now)).toBe(true);
});

test('noon of a day belongs to it in every time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'America/Havana'])
    expect(dateOf(noonOf('2026-11-22', zone), zone)).toBe('2026-11-22');
});
