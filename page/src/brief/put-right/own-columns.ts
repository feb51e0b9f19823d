import { folded } from '../text/normalise.ts';
import type { Corrected } from './corrections.ts';

/** "Cost and stock are only for us": columns of a table that nobody else is to see; their names are the first group. */
const ONLY_FOR_US =
  /(?<=^|[.!?(\n] ?)(?:(?:the )?columns? |(?:die )?spalten? |(?:las? )?columnas? |(?:les? )?colonnes? |(?:le |la )?colonn[ae] |(?:as? )?colunas? |(?:de )?kolom(?:men)? )?([^.!?()\n]{2,60}?) (?:are|is|sind|ist|son|es|sont|est|sono|è|são|é|zijn|są|jest) (?:only|just|nur|s[oó]lo|seulement|uniquement|soltanto|só|apenas|alleen|tylko) (?:for|für|para|pour|per|voor|dla) (?:us|me|internal use|uns|mich|intern|nosotr[oa]s|mí|nous|moi|noi|nós|mim|ons|mij|nas|mnie)(?!\p{L})/giu;
const AND = /,| (?:and|und|y|e|et|en|i|oraz) /iu;
const CELL = ' | ';

/** A text without the columns of its table that it says are for its writer alone. */
export function withoutOwnColumns(text: string): Corrected {
  const withdrawn: string[] = [];
  const own = new Set(
    [...text.matchAll(ONLY_FOR_US)].flatMap(([, names = '']) => names.split(AND).map((name) => folded(name).trim())),
  );
  if (own.size === 0) return { text, withdrawn };
  let dropped: number[] = [];
  const taken = new Map<number, string[]>();
  const lines = text.split('\n').map((line) => {
    const cells = line.split(CELL);
    if (cells.length < 2) return line;
    const named = cells.flatMap((cell, at) => (own.has(folded(cell).trim()) ? [at] : []));
    if (named.length > 0) dropped = named;
    for (const at of dropped) {
      const cell = cells[at]?.trim() ?? '';
      if (cell !== '') taken.set(at, [...(taken.get(at) ?? []), cell]);
    }
    return cells.filter((_, at) => !dropped.includes(at)).join(CELL);
  });
  for (const [name, ...cells] of taken.values()) withdrawn.push(`${name}: ${cells.join(', ')}`);
  return { text: lines.join('\n'), withdrawn };
}
