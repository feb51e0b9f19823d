import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../root.ts';

interface TypesGenerator {
  generateTypes: (options: object) => Promise<void>;
}

/** Federation's own generator; it comes with its build plugin. */
function loadGenerator(): TypesGenerator {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve('@module-federation/enhanced'))('@module-federation/dts-plugin/core');
}

/** The facades that areas may import. */
export const FACADES = ['index', 'overlay', 'form', 'motion', 'contracts/index', 'contracts/endpoints/index'] as const;

/**
 * Writes the facades' types into `folder`, by federation's own means: one declaration for each facade under `@mf-types/`.
 * @throws Error with the compiler's words where something does not compile
 */
export async function writeFacadeTypes(folder: string): Promise<void> {
  const exposes = FACADES.map((file) => [`./${file}`, inRoot('shared/src', `${file}.ts`)]);
  await loadGenerator().generateTypes({
    remote: {
      context: inRoot('shared'),
      tsConfigPath: inRoot('shared/tsconfig.json'),
      outputDir: path.relative(inRoot('shared'), folder),
      typesFolder: '@mf-types',
      compiledTypesFolder: 'compiled-types',
      hostRemoteTypesFolder: '@mf-types',
      compilerInstance: 'tsc',
      implementation: '',
      additionalFilesToCompile: [],
      compileInChildProcess: false,
      deleteTypesFolder: false,
      generateAPITypes: true,
      abortOnError: true,
      extractThirdParty: false,
      extractRemoteTypes: false,
      moduleFederationConfig: { name: 'landfall', filename: 'remoteEntry.js', exposes: Object.fromEntries(exposes) },
    },
    extraOptions: {},
    displayErrorInTerminal: true,
  });
}
