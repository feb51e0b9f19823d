import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { find } from 'linkifyjs';
import type { FoundFact } from '../sheet.ts';

export interface FoundContact {
  start: number;
  end: number;
  fact: FoundFact;
}

const CANDIDATE = /(?<![\p{L}\d.,€£$-])[+(]?\d[\d() ./-]{5,22}\d(?![\d€£$%:]|[.,]\d)/gu;
/** "Mon-Thu 9-4. 01392 555 0127": hours before a number. */
const HOURS_BEFORE = /^(?:[01]?\d|2[0-4])-(?:[01]?\d|2[0-4])[.,]? (?=[+(0][\d() ./-]{8})/;
/** "Ring after 6 07700 900852": an hour that is told before a number, whatever is left of the words before it. */
const HOUR_BEFORE = /^(?:[1-9]|1\d|2[0-4]) (?=[+(]?0\d)/;
const HOUR_FIRST = /^(?:[1-9]|1\d|2[0-4]) (?=0[\d() ./-]{9,}$)/;
const TELLS_HOUR =
  /(?<!\p{L})(?:after|before|until|till|from|past|by|nach|vor|ab|bis|après|avant|dès|dopo le|prima delle|dalle|alle|ore|las|das|às|po|od|do|przed|na|vanaf|voor|tot) $/iu;
const HANDLE = /(?<![\p{L}\d.@])@[\p{L}\d_][\p{L}\d_.]{1,40}/gu;
// Also with an ending that is not in the list of domains.
const EMAIL =
  /(?<![\p{L}\d.@_+-])[\p{L}\d_+-][\p{L}\d_.+-]{0,60}@[\p{L}\d-]{1,60}\.(?:[\p{L}\d-]{1,30}\.){0,3}\p{L}{2,20}(?![\p{L}\d@])/gu;
const CALLED =
  /(?:tel|phone|call|ring|mobile|whats ?app|whats|text|sms|fon|handy|anruf\p{L}*|mobil|telefon\p{L}*|tel[eé]fono|m[oó]vil|llam\p{L}*|ligu?\p{L}*|telem[oó]vel|t[eé]l[eé]phone|appel\p{L}*|chiam\p{L}*|bel\p{L}*|zadzwo\p{L}*|cellulare|celular|gsm|reserva\p{L}*|nr\.?|nummer|number)[^\d+]{0,25}$/iu;
/** Less sure than the words of calling: what follows may be a date or a count, too. */
const REACHED =
  /(?<!\p{L})(?:msg|message|messages|dm|bookings?|zap(?:zap)?|wpp|mensaje|mensagem|message|nachricht|messaggio|bericht|wiadomość)(?: \p{L}{1,8}){0,3}:? $/iu;
const LEAST_REACHED = 9;
const DATED = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?<!\d)(?:19|20)\d\d(?!\d)/;
/** "07700 900264", "08041 555 0173": written as numbers are dialled within a country, in groups or as ten digits. */
const TRUNK = /^\(?0[1-9]\d{0,4}\)?(?:[ /-]\d{2,7}){1,4}$|^0[1-9]\d{8}$/;
/** The number of a charity, a company or a tax office. */
const REGISTERED =
  /(?<!\p{L})(?:registered|registration|charity|company|vat|abn|acn|ein|cnpj|cpf|nipc|nit|rut|rfc|cuit|uid|ico|siege|licen[cs]e|isbn|cif|nif|n\.?i\.?e|siret|siren|rcs|hrb|hra|ust|steuernummer|vereinsregister|partita iva|p\.? ?iva|kvk|btw|krs|nip|regon|cédula|colegiad[oa]|registro|registre|registro n)[^\d+]{0,25}$/iu;
/** "Fully licensed, ring 07 5550 0149": what is nearer to a number than what it might be registered with. */
const CALLED_LAST =
  /(?<!\p{L})(?:tel|phone|call|ring|mobile|text|anrufen|llam\p{L}*|ligu?\p{L}*|appel\p{L}*|chiam\p{L}*|bel|zadzwo\p{L}*)[ :.]{0,2}$/iu;
const REGIONS: Record<string, readonly CountryCode[]> = {
  en: ['GB', 'US', 'IE', 'AU', 'CA', 'NZ', 'ZA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  pt: ['PT', 'BR'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  ca: ['ES'],
  sv: ['SE'],
};

/** The phones, e-mail addresses, web addresses and handles of a text, kept as they are written. */
export function contactsIn(text: string, language: string): FoundContact[] {
  if (!/\d|@|\.\p{L}|:\/\//u.test(text)) return [];
  const found: FoundContact[] = [];
  const free = (start: number, end: number) => found.every((one) => end <= one.start || start >= one.end);
  for (const link of find(text)) {
    if (link.type === 'url' && !/^https?:|^www\.|\/|\.\p{Ll}{2,}$/u.test(link.value)) continue;
    if (link.type === 'url' && /\.\p{Lu}|\d\.\d|\.\s/u.test(link.value)) continue;
    // "@blackdragonfly.tattoo" is a handle.
    if (link.type === 'url' && /(?<![\p{L}\d.])@$/u.test(text.slice(0, link.start))) continue;
    const label =
      link.type === 'email'
        ? 'email'
        : /instagram|facebook|tiktok|linkedin|youtube/i.test(link.value)
          ? 'social'
          : 'web';
    found.push({ start: link.start, end: link.end, fact: { kind: 'contact', label, value: link.value } });
  }
  for (const match of text.matchAll(EMAIL)) {
    const end = match.index + match[0].length;
    if (free(match.index, end))
      found.push({ start: match.index, end, fact: { kind: 'contact', label: 'email', value: match[0] } });
  }
  for (const match of text.matchAll(HANDLE)) {
    const value = match[0].replace(/(?<!\.)\.+$/, '');
    const end = match.index + value.length;
    if (free(match.index, end))
      found.push({ start: match.index, end, fact: { kind: 'contact', label: 'social', value } });
  }
  for (const match of text.matchAll(CANDIDATE)) {
    const value = withoutHour(
      match[0].replace(/(?<![(/.\- ])[(/.\- ]+$/, '').replace(/^\((?![^)]*\))/, ''),
      text.slice(0, match.index),
    );
    const start = match.index + match[0].indexOf(value);
    const before = text.slice(Math.max(0, start - 40), start);
    if (!free(start, start + value.length) || !isPhone(value, before, language)) continue;
    const after = text.slice(start + value.length, start + value.length + 24);
    const isWritten =
      ONLY_WHATSAPP.test(after) ||
      WHATSAPP.test(before) ||
      (language === 'pt' && ZAP.test(before)) ||
      (language === 'nl' && APP.test(before));
    const label = isWritten ? 'whatsapp' : 'phone';
    const end = start + value.length;
    found.push({ start, end, fact: { kind: 'contact', label, value } });
    const [also = ''] = label === 'phone' ? (ALSO_WHATSAPP.exec(after) ?? []) : [];
    if (also !== '')
      found.push({ start: end, end: end + also.length, fact: { kind: 'contact', label: 'whatsapp', value } });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A number without the hour or hours that stand right before it. */
export const withoutHour = (number: string, before: string): string =>
  number.replace(TELLS_HOUR.test(before) ? HOUR_BEFORE : HOUR_FIRST, '').replace(HOURS_BEFORE, '');

const WHATSAPP = /whats ?app\P{L}{0,3}(?:\p{L}{1,30} ){0,2}$/iu;
/** "34 95555-0148 só whatsapp" */
const ONLY_WHATSAPP =
  /^[ ,(–-]{0,3}(?:só|somente|apenas|only|sólo|solo|nur|seulement|uniquement|alleen|tylko) (?:por |via |per |par |über |pelo )?(?:whats ?app|whats|zap)/iu;
/** "0546 550172 anche whatsapp": a phone that answers there, too. */
const ALSO_WHATSAPP =
  /^[ ,;(–-]{0,3}(?:(?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub) )?(?:(?:also|too|también|aussi|auch|anche|também|ook|również|także|też|call or|texts? or|sms or)[ ,]?(?:(?:on|in|via|by|per|par|por|pelo|por el|sur|über|su|op|przez|na|przyjmuje) )?(?:whats ?app|wapp)|(?:on|via|per|par|por|su|op) whats ?app|whats ?app)(?: (?:too|as well|also|possible|ok))?\)?(?![:+( ]{0,3}\d)/iu;
/** "App me op 06 ...": what the Dutch call it. */
const APP =
  /(?:^|[.!?;:(\n] ?|(?<!\p{L})(?:of|en) )app(?:en|je)?(?: (?:me|ons|mij|even|dan|naar|op|via|kan|\p{Lu}\p{Ll}+)){0,3}:? $/iu;
/** "Meu zap": what Brazilians call it. */
const ZAP = /(?<!\p{L})(?:zap(?:zap)?|wpp)\P{L}{0,3}(?:\p{L}{1,30} ){0,2}$/iu;

function isPhone(value: string, before: string, language: string): boolean {
  const digits = value.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 15) return false;
  if (REGISTERED.test(before) && !CALLED_LAST.test(before) && !value.startsWith('+')) return false;
  if (/[€£$] $/.test(before)) return false;
  if (CALLED.test(before)) return true;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d ?[-/–] ?(?:19|20)\d\d$/.test(value)) return false;
  if (/\d{1,2}\.\d\d ?-|^\d{1,3}(?:[. ]000)+$|^\d{1,2}\/\d{1,2}\//.test(value)) return false;
  if (REACHED.test(before) && digits.length >= LEAST_REACHED && !DATED.test(value)) return true;
  if (value.startsWith('+')) return parsePhoneNumberFromString(value)?.isPossible() ?? false;
  if (TRUNK.test(value) && digits.length >= LEAST_REACHED && !DATED.test(value)) return true;
  const regions = REGIONS[language] ?? ['GB', 'US'];
  return digits.length >= 7 && regions.some((region) => parsePhoneNumberFromString(value, region)?.isValid());
}
