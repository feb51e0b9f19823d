import { stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { availableMemory, constrainedMemory } from 'node:process';
import type { Report } from './finding.ts';
import type { Subject } from './subject.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
const inGb = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** The nearest folder that is there: a new DATA_DIR is not yet. */
async function existing(folder: string): Promise<string> {
  if (await stat(folder).catch(() => undefined)) return folder;
  const above = dirname(folder);
  return above === folder ? folder : existing(above);
}

/** Free space, and free names of files, where DATA_DIR is. */
export async function lookAtDisk({ config }: Subject, report: Report): Promise<void> {
  const folder = await existing(config.dataDir);
  const { bavail, blocks, bsize, files, ffree } = await statfs(folder);
  const [free, size] = [bavail * bsize, blocks * bsize];
  const share = size === 0 ? 1 : free / size;
  const seen = `${inGb(free)} of ${inGb(size)} are free at ${folder} (${Math.round(share * 100)} %)`;
  const todo = 'Free some room or use a larger disk: with 64 MB left the embedded database takes nothing more in.';
  if (free < 256 * MB) report.failure(seen, todo);
  else if (share < 0.1 || free < 2 * GB) report.warning(seen, todo);
  else report.ok(seen);
  if (files > 0 && ffree / files < 0.05)
    report.warning(
      `${Math.round((ffree / files) * 100)} % of the file system's inodes are free`,
      'Delete files, or make it with more inodes: the store has a file for each object.',
    );
}

/** Megabytes that a process takes at its first start (docs/operations.md), and that work on pictures may take for a moment. */
const PROCESS_MB = 700;

/** Whether this machine, or what limits this process, has the memory that the configuration may ask for. */
export function lookAtMemory({ config }: Subject, report: Report): void {
  const limit = constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  const { work } = config;
  const most = PROCESS_MB + work.threads * work.threadMemoryMb + work.mediaProcesses * work.mediaMemoryMb;
  const seen = `${inGb(total)} of memory, ${inGb(availableMemory())} available; a process may take ${inGb(most * MB)} at worst`;
  if (total < PROCESS_MB * MB) report.failure(seen, `A process needs ${PROCESS_MB} MB at its start: give it more.`);
  else if (total < most * MB)
    report.warning(seen, 'Give it more, or lower WORK_THREADS, WORK_MEMORY_MB, MEDIA_PROCESSES, MEDIA_MEMORY_MB.');
  else report.ok(seen);
}

/** The Node.js that runs TypeScript as it stands. */
const NODE = 24;

/** Whether Node.js is one that the backend runs on. */
export function lookAtNode(_subject: Subject, report: Report, version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= NODE) report.ok(`Node.js ${version}`);
  else report.failure(`Node.js ${version}`, `Install Node.js ${NODE}: the backend does not run on older ones.`);
}
