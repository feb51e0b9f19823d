import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: string | number): { parent: number; rssMb: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: of('PPid'), rssMb: of('VmRSS') / 1024 };
  } catch {
    return { parent: 0, rssMb: 0 };
  }
}

/** Resident memory of a process and its children in megabytes, where the system tells. */
export function memoryOf(pid: number): number {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map(statusOf).filter(({ parent }) => parent === pid);
  return Math.round(children.reduce((sum, { rssMb }) => sum + rssMb, statusOf(pid).rssMb));
}
