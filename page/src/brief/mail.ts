// The lines of a mail that its program writes, in all our languages.
const HEADER =
  /^(?:from|to|cc|bcc|sent|date|reply-to|subject|von|an|gesendet|datum|betreff|de|para|enviado(?: el)?|fecha|asunto|à|envoyé(?: le)?|objet|da|a|inviato|data|oggetto|van|aan|verzonden|onderwerp|assunto|od|do|wysłano|temat) ?: /iu;
const SUBJECT = /^(?:subject|betreff|asunto|objet|oggetto|onderwerp|assunto|temat|re|fwd?|aw|wg|rv|tr|i|enc) ?: /iu;
const FORWARDED =
  /^(?:(?:subject|betreff|asunto|objet|oggetto|onderwerp|assunto|temat) ?: )?(?:fwd?|wg|rv|tr|enc|i) ?: /iu;
const DIVIDER =
  /^-{2,} ?(?:original|forwarded|weitergeleitet|ursprüngliche|mensaje|message|messaggio|doorgestuurd|oorspronkelijk|mensagem|przekazan|wiadomość)/iu;
const QUOTED_REPLY =
  /^> ?|^(?:on|am|el|le|il|em|op|dnia|w dniu) .{3,60} (?:wrote|schrieb|escribió|a écrit|ha scritto|escreveu|schreef|napisał\p{L}?) ?:$/iu;
const SENT_FROM =
  /^(?:sent (?:from|with) |get outlook|von meinem \p{L}+ gesendet|gesendet (?:von|mit) |enviado (?:desde|do|de) |envoyé (?:de|depuis) |inviato da |verzonden (?:vanaf|met|vanuit) |verstuurd vanaf |wysłan\p{L} z )/iu;
const FROM = /^(?:from|von|de|da|van|od) ?: /iu;
const TO = /^(?:to|an|para|à|a|aan|do) ?: /iu;
const FIRST_LINES = 12;
const LONG = 200;

/** Whether a line is one that a mail program wrote; `mail` as `isMail` says of the whole text. */
export const isMailLine = (line: string, mail: boolean): boolean =>
  DIVIDER.test(line) ||
  QUOTED_REPLY.test(line) ||
  (line.length < 60 && SENT_FROM.test(line)) ||
  (mail && (HEADER.test(line) || SUBJECT.test(line)));

const MARK = /^(?:> ?){1,4}/;
const WIDEST_POINT = 110;
const words = (lines: readonly string[]) => lines.join(' ').split(/\s+/).length;

const MOST_COVERING = 40;
const WRAPPED_FROM = 55;

/** A mail without the marks before what it passes on, where that is most of it: the rest only covers it. */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split('\n');
  const quoted = lines.filter((line) => MARK.test(line));
  const own = lines.filter((line) => line !== '' && !MARK.test(line) && !isMailLine(line, true));
  if (quoted.length < 2 || words(quoted) <= words(own)) return text;
  // Who marks short points with it lists them.
  const isPassedOn = isMail(text) || quoted.some((line) => line.length > WIDEST_POINT);
  // Who describes the page above a quotation answers it.
  const isForwarded = lines.some((line) => DIVIDER.test(line) || FORWARDED.test(line));
  const hasFacts = words(own) > MOST_COVERING || own.some((line) => /\d|@/.test(line));
  if (isPassedOn && hasFacts && !isForwarded) return text;
  const read = lines.map((line) => line.replace(MARK, isPassedOn || /^[>\s]*$/.test(line) ? '' : '- '));
  return isPassedOn ? unwrapped(read, lines) : read.join('\n');
}

/** Quoted lines that a mail program broke, put together again. */
function unwrapped(read: readonly string[], written: readonly string[]): string {
  let text = '';
  for (const [at, line] of read.entries()) {
    const before = read[at - 1] ?? '';
    const goesOn =
      MARK.test(written[at] ?? '') &&
      MARK.test(written[at - 1] ?? '') &&
      before.length >= WRAPPED_FROM &&
      !/[.!?:;]$/.test(before) &&
      /^[\p{Ll}\d(]/u.test(line);
    text += `${at === 0 ? '' : goesOn ? ' ' : '\n'}${line}`;
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
