import * as v from 'valibot';
import { timeZone } from './time-zone.ts';
import { epochSeconds, namedMoment, text } from './wire.ts';

/**
 * Why a page was not published at its hour: its account has no plan, or no room left; an operator took it offline; its draft
 * is older than what is published; it cannot be published as it is; the server could not for too long.
 */
export const scheduleFailure = v.picklist(['plan', 'room', 'suspended', 'outdated', 'contents', 'unavailable']);
export type ScheduleFailure = v.InferOutput<typeof scheduleFailure>;

/** When a page is published by itself. */
export const pageSchedule = v.object({
  publish_at: epochSeconds,
  /** The zone in which the hour was chosen, as the IANA database names it. */
  time_zone: text,
  /** Null until it was tried; one that a reader does not know is read as `unavailable`. */
  failure: v.fallback(v.nullable(scheduleFailure), 'unavailable'),
});
export type PageSchedule = v.InferOutput<typeof pageSchedule>;

/** PUT project/{id}/page/{page_id}/schedule */
export const schedulePageBody = v.object({ publish_at: namedMoment, time_zone: timeZone });
export type SchedulePage = v.InferOutput<typeof schedulePageBody>;
