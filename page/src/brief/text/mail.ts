import { MAIL_FOOTER } from '../words/set-aside.ts';

// The lines of a mail that its program writes, in all our languages.
const HEADER =
  /^(?:from|to|cc|bcc|sent|date|reply-to|subject|von|an|gesendet|datum|betreff|de|para|enviado(?: el)?|fecha|asunto|à|envoyé(?: le)?|objet|da|a|inviato|data|oggetto|van|aan|verzonden|onderwerp|assunto|od|do|wysłano|temat) ?: /iu;
const SUBJECT = /^(?:subject|betreff|asunto|objet|oggetto|onderwerp|assunto|temat|re|fwd?|aw|wg|rv|tr|i|enc) ?: /iu;
const FORWARDED =
  /^(?:(?:subject|betreff|asunto|objet|oggetto|onderwerp|assunto|temat) ?: )?(?:fwd?|wg|rv|tr|enc|i) ?: /iu;
const DIVIDER =
  /^(?:(?:inizio (?:del )?messaggio inoltrato|begin forwarded message|anfang der weitergeleiteten (?:e-mail|nachricht)|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|início da mensagem (?:encaminhada|reencaminhada)|begin doorgestuurd bericht|początek przekazanej wiadomości) ?:|-{2,} ?(?:original|forwarded|weitergeleitet|ursprüngliche|mensaje|message|messaggio|doorgestuurd|oorspronkelijk|mensagem|przekazan|wiadomość))/iu;
const QUOTED_REPLY =
  /^> ?|^(?:on|am|el|le|il|em|op|dnia|w dniu) .{3,60} (?:wrote|schrieb|escribió|a écrit|ha scritto|escreveu|schreef|napisał\p{L}?) ?:$/iu;
const SENT_FROM =
  /^(?:sent (?:from|with) |get outlook|von meinem \p{L}+ gesendet|gesendet (?:von|mit) |enviado (?:desde|do|de) |envoyé (?:de|depuis) |inviato da |verzonden (?:vanaf|met|vanuit) |verstuurd vanaf |wysłan\p{L} z )/iu;
/** What a mail program adds below a letter. */
const DISCLAIMER =
  /^(?:the (?:content|information) (?:of|in) )?(?:this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|este (?:correo(?: electrónico)?|mensaje|e-?mail)|esta mensagem|ce (?:message|courriel|mail|courrier)|questa (?:e-?mail|comunicazione)|questo messaggio|deze e-?mail|dit bericht|ta wiadomość|niniejsza wiadomość) (?:(?:and|or|any|all|its|attachments?|files|information|which|is|are|may|be|contains?|strictly|privileged|und|oder|etwaige|anhänge|ist|sind|kann|enthält|enthalten|informationen|y|e|o|u|sus|adjuntos|es|está|puede|contiene|contener|información|é|pode|contém|conter|informações|et|ses|pièces|jointes|est|sont|peut|contient|contenir|des|informations|ed|eventuali|allegati|è|sono|può|contenere|informazioni|en|bijlagen|bevat|kan|informatie|bevatten|oraz|i|załączniki|jest|są|może|zawiera|zawierać|informacje)[ ,]{1,2}){0,10}(?:confidential|confidencia\p{L}{1,4}|confidentie\p{L}{1,4}|vertraulich\p{L}{0,2}|riservat\p{L}|confidenzial\p{L}|vertrouwelijk\p{L}?|poufn\p{L}|(?:only )?(?:intended|bestimmt|dirigid[oa]|destinad[oa]|destiné))(?!\p{L})/iu;
/** For whom alone it is. */
const INTENDED =
  /(?<!\p{L})(?:intended|recipients?|addressees?|if you are not|empfänger\p{L}{0,3}|adressat\p{L}{0,2}|destinatari\p{L}{0,2}|destinatári\p{L}{0,2}|destinataires?|geadresseerde\p{L}?|ontvanger\p{L}?|adresat\p{L}{0,3})(?!\p{L})/iu;

/** Whether a line is what a mail program adds below a letter; who is reached through it says something else. */
const isDisclaimer = (line: string): boolean => DISCLAIMER.test(line) && INTENDED.test(line) && !/@|\d{3}/.test(line);

const FROM = /^(?:from|von|de|da|van|od) ?: /iu;
const TO = /^(?:to|an|para|à|a|aan|do) ?: /iu;
const FIRST_LINES = 12;
const LONG = 200;

/** Whether a line is one that a mail program wrote; `mail` as `isMail` says of the whole text. */
export const isMailLine = (line: string, mail: boolean): boolean =>
  DIVIDER.test(line) ||
  QUOTED_REPLY.test(line) ||
  (line.length < 60 && SENT_FROM.test(line)) ||
  isDisclaimer(line) ||
  MAIL_FOOTER.test(line) ||
  (mail && (HEADER.test(line) || SUBJECT.test(line)));

const MARK = /^(?:> ?){1,4}/;
const WIDEST_POINT = 110;
const words = (lines: readonly string[]) => lines.join(' ').split(/\s+/).length;

const MOST_COVERING = 40;
const WRAPPED_FROM = 55;

const MOST_AROUND = 0.4;

/** A text in one pair of quotation marks over several paragraphs, and what is said around it; null where there is none. */
function quotedWhole(text: string): PassedOn | null {
  const [opens, closes] = [/(?:^|\n)["“„](?=\p{L})/u.exec(text), /[.!?…]["”“](?=\s*(?:\n|$))/gu];
  const ends = [...text.matchAll(closes)].at(-1);
  if (!opens || !ends || (text.match(/["“”„]/g)?.length ?? 0) !== 2) return null;
  const from = opens.index + opens[0].length;
  const to = ends.index + 1;
  const inner = text.slice(from, to);
  if (!inner.includes('\n') || text.length - inner.length > text.length * MOST_AROUND) return null;
  const around = [text.slice(0, opens.index), text.slice(to + 1)].flatMap((part) => part.split('\n'));
  return { text: inner, cover: around.map((line) => line.trim()).filter((line) => line !== '') };
}

/** What a mail passes on, and what is said to whoever it is sent to. */
export interface PassedOn {
  text: string;
  /** Lines that only cover the text; empty where nothing is forwarded. */
  cover: string[];
}

/** "Walt's text is below": what is quoted is what the page is made of. */
const POINTS_BELOW =
  /(?<!\p{L})(?:(?:is|are|see|text|stuff|copy|details|info) (?:all )?below|(?:steht|siehe|text) unten|(?:está|va|ver|texto) (?:aquí )?abajo|(?:est|voir|texte) (?:ci-dessous|plus bas)|(?:è|vedi|testo) (?:qui )?sotto|(?:está|vai|ver) (?:aqui )?(?:em baixo|abaixo)|(?:staat|zie) (?:hier)?onder|(?:jest|patrz) poniżej)(?!\p{L})/iu;
/** "> On Mar 3, Walt Kowalczyk wrote:" */
const WROTE =
  /^(?:> ?){1,4}(?:on|am|el|le|il|em|op|dnia|w dniu) .{3,60} (?:wrote|schrieb|escribió|a écrit|ha scritto|escreveu|schreef|napisał\p{L}?) ?:$/iu;

/** Lines without their marks, and as they were. */
const unquoted = (lines: readonly string[]): [string[], readonly string[]] => [
  lines.map((line) => line.replace(MARK, '')),
  lines,
];

/** "Forwarded from Marge:" above what is passed on. */
const PASSED_ON_BY =
  /^(?:forwarded (?:from|by)|weitergeleitet von|reenviado (?:de|por)|(?:re)?encaminhado (?:de|por)|transféré (?:de|par)|inoltrat[oa] da|doorgestuurd (?:van|door)|przekazane? (?:od|przez))(?: [^:\n]{2,40}:| ?: ?[^:\n]{2,40})\n/gimu;

/** A mail without the marks before what it passes on, where that is most of it: the rest only covers it. */
export function withoutQuoteMarks(text: string): PassedOn {
  const read = withoutMarks(text);
  return { ...read, text: read.text.replace(PASSED_ON_BY, '') };
}

function withoutMarks(text: string): PassedOn {
  const whole = quotedWhole(text);
  if (whole) return whole;
  const lines = text.split('\n');
  const quoted = lines.filter((line) => MARK.test(line));
  const own = lines.filter((line) => line !== '' && !MARK.test(line) && !isMailLine(line, true));
  if (quoted.length < 2 || words(quoted) <= words(own)) return { text, cover: [] };
  // Who marks short points with it lists them.
  const isPassedOn = isMail(text) || quoted.some((line) => line.length > WIDEST_POINT);
  // Who describes the page above a quotation answers it.
  const isForwarded = lines.some((line) => DIVIDER.test(line) || FORWARDED.test(line));
  const hasFacts = words(own) > MOST_COVERING || own.some((line) => /\d|@/.test(line));
  if (isPassedOn && hasFacts && !isForwarded && own.some((line) => POINTS_BELOW.test(line)))
    return { text: unwrapped(...unquoted(lines.filter((line) => !WROTE.test(line)))), cover: [] };
  if (isPassedOn && hasFacts && !isForwarded) return { text, cover: [] };
  const cover = isPassedOn && isForwarded ? own : [];
  const left = lines.filter((line) => !cover.includes(line));
  const read = left.map((line) => line.replace(MARK, isPassedOn || /^[>\s]*$/.test(line) ? '' : '- '));
  return { text: isPassedOn ? unwrapped(read, left) : read.join('\n'), cover };
}

/** "18 h 30 : visite", "10.00: opening": a line of its own. */
const OF_PROGRAMME = /^\d{1,2}(?: ?[h:.] ?\d{0,2})?(?: ?(?:am|pm|uhr|h))? ?[:–—-] /iu;

/** Quotations within quotations are broken earlier by so much. */
const RAGGED = 4;

/** Quoted lines that a mail program broke, put together again. */
function unwrapped(read: readonly string[], written: readonly string[]): string {
  let text = '';
  // A line that had room for the next word was ended by a person.
  const width =
    Math.max(0, ...read.filter((_, at) => MARK.test(written[at] ?? '')).map((line) => line.length)) - RAGGED;
  for (const [at, line] of read.entries()) {
    const before = read[at - 1] ?? '';
    const [word = ''] = line.split(' ', 1);
    const goesOn =
      before.length + 1 + word.length > width &&
      !before.endsWith(')') &&
      MARK.test(written[at] ?? '') &&
      MARK.test(written[at - 1] ?? '') &&
      before.length >= WRAPPED_FROM &&
      !/[.!?:;]$/.test(before) &&
      /^[\p{Ll}\d(]/u.test(line) &&
      !OF_PROGRAMME.test(line);
    // What stands below a header is no remark as it is.
    const isBelowHeader = HEADER.test(before) && !HEADER.test(line);
    text += `${at === 0 ? '' : goesOn ? ' ' : isBelowHeader ? '\n\n' : '\n'}${line}`;
  }
  return text;
}

/** Whether a text is a mail with its header, or opens with a subject. */
export function isMail(text: string): boolean {
  const lines = text.split('\n', FIRST_LINES);
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const headers = lines.filter((line) => HEADER.test(line)).length;
  return (
    has(DIVIDER) ||
    (has(FROM) && has(TO)) ||
    (headers > 1 && has(SUBJECT)) ||
    (SUBJECT.test(lines[0] ?? '') && text.length > LONG)
  );
}
