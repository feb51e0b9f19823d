import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['etc/systemd/system', 'lib/systemd/system'];

/** The settings of a unit's sections together: each with its values in their order. An empty value forgets those before. */
export type Unit = ReadonlyMap<string, readonly string[]>;

/** Reads unit files, the later ones on top of those before. */
export function readUnit(texts: readonly string[], specifiers: Record<string, string> = {}): Unit {
  const unit = new Map<string, string[]>();
  const lines = texts.flatMap((text) => text.replaceAll(/\\\n/g, ' ').split('\n'));
  for (const line of lines) {
    const [, key = '', value = ''] = /^([A-Za-z]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (!key) continue;
    const filled = value.replaceAll(/%(.)/g, (whole, letter: string) =>
      letter === '%' ? '%' : (specifiers[letter] ?? whole),
    );
    unit.set(key, filled === '' ? [] : [...(unit.get(key) ?? []), filled]);
  }
  return unit;
}

/** The unit of that name in a Debian, with its drop-ins. @throws Error where there is none */
export function findUnit(root: string, name: string): Unit {
  const [, template = '', instance = '', kind = ''] = /^([^@]+)@([^.]*)(\..+)$/.exec(name) ?? [];
  const base = template ? `${template}@${kind}` : name;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const file = FOLDERS.map((folder) => `${folder}/${base}`).find((one) => existsSync(path.join(root, one)));
  if (!file) throw new Error(`Unit ${name} not found.`);
  const dropIns = FOLDERS.map((folder) => `${folder}/${base}.d`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((one) => `${folder}/${one}`));
  return readUnit([file, ...dropIns].map(read), { i: instance, I: instance, n: name, p: template, t: '/run' });
}

/** The words of a line as systemd reads them: quotes hold words together. */
export const wordsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

/** The variables of an environment file. */
export function readVariables(text: string): Record<string, string> {
  const lines = Array.from(text.matchAll(/^\s*([A-Za-z_]\w*)=(.*)$/gm));
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]),
  );
}
