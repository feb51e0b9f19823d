import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import type { Manifest } from './read-manifests.ts';

/**
 * What kubeconform refuses, where `KUBECONFORM` names its program: it brings Kubernetes' own schemas from elsewhere, so that it is
 * asked only where somebody wants it. `KUBECONFORM_SCHEMAS` is a folder or an address of other schemas, as it takes them.
 * @throws Error where the program cannot be run
 */
export async function kubeconformFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const { KUBECONFORM, KUBECONFORM_SCHEMAS } = process.env;
  if (!KUBECONFORM) return [];
  const from = KUBECONFORM_SCHEMAS ? ['-schema-location', KUBECONFORM_SCHEMAS] : [];
  const child = spawn(KUBECONFORM, ['-strict', ...from, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  // It reads YAML as Kubernetes does, where a plain `off` is no word.
  child.stdin.end(manifests.map(({ held }) => stringify(held, { version: '1.1' })).join('---\n'));
  const [said, [code]] = await Promise.all([text(child.stdout), ended]);
  const lines = said.split('\n').filter((line) => line !== '');
  return code === 0 ? [] : lines.length > 0 ? lines : [`kubeconform ended with ${code}`];
}
