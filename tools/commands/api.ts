import { writeFile } from 'node:fs/promises';
import { inRoot } from '../root.ts';
import { REPORT, renderReport } from '../sdk/api-report.ts';

/** `npm run api`: writes the page of what the facades offer, after an export of one has changed. */
export async function run(): Promise<void> {
  await writeFile(inRoot(REPORT), await renderReport());
  console.log(`Wrote ${REPORT}`);
}
