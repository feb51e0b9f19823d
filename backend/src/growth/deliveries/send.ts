import type { events } from '../../platform/db/schema.ts';
import type { ReceiverRow } from './receivers.ts';

/** One try of a delivery. */
export interface Task {
  receiver: ReceiverRow;
  event: typeof events.$inferSelect;
  /** The same each time that this try is made: what a kill interrupted is made again. */
  tryId: string;
  at: Date;
  signal: AbortSignal;
}

/** What became of a try. */
export interface SendOutcome {
  /** What was answered; null where nothing was, or nobody was asked. */
  status: number | null;
  /** Why it failed, in words that its owner may read; null where the status says it, or nothing failed. */
  error: string | null;
  /** The first 2 KB of the answer. */
  answer: string;
  /** When to try again, as the header of that name says it. */
  retryAfter?: string | undefined;
  /** Whether another try would be answered the same. */
  isFinal?: boolean;
  /** Whether another event would have been taken: the receiver does not count as failing. */
  isAboutEvent?: boolean;
  /** Whether the receiver is not there any more, so that nothing else is sent to it. */
  isGone?: boolean;
}

/** Makes one try of a delivery. @throws OutboundError where there is no answer */
export type Send = (task: Task) => Promise<SendOutcome>;
