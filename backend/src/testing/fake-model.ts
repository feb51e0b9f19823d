import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelAnswer {
  /** 200 unless given. */
  status?: number;
  /** What the model says, or the error's message. */
  content?: string;
  headers?: Record<string, string>;
  /** Takes the question and never answers. */
  hangs?: boolean;
}

export interface FakeModel {
  /** For AI_URL. */
  url: string;
  /** When each question came, in milliseconds. */
  questions: number[];
  /** Answers in turn; the last one stays. */
  answerWith: (...answers: ModelAnswer[]) => void;
  close: () => void;
}

/** A server that speaks as an OpenAI-compatible model, and misbehaves as told. */
export async function startFakeModel(): Promise<FakeModel> {
  let script: ModelAnswer[] = [];
  const questions: number[] = [];
  const server = createServer((request, response) => {
    request.resume();
    questions.push(Date.now());
    const { status = 200, content = '', headers = {}, hangs } = (script.length > 1 ? script.shift() : script[0]) ?? {};
    if (hangs) return;
    const message = { role: 'assistant', content };
    const body =
      status === 200
        ? {
            id: '1',
            object: 'chat.completion',
            created: 1,
            model: 'm',
            choices: [{ index: 0, message, finish_reason: 'stop' }],
          }
        : { error: { message: content } };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    answerWith(...answers) {
      script = answers;
      questions.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
