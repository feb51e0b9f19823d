import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../root.ts';
import { REPORT, renderReport } from './api-report.ts';

/** The page at the release before, where this clone has it. */
function releasedReport(): string | undefined {
  const { previousRelease } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { previousRelease: string };
  const shown = spawnSync('git', ['show', `${previousRelease}:${REPORT}`], { cwd: ROOT, encoding: 'utf8' });
  return shown.status === 0 ? shown.stdout : undefined;
}

const contractOf = (report: string): number => Number(/^Contract version: (\d+)$/m.exec(report)?.[1] ?? 0);

/** What the page says without what changes nothing for areas: comments, and the number itself. */
const surfaceOf = (report: string): string =>
  report
    .replace(/^[\s\S]*?(?=^## )/m, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');

/** Whether a surface changed since a release although the contract's number did not. */
export const needsNewContract = (released: string, current: string): boolean =>
  surfaceOf(released) !== surfaceOf(current) && contractOf(current) <= contractOf(released);

/** What is wrong with the page: out of date, or changed since the release before without a higher contract. */
export async function findStaleReport(): Promise<string[]> {
  const current = await renderReport();
  const file = inRoot(REPORT);
  const released = releasedReport();
  return [
    ...(existsSync(file) && readFileSync(file, 'utf8') === current
      ? []
      : [`${REPORT} is not what the facades offer: run \`npm run api\` and look at what changed.`]),
    ...(released !== undefined && needsNewContract(released, current)
      ? [
          'The facades changed since the release before: raise CONTRACT_VERSION in shared/src/contracts/contract-version.ts.',
        ]
      : []),
  ];
}
