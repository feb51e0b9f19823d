import { getRuntimeConfig, paths, readAddedAreas } from '@landfall/shared';
import type { AddedArea, AreaPlace } from '@landfall/shared/contracts';
import { dashboardScreens, guestScreens, publicScreens, type ScreenRoute } from './route-table.ts';
import type { Label } from './texts.ts';

let added: readonly AddedArea[] = [];

/**
 * Takes over the areas that the deployment adds.
 * @throws Error that names each wrong entry of `areas` in config.json
 */
export function setAddedAreas(): void {
  const { areas, remotes } = getRuntimeConfig();
  const own = [...Object.values(paths), ...dashboardScreens.map(({ path }) => path), STATUS_PATH];
  added = readAddedAreas(areas, { remotes: Object.keys(remotes), paths: own });
}

/** The host's own page about the areas. */
export const STATUS_PATH = '/dashboard/status';

/** The added areas whose entries stand in this place. */
export const addedIn = (place: AreaPlace): readonly AddedArea[] => added.filter((area) => area.place === place);

/** What added areas show on the home screen. */
export const homePanels = (): readonly Pick<AddedArea, 'remote' | 'screen' | 'label'>[] =>
  added.flatMap(({ remote, label, home }) => (home ? [{ remote, screen: home, label }] : []));

/** Every area's screen inside the dashboard's layout. */
export const allDashboardScreens = (): readonly ScreenRoute[] => [
  ...dashboardScreens,
  ...added.map(({ path, remote, screen, label }) => ({ path, remote, screen, area: label, title: label })),
];

/** What a person calls an area; one without any screen here has its technical name. */
export function areaName(remote: string): Label {
  const routes = [...allDashboardScreens(), ...guestScreens, ...publicScreens];
  return routes.find((route) => route.remote === remote)?.area ?? { default: remote };
}
