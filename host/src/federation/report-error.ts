import { getRuntimeConfig } from '@landfall/shared';
import { hostBuild } from './host-build.ts';
import { areaRecord } from './registry.ts';
import type { UnexpectedError } from './unexpected-error.ts';

/** Loads what reports errors, where the deployment has a reporter. */
export const prepareReports = (): Promise<unknown> =>
  getRuntimeConfig().errorsUrl ? import('./send-report.ts') : Promise.resolve();

/** Tells the deployment's reporter about an error, if it has one. The code that does comes with the first error. */
export function reportError(happened: UnexpectedError): void {
  const { errorsUrl } = getRuntimeConfig();
  if (!errorsUrl) return;
  const { trial } = areaRecord(happened.remote);
  const { version, commit } = happened.remote === 'host' ? hostBuild() : areaRecord(happened.remote);
  const tried = trial && trial.part !== 'none' ? trial.trial : undefined;
  import('./send-report.ts').then(
    ({ sendReport }) => sendReport(errorsUrl, { version, commit, tried, ...happened }),
    // Without a connection neither the code nor the report gets anywhere.
    () => {},
  );
}
