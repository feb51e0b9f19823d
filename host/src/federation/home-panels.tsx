import { hasCapability, Skeleton } from '@landfall/shared';
import { homePanels } from '../added-areas.ts';
import { RemoteScreen } from './remote-screen.tsx';

/** What the configured areas show on the home screen, each alone with its failures. */
export const AreaHomePanels = () =>
  homePanels().map(({ remote, screen, area }) => (
    <RemoteScreen
      key={`${remote}/${screen}`}
      remote={remote}
      screen={screen}
      area={area}
      skeleton={<Skeleton h={hasCapability('home.overview') ? '13.125rem' : '10.125rem'} rounded="xl" />}
    />
  ));
