import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Child {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves with the next line of its output that matches. Rejects when it ends before. */
  line: (pattern: RegExp) => Promise<string>;
  /** What it wrote to standard error so far. */
  errors: () => string;
  /** Its exit code; null after a signal. */
  exited: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** What makes the tests themselves start quickly: a database that lives for seconds is not worth the compiler's best. */
const INHERITED = process.execArgv.filter((argument) => /^--(?:liftoff-only$|import=)/.test(argument));

/** Runs one of our programs as a process of its own, to be killed. */
export function startChild(program: URL, args: string[], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [...INHERITED, program.pathname, ...args], {
    // Few of them work on pages: their workers start when they are needed.
    env: { ...process.env, WORK_WARM: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  let ended = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const check of waiting) check();
  };
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(child, 'close').then(([code]) => {
    ended = true;
    wake();
    return code as number | null;
  });

  return {
    process: child,
    errors: () => errors,
    exited,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const index = lines.findIndex((line) => pattern.test(line));
          if (index < 0 && !ended) return;
          waiting.delete(check);
          if (index < 0) return reject(new Error(`It ended without saying ${pattern}: ${errors}`));
          resolve(lines.splice(0, index + 1).at(-1) ?? '');
        };
        waiting.add(check);
        check();
      }),
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
