import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findUnit, readVariables, type Unit, wordsOf } from '../../tools/rehearsal/unit-file.ts';
import type { Debian } from './debian.ts';

const last = (unit: Unit, key: string): string | undefined => unit.get(key)?.at(-1);
const all = (unit: Unit, key: string): string[] => (unit.get(key) ?? []).flatMap(wordsOf);

/** Folders that systemd makes for a unit: the setting, where they are, and the variable that tells the unit. */
const OWN_FOLDERS = [
  ['StateDirectory', '/var/lib'],
  ['RuntimeDirectory', '/run'],
  ['LogsDirectory', '/var/log'],
] as const;

interface Running {
  child: ChildProcess;
  /** The end of what it said. */
  said: string;
  isStopping: boolean;
}

/** What `systemctl` does in a Debian where systemd does not run: units are checked by systemd, and their commands are run. */
export class Systemctl {
  readonly #debian: Debian;
  readonly #running = new Map<string, Running>();
  /** Units that ran once, or are no processes, and were not stopped. */
  readonly #done = new Set<string>();
  readonly #checked = new Set<string>();
  /** Every unit that was started, in order. */
  readonly started: string[] = [];

  constructor(debian: Debian) {
    this.#debian = debian;
  }

  /** Takes the place of systemctl in that Debian. */
  async listen(): Promise<void> {
    const program = this.#debian.at('/usr/local/bin/systemctl');
    copyFileSync(path.join(import.meta.dirname, 'systemctl.pl'), program);
    chmodSync(program, 0o755);
    const server = createServer((socket) => {
      socket.setEncoding('utf8').once('data', (line: string) => {
        this.#do(line.trim().split('\t')).then(
          (text) => socket.end(`0\n${text}`),
          (error: Error) => socket.end(`1\n${error.message}\n`),
        );
      });
    });
    server.listen(this.#debian.at('/run/rehearsal.sock'));
    await once(server, 'listening');
  }

  async #do(args: readonly string[]): Promise<string> {
    const options = args.filter((one) => one.startsWith('-'));
    const [verb = '', ...names] = args.filter((one) => !one.startsWith('-'));
    const units = names.map((name) => (/\.(?:service|timer)$/.test(name) ? name : `${name}.service`));
    const each = async (act: (unit: string) => Promise<void>) => {
      for (const unit of units) await act(unit);
      return '';
    };
    switch (verb) {
      case 'daemon-reload':
        return '';
      case 'mask':
      case 'enable':
        // Systemd's own: it writes links.
        execFileSync('chroot', [this.#debian.root, '/usr/bin/systemctl', verb, ...units], { stdio: 'pipe' });
        return options.includes('--now') ? each((unit) => this.#start(unit)) : '';
      case 'start':
        return each((unit) => this.#start(unit));
      case 'stop':
        return each((unit) => this.stop(unit));
      case 'restart':
        return each(async (unit) => {
          await this.stop(unit);
          await this.#start(unit);
        });
      case 'kill': {
        const signal = options.find((one) => one.startsWith('--signal='))?.slice('--signal='.length) ?? 'TERM';
        for (const unit of units) this.#running.get(unit)?.child.kill(`SIG${signal}` as NodeJS.Signals);
        return '';
      }
      case 'is-active':
        for (const unit of units) if (!this.isActive(unit)) throw new Error('inactive');
        return 'active\n';
      default:
        throw new Error(`The rehearsal does not know systemctl ${args.join(' ')}.`);
    }
  }

  isActive(unit: string): boolean {
    return this.#running.has(unit) || this.#done.has(unit);
  }

  /** The end of what a unit's process said. */
  saidBy(unit: string): string {
    return this.#running.get(unit)?.said ?? '';
  }

  /** @throws Error with what systemd says of a unit of ours that is wrong */
  #check(name: string): void {
    if (this.#checked.has(name) || !existsSync(this.#debian.at(`/etc/systemd/system/${name.replace(/@[^.]*/, '@')}`)))
      return;
    this.#checked.add(name);
    const said = execFileSync('chroot', [this.#debian.root, 'systemd-analyze', 'verify', '--man=no', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    if (said.trim()) throw new Error(said);
  }

  async #start(name: string): Promise<void> {
    if (this.#running.has(name)) return;
    this.#check(name);
    this.started.push(name);
    const unit = findUnit(this.#debian.root, name);
    // Debian's PostgreSQL is a unit for each cluster, which this one starts.
    if (name === 'postgresql.service') return this.#start(`postgresql@${this.#postgresVersion()}-main.service`);
    if (name.endsWith('.timer')) {
      this.#done.add(name);
      return;
    }
    this.#makeFolders(unit);
    const type = last(unit, 'Type') ?? 'simple';
    const commands = [...(unit.get('ExecStartPre') ?? []), ...(unit.get('ExecStart') ?? [])];
    if (type === 'oneshot' || type === 'forking') {
      for (const command of commands) await this.#runOnce(name, unit, command);
      if (type === 'forking' || last(unit, 'RemainAfterExit') === 'yes') this.#done.add(name);
      return;
    }
    for (const command of unit.get('ExecStartPre') ?? []) await this.#runOnce(name, unit, command);
    this.#keep(name, unit, unit.get('ExecStart')?.[0] ?? '');
  }

  #postgresVersion(): string {
    const [version = ''] = execFileSync('ls', [this.#debian.at('/etc/postgresql')], { encoding: 'utf8' }).split('\n');
    return version;
  }

  /** Runs a unit's command as systemd would: its user, its environment, its folder. */
  #spawn(unit: Unit, line: string): ChildProcess {
    const user = last(unit, 'User') ?? 'root';
    const group = last(unit, 'Group') ?? user;
    const env: Record<string, string> = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      LANG: 'C.UTF-8',
      USER: user,
      HOME: this.#homeOf(user),
    };
    for (const entry of all(unit, 'Environment')) Object.assign(env, readVariables(entry));
    for (const file of unit.get('EnvironmentFile') ?? []) {
      const found = this.#debian.at(file.replace(/^-/, ''));
      if (existsSync(found)) Object.assign(env, readVariables(readFileSync(found, 'utf8')));
      else if (!file.startsWith('-')) throw new Error(`${file} is not there.`);
    }
    const given = all(unit, 'AmbientCapabilities').map((one) => `+${one.toLowerCase().replace(/^cap_/, '')}`);
    const rights = given.length > 0 ? [`--inh-caps=${given}`, `--ambient-caps=${given}`] : [];
    const identity =
      user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--init-groups', ...rights];
    // An unquoted variable stands for as many words as it holds.
    const words = wordsOf(line.replace(/^[-@:+!]+/, '')).flatMap((word) => {
      const [, name] = /^\$(\w+)$/.exec(word) ?? [];
      return name ? wordsOf(env[name] ?? '') : [word];
    });
    const folder = last(unit, 'WorkingDirectory')?.replace(/^-/, '') ?? '/';
    const inFolder = ['env', '-C', folder === '~' ? (env.HOME ?? '/') : folder];
    return spawn('chroot', [this.#debian.root, ...identity, ...inFolder, ...words], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }

  #homeOf(user: string): string {
    const line = readFileSync(this.#debian.at('/etc/passwd'), 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${user}:`));
    if (!line) throw new Error(`There is no user ${user}.`);
    return line.split(':')[5] ?? '/';
  }

  #makeFolders(unit: Unit): void {
    const user = last(unit, 'User') ?? 'root';
    for (const [setting, place] of OWN_FOLDERS)
      for (const name of all(unit, setting)) {
        const mode = last(unit, `${setting}Mode`) ?? '0755';
        mkdirSync(this.#debian.at(`${place}/${name}`), { recursive: true });
        execFileSync('chroot', [this.#debian.root, 'chown', `${user}:`, `${place}/${name}`]);
        execFileSync('chroot', [this.#debian.root, 'chmod', mode, `${place}/${name}`]);
      }
  }

  async #runOnce(name: string, unit: Unit, line: string): Promise<void> {
    const child = this.#spawn(unit, line);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code] = await once(child, 'exit');
    if (code !== 0 && !line.startsWith('-')) throw new Error(`${name} ended with ${code}:\n${said.slice(-3_000)}`);
  }

  #keep(name: string, unit: Unit, line: string): void {
    const running: Running = { child: this.#spawn(unit, line), said: '', isStopping: false };
    this.#running.set(name, running);
    for (const stream of [running.child.stdout, running.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        running.said = (running.said + text).slice(-20_000);
      });
    running.child.once('exit', async (code, signal) => {
      if (running.isStopping) return;
      this.#running.delete(name);
      console.error(`${name} ended (${signal ?? code}):\n${running.said.slice(-2_000)}`);
      if (!last(unit, 'Restart')) return;
      await pause(1000 * Number(last(unit, 'RestartSec') ?? 0.1));
      if (!this.#running.has(name)) this.#keep(name, unit, line);
    });
  }

  async stop(name: string): Promise<void> {
    this.#done.delete(name);
    const running = this.#running.get(name);
    if (!running) return;
    running.isStopping = true;
    const { child } = running;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      // All its processes, as systemd does.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      const seconds = Number.parseInt(last(findUnit(this.#debian.root, name), 'TimeoutStopSec') ?? '90', 10);
      const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), seconds * 1000);
      await ended;
      clearTimeout(timer);
    }
    this.#running.delete(name);
  }
}
