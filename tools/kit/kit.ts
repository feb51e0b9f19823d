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
  name: string;
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
  'landfall-release': 'tools/kit/release.ts',
  'landfall-texts': 'tools/kit/texts.ts',
};

/** What the entries name rather than import. */
const NAMED = [
  'tools/webpack/po-loader.ts',
  'tools/webpack/portable-map-loader.ts',
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
  const entries = { ...publicEntries(), './first-paint': 'first-paint/render.tsx' };
  const exports = Object.entries(entries).map(([name, file]) => {
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

/** Packs one package of the kit. Returns its archive. */
async function pack(name: 'shared' | 'tools', write: (folder: string) => Promise<void>): Promise<string> {
  const folder = inRoot('.cache/kit', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await write(folder);
  const code = await runCommand('npm', ['pack', '--silent', '--pack-destination', inRoot('.cache/kit')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`@landfall/${name} could not be packed; the reason stands above.`);
  return inRoot('.cache/kit', `landfall-${name}-${kitVersion()}.tgz`);
}

let packed: Promise<{ shared: string; tools: string }> | undefined;

/** The kit's archives, made once in a process. */
function packKit(): Promise<{ shared: string; tools: string }> {
  packed ??= (async () => ({ shared: await pack('shared', writeShared), tools: await pack('tools', writeTools) }))();
  return packed;
}

/** What every area's package.json says besides the kit: its commands, and what they need. */
async function areaPackage(dependencies: readonly string[]) {
  const shared = await readJson('shared/package.json');
  const tools = await readJson('tools/package.json');
  const root = await readJson('package.json');
  const known = { ...tools.dependencies, ...root.devDependencies, ...shared.devDependencies, ...shared.dependencies };
  const at = (names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, known[dependency]]));
  return {
    scripts: {
      dev: 'landfall-dev .',
      build: 'landfall-build .',
      check: 'tsc -p .',
      test: 'jest',
      texts: 'landfall-texts .',
      release: 'landfall-release .',
    },
    dependencies: at(dependencies),
    devDependencies: at(['@testing-library/jest-dom', '@types/jest', '@types/react', 'jest', 'typescript']),
  };
}

const OURS = '@landfall/';
const fromRegistries = (dependencies: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith(OURS)));

/** A page of its own is a host, which is built here. */
const IN_PAGE = /^src\/page(?:\/|$)/;

/**
 * Writes one of our areas into a folder of its own, as a team has it that owns this area and nothing else: its sources, and
 * a package.json that names the kit where it named this repository.
 */
async function copyArea(area: string, folder: string): Promise<void> {
  const source = inRoot(area);
  const isKept = (file: string) => {
    const name = path.relative(source, file);
    return !/^(?:node_modules|dist)(?:\/|$)/.test(name) && !IN_PAGE.test(name);
  };
  await cp(source, folder, { recursive: true, filter: isKept });
  const own = await readJson(path.join(area, 'package.json'));
  const common = await areaPackage([]);
  await writeJson(path.join(folder, 'package.json'), {
    ...own,
    ...common,
    dependencies: fromRegistries(own.dependencies),
    devDependencies: { ...common.devDependencies, ...fromRegistries(own.devDependencies) },
  });
  for (const file of ['tsconfig.json', '.gitignore'])
    await cp(inRoot('tools/kit/template', file), path.join(folder, file));
  // Its own page is left out, and with it the second build.
  const config = await readFile(path.join(source, 'webpack.config.js'), 'utf8');
  if (config.includes('pageConfig'))
    await cp(inRoot('tools/kit/template/webpack.config.js'), path.join(folder, 'webpack.config.js'));
}

async function beginArea(folder: string): Promise<void> {
  await cp(inRoot('tools/kit/template'), folder, { recursive: true });
  const about = { name: path.basename(folder), version: '0.1.0', private: true, type: 'module' };
  await writeJson(path.join(folder, 'package.json'), { ...about, ...(await areaPackage(['react'])) });
}

/**
 * Writes the kit into an area's folder outside this repository: two archives under `kit/`, which its package.json names.
 * A folder without a package.json gets an area to begin with: a small one, or one of ours.
 */
export async function writeKit(to: string, area?: string): Promise<void> {
  const folder = path.resolve(to);
  const archives = path.join(folder, 'kit');
  await rm(archives, { recursive: true, force: true });
  await mkdir(archives, { recursive: true });
  const { shared, tools } = await packKit();
  for (const archive of [shared, tools]) await cp(archive, path.join(archives, path.basename(archive)));
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) await (area ? copyArea(area, folder) : beginArea(folder));
  const known = JSON.parse(await readFile(file, 'utf8'));
  await writeJson(file, {
    ...known,
    dependencies: { ...known.dependencies, '@landfall/shared': `file:kit/${path.basename(shared)}` },
    devDependencies: { ...known.devDependencies, '@landfall/tools': `file:kit/${path.basename(tools)}` },
  });
}
