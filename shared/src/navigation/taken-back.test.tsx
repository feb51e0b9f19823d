import { Link, useLocation } from 'react-router-dom';
import { Action, ActionMenu } from '../overlay/action-menu.tsx';
import '../overlay/back-closes.ts';
import { LeaveWarning } from '../overlay/leave-warning.tsx';
import { renderScreen, screen, waitFor } from '../testing/index.ts';

let taken = 0;
const count = () => {
  taken += 1;
};

beforeEach(() => {
  taken = 0;
  window.addEventListener('popstate', count);
});
afterEach(() => {
  window.removeEventListener('popstate', count);
  jest.restoreAllMocks();
});

function Screens({ typedAt = '' }: { typedAt?: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/second">Second</Link>
      <Link to="/third">Third</Link>
      <ActionMenu trigger={<button type="button">Menu</button>}>
        <Action value="one" label="Entry" />
      </ActionMenu>
      <LeaveWarning dirty={pathname === typedAt} onLeave={() => {}} />
    </>
  );
}

const shown = () => screen.getByTestId('address').textContent;
const stays = (pathname: string) =>
  waitFor(() => expect([shown(), window.location.pathname]).toEqual([pathname, pathname]));

async function atThird(screens = <Screens />) {
  history.pushState(null, '', '/first');
  const { user } = renderScreen(screens, { inBrowser: true });
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await user.click(screen.getByRole('link', { name: 'Third' }));
  return user;
}

async function openMenu() {
  const user = await atThird();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('menuitem', { name: 'Entry' });
}

/** Back, and Back again before the page has returned. */
async function backTwice() {
  window.addEventListener('popstate', () => history.back(), { once: true, capture: true });
  history.back();
  await waitFor(() => expect(taken).toBeGreaterThanOrEqual(2));
}

/** Somebody's step comes before the page's, which the browser then does not take. */
const followThePerson = () => jest.spyOn(history, 'go').mockImplementationOnce(() => {});

const isMenuGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

test('two quick steps Back close what is open, and the address stays that of the screen', async () => {
  await openMenu();
  await backTwice();
  await isMenuGone();
  await stays('/third');
});

test('the same where the browser follows the person rather than the page', async () => {
  await openMenu();
  followThePerson();
  await backTwice();
  await isMenuGone();
  await stays('/third');
});

test('two quick steps Back from what was typed ask once, and leaving goes one back', async () => {
  const user = await atThird(<Screens typedAt="/third" />);
  followThePerson();
  await backTwice();
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await stays('/third');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await stays('/second');
});
