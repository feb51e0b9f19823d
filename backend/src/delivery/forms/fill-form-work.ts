import { type FieldProblem, type Sent, withTyped } from './fill-form.ts';

// Runs in a worker: puts what a visitor had typed into the page again.

interface FillQuestion {
  document: string;
  sent: Sent;
  notice: readonly [string, string];
  problems: readonly FieldProblem[];
}

export const run = ({ document, sent, notice, problems }: FillQuestion): string =>
  withTyped(document, sent, notice, problems);
