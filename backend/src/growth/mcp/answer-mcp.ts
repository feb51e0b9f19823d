import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyBaseLogger } from 'fastify';
import { createMcpServer } from './mcp-server.ts';
import type { MakeCall } from './tool.ts';

/** Answers one message of the Model Context Protocol, by a server of its own. */
export async function answerMcp(
  asked: Request,
  parsedBody: unknown,
  call: MakeCall,
  log: FastifyBaseLogger,
): Promise<{ status: number; type: string | null; body: string }> {
  const server = createMcpServer(call, log);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(asked, { parsedBody });
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
  } finally {
    await server.close();
  }
}
