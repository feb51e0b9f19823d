import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../tools/apt.ts';
import type { Engine } from './engine.ts';

const PREFIX = 'docker.io/library/';
/** Milliseconds that a registry of images has to answer. */
const PATIENCE = 60_000;
const NPM = 'npm@11';

/** The images that a Dockerfile begins with and that it does not build itself. */
export function baseImagesOf(dockerfile: string): string[] {
  const text = readFileSync(dockerfile, 'utf8');
  const stages = new Set(Array.from(text.matchAll(/^FROM \S+ AS (\S+)$/gm), ([, name]) => name));
  const named = Array.from(text.matchAll(/^FROM (\S+)/gm), ([, name = '']) => name);
  return [...new Set(named)].filter((name) => !stages.has(name));
}

/** A minimal Debian of Debian's own packages. */
function makeDebian(folder: string, suite: string): void {
  if (spawnSync('debootstrap', ['--version']).status !== 0) installPackages('debootstrap for images', 'debootstrap');
  execFileSync('debootstrap', ['--variant=minbase', suite, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const filled of ['var/cache/apt', 'var/lib/apt/lists'])
    rmSync(path.join(folder, filled), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'var/cache/apt/archives/partial'), { recursive: true });
  mkdirSync(path.join(folder, 'var/lib/apt/lists/partial'), { recursive: true });
}

/** Adds this Node.js, npm of the registry and the user `node` to a Debian, as the image of that name has them. */
function addNode(folder: string, major: string): void {
  if (process.versions.node.split('.')[0] !== major) throw new Error(`The images stand on Node.js ${major}.`);
  cpSync(process.execPath, path.join(folder, 'usr/local/bin/node'));
  const modules = path.join(folder, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  const packed = mkdtempSync(path.join(tmpdir(), 'landfall-npm-'));
  const file = execFileSync('npm', ['pack', '--silent', NPM], { cwd: packed, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', file], { cwd: packed });
  cpSync(path.join(packed, 'package'), path.join(modules, 'npm'), { recursive: true });
  rmSync(packed, { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(folder, 'usr/local/bin', name));
  execFileSync('chroot', [folder, 'groupadd', '--gid', '1000', 'node']);
  execFileSync('chroot', [folder, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
}

/**
 * Has the image `debian:<suite>-slim` or `node:<major>-<suite>-slim`: the one that is here, else the registry's, else one
 * made of Debian's packages and this Node.js. Returns how it was got. @throws Error for other names
 */
export function ensureBaseImage(
  { inspectImage, pullImage, importImage }: Engine,
  name: string,
): 'here' | 'pulled' | 'made' {
  if (inspectImage(PREFIX + name)) return 'here';
  if (pullImage(PREFIX + name, PATIENCE)) return 'pulled';
  const [, debian] = /^debian:(\w+)-slim$/.exec(name) ?? [];
  const [, major, suite = debian] = /^node:(\d+)-(\w+)-slim$/.exec(name) ?? [];
  if (!suite) throw new Error(`No base image can be made for ${name}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-base-'));
  try {
    makeDebian(folder, suite);
    if (major) addNode(folder, major);
    importImage(PREFIX + name, folder, major ? 'node' : 'bash');
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return 'made';
}
