import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../tools/child.ts';
import { writeKit } from '../../tools/kit/kit.ts';

/** What the compiler has to refuse, and what has to be there as code, beside the area that the kit begins. */
const FILES = {
  'src/refused.ts': `
    // @ts-expect-error There is no default.
    import nothing from '@landfall/shared';
    // @ts-expect-error It is the host's own.
    import { setRuntimeConfig } from '@landfall/shared';
    // @ts-expect-error So is its entry.
    import { Providers } from '@landfall/shared/host';
    import { useStore } from '@landfall/shared';
    // @ts-expect-error The session's data are read only.
    useStore.getState().setUser(null);
    export const refused = [nothing, setRuntimeConfig, Providers];`,
  'src/contracts.test.ts': `
    import { project } from '@landfall/shared/contracts';
    import { listProjects } from '@landfall/shared/endpoints';
    test('schemas and endpoints are code', () => {
      expect(project.type).toBe('object');
      expect(listProjects.path).toBe('/v1/api/project/');
    });`,
};

/** Runs a command as whoever works in that folder does. @throws Error naming it */
export async function runIn(folder: string, command: string, args: string[]): Promise<void> {
  const code = await runCommand(command, args, { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed; the reason stands above.`);
}

/** Stricter than npm: an area finds only what it names; and most of it is on this machine already. */
export const installIn = (folder: string): Promise<void> =>
  runIn(folder, 'npx', ['--yes', 'pnpm@10', 'install', '--prefer-offline', '--reporter=append-only']);

/**
 * Begins an area in an empty folder outside the repository, installs what it names, checks, tests and builds it.
 * @returns the folder; the built area is its `dist`
 */
export async function buildOutsideArea(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'landfall-outside-')), 'acme-notes');
  await writeKit(folder);
  for (const [file, content] of Object.entries(FILES)) await writeFile(path.join(folder, file), content);
  const file = path.join(folder, 'package.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version: '3.1.4' }));
  await installIn(folder);
  for (const script of ['check', 'test', 'build']) await runIn(folder, 'npm', ['run', '--silent', script]);
  return folder;
}
