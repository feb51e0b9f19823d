import type { Lexicon } from '../lexicon.ts';
import type { Unit } from '../text/segment.ts';

/** "Piano: Tobias Lankhorst", "Tierärztin: Dr. Miriam Solbach." */
const ROLE_LINE =
  /^(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}): ((?:(?:Dr|Prof|Mag|Ing|Dra|Sr|Sra|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:de|da|do|di|del|van|von|der|den|la|le))?(?: \p{Lu}[\p{L}'’-]+){1,2})\.?$/u;
const FEWEST = 2;

export interface RoleLine {
  role: string;
  name: string;
}

/** Lines of a role and a name, where several follow one another and one of the roles at least is known. */
export function roleLinesIn(units: readonly Unit[], lexicon: Lexicon): Map<Unit, RoleLine> {
  const found = new Map<Unit, RoleLine>();
  let run: [Unit, RoleLine][] = [];
  const end = () => {
    if (run.length >= FEWEST && run.some(([, { role }]) => lexicon.role.test(role)))
      for (const [unit, line] of run) found.set(unit, line);
    run = [];
  };
  for (const unit of units) {
    const [, role = '', name = ''] = unit.heading || unit.under !== '' ? [] : (ROLE_LINE.exec(unit.text) ?? []);
    if (role === '' || run.at(-1)?.[0].block !== unit.block) end();
    if (role !== '') run.push([unit, { role, name }]);
  }
  end();
  return found;
}
