import { confirmNavigation, hasCapability, useNavigate, useQuery, useStore } from '@landfall/shared';
import type { SearchHit } from '@landfall/shared/contracts';
import { searchAccount } from '@landfall/shared/endpoints';
import { FileText, FolderInput, Globe, Image, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addressOfThing, canOpen } from '../things/open-thing.ts';
import type { Entry } from './entry.ts';
import type { RecentThing } from './recent.ts';

/** So long nothing is typed before it is searched for. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const LONGEST = 100;
/** Found things of one kind that are shown. */
const OF_A_KIND = 5;

const KINDS = ['page', 'file', 'lead', 'domain'] as const;
type Kind = (typeof KINDS)[number];
const ICONS = { page: FileText, file: Image, lead: Mail, domain: Globe };

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Things of the account as entries, the selected project's named without it. */
export function useThingEntries(): (things: readonly RecentThing[]) => Entry[] {
  const navigate = useNavigate();
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  return (things) =>
    things.flatMap((thing) => {
      const { kind, id, title, detail, project_id, project_name } = thing;
      if (!isKind(kind) || !canOpen(kind)) return [];
      const elsewhere = project_id && project_id !== selectedId ? project_name : '';
      // A lead begins with what it is called; a domain's state is a word of the backend's.
      const own = detail.startsWith(`${title} · `) ? detail.slice(title.length + 3) : kind === 'domain' ? '' : detail;
      return [
        {
          ...{ id: `${kind}:${id}`, group: kind, label: title || detail, icon: ICONS[kind], thing },
          detail: [title && own, elsewhere].filter(Boolean).join(' · '),
          run: () => navigate(addressOfThing(thing) ?? '/dashboard'),
        },
      ];
    });
}

/** How a search over the account goes: `idle` where nothing is searched for. */
export type SearchState = 'idle' | 'searching' | 'found' | 'failed';

const withoutProjects = (hits: readonly SearchHit[]) => hits.filter(({ kind }) => kind !== 'project');

/** Pages, files, leads and domains that the backend finds, and projects by their descriptions. */
export function useFoundThings(query: string) {
  const toEntries = useThingEntries();
  const { selectProject } = useStore.getState();
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const typed = query.trim().slice(0, LONGEST);
  const words = usePaused(typed);
  const isOn = hasCapability('lists.query') && typed.length >= SHORTEST;
  const request = isOn && words.length >= SHORTEST ? { query: { q: words, limit: OF_A_KIND } } : null;
  const { data, error, isLoading, mutate } = useQuery(searchAccount, request, { keepPrevious: true });

  const isAnswered = request !== null && words === typed && !isLoading;
  const state: SearchState = !isOn ? 'idle' : !isAnswered ? 'searching' : error ? 'failed' : 'found';
  const hits = isOn && state !== 'failed' && data ? data.data : [];
  const projects = hits
    .filter(({ kind, id }) => kind === 'project' && id !== selectedId)
    .map(
      ({ id, title, detail }): Entry => ({
        ...{ id, group: 'projects', label: title, detail, icon: FolderInput },
        run: () => confirmNavigation(() => selectProject(id)),
      }),
    );
  return {
    state,
    /** What was found; of the words before while those that are typed are searched for. */
    entries: [...toEntries(withoutProjects(hits)), ...projects],
    retry: () => void mutate(),
  };
}
