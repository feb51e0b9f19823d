import { type Area, federatedName } from '../areas.ts';

/** What `config.json` says of screens that areas add to the dashboard, and to its home. */
export const addedScreens = (areas: readonly Area[]) => ({
  homePanels: areas.flatMap(({ name, home }) => (home ? [{ remote: federatedName(name), screen: home }] : [])),
  areas: areas.flatMap(({ name, added = [] }) => added.map((screen) => ({ remote: federatedName(name), ...screen }))),
});
