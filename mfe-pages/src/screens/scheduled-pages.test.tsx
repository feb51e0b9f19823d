import { dateAt } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { PagesScreen } from './pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';

/** 30 November 2026, 09:00 in Madrid. */
const SCHEDULE = { publish_at: 1_796_025_600, time_zone: 'Europe/Madrid', failure: null };

function open(page: Partial<Page>, capabilities = ['pages.schedule', 'pages.write']) {
  backend.get(PAGES, () =>
    Response.json({ data: [fixtures.page({ page_id: 'page-1', ...page })], total_pages: 1, total_count: 1 }),
  );
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  return renderScreen(<PagesScreen />, { config: { capabilities }, state: { selectedProject: fixtures.project() } });
}
const menu = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));

test('says when a page is published by itself, in the zone that was meant, and leads to the editor to change it', async () => {
  const opened = open({ status: 'inactive', schedule: SCHEDULE });
  const hint = await screen.findByText(/^Publishes/);
  expect(hint.parentElement?.title).toMatch(
    /Monday.*30 November 2026.*09:00.*Europe\/Madrid|November 30, 2026.*9:00.*Europe\/Madrid/,
  );
  await menu(opened);
  const change = await screen.findByRole('menuitem', { name: 'Change publication hour' });
  expect(change).toHaveAttribute('href', expect.stringMatching(/\/page\/page-1\/edit#publish-later$/));
});

test('names the zone beside the hour where clocks here show another one', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const tokyo = { ...SCHEDULE, time_zone: 'Asia/Tokyo' };
  const { unmount } = open({ schedule: tokyo });
  expect(await screen.findByText(/^Publishes .*GMT\+9$/)).toBeVisible();
  unmount();
  open({ schedule: { ...SCHEDULE, time_zone: timeZone } });
  const own = await screen.findByText(/^Publishes/);
  expect(own).toHaveTextContent(`Publishes ${dateAt(SCHEDULE.publish_at)}`);
});

test('withdraws the hour, and says where that failed', async () => {
  const opened = open({ schedule: SCHEDULE });
  let tries = 0;
  backend.delete(`${PAGES}/page-1/schedule`, () => {
    tries += 1;
    return tries === 1
      ? failure(409, 'The page is being generated.')
      : Response.json({ data: fixtures.page({ page_id: 'page-1', schedule: null }) });
  });
  for (const said of ['The page is being generated.', 'The page is not published by itself']) {
    await menu(opened);
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Do not publish by itself' }));
    expect(await screen.findByText(said)).toBeVisible();
  }
});

test('says that a page was not published at its hour, and why', async () => {
  open({ schedule: { ...SCHEDULE, failure: 'plan' } });
  const hint = await screen.findByText('Not published: no plan');
  expect(hint.parentElement?.title).toMatch(/9:00.*Europe\/Madrid/);
});

test('says nothing of hours where no backend publishes at them', async () => {
  const opened = open({ schedule: SCHEDULE }, ['pages.write']);
  await menu(opened);
  await screen.findByRole('menuitem', { name: 'Deactivate' });
  expect(screen.queryByText(/^Publishes/)).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Publish later' })).toBeNull();
});
