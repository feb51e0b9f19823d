import type { Choice, ExperimentCounter } from '../../delivery/sites/choose-variant.ts';
import type { Context } from '../../platform/context.ts';
import { sql } from '../../platform/db/operators.ts';
import { messageOf } from '../../platform/log.ts';
import { kindOf, prefetches } from '../stats/visit.ts';

/** Milliseconds between two writes: what a process that is killed loses. */
const EVERY = 1_000;

/** Variants of which counts wait while the database is away. */
const MOST = 20_000;

interface Count {
  experiment: string;
  letter: string;
  views: number;
  visitors: number;
}

type Counting = Pick<Context, 'db' | 'log'>;

class Counter implements ExperimentCounter {
  readonly #context: Counting;
  #counts = new Map<string, Count>();
  #storing: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(context: Counting) {
    this.#context = context;
    this.#timer = setInterval(() => void this.#store(), EVERY).unref();
  }

  /** Bots and pages that are fetched ahead are no views; who is drawn for by the latter is a visitor all the same. */
  count: ExperimentCounter['count'] = ({ experiment, letter, isNew }: Choice, headers) => {
    const kind = kindOf({ agent: headers['user-agent'] ?? '', isPrefetch: prefetches(headers) });
    if (kind === 'bot') return;
    this.#add({ experiment, letter, views: kind === 'view' ? 1 : 0, visitors: isNew ? 1 : 0 });
  };

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#storing;
    await this.#store();
  }

  #add({ experiment, letter, views, visitors }: Count): void {
    const key = `${experiment} ${letter}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= MOST) return;
    const { views: before, visitors: met } = known ?? { views: 0, visitors: 0 };
    this.#counts.set(key, { experiment, letter, views: before + views, visitors: met + visitors });
  }

  #store(): Promise<void> {
    this.#storing ??= this.#write().finally(() => {
      this.#storing = undefined;
    });
    return this.#storing;
  }

  async #write(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    try {
      await this.#context.db.execute(sql`
        update experiment_variants v set views = v.views + c.views, visitors = v.visitors + c.visitors
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (experiment text, letter text, views int, visitors int),
          experiments e
        where v.experiment_id = c.experiment and v.letter = c.letter and e.id = c.experiment and e.status = 'running' and e.ends_at > now()`);
    } catch (error) {
      this.#context.log.error(`Counts of experiments wait, they cannot be stored: ${messageOf(error)}`);
      for (const count of counts) this.#add(count);
    }
  }
}

/**
 * Starts to count what experiments show until their planned time is over: in memory, stored every second, so that nobody
 * waits for it.
 */
export const countExperiments = (context: Counting): ExperimentCounter => new Counter(context);
