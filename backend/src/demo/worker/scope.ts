declare const self: ServiceWorkerGlobalScope;

/** Where the demo's folder is served, with a slash at the end. */
export const scope = (): URL => new URL(self.registration.scope);

/** The path of the demo's folder, without a slash at the end: '' at the root of an origin. */
export const base = (): string => scope().pathname.replace(/\/$/, '');

/** Everything before a path of the demo: origin and folder. */
export const root = (): string => scope().origin + base();

/**
 * The path of an address within the demo: the product's own addresses begin at the root of an origin, wherever its folder is.
 * Undefined for another origin.
 */
export function pathWithin(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin !== scope().origin) return undefined;
  const folder = `${base()}/`;
  return pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : pathname;
}

/** Where the published pages of a project are. */
export const siteOrigin = (site: string): string => `${root()}/sites/${site}`;

/** Names what this browser keeps of the demo: two below one origin are two. */
export const stateName = (): string => `landfall-demo ${base()}/`;
