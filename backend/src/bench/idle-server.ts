import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Answers at once with as many bytes as a page has, compressed: what a visit takes of the client and the machine alone.
const body = Buffer.alloc(Number(process.argv[2] ?? 4_096), 'a');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })));
process.on('SIGTERM', () => process.exit(0));
