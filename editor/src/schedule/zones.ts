import { make } from '../forms/form-controls.ts';
import { language } from '../texts.ts';

/** The zone that this browser is in. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Europe/Madrid (GMT+1)'. */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${timeZone.replaceAll('_', ' ')} (${offset})`;
}

const option = (zone: string, label: string) => make('option', { value: zone }, label);

/** The zones of the world by region, each by its city first, which is what somebody types to find it. */
function zonesByRegion(): HTMLOptGroupElement[] {
  const regions = Map.groupBy(Intl.supportedValuesOf('timeZone'), (zone) => zone.split('/', 1)[0] ?? '');
  return [...regions].map(([region, zones]) => {
    const options = zones.map((zone) => {
      const [city = zone, ...around] = zone.replaceAll('_', ' ').split('/').slice(1).reverse();
      return option(zone, [city, ...around].join(', '));
    });
    return make('optgroup', { label: region }, ...options);
  });
}

/**
 * A list of time zones: the one that is meant already, this browser's, the project's and UTC, and behind them all others.
 * The one that is meant is chosen, or else this browser's.
 */
export function zoneChoice(meant: string | undefined, projects: string): HTMLSelectElement {
  const near = [...new Set([meant, HERE, projects, 'UTC'])].flatMap((zone) =>
    zone ? [option(zone, zoneName(zone))] : [],
  );
  const select = make('select', {}, ...near, ...zonesByRegion());
  select.value = meant ?? HERE;
  return select;
}
