import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../tools/child.ts';

/** A machine that runs jobs: a home that nothing of ours is in, and where caches are kept. */
export interface Runner {
  home: string;
  caches: string;
  /** Put first on PATH. */
  bin: string;
}

/** What a job finds in its environment: this machine's way to its packages, and nothing else of ours. */
export function environmentOf({ home, bin }: Runner): Record<string, string> {
  const { PATH = '', LANG = 'C.UTF-8', ...own } = process.env;
  const passed = Object.entries(own).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_\w+)$/i.test(name),
  );
  const settings = path.join(homedir(), '.npmrc');
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    ...(existsSync(settings) ? { npm_config_userconfig: settings } : {}),
    PATH: [bin, path.dirname(process.execPath), PATH].join(':'),
    HOME: home,
    LANG,
    CI: 'true',
  };
}

/** Runs git and returns what it says. @throws Error where it fails */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** What became of a job. */
export interface JobRun {
  /** "area (mfe-files)" of a job that is run for several. */
  job: string;
  outcome: 'passed' | 'failed' | 'skipped';
  output: string;
  /** Caches that it began with, by their keys. */
  restored: string[];
  seconds: number;
}

/** Runs a script to its end. */
export function runScript(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string>,
): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = startChild(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
