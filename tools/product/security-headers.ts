import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';

/** The same text that the nginx images fill in, so that the two cannot drift apart. */
const PAGE_POLICY = readFileSync(inRoot('tools/deploy/nginx/page-policy.txt'), 'utf8').trim();

interface PageSources {
  /** Origins that the page loads areas from. */
  remotes: readonly string[];
  /** Origins that the page calls, beside its own. */
  apis: readonly string[];
  /** Origins of stored files. */
  files: readonly string[];
}

const originsOf = (addresses: readonly unknown[]): string[] => [
  ...new Set(
    addresses.filter((address) => typeof address === 'string' && address).map((a) => new URL(String(a)).origin),
  ),
];

/** What a page with this `config.json` may load and call. Addresses without an origin of their own add nothing. */
export function pageSources(config: Record<string, unknown>): PageSources {
  const remotes = Object.values((config.remotes ?? {}) as Record<string, { entry: string }>);
  return {
    remotes: originsOf(remotes.map(({ entry }) => entry).filter((entry) => URL.canParse(entry))),
    apis: originsOf([config.apiUrl, config.errorsUrl].filter((address) => URL.canParse(String(address)))),
    files: originsOf([config.cdnUrl].filter((address) => URL.canParse(String(address)))),
  };
}

function hashesOf(directory: string): string {
  try {
    return readFileSync(path.join(directory, 'script-hashes.txt'), 'utf8').trim();
  } catch {
    // A development build: its page is not served by this server.
    return '';
  }
}

/** Headers of an HTML page of ours. @param directory the built page's folder */
export function pageHeaders(directory: string, { remotes, apis, files }: PageSources): Record<string, string> {
  const values: Record<string, string> = {
    SCRIPT_HASHES: hashesOf(directory),
    REMOTE_ORIGINS: remotes.join(' '),
    API_ORIGINS: apis.join(' '),
    FILE_ORIGINS: files.join(' '),
  };
  const policy = PAGE_POLICY.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    'Content-Security-Policy': policy.replace(/ +(?=;|$| )/g, ''),
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...COMMON_HEADERS,
  };
}

/** Whether a path is a page's: names with an ending are files, everything else is a screen's address. */
export const isPage = (pathname: string): boolean => !/\.[A-Za-z0-9]+$/.test(pathname) || pathname.endsWith('.html');

/** Headers of every file that is no page: a policy there would say nothing to anybody, in 700 bytes each. */
export const COMMON_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Headers of what other origins load: an area's files are never a page. */
export const REMOTE_HEADERS: Record<string, string> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  ...COMMON_HEADERS,
};
