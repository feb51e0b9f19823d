import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { smtpServer } from '../../backend/src/testing/smtp-server.ts';
import { fillIn, guideSections } from '../../tools/rehearsal/guide.ts';
import { makeAuthority } from './authority.ts';
import { Browser } from './browser.ts';
import { Debian } from './debian.ts';
import { startNameServer } from './name-server.ts';
import { addNextRelease, commitOf, copyRepository } from './releases.ts';
import { Systemctl } from './systemctl.ts';

const DASHBOARD = 'https://app.landfall.example';
const AREAS = 'https://areas.landfall.example';
const LOGIN = { user: 'hello', pass: 'Sink-7-light' };
const ACCOUNT = { email: 'ana@example.com', password: 'Harbour-7-light' };
const KIND = 'project:landing:page';
/** What `systemd-analyze security` may count against a unit, of 100. */
const EXPOSURE = 20;

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const { root, outside, address } = JSON.parse(process.env.REHEARSAL ?? '{}') as Record<
  'root' | 'outside' | 'address',
  string
>;
const began = performance.now();
const say = (line: string) =>
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);

// ── What stands in for the world ──
await startNameServer(['landfall.example', 'landfall-sites.example']);
const mail = await smtpServer(LOGIN);
const debian = new Debian(root);
const authority = makeAuthority(debian);
const systemctl = new Systemctl(debian);
await systemctl.listen();
copyRepository(debian.at('/srv/landfall.git'));
writeFileSync(debian.at('/etc/gitconfig'), '[safe]\n\tdirectory = *\n');
mkdirSync(debian.at('/mnt/elsewhere'), { recursive: true });
const first = commitOf(values.from ?? 'HEAD');
const second = values.from ? commitOf('HEAD') : await addNextRelease(debian.at('/srv/landfall.git'));
const short = (commit: string) => commit.slice(0, 10);
say(`a bare Debian; ${short(first)}, then ${short(second)}`);

// ── The guide ──
const sections = guideSections();
const done = new Set<string>();

/** Runs the commands of a section of the guide. Returns what they printed. */
async function follow(heading: string, change: (block: string) => string = (block) => block): Promise<string> {
  const section = sections.find((one) => one.heading === heading);
  assert.ok(section && section.blocks.length > 0, `The guide has no commands under "${heading}".`);
  done.add(heading);
  let out = '';
  for (const block of section.blocks) out += await debian.run(change(block));
  say(`followed: ${heading}`);
  return out;
}

const inPlace = () => readlinkSync(debian.at('/opt/landfall/current')).split('/').at(-1);
const hasDoctor = () =>
  existsSync(debian.at(`${readlinkSync(debian.at('/opt/landfall/current'))}/backend/src/operations/doctor`));

await follow('Say what is yours', (block) =>
  fillIn(block, {
    SMTP_URL: mail.url.replace('//', `//${LOGIN.user}:${LOGIN.pass}@`),
    SOURCE: '/srv/landfall.git',
    RELEASE: first,
    BACKUP_COPY: '/mnt/elsewhere',
    CADDY_OPTIONS: authority.caddyOptions,
  }),
);
await follow('Packages');
await follow('Users and sources');
await debian.run('chown landfall /mnt/elsewhere');
await follow('The database');
await follow('Configuration');
await follow('Certificates');

/** Waits until something holds. @throws Error after a minute */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`After a minute: ${what}`);
    await pause(100);
  }
}
await follow('The first release');
assert.equal(inPlace(), short(first));
const browser = new Browser(readFileSync(authority.file, 'utf8'));
const page = await browser.ask(DASHBOARD);
assert.equal(page.status, 200);
assert.match(String(page.headers['strict-transport-security']), /max-age=/);
assert.match(String(page.headers['content-security-policy']), /https:\/\/areas\.landfall\.example/);
assert.equal((await browser.ask(`${AREAS}/mfe-pages/mf-manifest.json`)).status, 200);
assert.equal((await browser.ask(`${DASHBOARD}/v1/internal/domain-allowed?domain=x`)).status, 404);
assert.equal(
  (await browser.ask('https://nobody.landfall-sites.example/')).status,
  0,
  'a certificate for a site that nobody has',
);
say('the dashboard and its areas answer over TLS; a host that nobody has gets no certificate');

const account = await follow('The first account');
const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(account) ?? [];
await browser.call(DASHBOARD, 'POST', '/v1/api/register', {
  ...ACCOUNT,
  confirmPassword: ACCOUNT.password,
  code,
  terms: true,
});
const signIn = async () => {
  browser.token = '';
  browser.token = String((await browser.call(DASHBOARD, 'POST', '/v1/api/login', ACCOUNT)).access_token);
};
await signIn();
const project = await browser.call(DASHBOARD, 'POST', '/v1/api/project/new', {
  name: 'Sunrise Bakery',
  description: 'A bakery in Porto.',
  tipo: KIND,
  type: KIND,
});

/** Publishes a page. Returns its address. */
async function publish(title: string, slug: string): Promise<{ id: string; url: string }> {
  const form = { title, slug, description: '', description_ai: '' };
  const { page_id, url } = await browser.call(
    DASHBOARD,
    'POST',
    `/v1/api/project/${project.project_id}/page/new`,
    form,
  );
  return { id: String(page_id), url: new URL(slug, String(url)).href };
}
const shows = async (url: string) => {
  const { status, body } = await browser.ask(url);
  return status === 200 && body.includes('</html>');
};
const bread = await publish('Fresh bread', '/fresh-bread');
await until('the page is not online', () => shows(bread.url));
say(`signed up with a code; ${bread.url} is online`);

await browser.call(DASHBOARD, 'POST', '/v1/api/password/forgot', { email: ACCOUNT.email });
await until('no mail arrived', () =>
  mail.messages.some(
    (one) => one.includes(`To: ${ACCOUNT.email}`) && /From: Landfall <hello@landfall\.example>/.test(one),
  ),
);
say('a mail arrived');

await follow('Backups');
const backups = () => readdirSync(debian.at('/var/lib/landfall-backups')).filter((name) => !name.endsWith('.partial'));
assert.equal(backups().length, 1);
assert.deepEqual(readdirSync(debian.at('/mnt/elsewhere')), backups());
// The link is to a file of that Debian, so that it leads nowhere from here.
assert.ok(lstatSync(debian.at('/etc/systemd/system/timers.target.wants/landfall-backup.timer')).isSymbolicLink());
await debian.run('systemd-analyze calendar "$(sed -n s/^OnCalendar=//p /etc/systemd/system/landfall-backup.timer)"');
say('a backup was made, copied and restored beside');

await follow('Alerts');
interface Rules {
  data: { groups: { rules: { name: string; health: string }[] }[] };
}
const rulesOf = async () =>
  ((await (await fetch('http://127.0.0.1:9090/api/v1/rules')).json()) as Rules).data.groups.flatMap(
    ({ rules }) => rules,
  );
const written = readFileSync(debian.at('/etc/prometheus/alerts.yml'), 'utf8').match(/- alert:/g) ?? [];
assert.equal((await rulesOf()).length, written.length);
await until('a rule could not be evaluated', async () => (await rulesOf()).every(({ health }) => health === 'ok'));
await until('Prometheus does not read the backend', async () =>
  (await (await fetch('http://127.0.0.1:9090/api/v1/query?query=up{job="landfall"}==1')).text()).includes('"value"'),
);
say(`Prometheus reads the backend and evaluates ${written.length} rules`);

const isOpen = (port: number) => {
  const connect = `timeout 2 bash -c 'exec 3<>/dev/tcp/${address}/${port}'`;
  return spawnSync('nsenter', [`--net=/run/netns/${outside}`, 'sh', '-c', connect], { stdio: 'ignore' }).status === 0;
};
const careless = createServer().listen(2525, '0.0.0.0');
await until('nothing can be reached before there is a firewall', () => isOpen(2525));
await follow('Firewall');
careless.close();
assert.deepEqual([80, 443, 2525, 3000, 3001, 4000, 4080, 5432, 9090, 9464].filter(isOpen), [80, 443]);
say('from outside the web is open, and nothing else');

async function askDoctor(): Promise<void> {
  const said = await follow('Is all well?');
  console.log(said.replaceAll(/^/gm, '         '));
  assert.match(said, /fine, 0 to look at, 0 failed/);
  await until('the mail of the doctor did not arrive', () =>
    mail.messages.some((one) => one.includes('you@landfall.example')),
  );
}
if (hasDoctor()) await askDoctor();

// ── Update, under visits ──
const asks = { count: 0, failed: [] as string[], longest: 0, over: false };
async function visit(): Promise<void> {
  while (!asks.over) {
    const { status, body, ms } = await browser.ask(bread.url);
    asks.count += 1;
    asks.longest = Math.max(asks.longest, ms);
    if (status !== 200) asks.failed.push(`${status} ${body.slice(0, 100)}`);
    await pause(40);
  }
}
const api = { count: 0, away: 0, over: false };
async function read(): Promise<void> {
  while (!asks.over) {
    const { status } = await browser.ask(`${DASHBOARD}/v1/api/user/me`, { headers: { accesstokenapp: browser.token } });
    api.count += 1;
    if (status !== 200) api.away += 1;
    await pause(50);
  }
}
async function underVisits(what: string, act: () => Promise<unknown>): Promise<void> {
  Object.assign(asks, { count: 0, failed: [], longest: 0, over: false });
  Object.assign(api, { count: 0, away: 0 });
  const visitors = [visit(), visit(), visit(), read()];
  try {
    await act();
  } finally {
    asks.over = true;
    await Promise.all(visitors);
  }
  assert.deepEqual(asks.failed, []);
  say(
    `${what}: ${asks.count} visits, none failed, the longest ${Math.round(asks.longest)} ms; ${api.away} of ${api.count} calls of the API were put off`,
  );
}

appendFileSync(debian.at('/root/landfall.vars'), `RELEASE=${second}\n`);
await underVisits('update', () => follow('Update'));
assert.equal(inPlace(), short(second));
const cake = await publish('Cake', '/cake');
await until('a page of the new release is not online', () => shows(cake.url));
if (!done.has('Is all well?')) {
  // The release before noted none of its backups; the one of the next night is this release's.
  await debian.run('systemctl start landfall-backup');
  await askDoctor();
}

await underVisits('the way back', () => follow('The way back'));
assert.equal(inPlace(), short(first));
await signIn();
for (const { url } of [bread, cake]) assert.ok(await shows(url), `${url} after the way back`);
const tea = await publish('Tea', '/tea');
await until('a page of the old release is not online', () => shows(tea.url));
say('the old release shows, and publishes, everything');
await underVisits('forward again', () => follow('Update'));
assert.equal(inPlace(), short(second));

// ── What is lost comes back ──
await debian.run('systemctl start landfall-backup');
await browser.call(DASHBOARD, 'DELETE', `/v1/api/project/${project.project_id}/page/${tea.id}`);
await until('a deleted page is still online', async () => !(await shows(tea.url)));
await follow('When data is lost');
await signIn();
await until('the page did not come back', () => shows(tea.url));
assert.ok(await shows(bread.url));
say('the newest backup was restored: what was deleted is online again');

// ── What systemd would do ──
for (const unit of ['landfall.service', 'landfall-web@host.service', 'landfall-backup.service']) {
  const file = `/etc/systemd/system/${unit.replace('@host', '@')}`;
  const judge = ['systemd-analyze', 'security', '--no-pager', '--offline=true', `--threshold=${EXPOSURE}`, file];
  const judged = spawnSync('chroot', [debian.root, ...judge], { encoding: 'utf8' });
  assert.equal(judged.status, 0, `${unit} is more exposed than ${EXPOSURE} of 100:\n${judged.stdout}${judged.stderr}`);
}
const log = '/var/log/landfall/host.log';
assert.match(readFileSync(debian.at(log), 'utf8'), /"path":"\/v1\/api\/user\/me"/);
await debian.run('logrotate --force /etc/logrotate.d/landfall');
// nginx opens the new log a moment after it is told to.
await until('nginx does not write into the new log', async () => {
  await browser.ask(`${DASHBOARD}/v1/api/after-rotation`);
  return readFileSync(debian.at(log), 'utf8').includes('/v1/api/after-rotation');
});
const roots = execFileSync('ps', ['-eo', 'user:32,args'], { encoding: 'utf8' }).match(
  /^root\s+.*(?:src\/main\.ts|nginx: worker).*$/gm,
);
assert.equal(roots, null);
say(`hardened to at most ${EXPOSURE} of 100; logs are rotated; nothing of ours runs as root`);

const missed = sections
  .filter(({ heading, blocks }) => blocks.length > 0 && !done.has(heading))
  .map(({ heading }) => heading);
assert.deepEqual(missed, [], 'sections of the guide that nobody followed');
say('the guide leads there and back');
process.exit();
