import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { countWords, oneOf } from '../text/phrases.ts';
import { WEEKDAY_NAMES } from '../words/calendar.ts';

const QUOTED = /["“„«»”]([^"“”„«»]{8,1500})["”“»«]/u;
const AUTHOR =
  /^[\s.,]{0,9}(?:[—–-]{1,9}|\(|,|~|por |von |by |di |de |da |door |(?=\p{Lu}[\p{L}'’-]+(?: (?:et|and|y|und|e|en|i|&))? \p{Lu})|(?=\p{Lu}[\p{L}'’-]+, ))\s?((?:(?:Dra?|Prof|Mrs?|Ms|Sra?|Mme|Dott)\. )?(?:\p{Lu}[\p{L}'’-]+ \p{Lu}\.(?=,))?[^()"“”.;:!?]{2,80})\)?[.!]?\s?$/u;
// 'They saw no screen for a week' - the Bakker family
const SINGLE = /^['‘](.{12,300}?)['’],? ?[–—-] ?([^.;:!?]{2,80})$/u;
/** "Reviews:", "What people say:" */
const HEADS_QUOTES =
  /(?:so far|reviews?|praise|press|proof|testimonials?|testimoni(?:os?|anza|anze)|voices|quotes?|opinion(?:es|s)?|opiniones|cita|citation|citat|zitat|citazione|citação|cytat|citaat|kunden?stimmen?|referenz|stimmen?|bewertungen|presse(?:stimmen)?|lob|elogios|prensa|críticas?|avis|témoignages?|recensioni|voci|dicono di noi|opiniões|depoimentos?|testemunhos?|reacties?|ervaring|referentie|opinia|opinie|recenzj[ae]|prova|beweis|beleg)$/iu;
/** "Citation d'une bénévole", "Quote from a driver": who is quoted, by what they are. */
const QUOTE_OF =
  /^(?:an? |una |une |een |eine? )?(?:quote|testimonial|review|zitat|cita|testimonio|citation|témoignage|avis|citazione|recensione|citaat|citação|depoimento|testemunho|cytat|opinia|kundenstimme|stimme) (?:from|by|of|von|de|di|del|della|van|od|d['’]|do|da|einer|eines) ?\p{L}/iu;
/** "Opinión de Amparo G." */
const OF_WHOM =
  /^(?:opinión|reseña|testimonio|review|testimonial|bewertung|meinung|avis|témoignage|recensione|opinione|opinião|depoimento|recensie|ervaring|opinia|recenzja) (?:de|del|da|do|di|by|from|of|von|van|d['’])(?= ?\p{Lu}) ?/iu;
/** A name, perhaps with what somebody is: "Schüler Tesfaye", "Amparo G." */
const CALLED = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const BARE_AUTHOR = /^(.{20,1200}[.!?…]?)\s+[—–-]{1,2}\s*(\p{Lu}[^"“”.;:!?]{1,80})$/u;

/** Who is named behind what they say. */
const SIGNER = /^[\s.,]{0,4}(?:[—–-]+ ?)?((?:\p{L}+\. )?\p{Lu}[^"“”„«»:!?]{2,80}?)[.]?$/u;

/** Words in single marks with who said them. */
export function signedQuote(text: string): FoundFact | null {
  const [, words, author] = SINGLE.exec(text) ?? [];
  return words && author ? withAuthor(words, author) : null;
}

const EACH_QUOTE = /["“„«]([^"“”„«»]{8,600})["”“»]([^"“”„«»]{2,80})/gu;
const FEWEST_SAID = 4;
const MOST_SIGNED = 6;
// As many words as the title of a course or a book may have.
const MOST_IN_TITLE = 6;
const WHO_SAID = /^(?:\p{Lu}|(?:familia|family|familie|famille|famiglia|família|rodzina) \p{Lu})[^:!?\d]*$/u;
const DAY = new RegExp(`(?<!\\p{L})${oneOf([...WEEKDAY_NAMES])}(?!\\p{L})`, 'iu');

/** Several people's words in one line, each with who said them: '«...», Ana R. «...», familia Cuesta.' */
export function quotesIn(text: string, listed: boolean): FoundFact[] {
  const parts = [...text.matchAll(EACH_QUOTE)];
  if (parts.length < 2 || parts.map(([part]) => part).join('') !== text) return [];
  if (!listed && !parts.some(([, words = '']) => /[.!?…]$/.test(words) || countWords(words) > MOST_IN_TITLE)) return [];
  const quotes = parts.map(([, words = '', signed = '']) => {
    const author = signed.replace(/^[\s,(—–-]+/u, '').replace(/(?<![\s.,;)/])[\s.,;)/]+$/u, '');
    const isInitial = /(?<!\p{L})\p{Lu}$/u.test(author);
    const isSigned =
      /^[\s.]*[,(—–-]/u.test(signed) && WHO_SAID.test(author) && !DAY.test(author) && countWords(author) <= MOST_SIGNED;
    return isSigned && countWords(words) >= FEWEST_SAID ? withAuthor(words, isInitial ? `${author}.` : author) : null;
  });
  return quotes.every((quote) => quote !== null) ? quotes : [];
}

/** 'Quote from Denise Okafor, manager at Larch House: "I do the rota in 20 minutes."' */
const QUOTE_FROM =
  /^(?:an? |una |ein |une |een )?(?:quote|testimonial|review|zitat|cita|testimonio|citation|témoignage|citazione|citaat|citação|depoimento|cytat) (?:from|by|of|von|de|di|van|od) ([^:"“„«]{3,80}): ?["“„«]([^"“”„«»]{8,600})["”“»][.!]?$/iu;

/** 'A reader, Joe from Hull, said: "I saved £1,200."' */
const SAID =
  /^(?:(?:an? |one |our |een |ein[er]? |une? |un[ao]? |uma? |jeden |jedna )\p{L}+, )?([^:"“„«.]{2,60}?),? (?:said|says|wrote|writes|told us|zei|zegt|schreef|schrijft|sagte|sagt|schrieb|schreibt|dijo|dice|escribió|disse|diz|escreveu|a dit|dit|a écrit|écrit|ha detto|ha scritto|powiedział[a]?|napisał[a]?)(?: (?:to )?(?:us|me|ons|uns|mir|nos|me|ci|mi|nam))? ?: ?["“„«]([^"“”„«»]{8,600})["”“»][.!]?$/iu;

/** "Una frase da mettere in evidenza", "I'd like one big sentence": asks for what follows. */
const ASKS_FOR_QUOTE =
  /(?<!\p{L})(?:frase|phrase|sentence|quotation|quote|satz|spruch|zitat|zin|citaat|zdanie|cytat)(?!\p{L})/iu;
const SAID_BY =
  /^(?:(?:la|lo|l['’]ha|das|it was) )?(?:dijo|disse|detto|said by|sagte|a dit|zei|powiedział\p{L}{0,2}) (?:(?:el|la|il|the|der|die|le|o|a) )?/iu;

/** The words that a sentence says somebody said; null for any other sentence. */
export function saidIn(text: string): FoundFact | null {
  const [, who = '', told = ''] = SAID.exec(text.trim()) ?? [];
  return told !== '' && /\p{Lu}/u.test(who) ? withAuthor(told, who) : null;
}

/** Somebody's words with who said them; `listed`: the text stands under a heading for such words. */
export function quoteIn(text: string, lexicon: Lexicon, listed: boolean): FoundFact | null {
  const [, of = '', spoken = ''] = QUOTE_FROM.exec(text.trim()) ?? [];
  if (spoken !== '') return withAuthor(spoken, of);
  const quoted = QUOTED.exec(text);
  const signed = quoted ? null : signedQuote(text);
  if (signed) return signed;
  if (!quoted) {
    const bare = listed ? BARE_AUTHOR.exec(text) : null;
    if (bare) return withAuthor(bare[1] ?? '', bare[2] ?? '');
    return listed ? { kind: 'quote', text } : null;
  }
  const words = (quoted[1] ?? '').trim();
  const before = text.slice(0, quoted.index).trim();
  const after = text.slice(quoted.index + quoted[0].length);
  const author = AUTHOR.exec(after);
  // '"The sand house", a play by ...' is a title.
  const title = /^\s*,/.test(after) && /^\p{Ll}/u.test(author?.[1] ?? '') && countWords(words) <= 6;
  if (before === '' && author && !title) return withAuthor(words, author[1] ?? '');
  if (before === '' && !/[\p{L}\d]/u.test(after) && (listed || countWords(words) >= 5))
    return { kind: 'quote', text: words };
  // "Elektro Sander, Fulda: „...“ (Nicole Pohl)"
  // "18:00: „Dragon“, Theatre of Lublin" is what is played then.
  if (before.endsWith(':') && /\d/.test(before)) return null;
  if (before.endsWith(':') && author && countWords(before) <= 6 && !isTitle(words, after)) {
    const heading = before.slice(0, -1);
    const by = (author[1] ?? '').replace(SAID_BY, '');
    return withAuthor(
      words,
      HEADS_QUOTES.test(heading) || QUOTE_OF.test(heading) || ASKS_FOR_QUOTE.test(heading) ? by : `${by}, ${heading}`,
    );
  }
  // 'Customer quote: "..." Dr. Lena Hart, owner of a mill in Leeds'
  const heading = before.endsWith(':') ? before.slice(0, -1).trim() : '';
  const signer = HEADS_QUOTES.test(heading) || QUOTE_OF.test(heading) ? SIGNER.exec(after)?.[1] : undefined;
  if (signer) return withAuthor(words, signer);
  if (heading !== '' && HEADS_QUOTES.test(heading) && after.trim() === '' && countWords(words) >= FEWEST_SAID)
    return { kind: 'quote', text: words };
  const whose = before.replace(/ ?:$/, '').replace(OF_WHOM, '');
  const isCalled = before.endsWith(':') && CALLED.test(whose) && countWords(words) >= 4;
  if (isCalled && !/[\p{L}\d]/u.test(after)) return withAuthor(words, whose);
  const saying = /^(.{2,80}?)[:,]?$/u.exec(before);
  if (saying && (lexicon.says.test(before) || listed) && !/[\p{L}\d]/u.test(after)) {
    const name = before
      .replace(/[:,]$/, '')
      .replace(lexicon.says, '')
      .replace(/(?<![\s:,])[\s:,]+$/, '')
      .replace(/ (?:nos|me|ci|mi|ons|uns|us|nous|assim)$/, '')
      .trim();
    return withAuthor(words, name);
  }
  const said = lexicon.says.exec(after.slice(0, 40));
  if (before === '' && said)
    return withAuthor(
      words,
      after
        .replace(lexicon.says, '')
        .replace(/^[\s,–—-]+/, '')
        .replace(/(?<![\s.,])[\s.,]+$/, ''),
    );
  return null;
}

/** 'Free e-book: "The First Hundred Jars", 46 pages on jam': what something is called, with what is said of it. */
const isTitle = (words: string, after: string): boolean =>
  countWords(words) <= MOST_IN_TITLE &&
  !/[.!?…]$/.test(words) &&
  (/^\s*, ?(?:\d|\p{Ll})/u.test(after) ||
    (countWords(words) > 1 && words.split(' ').every((word) => /^(?:\p{Lu}|\d)/u.test(word))));

/** "That's from Declan Roche, he walked last year": who said what stood before; a name of two or three words. */
const SAID_BEFORE =
  /^(?:(?:that|this|it)(?:['’]s| is| was)|c['’](?:est|était)|(?:das|es) (?:ist|war|kommt|sagte|schrieb)|(?:eso |esto )?(?:es|era|lo dijo|lo dice|lo escribió)|(?:isso |isto )?(?:é|era|foi|disse|quem disse foi)|(?:questo |quello )?(?:è|era|lo ha detto|l['’]ha detto)|(?:dat|dit) (?:is|was|zei|schreef|komt)|to (?:jest|był[ao]?|powiedział[ao]?|słowa)|(?:quote|said|written) ) ?(?:(?:a quote |ein zitat |una cita )?(?:from|by|von|de|del|di|da|do|door|van|od) )?((?:(?:Mrs?|Ms|Dr|Frau|Herr|Mme|Sra?|Dona|Doña|Pani?)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){1,2})(?=[,.;!]|$| (?:and|who|y|que|qui|und|e|che|en|die|i)(?!\p{L}))/u;

/** Whom a sentence names as the author of the words before it; empty where it names nobody. */
export const authorOfWordsBefore = (text: string): string =>
  (SAID_BEFORE.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1] ?? '').trim();

function withAuthor(words: string, author: string): FoundFact {
  const [name = '', ...role] = author.trim().split(/, /);
  return { kind: 'quote', text: words.trim().replace(/,$/, ''), label: name.trim(), value: role.join(', ').trim() };
}
