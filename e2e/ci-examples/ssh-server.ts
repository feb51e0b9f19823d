import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { startChild } from '../../tools/child.ts';

export const SSHD = '/usr/sbin/sshd';

/** How long the server may take to listen, in milliseconds. */
const STARTING = 10_000;

/** Where an example releases to: an OpenSSH server on this machine's loopback that takes one key. */
export interface SshServer {
  /** As in `rsync file address:folder`. */
  address: string;
  /** The private key that it takes. */
  key: string;
  /** A line for `known_hosts`. */
  knownHosts: string;
  /** To be put first on PATH: an `ssh` that finds the server's port, and the keys of a home that is not the account's. */
  bin: string;
}

const keyPair = async (file: string): Promise<{ secret: string; open: string }> => {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  return { secret: await readFile(file, 'utf8'), open: (await readFile(`${file}.pub`, 'utf8')).trim() };
};

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + STARTING;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (isThere) return;
    if (Date.now() > deadline) throw new Error(`${SSHD} does not listen`);
    await pause(50);
  }
}

/**
 * Starts a server; it ends with this process.
 * @param folder where its keys and settings go
 * @throws Error where it does not listen within ten seconds
 */
export async function startSshServer(folder: string): Promise<SshServer> {
  const bin = path.join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  // The folder that the server gives up its rights in.
  await mkdir('/run/sshd', { recursive: true });
  const [host, client] = [await keyPair(path.join(folder, 'host')), await keyPair(path.join(folder, 'client'))];
  const port = await freePort();
  const settings = {
    Port: port,
    ListenAddress: '127.0.0.1',
    HostKey: path.join(folder, 'host'),
    AuthorizedKeysFile: path.join(folder, 'client.pub'),
    PermitRootLogin: 'prohibit-password',
    PasswordAuthentication: 'no',
    // The folder above is everybody's.
    StrictModes: 'no',
    UsePAM: 'no',
    PidFile: 'none',
  };
  const file = path.join(folder, 'sshd_config');
  await writeFile(
    file,
    Object.entries(settings)
      .map((entry) => `${entry.join(' ')}\n`)
      .join(''),
  );
  startChild(SSHD, ['-D', '-e', '-f', file], { stdio: 'ignore' });
  await untilListening(port);
  const ssh = path.join(bin, 'ssh');
  const known = '-o UserKnownHostsFile="$HOME/.ssh/known_hosts"';
  await writeFile(
    ssh,
    `#!/bin/sh\nexec /usr/bin/ssh -F none -p ${port} -o BatchMode=yes -o StrictHostKeyChecking=yes -i "$HOME/.ssh/id_ed25519" ${known} "$@"\n`,
  );
  await chmod(ssh, 0o755);
  return {
    address: 'root@127.0.0.1',
    key: client.secret,
    knownHosts: `[127.0.0.1]:${port} ${host.open}`,
    bin,
  };
}
