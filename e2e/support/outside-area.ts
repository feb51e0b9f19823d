import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../tools/child.ts';
import { packKit } from '../../tools/kit/kit.ts';
import { inRoot } from '../../tools/root.ts';

const FILES = {
  'package.json': JSON.stringify({ name: 'acme-forms', version: '3.1.4', private: true, type: 'module' }),
  'webpack.config.js': `
    import { areaConfig } from '@landfall/tools/webpack';
    export default areaConfig(import.meta.dirname);`,
  'tsconfig.json': JSON.stringify({
    extends: '@landfall/tools/tsconfig/browser.json',
    compilerOptions: { types: [] },
    include: ['src'],
  }),
  'src/texts.ts': `
    import { defineTexts, useTexts } from '@landfall/shared';
    const texts = { title: 'Forms of Acme', none: 'No forms yet', create: 'New form' };
    const catalogue = defineTexts(texts, { en: async () => ({ default: texts }), es: () => import('./texts.es.ts') });
    export const useFormsTexts = () => useTexts(catalogue);
    export type FormsTexts = typeof texts;`,
  'src/texts.es.ts': `
    import type { Translation } from '@landfall/shared';
    import type { FormsTexts } from './texts.ts';
    export default {
      title: 'Formularios de Acme', none: 'Aún no hay formularios', create: 'Nuevo formulario',
    } satisfies Translation<FormsTexts>;`,
  'src/forms.tsx': `
    import { Button, EmptyState, Screen, useSearchParams, useSelectedProject } from '@landfall/shared';
    import { Modal } from '@landfall/shared/overlay';
    import { useFormsTexts } from './texts.ts';
    export function Forms() {
      const texts = useFormsTexts();
      const project = useSelectedProject();
      const [search, setSearch] = useSearchParams();
      return (
        <Screen title={texts.title} description={project?.name}>
          <EmptyState
            title={texts.none}
            action={<Button onClick={() => setSearch({ new: '1' })}>{texts.create}</Button>}
          />
          <Modal open={search.has('new')} onClose={() => setSearch({})} title={texts.create}>
            {texts.none}
          </Modal>
        </Screen>
      );
    }`,
  'src/routes.tsx': `
    import { type Command, defineArea } from '@landfall/shared';
    import { Forms } from './forms.tsx';
    import { useFormsTexts } from './texts.ts';
    function useCommands(): Command[] {
      const texts = useFormsTexts();
      return [{ id: 'acme.new', label: texts.create, path: '/dashboard/forms?new=1' }];
    }
    export default defineArea({ forms: Forms }, { useCommands });`,
};

/** What npm would install from the registry is there already: links to it. */
async function linkPackages(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name === '@landfall' || name.startsWith('.')) continue;
    if (name.startsWith('@')) {
      await mkdir(path.join(to, name), { recursive: true });
      await linkPackages(path.join(from, name), path.join(to, name));
      continue;
    }
    await symlink(path.join(from, name), path.join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function run(folder: string, args: string[]): Promise<void> {
  const code = await runCommand(process.execPath, args, { cwd: folder });
  if (code !== 0) throw new Error(`${args.join(' ')} failed; the reason stands above.`);
}

/**
 * Writes an area into a folder outside the repository, against packed archives alone, checks its types and builds it.
 * @returns the folder; the built area is its `dist`
 */
export async function buildOutsideArea(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'landfall-outside-')), 'acme-forms');
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [file, content] of Object.entries(FILES)) await writeFile(path.join(folder, file), content);
  await packKit(folder);
  for (const archive of (await readdir(folder)).filter((name) => name.endsWith('.tgz'))) {
    const [, name = ''] = /landfall-(\w+)-/.exec(archive) ?? [];
    const target = path.join(modules, '@landfall', name);
    await mkdir(target, { recursive: true });
    await runCommand('tar', ['xzf', path.join(folder, archive), '-C', target, '--strip-components=1']);
  }
  for (const part of ['shared', 'tools']) await linkPackages(inRoot(part, 'node_modules'), modules);
  await run(folder, [inRoot('node_modules/typescript/bin/tsc'), '-p', folder]);
  await run(folder, [path.join(modules, '@landfall/tools/tools/webpack/build-one.js'), folder]);
  return folder;
}
