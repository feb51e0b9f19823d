import { isMailLine } from '../text/mail.ts';
import { startsClosing } from './greeting.ts';
import { PERSON_NAME } from './people.ts';

const LAST_LINES = 6;
const NAME_ONLY = new RegExp(`^(?:${PERSON_NAME})$`, 'u');
/** Who writes of themselves alone: they are what the page is about. */
const I =
  /(?<!\p{L})(?:i|i['’](?:m|ve|ll|d)|my|yo|soy|mi|mis|me|eu|sou|meu|minha|tenho|je|j['’]\p{L}+|mon|ma|mes|ich|mein\p{L}{0,2}|mich|mir|io|sono|mio|mia|miei|ho|ik|mijn|ja|jestem|mam|mój|moja|moje|moim)(?!\p{L})/giu;
/** "Ihre Steuerkanzlei", "Team Nord": no person. */
const YOURS =
  /^(?:your|ihre?|eure?|dein\p{L}?|su|sus|tu|vuestr\p{L}{1,2}|votre|vos|vostr\p{L}|il vostro|seu|sua|vosso|vossa|uw|jullie|twój|wasz\p{L}?|the|das|die|el|la|le|il|team|familie|family|familia|famille|famiglia|rodzina) /iu;
const LEAST_TOLD = 3;
/** "Don't put my surname anywhere" */
const NAMELESS =
  /(?<!\p{L})(?:surname|last name|my (?:full |own )?name|apellidos?|mi nombre|sobrenome|apelido|meu nome|nom de famille|mon nom|nachname\p{L}?|meinen namen|cognome|(?:il )?mio nome|achternaam|mijn naam|nazwisk\p{L}{1,2})(?!\p{L})/iu;

/**
 * Who signed a letter about what they do themselves, by their full name, below its closing; empty where nobody did, or
 * somebody does not want to be named. `mail` as `isMail` says of the text.
 */
export function signerOf(text: string, mail: boolean): string {
  if (NAMELESS.test(text) || (text.match(I) ?? []).length < LEAST_TOLD) return '';
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isMailLine(line, mail))
    .slice(-LAST_LINES);
  const at = lines.findLastIndex((line) => startsClosing(line));
  const signed = at === -1 ? '' : (lines[at + 1] ?? '').replace(/[.,]$/, '');
  return NAME_ONLY.test(signed) && !YOURS.test(signed) ? signed : '';
}
