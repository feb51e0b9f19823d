import { startChild } from '../testing/child.ts';
import { type Figures, measure, report } from './load.ts';

const server = startChild(new URL('./server.ts', import.meta.url), []);
const { api, bare, token } = JSON.parse(await server.line(/^\{"api"/));
const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite, synced to disk';
const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;

const rows: [string, Figures][] = [
  ['bare Fastify route', await measure(at(bare, '/'))],
  [`GET /v1/api/user/me (${database})`, await measure(at(api, '/v1/api/user/me'), { accesstokenapp: token })],
  [`GET /v1/api/public/other/pricing (${database})`, await measure(at(api, '/v1/api/public/other/pricing'))],
];
await server.kill('SIGTERM');
report(rows);
