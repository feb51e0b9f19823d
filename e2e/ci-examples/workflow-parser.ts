import { registerHooks } from 'node:module';

// GitHub's parser is written for bundlers: it imports its schema without saying that it is JSON.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return specifier.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});

const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** What GitHub's own parser finds wrong with a workflow; empty where nothing is. */
export const faultsOfWorkflow = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);
