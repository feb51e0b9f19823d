import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { JOKES, UNSURE } from '../words/any-language.ts';
import { DENIES_LINE, OF_DRAFT } from '../words/kept-back.ts';
import { TO_WRITER, writerScore } from './remark.ts';

const BRACKETS = /\[[^[\]]{2,200}\]|\([^()]{2,200}\)/gu;
// "(S, M, L)": what one chooses from.
const LISTED = /[,/|]| (?:or|o|u|ou|oder|of|lub|albo) /iu;
const MOST_LISTED = 2;
/** "(yes, he is still alive 😅)" */
const YES_OR_NO = /^(?:yes|yep|no|nope|ja|nein|doch|sí|si|oui|non|sim|não|sì|nee|tak|nie)(?!\p{L})/iu;
/** "(no longer Hack Recife, the dean didn't like it)": what something was called. */
const NO_LONGER_CALLED =
  /^(?:no longer|not (?:called )?.{0,20}any ?more|não (?:é|se chama) mais|já não (?:é|se chama)|ya no (?:es|se llama)|(?:heißt )?nicht mehr|(?:ce )?n['’]est plus|ne s['’]appelle plus|non (?:è|si chiama) più|(?:heet )?niet meer|(?:to )?już nie) /iu;
/** "(yes I know, odd mix)": what somebody says of their own words. */
const KNOWS =
  /^(?:(?:yes|yeah|sì|sí|ja|sim|oui|tak),? )?(?:i know|lo so|ya (?:lo )?sé|(?:eu )?(?:já )?sei|je sais|(?:ich )?weiß ich(?: ja)?|ich weiß|weet ik|ik weet het|wiem)(?:,|\.|!|…| - | – |$)/iu;
/** "(si si, on a eu le cas)": why it has to be said. */
const HAPPENED =
  /(?<!\p{L})(?:(?:on a|nous avons) (?:déjà )?eu le cas|ça (?:nous )?est (?:déjà )?arrivé|it (?:has |did )?happened|we(?:['’]ve| have) had (?:it|that|those)(?: happen)?|(?:ya )?nos? ha pasado|já (?:nos )?aconteceu|(?:alles )?schon (?:vorgekommen|passiert|gehabt)|è già (?:successo|capitato)|(?:al )?eens (?:is )?gebeurd|(?:już )?(?:się )?zdarzało? się)(?: (?:before|once|twice|already|una vez|uma vez|alguna vez|une fois|una volta|einmal|een keer|raz))?[\s.!…]*$/iu;
/** "(alt: 175 €, bitte nicht mehr nehmen)", "(NOT the 10th as printed last time)": what was true or written once. */
const OUTDATED =
  /^(?:and )?(?:not|no|nicht|pas|non|niet|nie|não) (?:\p{L}{1,3} )?(?=[\d€£$])|(?<!\p{L})(?:as (?:printed|(?:in|on) the (?:poster|flyer|leaflet))|(?:no longer|já não há|ya no hay|non c['’]è più|il n['’]y en a plus|gibt es nicht mehr|is er niet meer|już nie ma)[.!]?$|to pomyłka|nie powtarzaj|(?:it['’]?s|was) a (?:mistake|typo)|es un error|fue un error|c['’]est une erreur|ist ein fehler|war ein fehler|è un errore|is een fout|(?:dat |dit )?is fout|(?:dat |dit )klopt niet|to (?:jest )?błąd|é um erro|foi engano|last time|in the (?:first|old|last) (?:draft|version|file)|out of date|outdated|is wrong|was wrong|old (?:number|price)|alt:|früher:|im (?:ersten|alten|letzten) entwurf|war falsch|ist falsch|veraltet|nicht mehr nehmen|(?:el )?(?:número|precio) (?:antiguo|viejo)|en el (?:primer )?borrador|está mal|estaba mal|(?:o )?(?:número|preço) antigo|está errado|estava errado|no rascunho|(?:l['’])?ancien (?:numéro|prix)|dans le brouillon|c['’]est faux|c['’]était faux|(?:il )?vecchio (?:numero|prezzo)|nella bozza|è sbagliato|era sbagliato|non più (?:alle|il|a) \d|(?:het )?oude (?:nummer|prijs)|in de (?:eerste )?versie|klopt niet meer|stary (?:numer|cennik)|w poprzednim pliku|nieaktualn\p{L}{1,3})/iu;
/** "(pas le téléphone, trop d'appels)": what of somebody's contacts shall not be told. */
const NO_CONTACT =
  /^(?:not|no|pas|nicht|niet|non|não|nie|kein\p{L}?|geen) (?:(?:the|le|la|das|den|die|el|o|il|my|mon|mein\p{L}{0,2}|mi|de|het) )?(?:phone|téléphone|tel|numéro|number|telefon|handy\p{L}*|móvil|teléfono|telefone|telefono|numero|telefoon|nummer|address|adresse|dirección|endereço|indirizzo|adres)(?=[,;.!]|$)/iu;
const listsShort = (text: string): boolean => {
  const parts = text.split(LISTED);
  return parts.length > 1 && parts.every((part) => countWords(part) <= MOST_LISTED);
};
const AFTER_NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?:(?:de|del|van|von|di|da|Le|La) )?\p{Lu}[\p{L}'’-]+ $/u;
const MOST_OF_ROLE = 4;
const NEAR = 60;
const TELLS_FROM = TO_WRITER + 0.5;

/** A text without the brackets that are meant for the writer: "[insert photo]", "(check with Jen)". */
export function withoutAsides(text: string, lexicon: Lexicon): { text: string; asides: string[] } {
  const asides: string[] = [];
  if (!/[[(]/.test(text)) return { text, asides };
  const left = text.replace(BRACKETS, (bracket, at: number) => {
    const inner = bracket.slice(1, -1).trim();
    // "Karim Ouali (ingénieur du son)": what somebody does.
    if (
      AFTER_NAME.test(text.slice(Math.max(0, at - NEAR), at)) &&
      countWords(inner) <= MOST_OF_ROLE &&
      !UNSURE.test(inner)
    )
      return bracket;
    const remark =
      bracket.startsWith('[') ||
      DENIES_LINE.test(inner) ||
      OF_DRAFT.test(inner) ||
      KNOWS.test(inner) ||
      NO_CONTACT.test(inner) ||
      (NO_LONGER_CALLED.test(inner) && /\p{Lu}\p{L}+/u.test(inner.replace(NO_LONGER_CALLED, ''))) ||
      UNSURE.test(inner) ||
      (OUTDATED.test(inner) && /\d/.test(inner)) ||
      (HAPPENED.test(inner) && !/\d/.test(inner)) ||
      (JOKES.test(inner) && (countWords(inner) <= MOST_LISTED || YES_OR_NO.test(inner))) ||
      (writerScore(inner, lexicon, { within: text }) >= TELLS_FROM && !/[€£$]/.test(inner) && !listsShort(inner));
    if (!remark) return bracket;
    asides.push(inner);
    return ' ';
  });
  return asides.length === 0
    ? { text, asides }
    : {
        text: left
          .replace(/ {2,}/g, ' ')
          .replace(/ ([.,;:!?])/g, '$1')
          .trim(),
        asides,
      };
}
