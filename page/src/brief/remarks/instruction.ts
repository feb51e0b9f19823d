import { INSTEAD } from '../actions.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { BETTER_START, saysHowPageShouldBe, uncovered, wantsLook } from '../wishes/page-wishes.ts';
import {
  AT_THE_TOP,
  AVOIDS,
  BE,
  DENIES,
  IDIOM,
  LET_IT,
  NOT_SAID_OF_YOU,
  NOT_SAID_THAT,
  NOT_SHOWN,
  PLEASE,
  PUTS,
  QUOTED,
  QUOTED_WORD,
  SHALL_BE,
  THANKING,
  THANKING_FOR,
  TO_US,
  TOO,
  USE_IT_IF,
  WE_VERB,
  WHEN_THERE,
  WILL_FOLLOW,
  YOU_MAY_USE,
  YOU_MAY_WRITE,
} from '../words/any-language.ts';
import {
  AND_I,
  APPEALS,
  FAMILY_BEGAN,
  NEEDS_SOMEBODY,
  NOT_IMPORTANT,
  SEEKS_PEOPLE,
  SPARES,
} from '../words/of-themselves.ts';
import { ADDRESSED_AS, NO_BOUGHT_PICTURES } from '../words/orders.ts';
import { FOR_WHOM_NOT, NO_FLOWERS, NOT_ACCEPTED, PRICED_BY_PAGE } from '../words/plainly-told.ts';
import { VISITORS_TOO } from '../words/visitors-too.ts';
import { letThem } from './let-them.ts';

/** What a part of a sentence is: for the page, for the writer, or what a visitor should do. */
export type ClauseKind = 'content' | 'order' | 'act' | 'mention';

/** Whether the parts of a form are named: "they leave name and phone", "a form with name, phone". */
export function isForm(text: string, lexicon: Lexicon): boolean {
  if (DENIES.test(text)) return false;
  if (!lexicon.fill.test(text) || lexicon.addressed.test(text)) return false;
  return lexicon.fields.some(([, field]) => field.test(text)) && !/\d{4}|@/.test(text);
}

/** A clause without the politeness and the joints before it. */
export function plainClause(text: string, lexicon: Lexicon): string {
  let bare = text;
  for (let tries = 0; tries < 3; tries += 1) {
    const opening = lexicon.polite.exec(bare) ?? lexicon.andFirst.exec(bare);
    if (!opening) break;
    bare = bare.slice(opening[0].length).replace(/^[\s,:.!–-]+/, '');
  }
  return bare;
}

/** One of several titles: "A", "B" and "C". */
const QUOTATION =
  /^(?:(?:and|y|e|et|und|en|i|or|o|ou|oder|of|lub) )?["“„«][^"”“»]{2,160}["”“»](?:(?:,| and| y| e| et| und| en| i| or| o| ou| oder| of| lub){1,2} ["“„«][^"”“»]{2,160}["”“»]){0,9}[.,;]?$/u;

/** Whether a text is nothing but what stands in quotation marks, once or several times. */
export const isQuotation = (text: string): boolean => QUOTATION.test(text.trim());

/** "Cover-ups: send a photo first": what visitors send before they are answered. */
const SENDS_PICTURE =
  /^(?:[^:.!?]{2,40}: ?)?(?:please |bitte |por favor )?(?:(?:send|text|mail|e-mail|email|whatsapp|bring)(?: us| me| in)? (?:a|your|some|one) (?:photos?|pictures?|pics?)|(?:env[ií]a(?:nos|me)?|manda(?:nos|me)?) (?:una|tu) foto|schick(?:t|en sie)?(?: uns| mir)? (?:ein|dein|euer|ihr) foto|envoye[rz](?:-nous|-moi)? une photo|(?:invia|manda)(?:ci|mi|te)? una foto|stuur(?: ons| me)? (?:een|je) foto|(?:wyślij|prześlij)(?: nam| mi)? zdjęcie|envi[ea](?:-nos)? uma foto)(?!\p{L})/iu;

/** "If you find a hedgehog, put it in a box, don't give it milk, and ring us": what visitors are told to do. */
const IF_YOU =
  /^(?:if you|should you|wenn (?:sie|du|ihr)|falls (?:sie|du|ihr)|si (?:vous|tu|usted|encuentr\p{L}+|ves|necesit\p{L}+|quier\p{L}+|tien\p{L}+)|se (?:você|vocês|tu|trov\p{L}+|avet\p{L}+|vuo\p{L}+|encontr\p{L}+|precis\p{L}+|quiser)|als (?:je|u|jullie)|jeśli) /iu;
const REACHES_US =
  /(?<!\p{L})(?:(?:call|ring|phone|text|e-?mail|write to|tell|ask|bring \p{L}+ to|contact) us|ruf\p{L}* (?:sie )?uns|schreib\p{L}* (?:sie )?uns|meld\p{L}* (?:sie )?(?:dich|sich|euch) (?:bei uns)?|ll[aá]m\p{L}*nos|escríb\p{L}*nos|lig(?:ue|a)-nos|contacte-nos|appele[rz]-nous|contactez-nous|écrivez-nous|chiamate?ci|scriv\p{L}*ci|bel ons|mail ons|app ons|zadzwoń|napisz do nas)(?!\p{L})/iu;
const TO_THE_WRITER =
  /(?<!\p{L})(?:page|site|website|text|copy|headline|design|seite|webseite|página|web|pagina|sito|strona|strony)(?!\p{L})/iu;

/** "Don't say that we never warned you: our rolls are addictive": nobody is ordered anything, visitors are spoken to. */
export function speaksToVisitors(sentence: string): boolean {
  if (SENDS_PICTURE.test(sentence) || FAMILY_BEGAN.test(sentence) || sentence.search(PRICED_BY_PAGE) >= 0) return true;
  if (
    [SEEKS_PEOPLE, NEEDS_SOMEBODY, AND_I, APPEALS, NOT_ACCEPTED, NOT_IMPORTANT, SPARES, FOR_WHOM_NOT, NO_FLOWERS].some(
      (told) => told.test(sentence),
    ) &&
    !TO_THE_WRITER.test(sentence)
  )
    return true;
  if (IF_YOU.test(sentence) && REACHES_US.test(sentence) && !TO_THE_WRITER.test(sentence)) return true;
  const [denial] = NOT_SAID_THAT.exec(sentence) ?? [];
  if (denial === undefined || PLEASE.test(denial)) return false;
  const rest = sentence.slice(denial.length);
  return NOT_SAID_OF_YOU.test(rest) || /[^:]: ?\p{L}/u.test(rest);
}

/** 'Not "rockstar baker" or "family" talk': words that the page shall do without. */
const NOT_THESE_WORDS =
  /^(?:please )?(?:(?:certainly |definitely |for (?:heaven|god|pity)['’]?s sake,? |surtout |par pitié |de grâce |um himmels willen |um gottes willen |por dios |por favor |per carità |pelo amor de deus |sobre todo |vor allem |soprattutto |sobretudo |vooral |zwłaszcza )?(?:not?|never|nothing like|nicht|nie(?:mals)?|kein\p{L}*|nada de|pas de|pas|jamais|ni|nie|niente|non|mai|niet|nooit|geen|bez|não|nunca|sem|sin))(?: (?:the (?:usual|word|words|phrase)|any|phrases? like|das (?:übliche|wort)|die üblichen|l[ao]s? (?:palabras?|típic[oa]s?|de siempre)|les? (?:mots?|habituels?)|l[ae] (?:parol[ae]|solit[oa])|i soliti|het (?:woord|gebruikelijke)|a palavra|[oa]s? (?:típic[oa]s?|habitua(?:l|is))|słowa?|typow\p{L}{1,3}))? ["“„«][^"”“»]{2,40}["”“»](?:(?:,| or| and| nor| o| y| ou| ni| et| oder| noch| und| e| né| of| en| lub| i| ani) ["“„«][^"”“»]{2,40}["”“»])*(?: (?:talk|stuff|language|etc\.?|or so|oder so))? ?[.!]?$/iu;

/** "Budget £500" */
const BUDGET =
  /^(?:and )?(?:(?:the|our|my|das|unser|mein|le|notre|mon|il nostro|il mio|il|het|ons|mijn|nasz|mój|el|nuestro|mi|o|nosso|meu) )?(?:(?:max(?:imum)? )?budget|presupuesto (?:máximo|total|disponible)|orçamento (?:máximo|total|disponível)|budżet)(?: (?:is|of|ist|est|è|is|to|es|é|de|di|van|von|max\.?|maximal|maximum|około|about|around|circa|ca\.?|unos|cerca de|environ)){0,2} ?:? ?(?:(?:R\$|[€£$]) ?\d|\d[\d.,]{0,9} ?(?:[€£$]|euros?|pounds?|zł|reais))[\d.,]{0,9} ?(?:euros?|pounds?|zł|reais)?[.!]?$/iu;

/** "Times in a proper table." */
const LAID_OUT =
  /^(?:(?:and|y|e|et|und|en|i) )?(?:the |die |los |las |les |le |gli |de |os |as )?\p{L}{3,20} (?:in (?:a|an)|in (?:eine[rm]|die)|en (?:una?|forma de)|dans un(?: joli)?|in un[a']?|in een|w|n?uma?|em)(?: (?:nice|proper|neat|simple|little|schöne[rn]|saubere[rn]|ordentliche[rn]|einfache[rn]|buena|bonita|petit|joli|bella|nette|ładnej|prostej|bonita))? (?:table|list|grid|box|timeline|tabelle|liste|übersicht|kasten|tabla|lista|cuadro|tableau|encadré|tabella|riquadro|tabel|lijst|kader|tabeli|tabelce|ramce|tabela|quadro)[.!]?$/iu;

/** "Trailer first, above everything" */
const FILM_FIRST =
  /^(?:the |el |la |le |der |die |das |il |o |a |het |de )?(?:trailers?|vid[eé]os?|vídeos?|clips?|film|teaser) (?:first|at the top|up top|on top|zuerst|ganz oben|primero|arriba(?: del todo)?|en premier|tout en haut|per prim[oa]|in cima|eerst|bovenaan|najpierw|na górze|primeiro|no topo|em cima)(?!\p{L})/iu;

/** What a part of a sentence is, by its words alone. */
export function kindByRules(clause: string, lexicon: Lexicon): ClauseKind {
  const text = clause.trim().replace(/^[^\p{L}\p{N}"“„«]+/u, '');
  const bare = plainClause(text, lexicon);
  if (isQuotation(text)) return 'content';
  if (
    [NOT_THESE_WORDS, FILM_FIRST, BETTER_START, LAID_OUT, BUDGET, NO_BOUGHT_PICTURES, ADDRESSED_AS].some((pattern) =>
      pattern.test(text),
    )
  )
    return 'order';
  if (NOT_THESE_WORDS.test(bare)) return 'order';
  if ([SHALL_BE, NOT_SAID_THAT, USE_IT_IF, YOU_MAY_USE].some((pattern) => pattern.test(text))) return 'order';
  if (letThem(bare)) return isForm(bare, lexicon) ? 'order' : 'act';
  if (bare === '') return /\p{L}/u.test(text) ? 'order' : 'content';
  if (isForm(bare, lexicon)) return 'order';
  const mention = lexicon.mention.test(text) ? text : bare;
  // "and that people book a table" is an act like "that people book a table".
  const isAct = bare !== text && lexicon.actFirst.test(bare) && !lexicon.mention.test(bare);
  if (!isAct && lexicon.mention.test(mention) && !rulesOut(mention, lexicon))
    return asksForPart(mention.replace(lexicon.mention, ''), lexicon) ? 'order' : 'mention';
  if (namesButton(bare, lexicon)) return 'order';
  if (lexicon.actFirst.test(bare)) {
    const act = bare.replace(lexicon.actFirst, '').trim();
    const looks = lexicon.lookWord.test(act) || lexicon.tones.some(([, tone]) => tone.test(act));
    const opens = act.split(' ', 3).join(' ');
    const ofPage =
      lexicon.pageThing.test(opens) && !lexicon.own.test(opens) && !lexicon.calls.test(act) && !/\d/.test(act);
    if (lexicon.first.test(act) && lexicon.pageThing.test(act) && !/\d/.test(act)) return 'order';
    if (lexicon.writer.perceive.test(act) && !/\d/.test(act)) return 'order';
    // "I prefer that people call": one word names no button.
    if (countWords(act) === 1 && !lexicon.calls.test(act)) return 'order';
    if (ofPage || (lexicon.page.test(act) && !/\d/.test(act) && !lexicon.calls.test(act))) return 'order';
    return (looks && uncovered(act, lexicon) <= 1) || INSTEAD.test(act) ? 'order' : 'act';
  }
  if (lexicon.mention.test(mention)) return 'order';
  if (isOrder(bare, lexicon) || (bare !== text && isOrder(text, lexicon))) return 'order';
  return 'content';
}

/** "Noem de gemeente niet": not to be mentioned. What follows "that" or a colon is to be said as it stands. */
function rulesOut(text: string, lexicon: Lexicon): boolean {
  const mention = lexicon.mention.exec(text)?.[0] ?? '';
  if (/(?:that|que|dass|che|dat|że|:|qu['’])$/iu.test(mention)) return false;
  return lexicon.without.test(text.slice(mention.length)) && !/\d/.test(text);
}

/** "Button boxes", "button badges": things that are called after buttons. */
const BUTTON_THINGS =
  /^buttons? (?!(?:says|reads|leads|goes|takes|links|opens)(?!\p{L}))\p{Ll}{3,}s(?=$|[,.;)]| (?:and|or|with|from|for|of)(?!\p{L}))/u;

/** "Button: Save my seat", "a button that says ...": it speaks of a button of the page and not of the person's own. */
function namesButton(text: string, lexicon: Lexicon): boolean {
  const button = lexicon.button.exec(text);
  if (!button || BUTTON_THINGS.test(text.slice(button.index))) return false;
  const before = text.slice(0, button.index);
  return !lexicon.own.test(before) && !lexicon.addressed.test(before) && uncovered(before, lexicon) <= 4;
}

/** "Button: Start free trial": a label, which names nothing of the trade. */
export const labelsButton = (text: string, lexicon: Lexicon): boolean => {
  const button = lexicon.button.exec(text);
  return button?.index === 0 && /^ ?[:=]/.test(text.slice(button[0].replace(/(?<![ :=])[ :=]+$/, '').length));
};

/** "our phone number at the top": a part of the page rather than something to be said. */
const asksForPart = (text: string, lexicon: Lexicon): boolean =>
  lexicon.pageThing.test(text) && uncovered(text, lexicon) <= 2 && !/\d/.test(text);

/** "£1,000 sponsors a button": what a sum does, told of whatever it pays for. */
const SUM_PAYS =
  /^(?:[£$€]|R\$) ?\d[\d.,]{0,9} (?!(?:should|must|can|is|was|soll|muss|darf|debe|doit|deve|moet|ma)(?!\p{L}))\p{Ll}{3,}/u;

function isOrder(text: string, lexicon: Lexicon): boolean {
  if (SUM_PAYS.test(text)) return false;
  const page = lexicon.pageThing.test(text);
  if (lexicon.wantsPage.test(text)) return true;
  if (tellsOfThemselves(text, lexicon) || IDIOM.test(text)) return false;
  if (YOU_MAY_WRITE.test(text) || (NOT_SHOWN.test(text) && !/\d/.test(text))) return true;
  if (THANKING.test(text)) return !THANKING_FOR.test(text) && countWords(text) <= 7 && !/\d/.test(text);
  // 'And please no "nestled in the heart of"': words that shall not be used.
  const plain = plainClause(text, lexicon);
  const refusal = PLEASE.test(text) ? (lexicon.withoutFirst.exec(plain)?.[0] ?? '') : '';
  if (refusal !== '' && ENDS_QUOTED.test(plain.slice(refusal.length)) && !/\d/.test(text)) return true;
  if (WHEN_THERE.test(text) && lexicon.without.test(text)) return false;
  const ordered = isOrdered(text, lexicon, page);
  const tone = lexicon.tones.some(([, words]) => words.test(text));
  const toned = tone && (ordered || lexicon.show.test(text));
  if (lexicon.addressed.test(text.replace(lexicon.order, '').replace(QUOTED, '')) && !page)
    return toned && countWords(text) <= 6;
  if (ordered || lexicon.form.test(text)) return true;
  const strange = uncovered(text, lexicon);
  const looks = lexicon.look.test(text) && lexicon.lookWord.test(text);
  const ofPage = page || looks || ((lexicon.lookWord.test(text) || tone) && strange <= 2);
  if (toned && strange <= 1) return true;
  if (lexicon.voice.test(text) && strange <= 1 && tone) return true;
  if (lexicon.pictureFirst.test(text) && lexicon.thing.test(text) && !lexicon.own.test(text)) return true;
  if (saysHowPageShouldBe(text, lexicon) || wantsLook(text, lexicon)) return true;
  if (LET_IT.test(text) && !text.endsWith('?') && !/\d/.test(text)) return true;
  const subject = text.replace(lexicon.articles, '').trim();
  if (lexicon.pictureFirst.test(subject) && WILL_FOLLOW.test(subject)) return true;
  if (rulesOutTaste(text, lexicon)) return true;
  if (lexicon.nothing.test(text) && !/\d/.test(text) && !lexicon.own.test(text)) {
    const left = uncovered(text.replace(lexicon.nothing, ''), lexicon);
    const tooMuch = TOO.test(lexicon.nothing.exec(text)?.[0] ?? '');
    if (countWords(text) <= 7 && ((tooMuch && left <= 1) || (ofPage && left <= 3))) return true;
  }
  if (speaksOfLanguage(text, lexicon)) return true;
  if (/\d/.test(text)) return false;
  if (ofPage && lexicon.suggests.test(text)) return true;
  if (ofPage && PLEASE.test(text) && !lexicon.own.test(text) && strange <= 5) return true;
  // "No icing with photos of Disney" refuses icing.
  const refuses = lexicon.pageThing.test(text.split(' ', MOST_REFUSED).join(' '));
  if (lexicon.withoutFirst.test(text) && (refuses || looks)) return !WHEN_THERE.test(text);
  const place = lexicon.position.exec(text);
  if (place && page && !lexicon.own.test(text)) {
    const ends = place.index + place[0].length >= text.replace(/(?<![.!])[.!]+$/, '').length;
    if (strange <= (ends ? 3 : 1)) return true;
  }
  // "Opening hours right at the top"
  if (countWords(text) <= 6 && AT_THE_TOP.test(text) && !lexicon.own.test(text)) return true;
  const noun = text.replace(lexicon.articles, '').trim();
  if (lexicon.lookFirst.exec(noun)?.[0] === noun) return true;
  const opened = text.replace(lexicon.show, '').trim();
  const ownLater = lexicon.own.test(opened);
  const most = lexicon.pictures.test(text.split(' ').slice(0, 4).join(' ')) ? 8 : 5;
  if (opened !== text && (page || looks) && !ownLater && uncovered(text, lexicon) <= most && isVerb(text, lexicon))
    return true;
  if (opened !== text && lexicon.lookWord.test(text) && uncovered(opened, lexicon) <= 1 && isVerb(text, lexicon))
    return true;
  if (looks && !lexicon.own.test(text) && countWords(text) <= 10 && strange * 4 <= countWords(text)) return true;
  return strange === 0 && page;
}

/** "Our style is modern", "we paint in soft colours": of the person's work; only colours that are named may be the page's. */
function tellsOfThemselves(text: string, lexicon: Lexicon): boolean {
  if (lexicon.order.test(text) || lexicon.want.test(text) || lexicon.show.exec(text)?.[0].includes('mos')) return false;
  if (WE_VERB.test(text)) return !lexicon.show.test(text);
  const begins = text.split(' ', 2).join(' ');
  if (!lexicon.own.test(begins) || !BE.test(text)) return false;
  return !lexicon.colours.some(([, names]) => names.test(text)) && !lexicon.first.test(text);
}

/** Nothing but a quotation, with two words before it at most. */
const ENDS_QUOTED = /^ ?(?:\p{L}{1,20} ){0,2}["“„«][^"“”„«»]{1,200}["“”»][.!]?$/u;
const FEW_WORDS = 4;
const MOST_REFUSED = 3;

/** "Nothing frilly", "nothing that looks like a bank", as opposed to "nothing frozen" and "nothing is wasted". */
function rulesOutTaste(text: string, lexicon: Lexicon): boolean {
  const nothing = lexicon.nothing.exec(text)?.[0];
  if (!nothing || /\d/.test(text)) return false;
  const rest = text.slice(nothing.length).trim();
  // "Nada de plástico", "niente glutine" rule out a thing, which may be one of the trade.
  if (/^nada de$/iu.test(nothing) || (/^niente$/iu.test(nothing) && !/^di /iu.test(rest))) return false;
  if (lexicon.writer.goods.test(rest)) return false;
  return countWords(text) <= FEW_WORDS ? /\p{L}/u.test(rest) : lexicon.writer.impression.test(rest);
}

/** "Ponle florecitas porfa": how one asks somebody one knows. */
const CHATTY_PLEASE = /(?<!\p{L})(?:porfa|porfi|pls|plz|pliz|pf|pfv)(?: (?:thanks|thx|gracias|obg))?[.!]*$/iu;

/** Whether a clause opens as an order to the writer; what visitors may be told, too, needs a part of the page. */
function isOrdered(text: string, lexicon: Lexicon, page: boolean): boolean {
  const order = lexicon.order.exec(text);
  if (!order) return false;
  if (!VISITORS_TOO.has(order[0].toLowerCase().replace('’', "'"))) return true;
  const rest = text.slice(order[0].length);
  if (WHEN_THERE.test(rest) || lexicon.addressed.test(rest)) return false;
  if (page || QUOTED_WORD.test(rest)) return true;
  if (/\d/.test(rest)) return false;
  if (CHATTY_PLEASE.test(rest)) return true;
  if (lexicon.own.test(rest) && !TO_US.test(rest)) return true;
  const strange = uncovered(rest, lexicon);
  return (
    strange === 0 ||
    lexicon.look.test(rest) ||
    lexicon.voice.test(rest) ||
    (strange <= 1 && lexicon.tones.some(([, words]) => words.test(rest))) ||
    (strange <= 3 && PUTS.test(text) && lexicon.position.test(rest)) ||
    (AVOIDS.test(text) && countWords(rest) <= 2) ||
    lexicon.inLanguage.some(([, names]) => names.test(rest))
  );
}

// Articles and adjectives open a list of wishes, too, but only a verb or "with" says that something is wanted.
const isVerb = (text: string, lexicon: Lexicon): boolean =>
  (lexicon.show.exec(text)?.[0].length ?? 0) > 3 || lexicon.want.test(text);

export const isMood = (text: string, lexicon: Lexicon): boolean =>
  uncovered(text, lexicon) === 0 && (lexicon.lookWord.test(text) || lexicon.tones.some(([, tone]) => tone.test(text)));

/** "Drivers photograph the signed note": what somebody does, rather than a picture. */
const PHOTOGRAPHS = /^(?:\p{L}+ ){1,3}photograph(?:s|ed)? (?:the|an?|your|their|its|every|each|all)(?!\p{L})/iu;

/** Nothing but adjectives and fillers, or a few words about colours: beside an instruction, it belongs to that. */
export function isOfLooks(text: string, lexicon: Lexicon): boolean {
  const bare = text.trim();
  return (
    uncovered(bare, lexicon) === 0 ||
    (lexicon.pictures.test(bare) &&
      !PHOTOGRAPHS.test(bare) &&
      countWords(bare) <= 6 &&
      !/\d/.test(bare) &&
      !lexicon.own.test(bare)) ||
    ((lexicon.lookFirst.test(bare) || (lexicon.look.test(bare) && countWords(bare) <= 3)) &&
      countWords(bare) <= 5 &&
      !/\d/.test(bare) &&
      !lexicon.own.test(bare))
  );
}

/** "Please book in English": what visitors do in a language. */
const BOOKS =
  /(?<!\p{L})(?:book(?:ings?)?|reserv\p{L}*|réserv\p{L}*|regist(?:er|ration)|sign up|enrol\p{L}*|call|ring|phone|anmeld\p{L}*|buch(?:en|ung\p{L}*)|anruf\p{L}*|prenot\p{L}*|iscri\p{L}*|inscri\p{L}*|apunt\p{L}*|llam\p{L}*|appel\p{L}*|chiam\p{L}*|aanmeld\p{L}*|boek(?:en|ing\p{L}*)?|bellen|rezerw\p{L}*|zapis\p{L}*|dzwoń\p{L}*)(?!\p{L})/iu;

function speaksOfLanguage(text: string, lexicon: Lexicon): boolean {
  const asked = lexicon.inLanguage.find(([, pattern]) => pattern.test(text));
  if (!asked) return false;
  if (BOOKS.test(text)) return false;
  if (PLEASE.test(text) && !/\d/.test(text)) return true;
  const rest = text.replace(asked[1], ' ');
  return (
    uncovered(rest, lexicon) <= (lexicon.show.test(text) || lexicon.order.test(text) ? 1 : 0) ||
    lexicon.pageThing.test(rest) ||
    lexicon.page.test(rest) ||
    (lexicon.voice.test(rest) && countWords(rest) <= 5)
  );
}
