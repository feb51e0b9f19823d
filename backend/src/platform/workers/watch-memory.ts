/** Milliseconds between two looks at the memory of a child process. */
const EVERY = 20;

/** The variable that tells a child how many megabytes it may have in all. */
export const MEMORY_VARIABLE = 'LANDFALL_WORK_MEMORY_MB';

/**
 * Ends this child process as soon as it has more memory than it may: decoders take theirs outside of the heap that
 * Node.js can limit, on threads of their own, while this one looks. Returns what ends the watch.
 */
export function watchMemory(): () => void {
  const most = Number(process.env[MEMORY_VARIABLE] ?? 0) * 1024 * 1024;
  if (most === 0) return () => undefined;
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL');
  }, EVERY);
  return () => clearInterval(timer);
}
