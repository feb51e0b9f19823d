import type { FallbackReason } from '@landfall/shared/contracts';

/** How a page was written by a model. For operators; people see the page. */
export interface WritingReport {
  model: string;
  /** Language of the page, as its code. */
  language: string;
  /** What was asked for, as its code: 'warm', 'formal'; empty where nothing was. */
  tone: string;
  /** Tokens as the server counted them; 0 where it does not say. */
  inputTokens: number;
  outputTokens: number;
  /** In the currency of the configured prices; 0 without prices. */
  cost: number;
  /** False where the answer was cut off and what arrived was kept. */
  complete: boolean;
  /** Texts of the model that no fact bore out, and which were left out. */
  dropped: number;
  /** Why the model wrote nothing and the composer took its place; empty where it wrote the page. */
  reason: FallbackReason | '';
}
