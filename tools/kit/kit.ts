import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';
import { compileShared, publicEntries } from '../sdk/compile-shared.ts';
import { commitOf } from '../webpack/build-info.ts';

interface PackageJson {
  version: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const readJson = async (file: string): Promise<PackageJson> => JSON.parse(await readFile(inRoot(file), 'utf8'));

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/** The contract that the kit is for, and the commit that it was made of: no two kits have the same version. */
const kitVersion = (): string => [`${CONTRACT_VERSION}.0.0`, commitOf(inRoot('shared'))].filter(Boolean).join('-g');

const RELATIVE = /(from '|import ')(\.{1,2}\/[^']+)\.ts'/g;

/** A source file and those of ours that it imports, by their paths in the repository. */
async function sourcesOf(file: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  if (found.has(file)) return found;
  const source = await readFile(inRoot(file), 'utf8');
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  found.set(file, code.replace(RELATIVE, "$1$2.js'"));
  for (const [, , imported] of source.matchAll(RELATIVE))
    await sourcesOf(path.join(path.dirname(file), `${imported}.ts`), found);
  return found;
}

const ENTRIES = { './webpack': 'tools/webpack/area-config.ts', './jest': 'tools/jest/preset.js' };

const COMMANDS = {
  'landfall-build': 'tools/webpack/build-one.ts',
  'landfall-dev': 'tools/kit/dev.ts',
  'landfall-texts': 'tools/kit/texts.ts',
};

/** What the entries name rather than import. */
const NAMED = [
  'tools/webpack/po-loader.ts',
  'tools/webpack/pure-schemas-loader.ts',
  'tools/jest/po.js',
  'tools/jest/setup.js',
  'tools/jest/asset.cjs',
  'tools/jest/css-module.cjs',
];

const asScript = (file: string) => file.replace(/\.ts$/, '.js');

/** The build as plain JavaScript: Node strips no types from installed packages. */
async function writeTools(folder: string): Promise<void> {
  const sources = new Map<string, string>();
  const commands: readonly string[] = Object.values(COMMANDS);
  for (const file of [...Object.values(ENTRIES), ...commands, ...NAMED]) await sourcesOf(file, sources);
  for (const [file, source] of sources) {
    const target = path.join(folder, asScript(file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, commands.includes(file) ? `#!/usr/bin/env node\n${source}` : source);
  }
  await cp(inRoot('tools/tsconfig'), path.join(folder, 'tools/tsconfig'), { recursive: true });
  await cp(inRoot('tools/kit/assets.d.ts'), path.join(folder, 'tools/assets.d.ts'));
  const { license, dependencies } = await readJson('tools/package.json');
  const code = [...sources.values()].join('\n');
  const used = Object.entries(dependencies).filter(([name]) => code.includes(`'${name}`));
  // What others ask for as their peers.
  const peers = ['jest', 'jest-environment-jsdom', '@swc/core'].map((name) => [name, dependencies[name]]);
  const { version: facades } = await readJson('shared/package.json');
  await writeJson(path.join(folder, 'shared/package.json'), { version: facades });
  await writeJson(path.join(folder, 'package.json'), {
    name: '@landfall/tools',
    version: kitVersion(),
    license,
    type: 'module',
    exports: {
      ...Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, `./${asScript(file)}`])),
      './assets': { types: './tools/assets.d.ts' },
      './tsconfig/*': './tools/tsconfig/*',
    },
    bin: Object.fromEntries(Object.entries(COMMANDS).map(([name, file]) => [name, asScript(file)])),
    dependencies: Object.fromEntries([...used, ...peers]),
  });
}

/**
 * The facades' types; the code of what areas bundle, and that of the facades for tests: at run time the host provides it.
 */
async function writeShared(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  await compileShared(dist);
  for await (const file of glob('**/*.{po,d.po.ts}', { cwd: inRoot('shared/src') }))
    await cp(inRoot('shared/src', file), path.join(dist, file));
  for (const file of ['host.js', 'host.d.ts']) await rm(path.join(dist, file));
  const { license, dependencies, devDependencies } = await readJson('shared/package.json');
  const types = Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'));
  const exports = Object.entries(publicEntries()).map(([name, file]) => {
    const compiled = `./dist/${file.replace(/\.tsx?$/, '')}`;
    return [name, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
  });
  await writeJson(path.join(folder, 'package.json'), {
    name: '@landfall/shared',
    version: kitVersion(),
    license,
    type: 'module',
    sideEffects: ['./dist/theme/*-recipes.js'],
    exports: Object.fromEntries(exports),
    dependencies: { ...dependencies, ...Object.fromEntries(types) },
  });
}

/** Packs one package of the kit. Returns its archive's name. */
async function pack(name: 'shared' | 'tools', write: (folder: string) => Promise<void>, to: string): Promise<string> {
  const folder = inRoot('.cache/kit', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await write(folder);
  const code = await runCommand('npm', ['pack', '--silent', '--pack-destination', to], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`@landfall/${name} could not be packed; the reason stands above.`);
  return `landfall-${name}-${kitVersion()}.tgz`;
}

/** What a new area's package.json says besides the kit. */
async function newPackage(name: string) {
  const shared = await readJson('shared/package.json');
  const tools = await readJson('tools/package.json');
  const root = await readJson('package.json');
  const known = { ...tools.dependencies, ...root.devDependencies, ...shared.devDependencies, ...shared.dependencies };
  const at = (names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, known[dependency]]));
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'landfall-dev .',
      build: 'landfall-build .',
      check: 'tsc -p .',
      test: 'jest',
      texts: 'landfall-texts .',
    },
    dependencies: at(['react']),
    devDependencies: at(['@testing-library/jest-dom', '@types/jest', '@types/react', 'jest', 'typescript']),
  };
}

/**
 * Writes the kit into an area's folder outside this repository: two archives under `kit/`, which its package.json names.
 * A folder without a package.json gets a small area to begin with.
 */
export async function writeKit(to: string): Promise<void> {
  const folder = path.resolve(to);
  const archives = path.join(folder, 'kit');
  await rm(archives, { recursive: true, force: true });
  await mkdir(archives, { recursive: true });
  const shared = await pack('shared', writeShared, archives);
  const tools = await pack('tools', writeTools, archives);
  const file = path.join(folder, 'package.json');
  const isNew = !existsSync(file);
  if (isNew) await cp(inRoot('tools/kit/template'), folder, { recursive: true });
  const known = isNew ? await newPackage(path.basename(folder)) : JSON.parse(await readFile(file, 'utf8'));
  await writeJson(file, {
    ...known,
    dependencies: { ...known.dependencies, '@landfall/shared': `file:kit/${shared}` },
    devDependencies: { ...known.devDependencies, '@landfall/tools': `file:kit/${tools}` },
  });
}
