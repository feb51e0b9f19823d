import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { describeStatement } from '../tracing/statement.ts';
import type { Tracing } from '../tracing/tracing.ts';

type Query = (...asked: unknown[]) => Promise<unknown>;

/** pg takes a text, or an object that has it. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '');

/** Lets every statement of a connection, a pool or a transaction be a span. Its values stay out of it. */
function traceQueries(target: object, tracing: Tracing, name: 'query' | 'exec' = 'query'): void {
  const original = Reflect.get(target, name) as Query;
  const query: Query = (...asked) => {
    const ask = () => Reflect.apply(original, target, asked) as Promise<unknown>;
    // A pool asks its connections so: it is the pool's span already.
    if (typeof asked.at(-1) === 'function') return ask();
    const { summary, text } = describeStatement(textOf(asked[0]));
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': text };
    return tracing.span({ name: summary, kind: 'client', attributes }, ask);
  };
  Object.defineProperty(target, name, { value: query, configurable: true, writable: true });
}

/** Traces what is asked of a pool, and on the connections that are taken out of it. */
export function tracePool(pool: pg.Pool, tracing: Tracing): void {
  traceQueries(pool, tracing);
  pool.on('connect', (client) => traceQueries(client, tracing));
}

/** Traces what is asked of the embedded database, in transactions and outside. */
export function tracePglite(client: PGlite, tracing: Tracing): void {
  traceQueries(client, tracing);
  traceQueries(client, tracing, 'exec');
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      traceQueries(tx, tracing);
      return work(tx);
    });
}
