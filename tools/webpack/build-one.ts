import { buildFolder } from './build-folder.ts';

// Builds one front-end package by its own webpack.config.js: `node build-one.ts mfe-pages`. A process of its own,
// so that two builds use two cores.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the folder to build.');

try {
  await buildFolder(directory);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
