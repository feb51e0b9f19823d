import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { oneOf } from '../text/phrases.ts';
import type { Unit } from '../text/segment.ts';
import { MONTHS } from '../words/calendar.ts';

const CALENDAR_DAY = `(?:\\p{L}{2,10}\\.?,? )?(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.|er|º|ª)?,? (?:de |d['’]|di |of )?${oneOf([...MONTHS.keys()])}(?!\\p{L})\\.?(?: 20\\d\\d)?`;
const DATED_ENTRY = new RegExp(`^(${CALENDAR_DAY})(?: ?[–—:]| -) ?(?=[\\p{L}"“„«])([^€£$]{2,110})$`, 'iu');

/** "31 juillet – Le Facteur et la mer": an entry of a programme of several dates; null for another text. */
function datedEntryIn(text: string, group: string): FoundFact | null {
  const [, label = '', told = ''] = DATED_ENTRY.exec(text) ?? [];
  if (label === '') return null;
  return { kind: 'step', value: 'programme', label: tidied(label), text: tidied(told.replace(/[.]$/, '')), group };
}

const FEWEST_DATED = 3;

/** The lines of a programme, each with its date, of which there are several in a paragraph. */
export function datedEntries(units: readonly Unit[]): ReadonlyMap<Unit, FoundFact> {
  const found = units.flatMap((unit) => {
    const entry = unit.heading || unit.row ? null : datedEntryIn(unit.text, unit.under);
    return entry ? [{ unit, entry }] : [];
  });
  const several = [...Map.groupBy(found, ({ unit }) => unit.block).values()].filter((of) => of.length >= FEWEST_DATED);
  return new Map(several.flat().map(({ unit, entry }) => [unit, entry]));
}
