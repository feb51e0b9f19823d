import { writePath } from '../calls/funnels.ts';
import { dayOf } from '../moment.ts';
import { countVisit } from '../sites/count-visit.ts';
import type { ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { PATH } from './examples.ts';
import { seedReadLeads } from './seed-leads.ts';
import { moments } from './seed-visits.ts';

/** Of the visitors of the landing page so many go on to the offer. */
const GO_ON = 0.42;

/** Seconds: what is newest in the inbox is not among these. */
const EARLIER = 5 * 60 * 60;

/** A path that is online: fewer people reach each step, and who sent the form is thanked. */
export function seedFunnel(state: State, project: ProjectRecord): void {
  const { steps } = writePath(state, project, PATH, 'en', false);
  const [landing, offer, thanks] = steps.map(({ pageId }) => state.pages.get(pageId));
  if (!landing || !offer || !thanks) return;
  const sent: number[] = [];
  for (const [day, at] of moments().entries()) {
    const arrived = 6 + (day % 4) + Math.floor(day / 6);
    const goingOn = Math.round(arrived * GO_ON);
    // Nobody writes every fourth day.
    const writing = day % 4 === 0 ? 0 : 1;
    const count = (page: typeof landing, visitors: number, source = '') =>
      countVisit(state, page, { day: dayOf(at), source, visitors, views: Math.round(visitors * 1.3) });
    count(landing, arrived - 3, 'instagram.com');
    count(landing, 3);
    count(offer, goingOn);
    if (writing === 0) continue;
    count(thanks, writing);
    sent.push(at - EARLIER);
  }
  seedReadLeads(
    state,
    offer,
    sent.map((at) => ({ at, variant: null })),
  );
}
