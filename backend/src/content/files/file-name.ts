import { basename } from 'node:path/posix';

const MAX_LENGTH = 200;

/** Spellings of an extension that are as good as the first; every other one has only its own. */
const SPELLINGS: Record<string, string[]> = {
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  mov: ['mov', 'qt'],
};

/**
 * A name that a person sent, made harmless but still recognisable: no folders, no control characters, nothing that
 * turns the reading direction round, and an extension that tells the truth about the content. It is shown, never used
 * as a path.
 */
export function safeFileName(sent: string, extension: string): string {
  const readable = basename(sent.toWellFormed().normalize('NFC').replaceAll('\\', '/'))
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .trim();
  const spelling = /\.([a-z0-9]+)$/i.exec(readable)?.[1] ?? '';
  const honest = (SPELLINGS[extension] ?? [extension]).includes(spelling.toLowerCase());
  const stem = honest ? readable.slice(0, -spelling.length - 1) : readable;
  const suffix = honest ? spelling : extension;
  return `${Array.from(stem).slice(0, MAX_LENGTH).join('').trim() || 'file'}.${suffix}`;
}
