import type { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds that a pool waits: for a connection, for a statement by PostgreSQL's clock, and for its answer by ours. */
interface Waits {
  connectMs: number;
  statementMs: number;
  /** More than the statement has: it ends by itself where the server is well. */
  answerMs: number;
}

/** For whatever people and programs ask of the API, and for jobs. */
export const WAITS: Waits = { connectMs: 5_000, statementMs: 30_000, answerMs: 40_000 };

/** For what visitors of published pages wait for. */
export const VISITORS_WAIT: Waits = { connectMs: 2_000, statementMs: 5_000, answerMs: 6_000 };

const CONNECTIONS = 10;

/** What pg says where an answer did not come in time. */
const NO_ANSWER = 'Query read timeout';

class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Between two statements of a transaction nobody else listens, and what nobody hears ends the process: the next
    // statement fails by itself.
    this.on('error', () => {});
  }
}
// A connection whose answer did not come in time is closed: a pool would hand it on with the statement still in it, also
// after a transaction, and everybody after would wait as long.
Object.defineProperty(Client.prototype, 'query', {
  value: function query(this: pg.Client, ...asked: unknown[]): unknown {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, asked);
    if (answer instanceof Promise)
      answer.catch(({ message }: Error) => {
        if (message === NO_ANSWER) (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      });
    return answer;
  },
});

/** A pool that nobody waits for longer than it says, also where a server accepts connections and never answers. */
export function openPool(url: string, { connectMs, statementMs, answerMs }: Waits): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'landfall',
  });
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
