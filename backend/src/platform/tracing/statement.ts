/** Characters of a statement that a span keeps. */
const KEPT = 2_000;

/** Characters that are looked at: statements that write many rows are long. */
const READ = 10_000;

/** Literals, also one that was cut off; all after a dollar quote; numbers that are no part of a name or a parameter. */
const LITERALS = /'(?:[^']|'')*(?:'|$)|\$(?:[a-z_]\w*)?\$[\s\S]*|(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/gi;

/** `from` within it names no table. */
const EXTRACT = /\bextract\s?\([^()]*\)/gi;

const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i;

/** A statement without any value: what it does to which table (`SELECT pages`), and its text. */
export function describeStatement(sql: string): { summary: string; text: string } {
  const text = sql.slice(0, READ).replace(/--.*/g, '').replace(LITERALS, '?').replace(/\s+/g, ' ').trim();
  const verb = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const table = TABLE.exec(text.replace(EXTRACT, ''))?.[1]?.replaceAll('"', '');
  return { summary: table ? `${verb} ${table}` : verb, text: text.slice(0, KEPT) };
}
