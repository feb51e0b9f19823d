import { CONTRACT_VERSION, type RuntimeConfig, readAreaManifest } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import type { Report } from './finding.ts';
import { isLocal } from './names.ts';
import { readPublicConfig } from './public-address.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

/** Areas that are looked at; a deployment has a dozen. */
const MOST = 100;

interface Area {
  name: string;
  contract: number;
  release: string;
}

/** @throws Error that says why its manifest cannot be read */
async function readArea(name: string, entry: string, base: string, signal: AbortSignal): Promise<Area> {
  const answer = await fetch(new URL(entry, base), { signal });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const manifest = readAreaManifest(await answer.text());
  if (!manifest) throw new Error('what is there is no manifest');
  const { contract, release, buildVersion } = manifest.metaData.buildInfo;
  return { name, contract, release: release || buildVersion };
}

/** Whether each area's manifest is there and fits this release, and whether browsers check what they run. */
export async function lookAtAreas(subject: Subject, report: Report): Promise<void> {
  const { config, signal, isPublic } = subject;
  const runtime = await readPublicConfig(subject).catch(() => undefined);
  if (!runtime)
    return report.warning('Not looked at: config.json could not be read', 'See what is said of the address.');
  const remotes = Object.entries(runtime.remotes).slice(0, MOST);
  const found = await Promise.all(
    remotes.map(([name, { entry }]) =>
      readArea(name, entry, config.publicUrl, signal).catch((error) => {
        const todo = `Look at remotes.${name}.entry of config.json, and at the server there.`;
        report.failure(`${name} cannot be read at ${entry}: ${reasonOf(error)}`, todo);
      }),
    ),
  );
  const areas = found.filter((area) => area !== undefined);
  for (const { name, contract } of areas.filter((area) => area.contract > CONTRACT_VERSION))
    report.failure(
      `${name} needs contract ${contract}, and this release provides ${CONTRACT_VERSION}`,
      'Release the host of its version first, and start its backend.',
    );
  if (areas.length > 0)
    report.ok(
      `${areas.length} areas answer, built for contract ${contractsOf(areas)}; this release provides ${CONTRACT_VERSION}`,
    );
  lookAtOffers(runtime, config, report);
  lookAtKeys(runtime, isPublic && !isLocal(new URL(config.publicUrl).hostname), report);
}

const contractsOf = (areas: readonly Area[]): string =>
  [...new Set(areas.map(({ contract }) => contract))].sort((a, b) => a - b).join(', ');

/** What the front end offers and this backend is not set up for, and the other way round. */
function lookAtOffers({ capabilities, payment }: RuntimeConfig, config: Config, report: Report): void {
  const offers = (name: string) => capabilities.includes(name);
  const faults: readonly (readonly [boolean, string, string])[] = [
    [
      offers('account.confirm') && !config.confirmEmail,
      'The dashboard says that changed e-mails have to be confirmed, and CONFIRM_EMAIL is off',
      'Take account.confirm out of capabilities in config.json, or set CONFIRM_EMAIL=on.',
    ],
    [
      offers('account.mails') !== config.accountMails,
      `ACCOUNT_MAILS is ${config.accountMails ? 'on' : 'off'}, and the dashboard is told otherwise`,
      'Set ACCOUNT_MAILS=on and have account.mails among the capabilities in config.json, or neither.',
    ],
    [
      offers('pictures.find') && !config.pictures.openverseUrl && !config.pictures.pexels,
      'The dashboard offers pictures of services, and none is set',
      'Take pictures.find out of capabilities in config.json, or set OPENVERSE_URL or PEXELS_KEY.',
    ],
    ...(['card', 'crypto'] as const).map(
      (method) =>
        [
          payment.methods.includes(method) &&
            !config.payments.sandbox &&
            !(method === 'card' ? config.payments.stripe : config.payments.btcpay),
          `The checkout offers to pay by ${method}, and no provider takes it`,
          `Take ${method} out of payment.methods in config.json, or set up its provider.`,
        ] as const,
    ),
  ];
  for (const [isWrong, seen, todo] of faults) if (isWrong) report.warning(seen, todo);
}

/** Without keys or hashes a browser runs whatever an area's server sends. */
function lookAtKeys({ releaseKeys, remotes }: RuntimeConfig, isPublic: boolean, report: Report): void {
  const unchecked = Object.entries(remotes).filter(
    ([, remote]) => releaseKeys === undefined && remote.releaseKeys === undefined && remote.integrity === '',
  );
  if (unchecked.length === 0) {
    report.ok('Browsers check what they run of every area');
    return;
  }
  const seen = `Browsers run whatever the servers of ${unchecked.length} areas send: neither keys nor hashes are named`;
  if (isPublic)
    report.warning(seen, 'Sign releases and name releaseKeys in config.json (docs/operations.md, Signed releases).');
  else report.ok(seen);
}
