import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { REMOTES } from '../areas.ts';
import { ROOT } from '../root.ts';

// A test renders the screen that its feature is on.
const TEST = '[.]test[.]tsx?$';

/** Folders of the host, each importing only those before it. */
const HOST = ['reload', 'federation', 'boundary', 'things', 'notifications', 'palette', 'shell'];

/** routes -> screens -> features -> components -> lib -> api -> locales; `page` and `use-commands` are entries beside routes. */
const rules: IForbiddenRuleType[] = [
  {
    name: 'features are apart',
    comment: 'Put what two features need into components/ or lib/, and what puts features together into screens/.',
    severity: 'error',
    from: {
      path: '^(mfe-[^/]+)/src/([^/]+)/',
      pathNot: ['^mfe-[^/]+/src/(screens|page|components|lib|api|locales)/', TEST],
    },
    to: { path: '^$1/src/([^/]+/|(?:routes|use-commands)[.])', pathNot: '^$1/src/($2|components|lib|api|locales)/' },
  },
  {
    name: 'components know no feature',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/components/', pathNot: TEST },
    to: { path: '^$1/src/([^/]+/|(?:routes|use-commands)[.])', pathNot: '^$1/src/(components|lib|api|locales)/' },
  },
  {
    name: 'lib knows no component',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/lib/', pathNot: TEST },
    to: { path: '^$1/src/([^/]+/|(?:routes|use-commands)[.])', pathNot: '^$1/src/(lib|api|locales)/' },
  },
  {
    name: 'api knows calls only',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/api/', pathNot: TEST },
    to: { path: '^$1/src/([^/]+/|(?:routes|use-commands)[.])', pathNot: '^$1/src/(api|locales)/' },
  },
  {
    name: 'screens know no entry',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/screens/', pathNot: TEST },
    to: { path: '^$1/src/(routes[.]|use-commands[.]|page/)' },
  },
  {
    name: 'what stands beside the routes knows no screen',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/[^/]+$', pathNot: ['/(routes|use-commands)[.]tsx?$', TEST] },
    to: { path: '^$1/src/([^/]+/|(?:routes|use-commands)[.])', pathNot: '^$1/src/(lib|api|locales)/' },
  },
  ...HOST.slice(0, -1).map((folder, at): IForbiddenRuleType => {
    const above = HOST.slice(at + 1).join('|');
    return {
      name: `${folder} stands below ${HOST.slice(at + 1).join(', ')}`,
      severity: 'error',
      from: { path: `^host/src/${folder}/`, pathNot: TEST },
      to: { path: `^host/src/(${above})/` },
    };
  }),
];

/** The direction of imports inside the areas and the host, type-only and late ones included. Returns each that breaks it. */
export async function findLayerOffences(
  folders = ['host', ...REMOTES.map(({ name }) => name)],
  root = ROOT,
): Promise<string[]> {
  const { output } = await cruise(
    folders.map((folder) => `${folder}/src`),
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // It reads TypeScript with swc: the compiler's seventh version has no interface yet.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: 'node_modules|^shared/' },
    },
    { extensions: ['.ts', '.tsx', '.js'] },
  );
  const { modules, summary } = output as ICruiseResult;
  // Rules that see nothing hold everywhere.
  if ((summary.totalDependenciesCruised ?? 0) < modules.length) return ['the imports of the areas could not be read'];
  return summary.violations.map(({ rule, from, to }) => `${from} may not import ${to}: ${rule.name}`);
}
