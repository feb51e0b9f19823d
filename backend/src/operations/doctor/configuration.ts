import { sharedDomain } from '../../delivery/domains/shared-domain.ts';
import { VARIABLES } from '../../platform/config.ts';
import type { Report } from './finding.ts';
import type { Subject } from './subject.ts';

/** How many single letters two names differ by, at most three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, second] of [...other].entries())
      now.push(
        Math.min(
          (before[column] ?? 0) + (letter === second ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
        ),
      );
    before = now;
  }
  return before[other.length] ?? 3;
}

/** Variables that are nearly called like one of ours: most likely misspelt. Short names are like too many others. */
const misspelt = (env: NodeJS.ProcessEnv): [string, string][] =>
  Object.keys(env)
    .filter((name) => name.length > 6 && env[name] !== '' && !VARIABLES.includes(name))
    .flatMap((name) => {
      const meant = VARIABLES.find((known) => known.length > 6 && distance(name, known) <= 2);
      return meant && !env[meant] ? [[name, meant] as [string, string]] : [];
    });

/** What the variables say together. Each alone is checked where the configuration is read. */
export function lookAtConfiguration({ config, env, isPublic }: Subject, report: Report): void {
  const set = VARIABLES.filter((name) => env[name]);
  report.ok(`${set.length} variables are set; role ${config.role}, dashboard at ${config.publicUrl}`);
  for (const [name, meant] of misspelt(env))
    report.warning(`${name} is set, and nothing reads it`, `Is ${meant} meant? Then rename it.`);
  const shared = sharedDomain(config);
  if (shared && isPublic)
    report.warning(
      `SITES_DOMAIN and PUBLIC_URL are both below ${shared}: cookies of customers' code reach the dashboard`,
      'Give sites a registered domain of their own (docs/security.md, Choose domains accordingly).',
    );
  if (!isPublic) return;
  if (config.publicUrl.startsWith('https:') && config.sitesScheme === 'http')
    report.warning('Links to published sites begin with http', 'Set SITES_SCHEME=https once sites have certificates.');
  if (config.trustedProxies.length === 0)
    report.warning(
      'TRUSTED_PROXIES is not set: behind a proxy all visitors together count as one address',
      'Set it to the address of your proxy, unless there is none.',
    );
  if (config.payments.sandbox)
    report.failure('Anybody can buy without paying: the sandbox is on', 'Set SANDBOX_PAYMENTS=off.');
  if (!env.CDN_CNAME)
    report.warning(
      `People with a domain of their own are told to point it at ${config.cdnCname}, which is an example`,
      'Set CDN_CNAME to a name of yours whose addresses are those of the proxy.',
    );
  if (!env.MAIL_FROM)
    report.warning(`Mails come from ${config.mail.from}, which is an example`, 'Set MAIL_FROM to an address of yours.');
}
