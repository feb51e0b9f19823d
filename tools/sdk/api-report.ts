import { glob, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { inRoot } from '../root.ts';
import { sharedMap } from '../webpack/shared-map.ts';
import { compileShared, publicEntries } from './compile-shared.ts';

/** The page that names everything the facades offer. */
export const REPORT = 'docs/sdk-reference.md';

const PACKAGE = '@landfall/shared';
const PACKAGE_JSON = { name: PACKAGE, version: '0.0.0' };

/** The names after the package's that the host provides at run time: what areas and hosts of two releases meet by. */
const facades = (): string[] =>
  Object.keys(sharedMap(true))
    .filter((name) => name.startsWith(PACKAGE))
    .map((name) => `.${name.slice(PACKAGE.length)}`);

const DECLARATION = String.raw`^(?:export )?(?:declare )?(?:const|function|interface|type|class) (\w+)`;

/**
 * The names that schemas and endpoints declare: bundled by whoever uses them, they are no part of what host and areas
 * agree on.
 */
async function contractNames(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('contracts/**/*.d.ts', { cwd: folder, exclude: ['**/endpoint.d.ts'] })) {
    const source = await readFile(path.join(folder, file), 'utf8');
    for (const [, name] of source.matchAll(new RegExp(DECLARATION, 'gm'))) if (name) names.add(name);
  }
  return names;
}

const nameIn = (block: string) => new RegExp(DECLARATION, 'm').exec(block)?.[1];

const IMPORTED = /^import (?:type )?(?:\{ (?:\w+ as )?(\w+) \}|\* as (\w+)) from .*$/;

/** An entry's declarations with their comments, without those of contracts, and the imports that are left. */
function surfaceIn(rollup: string, contracts: ReadonlySet<string>): string {
  const [imports = '', ...blocks] = rollup.trim().split(/\n{2,}/);
  const kept = blocks.filter((block) => {
    if (block === 'export { }') return false;
    const name = nameIn(block);
    return !name || /^export /m.test(block) || !contracts.has(name);
  });
  const body = kept.join('\n\n').replace(/^(export )?declare /gm, '$1');
  const words = new Set(body.match(/\w+/g));
  const used = imports.split('\n').filter((line) => {
    const [, named, all] = IMPORTED.exec(line) ?? [];
    return words.has(named ?? all ?? '');
  });
  return [used.join('\n'), body].filter(Boolean).join('\n\n');
}

const COMPILER_OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  jsx: 'react-jsx',
};

const rollupOf = (folder: string, entry: string) => path.join(folder, 'rolled-up', `${entry}.d.ts`);

/** What API Extractor is told about one entry, whose declarations lie in `folder`. */
function configOf(folder: string, entry: string): ExtractorConfig {
  const off = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder: folder,
    newlineKind: 'lf',
    mainEntryPointFilePath: path.join(folder, `${entry}.d.ts`),
    compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [path.join(folder, 'index.d.ts')] } },
    apiReport: { enabled: false, reportFileName: entry },
    docModel: { enabled: false },
    dtsRollup: { enabled: true, untrimmedFilePath: rollupOf(folder, entry) },
    tsdocMetadata: { enabled: false },
    messages: { compilerMessageReporting: off, extractorMessageReporting: off, tsdocMessageReporting: off },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJson: PACKAGE_JSON,
    packageJsonFullPath: path.join(folder, 'package.json'),
  });
}

/** Each entry's declarations in one text, by API Extractor out of those in `folder`. */
async function rollupsOf(folder: string, entries: readonly string[]): Promise<string[]> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(PACKAGE_JSON));
  const [first = '', ...others] = entries.map((entry) => path.join(folder, `${entry}.d.ts`));
  const configs = entries.map((entry) => configOf(folder, entry));
  const [config] = configs;
  if (!config) throw new Error(`${first}: there is no facade.`);
  const compilerState = CompilerState.create(config, { additionalEntryPoints: others });
  for (const config of configs)
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
  return Promise.all(entries.map((entry) => readFile(rollupOf(folder, entry), 'utf8')));
}

const INTRODUCTION = `# What the facades offer

Made by \`npm run api\` of the types; \`npm run check\` fails where it is out of date. These are the entries that the host
provides at run time. A change of this page after a release needs a higher \`CONTRACT_VERSION\` (\`shared/src/contracts/contract-version.ts\`):
see [decision 053](decisions/053-the-host-has-an-entry-of-its-own.md).

Contract version: ${CONTRACT_VERSION}
`;

/** The reference page, as it should be. */
export async function renderReport(): Promise<string> {
  const folder = inRoot('.cache/sdk/types');
  await compileShared(folder, { declarationsOnly: true });
  await symlink(inRoot('shared/node_modules'), path.join(folder, 'node_modules')).catch(() => {});
  const contracts = await contractNames(folder);
  const entries = publicEntries();
  const names = facades();
  const rollups = await rollupsOf(
    folder,
    names.map((name) => (entries[name] ?? '').replace(/\.tsx?$/, '')),
  );
  const parts = rollups.map((rollup, index) => {
    const surface = surfaceIn(rollup, contracts);
    return `## ${PACKAGE}${names[index]?.slice(1)}\n\n\`\`\`ts\n${surface}\n\`\`\`\n`;
  });
  return [INTRODUCTION, ...parts].join('\n');
}
