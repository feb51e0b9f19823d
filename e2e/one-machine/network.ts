import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from '../../tools/apt.ts';

/** The network's name, and that of the machine's own as it is seen from within. */
const NAME = `landfall-${process.pid}`;
const OUTSIDE = `${NAME}-outside`;
const LINK = `lf${process.pid % 100_000}`;
const FORWARDING = '/proc/sys/net/ipv4/ip_forward';

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** A network of its own on this machine, with a way out: all ports are free, and its firewall is nobody else's. */
export interface Network {
  /** What runs a command in it, with processes and mounts that end with it. */
  enter: readonly string[];
  /** The name under which `ip netns exec` leads out of it again. */
  outside: string;
  /** Its address as the machine sees it. */
  address: string;
  end: () => void;
}

/** Makes it. @throws Error without the rights or programs for that */
export function makeNetwork(): Network {
  if (spawnSync('nft', ['--version']).status !== 0 || spawnSync('ip', ['-V']).status !== 0)
    installPackages('what makes networks', 'nftables', 'iproute2');
  const third = process.pid % 250;
  const [gateway, address] = [`10.213.${third}.1`, `10.213.${third}.2`];
  const table = NAME.replace('-', '_');
  const forwarded = readFileSync(FORWARDING, 'utf8');
  const end = () => {
    writeFileSync(FORWARDING, forwarded);
    spawnSync('nft', ['delete', 'table', 'ip', table]);
    for (const name of [NAME, OUTSIDE]) spawnSync('ip', ['netns', 'delete', name]);
    spawnSync('ip', ['link', 'delete', LINK]);
  };
  try {
    ip('netns', 'add', NAME);
    ip('netns', 'attach', OUTSIDE, String(process.pid));
    ip('link', 'add', LINK, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', NAME);
    ip('addr', 'add', `${gateway}/30`, 'dev', LINK);
    ip('link', 'set', LINK, 'up');
    ip('-n', NAME, 'addr', 'add', `${address}/30`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) ip('-n', NAME, 'link', 'set', device, 'up');
    ip('-n', NAME, 'route', 'add', 'default', 'via', gateway);
    const rules = `table ip ${table} {
      chain out {
        type nat hook postrouting priority 100;
        ip saddr ${gateway}/30 masquerade;
      }
    }`;
    execFileSync('nft', ['-f', '-'], { input: rules });
    writeFileSync(FORWARDING, '1\n');
  } catch (error) {
    end();
    throw error;
  }
  const own = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  return { enter: ['ip', 'netns', 'exec', NAME, ...own], outside: OUTSIDE, address, end };
}
