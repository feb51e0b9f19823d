import { runCommand } from '../child.ts';
import { findTextFaults } from '../i18n/find-text-faults.ts';
import { inRoot, ROOT } from '../root.ts';
import { findStaleReport } from '../sdk/check-report.ts';
import { areaPrograms, writeProgram } from './area-types.ts';
import { findOffences } from './boundaries.ts';
import { findChangelogFaults } from './changelog.ts';
import { findManifestFaults } from './kubernetes/find-faults.ts';
import { findLayerOffences } from './layers.ts';
import { findSlowPatterns } from './linear-patterns.ts';
import { findOwnMocks } from './own-mocks.ts';

export interface Check {
  name: string;
  /** Whether it holds; what is wrong was printed. */
  run: () => Promise<boolean>;
  /** What it waits for: a program that is started, or work in this process. */
  by: 'program' | 'process';
  /** Judges by the clock, so that nothing may run beside it. */
  isTimed?: true;
}

const command = (name: string, file: string, args: readonly string[], cwd = ROOT): Check => ({
  name,
  by: 'program',
  run: async () => (await runCommand(process.execPath, [file, ...args], { cwd })) === 0,
});

const bin = (name: string, file: string) => inRoot('node_modules', name, file);

const types = (folder: string): Check =>
  command(`types of ${folder}`, bin('typescript', 'bin/tsc'), ['-p', inRoot(folder)]);

const typesOfAreas = (areas: readonly string[]): Check => ({
  name: `types of ${areas.join(', ')}`,
  by: 'program',
  run: async () => types(areas.length > 1 ? await writeProgram(areas) : String(areas[0])).run(),
});

/** Holds where nothing is found; prints each finding. */
const findings = (name: string, find: () => Promise<string[]>): Check => ({
  name,
  by: 'process',
  run: async () => {
    const found = await find().catch((error: Error) => [error.message]);
    for (const line of found) console.error(line);
    return found.length === 0;
  },
});

const tool = (name: string, file: string) => inRoot('tools/node_modules', name, file);

/** Everything that a tool can say about the source: style, types, boundaries, unused code. */
export const checks: readonly Check[] = [
  command('lint and format', bin('@biomejs/biome', 'bin/biome'), ['ci', '--colors=off', '.']),
  ...['tools', 'docs', 'page', 'editor', 'backend', 'backend/src/demo', 'backend/src/demo/window', 'e2e'].map(types),
  ...areaPrograms().map(typesOfAreas),
  findings('boundaries', findOffences),
  findings('layers inside areas', findLayerOffences),
  findings('modules of ours that tests replace', findOwnMocks),
  findings('types of shared, and what its facades offer', findStaleReport),
  findings('texts', findTextFaults),
  { ...findings('linear patterns', findSlowPatterns), isTimed: true },
  command('compose file', tool('dclint', 'bin/dclint.cjs'), [
    '-q',
    '-c',
    'tools/deploy/dclint.json',
    'docker-compose.yml',
  ]),
  findings('changelog', findChangelogFaults),
  findings('manifests for Kubernetes', findManifestFaults),
  command('Dockerfile', tool('dockerfilelint', 'bin/dockerfilelint'), [
    '-c',
    'tools/deploy',
    'tools/deploy/Dockerfile',
  ]),
  command('unused code', bin('knip', 'bin/knip.js'), ['--no-progress']),
];
