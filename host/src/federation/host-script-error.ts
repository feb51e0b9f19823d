import { isChunkError } from './area-error.ts';
import { areaOfAddress } from './registry.ts';

/** A script of the host's own that was still to come could not be loaded, rather than one of an area. */
export function isHostScriptError(error: unknown): boolean {
  if (!isChunkError(error)) return false;
  const { request } = error as { request?: unknown };
  if (typeof request !== 'string') return false;
  const { origin, href } = new URL(request, location.href);
  return origin === location.origin && !areaOfAddress(href);
}
