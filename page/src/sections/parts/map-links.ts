import { type Html, html } from '../html.ts';

/** Services that people know for maps, and where each shows what it finds for an address. */
const SERVICES = [
  { id: 'osm', name: 'OpenStreetMap', search: 'https://www.openstreetmap.org/search?query=' },
  { id: 'google', name: 'Google Maps', search: 'https://www.google.com/maps/search/?api=1&query=' },
  { id: 'apple', name: 'Apple Maps', search: 'https://maps.apple.com/?q=' },
] as const;

const CARD = /(?=<li[\s>])/;
const WHERE = /<p class="(?:[^"]*\s)?where(?:\s[^"]*)?"[^<>]*>([\s\S]*?)<\/p>/g;
const LINK = /<a\s[^<>]*>/g;

const addressIn = (search: string, place: string): string =>
  search + encodeURIComponent(place.replace(/\s+/g, ' ').trim().toWellFormed()).replace(/'/g, '%27');

/** Links to a place on maps of several services: nobody is asked before one is pressed. */
export const mapLinks = (place: string): Html =>
  html`<p class="map-links">${SERVICES.map(({ id, name, search }) => html`<a class="map-link map-${id}" href="${addressIn(search, place)}">${name}</a>`)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const wordsOf = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? ' ');

/** A link's start with its search for another place; as it is where it leads elsewhere, as to a pin of one's own. */
function searching(start: string, place: string): string {
  const service = SERVICES.find(({ id }) => start.includes(`map-${id}`));
  if (!service || !/\sclass="(?:[^"]*\s)?map-link[\s"]/.test(start)) return start;
  const known = service.search.replaceAll('&', '&amp;');
  return start.replace(/(\shref=")([^"]*)"/, (whole, before: string, href: string) =>
    href.startsWith(known) || href.startsWith(service.search) ? `${before}${addressIn(known, place)}"` : whole,
  );
}

/** Safe markup in which the links of a place look for the address that is written beside them. */
export function withMaps(markup: string): string {
  if (!markup.includes('map-link')) return markup;
  return markup
    .split(CARD)
    .map((card) => {
      const place = [...card.matchAll(WHERE)].map(([, words = '']) => wordsOf(words)).join(', ');
      return place.trim() === '' ? card : card.replace(LINK, (start) => searching(start, place));
    })
    .join('');
}
