import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until.ts';

type Value = { stringValue?: string; intValue?: number };

/** A span as OTLP carries it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: { key: string; value: Value }[];
  links?: { traceId: string; spanId: string }[];
  /** 2 where it failed. */
  status: { code: number; message?: string };
}

interface Sent {
  resourceSpans: { resource: { attributes: ReceivedSpan['attributes'] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

export interface Collector {
  /** What the backend is told in order to send here at once. */
  env: Record<string, string>;
  spans: ReceivedSpan[];
  /** Everything that was received, as text. */
  text: () => string;
  /** The first span that passes, waited for. */
  span: (passes: (span: ReceivedSpan) => boolean) => Promise<ReceivedSpan>;
  close: () => void;
}

/** The value of a span's attribute. */
export const attribute = (
  { attributes }: Pick<ReceivedSpan, 'attributes'>,
  key: string,
): string | number | undefined => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** Takes in spans over HTTP, as a collector does. `answers` false: it takes connections and never answers. */
export async function otlpCollector({ answers = true } = {}): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  let text = '';
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    text += JSON.stringify([sent, request.headers]);
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    for (const { scopeSpans } of sent.resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    spans,
    text: () => text,
    async span(passes) {
      let found: ReceivedSpan | undefined;
      await until(() => {
        found = spans.find(passes);
        return found !== undefined;
      });
      return found as ReceivedSpan;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
