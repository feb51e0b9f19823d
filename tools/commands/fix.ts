import { writeFile } from 'node:fs/promises';
import { runCommand } from '../child.ts';
import { writeTypes } from '../i18n/write-types.ts';
import { inRoot, ROOT } from '../root.ts';
import { REPORT, renderReport } from '../sdk/api-report.ts';

/** `npm run fix`: writes what the checks can write by themselves: format, sorted imports, types of texts, the SDK's page. */
export async function run(): Promise<void> {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  for (const file of await writeTypes()) console.log(`Wrote ${file}`);
  const code = await runCommand(process.execPath, [biome, 'check', '--write', '.'], { cwd: ROOT });
  await writeFile(inRoot(REPORT), await renderReport());
  process.exitCode = code;
}
