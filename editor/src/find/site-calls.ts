import type { PageWithText, ReplacedOutcome, ReplacedSiteText, SharedWithText } from '@landfall/shared/contracts';
import { type Answer, call } from '../calls.ts';
import type { Sought } from './find-text.ts';

/** Pages of one call that replaces: each may take its time. */
const AT_ONCE = 10;

/** Calls in which no page of several came to be changed, before they are given up. */
const IDLE_CALLS = 3;

interface FoundPart {
  pages: PageWithText[];
  shared: SharedWithText[];
  unread: number;
  searched: number;
  total: number;
  next_cursor: string | null;
}

/** What is changed: in this state, and in no other. */
export interface Known {
  pages: Pick<PageWithText, 'page_id' | 'version' | 'stamp'>[];
  shared: Pick<SharedWithText, 'shared_id' | 'revision'>[];
}

const asSent = ({ words, isCaseKept = false, isWhole = false }: Sought) => ({
  ...{ words, match_case: isCaseKept, whole_word: isWhole },
});

/** The calls of a project that find and replace words in its pages. */
export function siteCalls(projectId: string) {
  const address = `/v1/api/project/${projectId}/text`;

  async function send(what: 'replace' | 'undo', body: object, known: Known): Promise<Answer> {
    const pages = known.pages.map(({ page_id, version, stamp }) => ({ page_id, version, stamp }));
    const shared = known.shared.map(({ shared_id, revision }) => ({ shared_id, revision }));
    return call('POST', `${address}/${what}`, { ...body, pages, shared });
  }

  return {
    /** All parts of what is found, each as it comes. @returns the failure that ended it, or null */
    async find(sought: Sought, signal: AbortSignal, take: (part: FoundPart) => boolean): Promise<Answer | null> {
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer: Answer = await call('POST', `${address}/find`, { ...asSent(sought), cursor }, { signal });
        if (signal.aborted) return null;
        if (answer.status !== 200) return answer;
        const part = answer.data as FoundPart;
        if (!take(part)) return null;
        cursor = part.next_cursor;
      }
      return null;
    },
    /** Replaces in all of these, some at a time. @returns the failure that ended it, or null */
    async replace(
      sought: Sought,
      by: string,
      known: Known,
      take: (part: ReplacedSiteText) => void,
    ): Promise<Answer | null> {
      let { pages, shared } = known;
      let idle = 0;
      while (pages.length + shared.length > 0 && idle < IDLE_CALLS) {
        const [sections, rest] = [shared.slice(0, AT_ONCE), pages.slice(0, AT_ONCE)];
        const answer = await send('replace', { ...asSent(sought), by }, { pages: rest, shared: sections });
        if (answer.status !== 200) return answer;
        const done = answer.data as ReplacedSiteText;
        const isDone = ({ outcome }: { outcome: ReplacedOutcome }) => outcome !== 'left';
        const part = { pages: done.pages.filter(isDone), shared: done.shared.filter(isDone) };
        idle = part.pages.length + part.shared.length === 0 ? idle + 1 : 0;
        const [ids, sectionIds] = [
          new Set(part.pages.map(({ page_id }) => page_id)),
          new Set(part.shared.map(({ shared_id }) => shared_id)),
        ];
        pages = pages.filter(({ page_id }) => !ids.has(page_id));
        shared = shared.filter(({ shared_id }) => !sectionIds.has(shared_id));
        take(part);
      }
      return null;
    },
    /** Takes a replacement back. */
    undo: (known: Known): Promise<Answer> => send('undo', {}, known),
  };
}
