import { getRuntimeConfig } from '../config/runtime-config.ts';

const trim = (part: string) => part.replace(/^\/+|\/+$/g, '');

/** The public address of a stored file: CDN base, parent and child with exactly one slash at each joint. */
export function fileAddress(file: { path_parent: string; path_child: string }): string {
  const base = getRuntimeConfig().cdnUrl.replace(/\/+$/, '');
  return [base, trim(file.path_parent), trim(file.path_child)].filter(Boolean).join('/');
}
