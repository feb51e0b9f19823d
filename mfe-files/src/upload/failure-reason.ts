import { ApiError } from '@landfall/shared';
import type { FilesTexts } from '../texts.ts';

/** How the compression says that a file's name promises more than it holds. */
export const NOT_AN_IMAGE = 'The file given is not an image';

interface Reason {
  /** Stands beside the file; undefined where nobody said why. */
  beside?: string;
  /** Stands in the notification. */
  notified: string;
}

/** Why an upload failed: in the server's words, the compression's, or that no answer came. */
export function failureReason(error: unknown, texts: FilesTexts): Reason {
  if (error instanceof ApiError && error.status === 0) {
    return { beside: texts.uploadCutOff, notified: texts.connectionLost };
  }
  const said = wordsOf(error);
  const reason = said === NOT_AN_IMAGE ? texts.notImage : said;
  return { beside: reason, notified: reason ?? texts.unknownError };
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : undefined;
  const named = (error.data as { error?: unknown } | null | undefined)?.error;
  return error.serverMessage ?? (typeof named === 'string' && named ? named : undefined);
}
