import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../root.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a document holds is said by the schemas of Kubernetes, which check it first.
export type Held = any;

/** A document of the manifests. */
export interface Manifest {
  file: string;
  kind: string;
  name: string;
  /** As it stands in the file. */
  held: Held;
}

const FOLDER = 'tools/deploy/kubernetes';
export const BASE = `${FOLDER}/base`;
export const EXAMPLE = `${FOLDER}/overlays/example`;

/** The documents of every YAML file of a folder, without the one that lists them. */
export function readManifests(folder: string): Manifest[] {
  const files = readdirSync(inRoot(folder)).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  return files.flatMap((file) => {
    const at = path.posix.join(folder, file);
    return parseAllDocuments(readFileSync(inRoot(at), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${at}: ${document.errors[0]?.message}`);
      const held: Held = document.toJS();
      return { file: at, kind: held.kind, name: held.metadata?.name, held };
    });
  });
}

export const readKustomization = (folder: string): Held =>
  parse(readFileSync(inRoot(folder, 'kustomization.yaml'), 'utf8'));

/** A line about one document. */
export const about = ({ file, kind, name }: Manifest, what: string): string => `${file}: ${kind} ${name}: ${what}`;

/** What a document says of the pods that it makes; undefined where it makes none. */
export const podOf = ({ held }: Manifest): Held =>
  held.kind === 'CronJob' ? held.spec.jobTemplate.spec.template : held.spec?.template;
