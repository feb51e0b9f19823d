import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Starts a child that does not outlive this process. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command with its output shown. Resolves with its exit code. */
export function runCommand(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startChild(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
