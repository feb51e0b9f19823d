/** Ways to break the release before, which still runs while the new one starts, and how each is found in a statement. */
const TAKES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /\bdrop\s+(?:table|column|constraint|type|view|function|trigger|sequence|default)\b/i],
  ['renames', /\brename\s+(?:to|column|constraint|value)\b/i],
  ['no longer takes null', /\bset\s+not\s+null\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
];

/** Ways to refuse what the release before writes. They do no harm to tables and columns that the same migration adds. */
const TIGHTENS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'wants a value that nobody gives',
    /\balter\s+table\s+(?<table>\S+)\s+add\s+column\s+\S+\s+(?!.*\bdefault\b).*\bnot\s+null\b/i,
  ],
  [
    'adds a rule',
    /\balter\s+table\s+(?<table>\S+)\s+add\s+constraint\s+\S+\s+(?:check|unique|foreign\s+key|primary\s+key|exclude)\s*(?<columns>\([^;]*?\))/i,
  ],
  [
    'lets a value be there once',
    /\bcreate\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?\S+\s+on\s+(?<table>\S+)[^(]*(?<columns>\([^;]*?\))/i,
  ],
];

const named = (text: string) =>
  text
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .replace(/\(.*/s, '');

/** What a migration takes away from the release before, or refuses of it, statement by statement. */
export function takesAway(migration: string): string[] {
  // What stands in a function is read where it is called.
  const text = migration.replaceAll(/\$\$[\s\S]*?\$\$/g, '').replaceAll(/^--.*$/gm, '');
  const added = new Set([
    ...[...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\S+)/gi)].map(([, table]) => named(table ?? '')),
    ...[...text.matchAll(/\balter\s+table\s+(\S+)\s+add\s+column\s+(\S+)/gi)].map(
      ([, table, column]) => `${named(table ?? '')}.${named(column ?? '')}`,
    ),
  ]);
  const isNew = (table: string, columns: string) =>
    added.has(table) || [...columns.matchAll(/[a-z_]+/gi)].some(([column]) => added.has(`${table}.${column}`));

  return text.split(';').flatMap((statement) => {
    const shown = statement.replaceAll(/\s+/g, ' ').trim();
    const taken = TAKES.filter(([, pattern]) => pattern.test(statement)).map(([what]) => `${what}: ${shown}`);
    const refused = TIGHTENS.flatMap(([what, pattern]) => {
      const { table, columns = '' } = pattern.exec(statement)?.groups ?? {};
      return table === undefined || isNew(named(table), columns) ? [] : [`${what}: ${shown}`];
    });
    return [...taken, ...refused];
  });
}
