import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/**
 * `npm run images [-- --keep-old]`: builds every image that docker-compose.yml names, runs them as it states and walks the
 * main journey over them in a browser. With Docker where its engine answers, else with buildah as root.
 */
export async function run(args: string[]): Promise<void> {
  process.exitCode = await runCommand(process.execPath, [inRoot('e2e/images/main.ts'), ...args]);
}
