import type { Template } from '@landfall/shared/contracts';
import { addressesOf, call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { say } from '../texts.ts';

/** A model that is asked may need this long. Milliseconds. */
const PATIENCE_MS = 120_000;

/** What a page begins with, drawn. */
export interface DrawnStart {
  html: string;
  /** '<palette>-<type>'. */
  theme: string;
  language: string;
}

/** What was asked for, or why it is not there, for a person to read. */
export type Asked<T> = { data: T } | { problem: string };

const problemOf = ({ status, message }: { status: number; message?: string }): string =>
  status === 0 ? say('settingsOffline') : (message ?? say('startFailed'));

/** The templates, in a language of pages. */
export async function askForTemplates(language: string): Promise<Asked<Template[]>> {
  const answer = await call('GET', `/v1/api/template?language=${encodeURIComponent(language)}`);
  return answer.status === 200 ? { data: answer.data as Template[] } : { problem: problemOf(answer) };
}

/** Has a template drawn, or a page written from a description. */
export async function askForStart(
  start: EditorStart,
  wanted: { template: string } | { description: string },
  signal: AbortSignal,
): Promise<Asked<DrawnStart>> {
  const body = { ...wanted, language: start.language };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const answer = await call('POST', `${addressesOf(start).publish}/start`, body, { signal: patience });
  if (answer.status === 200) return { data: answer.data as DrawnStart };
  const [first] = Object.values(answer.fields ?? {}).flat();
  return { problem: first ?? problemOf(answer) };
}
