import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../errors.ts';

/**
 * Valibot as Fastify's validator. What the handler gets is the parsed output, so fields that the schema does not name
 * are gone. A broken rule answers 422 with the messages by field, and never with the value that was sent.
 */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> = ({ schema }) => validateWith(schema);

/** Fastify's validation function for one schema. */
export function validateWith(schema: v.GenericSchema) {
  return (data: unknown): { value: unknown } | { error: AppError } => {
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return { value: parsed.output };
    return { error: new AppError('invalid', { fields: fieldsOf(parsed.issues) }) };
  };
}

/** Messages by field name, nested names joined with dots. */
function fieldsOf(issues: v.BaseIssue<unknown>[]): Record<string, string[]> {
  const fields: Record<string, string[]> = Object.create(null);
  for (const issue of innermost(issues)) {
    const name = v.getDotPath(issue);
    if (!name) continue;
    fields[name] ??= [];
    const message = isMissing(issue) ? 'This field is required.' : issue.message;
    if (!fields[name].includes(message)) fields[name].push(message);
  }
  return fields;
}

/** valibot's own sentence names types and shows what came; a person needs neither. */
const isMissing = (issue: v.BaseIssue<unknown>) => issue.kind === 'schema' && issue.received === 'undefined';

/** A union reports its alternatives one level down. */
function innermost(issues: v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  return issues.flatMap((issue) => (issue.type === 'union' && issue.issues ? innermost(issue.issues) : [issue]));
}
