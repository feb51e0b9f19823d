import type { EditLine, EditPageBody, OutlineSection, SectionAlternatives } from '@landfall/shared/contracts';
import { call, headers } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { say } from '../texts.ts';

/** What kept an instruction from being followed, for a person to read. */
export class EditFailure extends Error {
  /** 0 where the server could not be reached. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const addressOf = ({ projectId, pageId }: Pick<EditorStart, 'projectId' | 'pageId'>) =>
  `/v1/api/project/${projectId}/page/${pageId}`;

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<EditLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Sends an instruction and yields what it changes, line by line. @throws EditFailure */
export async function* sendInstruction(
  start: EditorStart,
  body: EditPageBody,
  signal: AbortSignal,
): AsyncGenerator<EditLine> {
  const response = await fetch(`${addressOf(start)}/ai`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new EditFailure(0, say('wordsOffline'));
  });
  if (!response.ok || !response.body) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new EditFailure(response.status, message ?? say('wordsFailed'));
  }
  yield* linesOf(response.body);
}

/** Three ways to write a section. @throws EditFailure */
export async function askForAlternatives(
  start: EditorStart,
  section: OutlineSection,
  language: string,
  signal: AbortSignal,
): Promise<SectionAlternatives> {
  const address = `${addressOf(start)}/section/${encodeURIComponent(section.id)}/write`;
  const body = { outline_section: section, language };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(120_000)]);
  const { status, data, message } = await call('POST', address, body, { signal: patience });
  signal.throwIfAborted();
  if (status === 0) throw new EditFailure(0, say('wordsOffline'));
  if (status !== 200) throw new EditFailure(status, message ?? say('wordsFailed'));
  return data as SectionAlternatives;
}
