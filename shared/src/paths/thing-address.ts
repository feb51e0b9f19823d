/** Where the host finds the area that shows a thing. */
export const OPEN_PATH = '/dashboard/open';

interface Thing {
  /** As areas name it in `opens`: `page`, `lead`, `domain`, ... */
  kind: string;
  id: string;
  /** The project that it belongs to; '' where it belongs to none. */
  project_id: string;
}

/** An address that opens a thing in whichever area shows it; only where `home.overview` or `notifications` is offered. */
export function thingAddress({ kind, id, project_id }: Thing): string {
  const query = new URLSearchParams({ kind, id, ...(project_id && { project: project_id }) });
  return `${OPEN_PATH}?${query}`;
}
