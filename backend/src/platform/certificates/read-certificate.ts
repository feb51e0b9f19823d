import { isIP } from 'node:net';
import tls, { type PeerCertificate } from 'node:tls';

/** What a server shows to whoever connects. */
export interface ShownCertificate {
  validTo: Date;
  /** Who signed it. */
  issuer: string;
  /** The names that it is for. */
  names: string[];
  /** It is for the host that was asked for. */
  fitsName: boolean;
  /** Why programs refuse it: the code of TLS; undefined where they take it. */
  refused: string | undefined;
}

/** Milliseconds that a server has to show it. */
const PATIENCE = 8_000;

const namesOf = ({ subjectaltname = '' }: PeerCertificate): string[] =>
  subjectaltname.split(', ').map((name) => name.replace(/^(?:DNS|IP Address):/, ''));

/**
 * Connects and reads the server's certificate, also one that nobody should trust. Nothing is sent.
 * @throws the socket's errors, and an error where the server is too slow
 */
export function readCertificate(host: string, port: number, signal?: AbortSignal): Promise<ShownCertificate> {
  return new Promise((resolve, reject) => {
    const named = isIP(host) === 0 ? { servername: host } : {};
    // What is refused is looked at, too: the connection is closed before anything is said on it.
    const socket = tls.connect({ host, port, ...named, rejectUnauthorized: false });
    const end = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    signal?.addEventListener('abort', () => end(new Error('It was given up')), { once: true });
    socket.setTimeout(PATIENCE, () => end(new Error(`${host} did not answer in ${PATIENCE / 1000} seconds`)));
    socket.once('error', end);
    socket.once('secureConnect', () => {
      const shown = socket.getPeerCertificate();
      const misnamed = tls.checkServerIdentity(host, shown) !== undefined;
      const error = socket.authorizationError as unknown as Error | string | undefined;
      resolve({
        validTo: new Date(shown.valid_to),
        issuer: String(shown.issuer?.O ?? shown.issuer?.CN ?? 'itself'),
        names: namesOf(shown),
        fitsName: !misnamed,
        refused: error ? String((error as NodeJS.ErrnoException).code ?? error) : undefined,
      });
      socket.destroy();
    });
  });
}
