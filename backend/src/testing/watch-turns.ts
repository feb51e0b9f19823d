/**
 * Watches for how long this thread works without giving way to others.
 * @returns a function that ends the watch and answers with the longest time, in milliseconds of a processor, so that what else
 * a machine does is not counted
 */
export function watchTurns(): () => number {
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [longest, last] = [0, usedMs()];
  const look = () => {
    const now = usedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}
