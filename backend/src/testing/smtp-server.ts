import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Every message that was taken, headers and body, in order. */
  messages: string[];
  /** What the server says to the next recipients; '250 ok' takes them. */
  recipientAnswer: string;
  close: () => Promise<void>;
}

/** A mail server that really speaks SMTP, for tests. */
export async function smtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    talk(socket, server);
  });
  const server: SmtpServer = {
    url: '',
    messages: [],
    recipientAnswer: '250 ok',
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  server.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return server;
}

function talk(socket: Socket, server: SmtpServer): void {
  let pending = '';
  let message: string[] | null = null;
  const answer = (line: string) => socket.write(`${line}\r\n`);

  const onLine = (line: string) => {
    if (message && line === '.') {
      server.messages.push(message.join('\n'));
      message = null;
      return answer('250 taken');
    }
    if (message) return message.push(line.replace(/^\.\./, '.'));
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'QUIT') return socket.end('221 bye\r\n');
    if (command === 'RCPT') return answer(server.recipientAnswer);
    if (command !== 'DATA') return answer('250 ok');
    message = [];
    return answer('354 go on');
  };

  answer('220 test');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (pending + text).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}
