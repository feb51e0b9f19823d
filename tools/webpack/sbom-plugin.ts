import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseLicence from 'spdx-expression-parse';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { type DeliveredPackage, deliveredPackages } from './delivered-packages.ts';

const { Builders, Factories } = Contrib.FromNodePackageJson;
const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(parseLicence),
);
const licences = new Contrib.License.Utils.LicenseEvidenceGatherer();

type About = DeliveredPackage['about'];

function componentOf(about: About, type = Enums.ComponentType.Library): Models.Component {
  const component = builder.makeComponent(about, type);
  if (!component) throw new Error(`${about.name} has no name that could stand in a list of what is delivered.`);
  const [name = '', scope] = about.name.split('/').reverse();
  component.purl = new PackageURL('npm', scope, name, about.version).toString();
  component.bomRef.value = component.purl;
  return component;
}

/** What is delivered, as CycloneDX 1.6; the same for the same build, so it says neither when nor where. */
function billOfMaterials(root: About, packages: readonly DeliveredPackage[]): string {
  const bom = new Models.Bom();
  bom.metadata.component = componentOf(root, Enums.ComponentType.Application);
  bom.metadata.lifecycles.add(Enums.LifecyclePhase.Build);
  const tool = new Models.Component(Enums.ComponentType.Application, 'webpack', { version: webpack.version });
  bom.metadata.tools.components.add(tool);
  const components = new Map(packages.map(({ folder, about }) => [folder, componentOf(about)]));
  const refOf = (folder: string) => components.get(folder)?.bomRef;
  for (const { folder, uses } of packages) {
    const component = components.get(folder);
    if (!component) continue;
    for (const ref of Array.from(uses, refOf)) if (ref) component.dependencies.add(ref);
    bom.components.add(component);
    bom.metadata.component.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

const RULE = '-'.repeat(80);

/** What each package's licence asks to have said: its own files, word for word. */
function licenceTexts(packages: readonly DeliveredPackage[]): string {
  const parts = packages.map(({ folder, about }) => {
    const files = Array.from(licences.getFileAttachments(folder), ({ filePath }) =>
      readFileSync(filePath, 'utf8').trim(),
    );
    const heading = `${about.name} ${about.version}: ${about.license ?? 'no licence named'}`;
    return [RULE, heading, RULE, ...files].join('\n\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/**
 * Writes beside a build which packages it delivers something of, and their licences: what stands in its scripts and files,
 * not what is installed.
 */
export class SbomPlugin {
  readonly mark: string;

  /** @param mark tells builds apart that lie in one folder */
  constructor(mark = '') {
    this.mark = mark;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SbomPlugin', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SbomPlugin', stage }, () => {
        const root = JSON.parse(readFileSync(path.join(compiler.context, 'package.json'), 'utf8')) as About;
        const packages = deliveredPackages(compilation);
        const emit = (name: string, text: string) => compilation.emitAsset(name, new webpack.sources.RawSource(text));
        emit(`sbom${this.mark}.cdx.json`, billOfMaterials(root, packages));
        emit(`licences${this.mark}.txt`, licenceTexts(packages));
      });
    });
  }
}
