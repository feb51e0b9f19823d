import type { Lead, LeadStatus } from '@landfall/shared/contracts';
import { type Selection, useListActs, useListTexts } from '@landfall/shared/list';
import type { RefObject } from 'react';
import { LEAD_LISTS, sendLeadChanges, sendLeadDeletion } from '../api/leads.ts';
import { nameOf } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';

interface LeadActsOptions {
  projectId: string;
  /** The state that the list is narrowed to. */
  status: LeadStatus | undefined;
  selection: Selection;
  /** Around the leads. */
  list: RefObject<HTMLElement | null>;
}

const idOf = ({ lead_id }: Lead) => lead_id;

/** Whether a lead of a state stands in a list of another one: without one, in all but spam. */
const isListed = (becomes: LeadStatus, list: LeadStatus | undefined) => (list ? becomes === list : becomes !== 'spam');

/** What is done with one lead or with several at once. */
export function useLeadActs({ projectId, status, selection, list }: LeadActsOptions) {
  const texts = useAreaTexts();
  const listTexts = useListTexts();
  const titleOf = (lead: Lead) => nameOf(lead) || texts.emptyLead;
  const acts = useListActs<Lead>({
    idOf,
    titleOf,
    invalidates: LEAD_LISTS,
    selection,
    list: () => list.current,
    fallback: () => document.querySelector<HTMLElement>('[data-list-search]'),
  });
  return {
    ...acts,
    remove: (leads: readonly Lead[]) =>
      void acts.act({
        entries: leads,
        becomes: () => 'gone',
        call: (ids) => sendLeadDeletion(projectId, ids),
        done: (count, lead) =>
          count === 1 ? listTexts.deletedOne(titleOf(lead)) : listTexts.deletedCount('lead', count),
        failed: texts.failed,
        isDeletion: true,
      }),
    mark: (leads: readonly Lead[], becomes: LeadStatus) =>
      void acts.act({
        entries: leads,
        becomes: () => (isListed(becomes, status) ? { status: becomes } : 'gone'),
        call: (ids) => sendLeadChanges(projectId, { action: becomes, ids }),
        done: () => texts.markedAs(becomes),
        failed: texts.failed,
      }),
  };
}

export type LeadActs = ReturnType<typeof useLeadActs>;
