import { labelled } from '../headings.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';

/** What stands before a number or an address: "9 to 12, tel. ..." */
export const WAYS =
  /(?<!\p{L})(?:tel|telf|tél|telefon|telefono|teléfono|telefone|téléphone|phone|mobil|handy|whatsapp|mail|e-mail|email)(?!\p{L})\.?/giu;

const REACHED_BY = / ?(?:(?:tel|telf|tél|cell|cel|mob|mobil|phone|handy|móvil|movil|telefon)[.:]?|[.])$/iu;
/** A name of one to three words, perhaps with a role before it that is written small: "titolare Mirko Locatelli". */
const WHOM =
  /^(?:\p{L}+ )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}(?: (?:&|and|und|y|e|et|en|i) \p{Lu}[\p{L}'’-]+)?$/u;
/** "Contact Morag on", "Dzwoń do Anny pod": what leads to a name, and from it to its number or address. */
const REACHES =
  /^(?:please )?(?:contact|call|ring|text|whatsapp|e-?mail|mail|message|write to|ask for|speak to|talk to|contact[ae](?:r|ez)?(?: con)?|llam[ae](?: a)?|escrib[ae] a|pregunta por|appele[rz]|écri(?:re|vez) à|kontakt|ruft?|schreibt? (?:an)?|contattare|chiam[ai](?:re)?|scriv[ei](?:re)? a|bel|app|(?:za)?dzwoń do|pisz do|ligue (?:para)?|fale com) (?=\p{L})/iu;
const REACHED_AT = / (?:on|at|via|by|unter|al|en|au|à|sur|op|via|pod|na|no|em|para|per)$/iu;
const withoutReach = (named: string): string =>
  named.replace(REACHED_BY, '').replace(REACHES, '').replace(REACHED_AT, '').trim();

/** "Boeken: mail", "Bookings by text": nothing but how one gets in touch. */
const HOW_ONLY =
  /^(?:(?:bookings?|orders?|enquiries|questions?|boeken|bestellen|reserveren|vragen|reservas?|pedidos|consultas|dudas|encomendas|réservations?|commandes|buchung(?:en)?|bestellung(?:en)?|anfragen|fragen|prenotazioni|ordini|rezerwacje|zamówienia|pytania|rejestracja|zapisy) ?:? ?(?:by |per |por |par |via |za |przez )?(?:e-?mail|mail|call|text|ring|phone|bel(?:len)?|appen|app|anruf(?:en)?|telefon|correo|llamar|ligar|appel|tel(?:efon|éfono|efono)?\.?|sms|whatsapp|mailem|wiadomość)?)$/iu;
/** "Book by phone": the number itself says so. */
const ONLY_ACTS =
  /^(?:app(?:en)?|book|order|reserve|enquire|reservar|pedir|encomendar|marcar|réserver|commander|buchen|bestellen|reservieren|anmelden|prenotare|ordinare|boeken|reserveren|rezerwacja|zamówienia|rejestracja)$/iu;
/** What is told of a contact: whom one reaches there, or how; empty where the contact says it itself. */
export function reachedAs(named: string, ways: number): string {
  const who = withoutReach(named);
  const isSaid = ONLY_ACTS.test(who) || (ways > 1 && HOW_ONLY.test(tidied(named)));
  return isSaid ? '' : tidied(who);
}

/** Whether what stands beside a way of contact only says whom one reaches there, or how. */
export const isWhom = (named: string, text: string): boolean => {
  const name = withoutReach(named);
  if (HOW_ONLY.test(named.replace(/(?<![ .])[ .]+$/, ''))) return true;
  return (
    WHOM.test(name) &&
    (countWords(name) > 1 || text.includes(name)) &&
    !/^(?:instagram|facebook|tiktok|whatsapp)/iu.test(name)
  );
};

const FOLLOWS =
  /^(?:wishlist|watch|listen|play|stream|read|try|shop|get|buy|order|book|join|support|back|ver|mira|escucha|jugar|juega|comprar|compra|lee|apoya|ouvir|ouve|assistir|comprar|écouter|regarder|acheter|jouer|ansehen|anhören|hören|kaufen|spielen|ascolta|guarda|acquista|gioca|luister|bekijk|koop|speel|posłuchaj|obejrzyj|kup|zagraj)(?!\p{L})/iu;

/** "Wishlist on Steam: https://...": what visitors do at an address. */
export function linkedAction(found: readonly FoundFact[], text: string): FoundFact[] | null {
  const [link] = found;
  const parts = labelled(text);
  if (found.length !== 1 || link?.kind !== 'contact' || link.label !== 'web' || !parts) return null;
  if (parts.rest.replace(/[.]$/, '') !== link.value || !FOLLOWS.test(parts.label)) return null;
  return [{ kind: 'action', label: parts.label, text: parts.label, value: link.value ?? '' }];
}

/** "Anmeldung", "To book": what stands before the way to do it. */
const BOOKS =
  /^(?:(?:to )?(?:book|reserve|order|register|enrol|sign up|apply)|bookings?|reservations?|orders?|registrations?|sign-?ups?|enrolments?|reservar|reservas?|inscripci(?:ón|ones)|apuntarse|pedidos?|réserver|réservations?|inscriptions?|s['’]inscrire|commander|commandes?|buchen|buchung(?:en)?|reservier(?:en|ung(?:en)?)|anmeld(?:en|ung(?:en)?)|bestell(?:en|ung(?:en)?)|bewerb(?:en|ung(?:en)?)|prenota(?:re|zion[ei])|iscri(?:versi|zion[ei])|ordin[ie]|boek(?:en|ingen)|reserver(?:en|ingen)|aanmeld(?:en|ingen)|inschrijv(?:en|ingen)|bestel(?:len|lingen)|solliciteren|inscri(?:ções|ção)|marcações|encomendas|zapisy|rezerwacj[ae]|rejestracja|zamówienia)$/iu;
const MOST_WORDS_OF_WHOM = 3;

/** "Réserver : 06 39 98 55 07", "Bookings: Marcia, 01632 960731": what one does there; null where more is told. */
export function bookedAt(found: readonly FoundFact[], text: string): FoundFact[] | null {
  const [first] = found;
  if (!first?.value || found.some(({ kind }) => kind !== 'contact')) return null;
  const before = text.slice(0, text.indexOf(first.value)).trim();
  const act = before.replace(REACHED_AT, '').replace(/(?<![\s:])[\s:]+$/, '');
  // "Anmeldung unter ..."
  const parts = labelled(text) ?? (BOOKS.test(act) ? { label: act, rest: text.slice(before.length) } : null);
  if (!parts || !BOOKS.test(parts.label)) return null;
  const left = found.reduce((rest, { value = '' }) => rest.replace(value, ''), parts.rest).replace(WAYS, '');
  const whom = tidied(
    left.replace(/(?<!\p{L})(?:or|o|u|ou|oder|of|lub|albo|and|y|e|et|und|en|i)(?!\p{L})|[,;.:/|]/giu, ' '),
  );
  if (countWords(whom) > MOST_WORDS_OF_WHOM || (whom !== '' && !WHOM.test(whom))) return null;
  const contacts = found.map((fact) => (fact === first && whom !== '' ? { ...fact, text: whom } : fact));
  // A number alone is rung; where one may write, a form asks for it.
  return found.some(({ label }) => label === 'email') ? [...contacts, { kind: 'action', text: parts.label }] : contacts;
}

/** A call to act keeps its sentence and takes its phone or address along. */
export function withCall(found: FoundFact[], text: string, lexicon: Lexicon): FoundFact[] {
  const target = found.find(({ kind }) => kind === 'contact');
  return lexicon.calls.test(text) && target ? [...found, { kind: 'action', text, value: target.value }] : found;
}
