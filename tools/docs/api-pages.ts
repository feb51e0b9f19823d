import { type JsonSchema, type NamedSchemas, schemaNote, schemaText } from './schema-text.ts';

interface Content {
  schema?: JsonSchema;
}

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema; description?: string }[];
  requestBody?: { content: Record<string, Content> };
  responses?: Record<string, { content?: Record<string, Content> }>;
  'x-error-codes'?: string[];
}

/** As much of an OpenAPI document as is shown. */
export interface ApiDocument {
  info: { description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: NamedSchemas };
}

/** A page of the documentation. */
export interface DocPage {
  /** Its address without `.html`, from the documentation's root. */
  path: string;
  title: string;
  markdown: string;
}

/** Text that stands in a table or a heading of Markdown as it is. */
const plain = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

const code = (text: string, language = 'ts') => ['```', language, '\n', text, '\n```'].join('');

function parameters(operation: Operation, named: NamedSchemas): string[] {
  const rows = (operation.parameters ?? [])
    // Headers of every call are told once, on the first page.
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => {
      const schema = parameter.schema ?? {};
      const note = [parameter.required ? 'required' : '', schemaNote(schema), parameter.description ?? ''];
      const type = schemaText(schema, named).replaceAll(/\s+/g, ' ');
      return `| \`${parameter.name}\` | ${parameter.in} | \`${type.replaceAll('|', '\\|')}\` | ${plain(note.filter(Boolean).join(', '))} |`;
    });
  return rows.length === 0 ? [] : ['| parameter | in | type | |\n| --- | --- | --- | --- |\n'.concat(rows.join('\n'))];
}

const bodies = (title: string, content: Record<string, Content> | undefined, named: NamedSchemas): string[] =>
  Object.entries(content ?? {}).map(([type, { schema }]) =>
    schema && type.includes('json')
      ? `${title} (\`${type}\`)\n\n${code(schemaText(schema, named))}`
      : `${title}: \`${type}\``,
  );

function operationText(method: string, path: string, operation: Operation, named: NamedSchemas): string {
  const responses = Object.entries(operation.responses ?? {})
    .filter(([status]) => status !== 'default')
    .flatMap(([status, { content }]) =>
      content ? bodies(`Response ${status}`, content, named) : [`Response ${status}, without a body.`],
    );
  const codes = operation['x-error-codes'] ?? [];
  return [
    `## ${plain(operation.summary ?? path)}`,
    code(`${method.toUpperCase()} ${path}`, 'http'),
    ...(operation.description ? [plain(operation.description)] : []),
    ...parameters(operation, named),
    ...bodies(
      operation.requestBody?.content['multipart/form-data'] ? 'Form' : 'Body',
      operation.requestBody?.content,
      named,
    ),
    ...responses,
    ...(codes.length > 0 ? [`Failures of its own: ${codes.map((one) => `\`${one}\``).join(', ')}.`] : []),
  ].join('\n\n');
}

/**
 * The reference of the API: a page for each of its parts, and one that says what holds of all.
 * @param document the OpenAPI document that the backend serves
 */
export function apiPages(document: ApiDocument): DocPage[] {
  const named = document.components?.schemas ?? {};
  const texts = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const part = operation.tags?.[0] ?? 'other';
      texts.set(part, [...(texts.get(part) ?? []), operationText(method, path, operation, named)]);
    }
  const parts = [...texts.keys()].toSorted();
  const list = parts.map((part) => `- [${part}](${part}.md), ${texts.get(part)?.length}`).join('\n');
  const introduction = `# The API\n\n${document.info.description ?? ''}\n\nIts parts, and how many calls each has:\n\n${list}`;
  return [
    { path: 'api/index', title: 'The API', markdown: introduction },
    ...parts.map((part) => ({
      path: `api/${part}`,
      title: part,
      markdown: `# API: ${part}\n\n${texts.get(part)?.join('\n\n')}`,
    })),
  ];
}
