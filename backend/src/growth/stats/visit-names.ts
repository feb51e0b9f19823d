import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/limits/at-most.ts';
import type { Visit } from './visit.ts';

/** Characters of a source, a campaign, a browser. */
const MAX_NAME = 200;

/** User agents whose meaning is remembered: those of browsers are few. */
const MOST_AGENTS = 2_000;
/** Longer ones say nothing more, and are read in no time that matters. */
const MAX_AGENT = 400;

const DEVICES = ['desktop', 'mobile', 'tablet'];

/** As the database can store it. */
const clean = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_NAME).toWellFormed();

/** What a page's address says of a campaign. */
const parameter = (query: string, name: string): string =>
  query.includes(name) ? clean(new URLSearchParams(query).get(name) ?? '') : '';

/** The host of the foreign page that led here; empty for our own, and for whoever came directly. */
export function foreignHost(referrer: string, own: string): string {
  if (referrer === '' || !URL.canParse(referrer)) return '';
  const { host } = new URL(referrer);
  return host === own.toLowerCase() ? '' : clean(host);
}

/** Where a visit came from: what the link says of itself, else the foreign page's host. */
export const sourceOf = ({ query, referrer, host }: Pick<Visit, 'query' | 'referrer' | 'host'>): string =>
  parameter(query, 'utm_source') || foreignHost(referrer, host);

export const campaignOf = ({ query }: Pick<Visit, 'query'>): string => parameter(query, 'utm_campaign');

interface Client {
  device: string;
  browser: string;
}

const known = new LRUCache<string, Client>(atMost(MOST_AGENTS));

/** The kind of device and the browser that a user agent names; empty where it names none that is known. */
export function clientOf(agent: string): Client {
  const remembered = known.get(agent);
  if (remembered) return remembered;
  const short = agent.slice(0, MAX_AGENT);
  const { platform, browser } = short === '' ? {} : Bowser.parse(short);
  const device = platform?.type ?? '';
  // A name that its patterns do not know is whatever the agent begins with: nobody's choice, so it is none.
  const isBrowser = Object.values(Bowser.BROWSER_MAP as Record<string, string>).includes(browser?.name ?? '');
  const client = {
    device: DEVICES.includes(device) ? device : '',
    browser: isBrowser ? clean(browser?.name ?? '') : '',
  };
  known.set(agent, client);
  return client;
}
