import { HOST, REMOTES } from './tools/areas.ts';

/** One run over `shared`, the host and every area. */
export default {
  projects: ['shared', HOST.name, ...REMOTES.map(({ name }) => name)].map((name) => `<rootDir>/${name}`),
};
