import { mkdir, rm } from 'node:fs/promises';
import type { Counts } from '../browser-tests.ts';
import { inRoot } from '../root.ts';
import { RESULTS, STAGES, type Stage, stagesFor } from '../test-stages.ts';

const HELP = `npm test [-- <stage or path> ...]

Without a word more: everything. Stages: ${Object.keys(STAGES).join(', ')}.
A path is a test file or a folder: mfe-forms/src/inbox, backend/src/growth, e2e/tests/forms.test.ts.`;

async function runStage({ title, run }: Stage): Promise<Counts> {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const counts = await run().catch((error: Error): Counts => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

/**
 * `npm test`: checks, component and unit tests, tests of the page, the editor and the backend, then the browser over
 * the whole, built product, at last over the host and the areas of two releases; or what of it is named.
 */
export async function run(wanted: string[]): Promise<void> {
  if (wanted.includes('--help')) return console.log(HELP);
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  // Hundreds of processes load the same modules: each compiles what none before it has.
  process.env.NODE_COMPILE_CACHE ??= inRoot('.cache/compiled');
  const total: Counts = { passed: 0, failed: 0 };
  try {
    for (const stage of stagesFor(wanted.filter((word) => word !== '--'))) {
      const { passed, failed } = await runStage(stage);
      total.passed += passed;
      total.failed += failed;
    }
  } catch (error) {
    console.error((error as Error).message);
    total.failed += 1;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
