import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `holds` is true, asking often. @throws when it is still false after `seconds` */
export async function until(holds: () => boolean | Promise<boolean>, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`did not happen within ${seconds} s`);
    await pause(20);
  }
}
