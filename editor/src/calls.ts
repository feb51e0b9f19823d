import type { SharedRevisions } from '@landfall/shared/contracts';
import type { Outcome } from './autosave.ts';
import type { EditorStart } from './editor-start.ts';
import { language } from './texts.ts';
import { token } from './token.ts';
import { traceHeaders } from './trace-headers.ts';

/** What an answer says, as far as the editor reads it. */
interface Said {
  version?: number;
  stamp?: string;
  writer?: string;
  data?: unknown;
  message?: string;
  code?: string;
  shared?: SharedRevisions;
  fields?: Record<string, string[]>;
  total_pages?: number;
}

export interface Answer extends Said {
  /** 0 where the server could not be reached. */
  status: number;
  /** Milliseconds that the server asks to wait. */
  afterMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Browsers let a page that is going away send no more than this, in bytes. */
const LAST_WORDS_BYTES = 60_000;

/** The headers of every call. */
export const headers = () => ({ accesstokenapp: token(), 'accept-language': language, ...traceHeaders() });

/** One call; a failure is an answer too. */
export async function call(method: string, url: string, body?: unknown, more?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...more,
      headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }), ...more?.headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said: Said = await response.json().catch(() => ({}));
    const after = Number(response.headers.get('retry-after'));
    return { ...said, status: response.status, ...(after > 0 && { afterMs: after * 1000 }) };
  } catch {
    return { status: 0 };
  }
}

/** Sends without waiting for the answer, also while the page goes away. Returns whether it was small enough. */
export function sendLastWords(method: string, url: string, body: unknown): boolean {
  const text = JSON.stringify(body);
  if (new Blob([text]).size > LAST_WORDS_BYTES) return false;
  const all = { ...headers(), 'content-type': 'application/json' };
  fetch(url, { method, body: text, headers: all, keepalive: true }).catch(() => {});
  return true;
}

/** Where the calls of this page go. */
export function addressesOf({ projectId, pageId }: Pick<EditorStart, 'projectId' | 'pageId'>) {
  const page = `/v1/editor/project/${projectId}/page/${pageId}`;
  return { publish: page, draft: `${page}/draft`, copy: `/v1/api/project/${projectId}/page/${pageId}/duplicate` };
}

/** What a failed call means for autosave. */
export function outcomeOf({ status, code, afterMs }: Answer): Outcome {
  if (status === 200) return { kind: 'kept' };
  if (status === 0) return { kind: 'later', state: 'offline' };
  if (status === 429 || status >= 500)
    return { kind: 'later', state: 'waiting', ...(afterMs !== undefined && { afterMs }) };
  return { kind: 'stopped', state: code === 'stale_version' ? 'conflict' : 'stopped' };
}
