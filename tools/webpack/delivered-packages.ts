import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** A package of which something is delivered. */
export interface DeliveredPackage {
  /** Where it lies. */
  folder: string;
  /** Its package.json. */
  about: { name: string; version: string; license?: string };
  /** The folders of the packages that it uses. */
  uses: Set<string>;
}

interface Joined extends Module {
  modules?: Iterable<Module>;
}

/** All before a package's own path, and its name; tools keep what they write in folders with a dot. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\.][^/\\]*/;

/** The folder of the package that a file belongs to; undefined for what is no installed package's. */
const packageFolder = (file: string): string | undefined => PACKAGE.exec(file)?.[0];

const readAbout = (folder: string): DeliveredPackage['about'] =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Every module that a chunk holds, joined ones one by one; of pages' templates the files that they name. */
function* deliveredModules(compilation: Compilation): Generator<Module> {
  for (const chunk of compilation.chunks)
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
      yield* (module as Joined).modules ?? [module];
  // A template runs in the build; pictures and fonts that it names are delivered.
  for (const child of compilation.children)
    for (const module of child.modules) if (module.type.startsWith('asset')) yield module;
}

/** The installed packages of which a build delivers something, in the order of their names. */
export function deliveredPackages(compilation: Compilation): DeliveredPackage[] {
  const folders = new Map<Module, string>();
  const packages = new Map<string, DeliveredPackage>();
  for (const module of deliveredModules(compilation)) {
    const file = module.nameForCondition();
    const folder = file ? packageFolder(file) : undefined;
    if (!folder) continue;
    folders.set(module, folder);
    if (!packages.has(folder)) packages.set(folder, { folder, about: readAbout(folder), uses: new Set() });
  }
  for (const [module, folder] of folders)
    for (const { module: used } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const target = used && folders.get(used);
      if (target && target !== folder) packages.get(folder)?.uses.add(target);
    }
  const nameOf = ({ about }: DeliveredPackage) => `${about.name}@${about.version}`;
  return Array.from(packages.values()).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
