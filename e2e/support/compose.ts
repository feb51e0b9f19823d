import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../../tools/root.ts';

export interface ComposeService {
  build?: { dockerfile: string; target: string; args?: { AREA: string } };
  image?: string;
  ports?: string[];
  environment?: Record<string, string>;
  configs?: { source: string; target: string }[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  stop_grace_period?: string;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
}

/** docker-compose.yml as compose reads it where the environment holds these variables; others have their defaults. */
export function readCompose(variables: Readonly<Record<string, string>> = {}): ComposeFile {
  const text = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const filled = text.replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, standard: string) => variables[name] || standard,
  );
  return parse(filled, { merge: true });
}
