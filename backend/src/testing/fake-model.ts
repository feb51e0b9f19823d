import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { brokenLlamaRules, brokenOpenAiRules } from './structured-output-rules.ts';

export interface ModelAnswer {
  /** 200 unless given. */
  status?: number;
  /** What the model says, or the error's message. */
  content?: string;
  headers?: Record<string, string>;
  /** Takes the question and never answers. */
  hangs?: boolean;
  /** Characters after which the connection drops. */
  dropsAfter?: number;
  /** Ends as a model does that has no room left. */
  runsOut?: boolean;
}

/** Whose documented rules the server keeps. `plain` knows no structured output at all. */
export type ModelServer = 'openai' | 'llama.cpp' | 'ollama' | 'plain';

interface Question {
  model: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages: { role: string; content: unknown }[];
  response_format?: {
    type: string;
    json_schema?: { name?: string; strict?: boolean; schema?: Record<string, unknown> };
  };
}

export interface FakeModel {
  /** For AI_URL. */
  url: string;
  /** When each question came, in milliseconds. */
  questions: number[];
  /** The bodies of the questions. */
  bodies: Question[];
  /** Answers in turn; the last one stays. */
  answerWith: (...answers: ModelAnswer[]) => void;
  close: () => void;
}

/** What the server finds wrong with a question; empty for one that it answers. */
function refusal(server: ModelServer, { response_format: format }: Question): string {
  if (!format || format.type === 'text') return '';
  if (server === 'plain') return "Unknown parameter: 'response_format'";
  const { name = '', strict, schema } = format.json_schema ?? {};
  if (format.type !== 'json_schema' || !schema)
    return "Missing required parameter: 'response_format.json_schema.schema'";
  if (server === 'openai') {
    if (!/^[\w-]{1,64}$/.test(name)) return "Invalid 'response_format.json_schema.name'";
    const [broken] = strict ? brokenOpenAiRules(schema) : [];
    return broken ? `Invalid schema for response_format '${name}': ${broken}` : '';
  }
  // Ollama generates with the same grammars as llama.cpp.
  const [broken] = brokenLlamaRules(schema);
  return broken ? `JSON schema conversion failed: ${broken}` : '';
}

const PIECE = 37;
const DROP_DELAY_MS = 50;

function streamed(response: ServerResponse, answer: ModelAnswer, server: ModelServer, wantsUsage: boolean): void {
  // Ollama's models often begin with empty lines.
  const content = (server === 'ollama' ? '\n\n' : '') + (answer.content ?? '');
  const sent = answer.dropsAfter === undefined ? content : content.slice(0, answer.dropsAfter);
  const chunk = (choices: unknown[], rest: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...rest })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream', ...answer.headers });
  for (let start = 0; start < sent.length; start += PIECE)
    chunk([{ index: 0, delta: { role: 'assistant', content: sent.slice(start, start + PIECE) }, finish_reason: null }]);
  if (answer.dropsAfter !== undefined) {
    // A moment later: what arrives together with the end of a connection is lost to its reader.
    setTimeout(() => response.destroy(), DROP_DELAY_MS);
    return;
  }
  chunk([{ index: 0, delta: {}, finish_reason: answer.runsOut ? 'length' : 'stop' }]);
  if (wantsUsage) chunk([], { usage: { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 } });
  response.end('data: [DONE]\n\n');
}

/** A server that speaks as an OpenAI-compatible model, keeps the rules of `server`, and misbehaves as told. */
export async function startFakeModel(kind: ModelServer = 'openai'): Promise<FakeModel> {
  let script: ModelAnswer[] = [];
  const questions: number[] = [];
  const bodies: Question[] = [];
  const server = createServer(async (request, response) => {
    questions.push(Date.now());
    const question = (await json(request)) as Question;
    bodies.push(question);
    const fail = (status: number, message: string, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }));
    const refused = refusal(kind, question);
    if (refused) return fail(400, refused);
    const answer = (script.length > 1 ? script.shift() : script[0]) ?? {};
    if (answer.hangs) return;
    if (answer.status !== undefined && answer.status !== 200)
      return fail(answer.status, answer.content ?? '', answer.headers);
    if (question.stream) return streamed(response, answer, kind, question.stream_options?.include_usage === true);
    const message = { role: 'assistant', content: answer.content ?? '' };
    response.writeHead(200, { 'content-type': 'application/json', ...answer.headers }).end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: answer.runsOut ? 'length' : 'stop' }],
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    bodies,
    answerWith(...answers) {
      script = answers;
      questions.length = 0;
      bodies.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
