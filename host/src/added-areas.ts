import { getRuntimeConfig, paths } from '@landfall/shared';
import type { AddedArea, AreaPlace } from '@landfall/shared/contracts';
import { readAddedAreas } from '@landfall/shared/host';
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

/** What areas show on the home screen, in the configuration's order. */
export function homePanels(): { remote: string; screen: string; area: Label }[] {
  const { homePanels: panels, remotes } = getRuntimeConfig();
  return panels
    .filter(({ remote }) => remote in remotes)
    .map(({ remote, screen }) => ({ remote, screen, area: areaName(remote) }));
}
