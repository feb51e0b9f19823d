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

/** A mail server that really speaks SMTP, for tests. With `login` it offers AUTH, and lets nobody else in. */
export async function smtpServer(login?: { user: string; pass: string }): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    talk(socket, server, login);
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

function talk(socket: Socket, server: SmtpServer, login?: { user: string; pass: string }): void {
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
    if (command === 'EHLO' && login) return answer('250-test\r\n250 AUTH PLAIN');
    if (command === 'AUTH') {
      const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
      return answer(given === `\0${login?.user}\0${login?.pass}` ? '235 welcome' : '535 wrong');
    }
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
