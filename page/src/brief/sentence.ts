import { actionsOf, secondButton } from './actions.ts';
import { readClause } from './clause.ts';
import { clausesOf, isReminder } from './clauses.ts';
import { factsOf } from './content.ts';
import type { Context } from './context.ts';
import { definitionIn, plainTitleIn, quotedSubjectIn, titledWorkIn, welcomedIn } from './definition.ts';
import { type Found, joined, nothing } from './found.ts';
import { labelled, roleOf, WRITER_ROLES } from './headings.ts';
import { keywordsIn } from './keywords.ts';
import { goalIn } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { nameIn, quotedNameIn } from './names.ts';
import { FROM_NUMBER } from './prices/bare-prices.ts';
import { sumsIn } from './prices/money.ts';
import { withoutAsides } from './remarks/asides.ts';
import { kindByRules, plainClause, speaksToVisitors } from './remarks/instruction.ts';
import { readOrder } from './remarks/order.ts';
import { kindOf, TO_WRITER, writerScore } from './remarks/remark.ts';
import { refusesKindly, sparesVisitors, unsaidIn } from './remarks/unsaid.ts';
import { FIGURES } from './remarks/writer-score.ts';
import {
  asksToMakeOf,
  isAnybody,
  namedRequest,
  requestIn,
  toldAndAsked,
  withoutPlease,
  withoutPromotion,
} from './request.ts';
import type { FoundFact, FoundWish } from './sheet.ts';
import { isMailLine } from './text/mail.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { contactsIn } from './who/contacts.ts';
import {
  GREETING_ONLY,
  introducedIn,
  isClosing,
  isGreetedLine,
  isSalutation,
  withoutGreeting,
  withoutOpening,
} from './who/greeting.ts';
import { isNameAndRole } from './who/people.ts';
import { addressesIn } from './who/places.ts';
import { saidIn, signedQuote } from './who/quotes.ts';
import { COLOUR_ONLY, colourWishes, isColourAlone, MATCHES_OURS } from './wishes/colours-wanted.ts';
import { uncovered } from './wishes/page-wishes.ts';
import { placedText, tellsPlace } from './wishes/placement.ts';
import { ordersSections } from './wishes/section-order.ts';
import { headlineWish } from './wishes/wanted-headline.ts';
import { leavesIn, lookWishes, toneWishes, wishesOf, withPart } from './wishes/wishes.ts';
import {
  ALOUD,
  CROSSED_OUT,
  HEADS_DENIED,
  HEADS_WRITING,
  INJECTION,
  PLACED_LAST,
  PLACEHOLDER,
  PLEASE,
  PRIVATE,
} from './words/any-language.ts';
import { IT_CONCERNS } from './words/asked.ts';
import { DENIES_LINE, NOTE_TO_SELF } from './words/kept-back.ts';
import { SELLS } from './words/offering.ts';
import { NOT_TO_PUT_THAT, RATHER, RATHER_THAN, REASONED_ORDER } from './words/orders.ts';
import { PRODUCT } from './words/products.ts';
import {
  ABOUT_WORK,
  ADDRESSES_AS,
  AS_ASKED,
  ASK_SOMEBODY,
  DELETES_LINE,
  MAKES_OF_IT,
  NOT_NAMED,
  NOT_TO_BE_TOLD,
  SENDS_AS_DISCUSSED,
  VERSION_LATER,
} from './words/set-aside.ts';
import type { HeadingRole } from './words/words.ts';

/** "It was 199, now 209": the end of a correction. */
const NOW_ONLY =
  /^(?:now|ahora|agora|maintenant|désormais|jetzt|ora|adesso|nu|teraz)(?: (?:it['’]s|is|es|son|é|são|c['’]est|è|het is|to))? [€£$]?\d[\d.,]{0,8} ?(?:€|zł|euros?|pounds?)?[.!]?$/iu;
/** "Oh and can you", which dictation parts from what is asked. */
const ASKS_ONLY =
  /^(?:(?:oh|ah|and|so|also|ok|y|e|et|und|en|i) ){0,3}(?:(?:can|could|would|will) you|puedes|podr[ií]as|podes|pod(?:e|ia|eria) (?:você)?|tu peux|peux-tu|pourrais-tu|kannst du|könntest du|puoi|potresti|kun je|kan je|możesz|mógłbyś)(?: please)?[.!]?$|^(?:(?:er|erm|um|uh|eh|äh|ähm|euh|ehm|y|e|und|et|en|i|and|so) ){0,2}(?:what else|qué más|o que mais|quoi d['’]autre|was noch|cos['’]altro|wat nog(?: meer)?|co jeszcze)(?: is there)?[.?!]*$/iu;
/** "Je m'occupe du vide-grenier": who writes to us, before what the page is about. */
const IN_CHARGE =
  /^(?:je m['’]occupe (?:du |de la |des |de l['’])|i(?:['’]m| am) (?:in charge of|organi[sz]ing) (?:the |our |a )?|ich (?:kümmere mich um|organisiere) (?:den |die |das |unser\p{L}* )?|me encargo (?:del |de la |de los |de las )|mi occupo (?:del |della |dei |dell['’]))(?=\p{L})/iu;

/** "I am writing on behalf of the Ramblers of Leeds": who asks, before what they do. */
const ON_BEHALF =
  /^[^,.;:!?\d]{0,40}(?:on behalf of|en nombre de|em nome d[aeo]s?|au nom d(?:e|u|es)|im namen (?:von|der|des|unser\p{L}*)|a nome d(?:i|ella|el|ei)|namens|w imieniu) (?:the |our |la |el |los |las |l['’]|notre |nostra |nostro |de |het |onze |nasz\p{L}* )?(?=\p{L})/iu;

const CALL_TO_ACTION = /^(?:(?:main |primary )?(?:cta|call to action|call-to-action))$/iu;
const LONGEST_BUTTON = 30;
const buttonOf = ({ text = '' }: FoundFact): string => tidied(text.replace(/[.!]$/, ''));

/** "Tone dry, Midwestern." */
const TONE_FIRST =
  /^(?:the |el |le |der |il |o |de )?(?:tone|tono|ton|tonfall|toon|tom|vibe)(?: of voice)? (?!(?:of|de|di|do|von|van|und|and|y|e|et|en|i|is on)(?!\p{L}))\p{L}/iu;
/** "Dockhand, B2B software, page is for freight brokers": whom the page is for, at the end of what it is about. */
const PAGE_IS_FOR =
  /^(.*?)(?:^|, | [–—-] )(?:(?:the|this|la|esta|o|a|die|diese|il|la|cette|deze) )?(?:page|site|website|página|web|seite|pagina|strona) (?:is|should be|es|é|ist|est|è|jest|is er) (?:for|aimed at|para|für|pour|per|voor|dla) ([^,.;:\d]{3,80})[.]?$/iu;

/** "NB for whoever sets this up: ..." */
const FOR_WHOEVER =
  /(?<!\p{L})(?:for (?:whoever|the (?:designer|developer|writer|web\p{L}*|page builder))|para (?:quien|el que|quem) (?:haga|hace|monte|lleve|faça|fizer|faz)|pour (?:celui|celle|la personne) qui|à l['’]attention du (?:webmaster|graphiste)|für (?:den|die|alle),? (?:die|der|grafiker\p{L}*|gestalter\p{L}*|webdesigner\p{L}*)|per chi (?:fa|prepara|scrive|costruisce)|voor (?:wie|degene die|de (?:ontwerper|bouwer))|dla (?:osoby|tego|kogoś),? (?:która|który|kto))(?!\p{L})/iu;
const SHORT = 8;
/** "On the 14th, the juniors have the pitch (no need to say that)": the part that the bracket takes back. */
const TAKEN_BACK_IN_BRACKET = /^([^()]{4,300}), ([^(),]{4,100}) \(([^()]{6,60})\)[.!]?$/u;
/** A bracket takes back so many words before it. */
const MOST_DENIED = 12;
/** "I'm writing on behalf of the Tidemill Club, rowers in Hull.": for whom somebody writes, and what they are. */
const WRITES_FOR =
  /^(?:[^,.:;\d]{2,40}, )?(?:i['’]?m writing|i am writing|i write|ich schreibe|(?:te |os |le |les )?escribo|j['’]écris|je (?:vous |t['’])écris|(?:vi |ti |le )?scrivo|escrevo|ik schrijf|piszę)(?: (?:to you|ihnen|euch|jullie|u|do was))? (?:on behalf of|im namen (?:von|der|des)|en nombre del?|au nom (?:de la|de l['’]|de|du|des)|em nome d[aeo]s?|a nome (?:dell['’]|della|del|dei|di)|namens|w imieniu) ?(?:(?:the|la|el|le|il|lo|de|het|der|die|das) )?([^.!?\n]{4,120}, [^.!?\n]{4,120}[.!]?)$/iu;
/** "..., to order our first page": why somebody writes. */
const WHAT_FOR = /, (?:para|to|pour|um|per|om|aby|żeby) \p{L}/iu;
/** "Subtitle: sourdough for busy people": words of a title, not of how it looks. */
const SUBTITLE =
  /^(?:sub-?title|sub-?heading|strapline|untertitel|unterzeile|subtítulo|sous-titre|sottotitolo|ondertitel|subtitel|podtytuł) ?: ?(?=[\p{L}\d"“„«])([^\n]{3,120})$/iu;
const MOST_IN_SUBTITLE = 14;
const PRIVATE_WORDS = 16;
/** A longer sentence tells something else, too. */
const MOST_NOT_TOLD = 34;
/** The score of a remark where a heading lets one expect content. */
const SURELY = 2.5;
/** What a sentence or list item says: facts in its own words, and wishes for the writer. */
export function readSentence(written: string, context: Context): Found {
  if (ordersSections(written, context.lexicon))
    return { facts: [], wishes: wishesOf(written, [written], context.lexicon) };
  if (
    DELETES_LINE.test(written) ||
    (context.first && [AS_ASKED, SENDS_AS_DISCUSSED].some((words) => words.test(written)) && !/\d/.test(written))
  )
    return { facts: [], wishes: [{ kind: 'other', text: tidied(written), value: '' }] };
  const found = understood(written, context);
  return found.facts.length + found.wishes.length > 0
    ? found
    : { facts: [{ kind: 'note', text: tidied(written) }], wishes: [] };
}

function understood(written: string, context: Context): Found {
  if (asksToMakeOf(written)) return read(written, context);
  if (refusesKindly(written, context.lexicon)) return { facts: factsOf(written, context), wishes: [] };
  const [, kept = '', denied = '', pointing = ''] = TAKEN_BACK_IN_BRACKET.exec(written) ?? [];
  if (kept !== '' && unsaidIn(pointing) === 'points-back')
    return joined([
      understood(kept, context),
      { facts: [], wishes: [{ kind: 'other', text: tidied(`${denied} (${pointing})`), value: '' }] },
    ]);
  const beside = besideContact(written, context);
  if (beside) return beside;
  const { text, asides } = withoutAsides(written, context.lexicon);
  if (asides.length > 0 && text !== written) {
    const rest = /[\p{L}\d]/u.test(text) ? understood(text, context) : nothing();
    if (asides.some((aside) => DENIES_LINE.test(aside)) && countWords(text) <= MOST_DENIED)
      return { facts: [], wishes: [{ kind: 'other', text: tidied(written), value: '' }] };
    const told = asides.map((aside) =>
      NOTE_TO_SELF.test(aside)
        ? { facts: [], wishes: [{ kind: 'other', text: tidied(aside), value: '' } as const] }
        : readOrder({ kind: 'order', text: aside, parts: [aside] }, context),
    );
    return joined([rest, ...told.map(({ facts, wishes }) => ({ facts: facts.filter(({ label }) => label), wishes }))]);
  }
  return read(written, context);
}

/** What stands right behind a contact. */
const BEHIND_CONTACT = /^(?:, | ?\(| [–—-] )([^()]{8,200}?)\)?[.!]?$/u;

/** "a@choir.example, please no flying notes": how to reach somebody, and what is asked of the writer right behind it. */
function besideContact(written: string, context: Context): Found | null {
  const { rest } = labelled(written) ?? { rest: written };
  const [contact, ...others] = contactsIn(rest, context.language);
  if (contact?.start !== 0 || others.length > 0) return null;
  const [, said = ''] = BEHIND_CONTACT.exec(rest.slice(contact.end)) ?? [];
  if (said === '' || /\d/.test(said)) return null;
  const found = read(said, { ...context, first: false, role: undefined, afterOrder: false });
  const isForWriter = found.wishes.length > 0 && found.facts.every(({ kind }) => kind === 'action');
  return isForWriter ? joined([{ facts: [contact.fact], wishes: [] }, found]) : null;
}

function read(written: string, context: Context): Found {
  const { lexicon, role } = context;
  if (
    isMailLine(written, context.mail ?? false) ||
    INJECTION.test(written) ||
    ALOUD.test(written) ||
    CROSSED_OUT.test(written) ||
    ASK_SOMEBODY.test(written) ||
    NOT_NAMED.test(written) ||
    (countWords(written) <= MOST_NOT_TOLD && NOT_TO_BE_TOLD.test(written)) ||
    (countWords(written) <= MOST_NOT_TOLD && NOT_TO_PUT_THAT.test(written) && !FIGURES.test(written)) ||
    VERSION_LATER.test(written.trim()) ||
    ABOUT_WORK.test(written) ||
    (!/\d/.test(written) && MAKES_OF_IT.test(written)) ||
    ADDRESSES_AS.test(written.trim()) ||
    isClosing(written) ||
    GREETING_ONLY.test(written) ||
    isSalutation(written, context.language, context.first ?? false, context.letter ?? false) ||
    PLACEHOLDER.test(written) ||
    ASKS_ONLY.test(written)
  )
    return { facts: [], wishes: [{ kind: 'other', text: tidied(written), value: '' }] };
  if (isReminder(written, lexicon)) return { facts: [], wishes: wishesOf(written, written.split(', '), lexicon) };
  const writesFor = context.first ? (WRITES_FOR.exec(written)?.[1] ?? '').split(WHAT_FOR, 1)[0] : '';
  if (writesFor && writerScore(writesFor, lexicon) < TO_WRITER)
    return { facts: [{ kind: 'about', text: tidied(writesFor) }], wishes: [] };
  const subtitle = SUBTITLE.exec(written)?.[1] ?? '';
  if (subtitle !== '' && countWords(subtitle) <= MOST_IN_SUBTITLE)
    return { facts: [{ kind: 'about', text: tidied(subtitle) }], wishes: [] };
  const signed = signedQuote(written);
  if (signed) return { facts: [signed], wishes: [] };
  const greeted =
    context.first && isGreetedLine(written)
      ? written.slice(0, -1).trim()
      : withoutGreeting(written, context.language, context.first ?? false);
  const introduced =
    context.first && (greeted !== written || context.afterOrder) ? introducedIn(greeted, written) : null;
  if (introduced) {
    const { person, from, rest } = introduced;
    const who: FoundFact[] = [
      { kind: 'person', label: person },
      ...(from ? [{ kind: 'name', text: from } as const] : []),
    ];
    return joined([{ facts: who, wishes: [] }, rest ? readSentence(rest, context) : nothing()]);
  }
  const sentence = context.first ? withoutOpening(greeted) : greeted;
  const defined =
    context.first && !role
      ? (definitionIn(sentence, context) ?? titledWorkIn(sentence, lexicon) ?? plainTitleIn(sentence, lexicon))
      : null;
  if (defined) return { facts: defined, wishes: [] };
  const [, orders = '', part = '', below = ''] = FIRST_PART.exec(sentence) ?? [];
  if (below !== '')
    return joined([
      { facts: [], wishes: wishesOf(orders, [orders], lexicon) },
      { facts: factsOf(`${tidied(part)}: ${below}`, context), wishes: [] },
    ]);
  const welcomed = welcomedIn(sentence);
  if (welcomed !== '') return { facts: [{ kind: 'name', text: welcomed }], wishes: [] };
  const subject = context.first && !role ? quotedSubjectIn(sentence) : '';
  if (subject !== '') return { facts: [{ kind: 'name', text: subject }, ...factsOf(sentence, context)], wishes: [] };
  if (COLOUR_ONLY.test(sentence) || MATCHES_OURS.test(sentence))
    return { facts: [], wishes: colourWishes(sentence, lexicon) };
  if (TONE_FIRST.test(sentence) && countWords(sentence) <= SHORT && !/\d/.test(sentence))
    return { facts: [], wishes: wishesOf(sentence, sentence.split(', '), lexicon) };
  const second = secondButton(sentence);
  if (second !== '') return { facts: [{ kind: 'action', label: second, text: second }], wishes: [] };
  if (role && WRITER_ROLES.has(role)) return readForWriter(sentence, role, context);
  const said = saidIn(sentence);
  if (said) return { facts: [said], wishes: [] };
  if (
    role &&
    !context.numbered &&
    !/\d{2}.*\d{2}/.test(sentence) &&
    writerScore(sentence, lexicon) >= (role === 'action' ? TO_WRITER : SURELY)
  )
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  // An item of a list of offers is one even where it is called "Logo design" or "Photos".
  if (role && context.item) return { facts: factsOf(sentence, context), wishes: [] };
  // Below a heading for visitors, a list item that is no plain instruction is one of its points.
  const point =
    context.bullet && !context.near && !speaksOfTaste(sentence, lexicon) && writerScore(sentence, lexicon) < SURELY;
  if (point && sentence.split(', ').every((part) => kindByRules(part, lexicon) === 'content'))
    return { facts: factsOf(sentence, context), wishes: [] };
  if (isColourAlone(sentence, lexicon)) return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  if (context.afterClosing && countWords(sentence) <= 3 && !/[\d@:]/.test(sentence))
    return { facts: [], wishes: [{ kind: 'other', text: tidied(sentence), value: '' }] };
  if (GREETING_ONLY.test(sentence) || (context.afterOrder && goesOnOrdering(sentence, context)))
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  if (PRIVATE.test(sentence) && /\d{4}|@/.test(sentence) && countWords(sentence) <= PRIVATE_WORDS)
    return { facts: [], wishes: [{ kind: 'other', text: tidied(sentence), value: '' }] };
  if (context.denied || (tellsPlace(sentence, lexicon) && kindOf(sentence, lexicon) !== 'act'))
    return { facts: valuesIn(sentence, context), wishes: wishesOf(sentence, [sentence], lexicon) };
  const placed = placedText(sentence, lexicon);
  if (placed) {
    const told = readSentence(placed.rest, { ...context, role: undefined, group: '' });
    const wishes = wishesOf(placed.place, [placed.place], lexicon);
    return joined([{ facts: [], wishes: [...wishes, ...headlineWish(placed.place, told.facts)] }, told]);
  }
  const label = labelled(sentence);
  const labelRole = label && roleOf(label.label, lexicon);
  if (label && labelRole && WRITER_ROLES.has(labelRole)) return readForWriter(label.rest, labelRole, context);
  if (label && HEADS_DENIED.test(label.label) && !HEADS_WRITING.test(label.label))
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  // "The enquiry form needs to ask: name, size in cm"
  if (label && lexicon.formWord.test(label.label) && lexicon.fill.test(label.label))
    return readForWriter(label.rest, 'form', context);
  // "CTA: Start free trial" has the words of the button.
  if (
    label &&
    CALL_TO_ACTION.test(label.label) &&
    label.rest.length <= LONGEST_BUTTON &&
    sumsIn(label.rest).length === 0
  )
    return {
      facts: actionsOf(label.rest, context).map((fact) =>
        fact.kind === 'action' ? { ...fact, label: buttonOf(fact) } : fact,
      ),
      wishes: [],
    };
  // "Title: What remains" names what is shown, whatever its words are.
  const isTitle = labelRole === 'name' && label !== null && !lexicon.writer.certain.test(label.rest);
  if (label && labelRole && (isTitle || kindOf(label.rest, lexicon) === 'content'))
    return { facts: factsOf(sentence, context), wishes: [] };
  // "The page has one job: getting addresses."
  if (label && FOR_WHOEVER.test(label.label)) return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  if (label && lexicon.itself.test(label.label) && lexicon.page.test(label.label) && !/\d/.test(sentence))
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  if (label && labelRole === 'action' && sumsIn(label.rest).length > 0)
    return { facts: [sumOf(sentence, context)], wishes: [] };
  // "El teléfono bien grande arriba: 983 555 014"
  if (label && PLACED_LAST.test(label.label) && contactsIn(label.rest, context.language)[0]?.start === 0)
    return { facts: valuesIn(label.rest, context), wishes: wishesOf(label.label, [label.label], lexicon) };
  if (label && labelRole === 'action') return { facts: actionsOf(label.rest, context), wishes: [] };
  if (
    label &&
    !speaksToVisitors(sentence) &&
    !sparesVisitors(sentence, lexicon) &&
    opensInstruction(label.label, context)
  )
    return readInstructed(label, context);
  const [, aimed = '', aimedAt = ''] = PAGE_IS_FOR.exec(sentence) ?? [];
  if (aimedAt !== '' && !lexicon.page.test(aimedAt) && !lexicon.pageThing.test(aimedAt))
    return joined([
      aimed === '' ? nothing() : read(aimed, context),
      { facts: [{ kind: 'audience', text: tidied(aimedAt) }], wishes: [] },
    ]);
  const left = role ? null : leavesIn(sentence, lexicon);
  if (left) return { facts: [], wishes: [...left, { kind: 'other', text: tidied(sentence), value: '' }] };
  if (context.afterOrder && NOW_ONLY.test(sentence))
    return { facts: [], wishes: [{ kind: 'other', text: tidied(sentence), value: '' }] };
  if (ENDS_IN_QUESTIONS.test(sentence)) return { facts: factsOf(sentence, context), wishes: [] };
  if (RATHER.test(sentence)) return { facts: [], wishes: [{ kind: 'look', text: tidied(sentence), value: '' }] };
  const rather = RATHER_THAN.test(sentence) ? wishesOf(sentence, [sentence], lexicon) : [];
  if (rather.some(({ kind }) => kind === 'look' || kind === 'tone')) return { facts: [], wishes: rather };
  if (REASONED_ORDER.test(sentence)) return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  const both = toldAndAsked(sentence, lexicon);
  if (both)
    return joined([toldOf(both.told, context), read(both.asked, { ...context, first: false, afterOrder: true })]);
  const onBehalf = context.first ? ON_BEHALF.exec(sentence) : null;
  const who = onBehalf ? sentence.slice(onBehalf[0].length) : '';
  if (who !== '' && countWords(who) <= SHORT) return readSentence(who, context);
  const own = context.first ? IN_CHARGE.exec(sentence) : null;
  if (own) return readSentence(sentence.slice(own[0].length), context);
  const concerns = context.first ? IT_CONCERNS.exec(sentence) : null;
  if (concerns)
    return readClause({ kind: 'content', text: sentence.slice(concerns[0].length), parts: [] }, context, true);
  const request = requestIn(sentence, lexicon);
  const remark = countWords(sentence) <= SHORT && lexicon.writer.certain.test(sentence);
  const isRuledOut = request !== null && lexicon.withoutFirst.test(plainClause(request.subject, lexicon));
  // "Strona dla mojego pensjonatu": Polish has the kind alone in a form that stands nowhere by itself.
  if (request && context.language === 'pl' && ONE_SMALL_WORD.test(request.subject))
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  if (request && (remark || isRuledOut || isAnybody(request.subject) || uncovered(request.subject, lexicon) === 0))
    return { facts: [], wishes: wishesOf(sentence, [sentence], lexicon) };
  const titled = request && quotedNameIn(request.subject);
  if (request && titled)
    return joined([
      { facts: [], wishes: wishesOfRequest(request.wrapper, context) },
      readClause({ kind: 'content', text: request.subject, parts: [] }, context, true),
    ]);
  const asked = request && namedRequest(request.subject);
  if (request && asked)
    return {
      facts: [
        { kind: 'name', text: asked.name },
        ...(asked.kind === '' ? [] : [{ kind: 'about', text: tidied(asked.kind) } as const]),
      ],
      wishes: wishesOfRequest(request.wrapper, context),
    };
  if (request)
    return joined([
      { facts: [], wishes: wishesOfRequest(request.wrapper, context) },
      joined(
        clausesOf(shown(withoutPromotion(withoutPlease(request.subject)), context), lexicon).map((clause, at) =>
          readClause(clause, { ...context, first: (context.first ?? false) && at === 0 }, at === 0),
        ),
      ),
    ]);
  if (introducesSelf(sentence, context)) return { facts: factsOf(sentence.replace(/,$/, ''), context), wishes: [] };
  const keywords = context.only && context.first ? keywordsIn(sentence, lexicon, context.language) : null;
  if (keywords) return joined(keywords.map((part, at) => keywordRead(part, at, sentence, context)));
  return joined(
    clausesOf(sentence, lexicon, context).map((clause, at) =>
      readClause(clause, { ...context, first: (context.first ?? false) && at === 0 }, false),
    ),
  );
}

/** One of several keywords; what begins at a number is a price where another one of them is. */
function keywordRead(part: string, at: number, sentence: string, context: Context): Found {
  const { lexicon } = context;
  if (at === 0 || (SELLS.test(sentence) && isColour(part, lexicon)))
    return { facts: factsOf(part, context), wishes: [] };
  const { name = '', sum = '' } = FROM_NUMBER.exec(part)?.groups ?? {};
  if (sum !== '' && sumsIn(sentence).length > 0)
    return { facts: [{ kind: 'offer', label: tidied(name), value: sum }], wishes: [] };
  return read(part, { ...context, first: false, only: false });
}

/** "Sprzedam akordeon, czerwony": a colour, which may be one of what is sold. */
const isColour = (text: string, { colours }: Lexicon): boolean =>
  colours.some(([, names]) => names.exec(text)?.[0] === text);

const ONE_SMALL_WORD = /^\p{Ll}+[.!?]?$/u;
/** "40 minutes plus Q&A": how a talk ends, and no section of a page. */
const ENDS_IN_QUESTIONS =
  /\d ?(?:min(?:ute)?s?|minutos|minuten|minuti|minut|hours?|h|std|stunden?|horas?|heures?|ore)\.?,? (?:plus|and|with|then|followed by|including|incl\.|und|mit|más|y|con|e|et|avec|com|en|met|i|\+) (?:an? |time for |live )?Q ?(?:&|and|und) ?A(?!\p{L})/iu;

const MOST_INTRODUCING = 7;

/** "Col Braithwaite, hedgelayer": who it is that the page is about, before anything else is told. */
function introducesSelf(sentence: string, { lexicon, first }: Context): boolean {
  const text = sentence.replace(/,$/, '');
  const { own, page, pageThing, look, withoutFirst } = lexicon;
  return (
    first === true &&
    isNameAndRole(text) &&
    countWords(text) <= MOST_INTRODUCING &&
    [own, page, pageThing, look].every((words) => !words.test(text)) &&
    !text.split(', ').some((part) => withoutFirst.test(part))
  );
}

/** Whether a text says what somebody likes or wants, which points of a list do not. */
const speaksOfTaste = (text: string, { writer }: Lexicon): boolean =>
  PLEASE.test(text) ||
  [writer.certain, writer.opinion, writer.others, writer.impression, writer.taste].some((set) => set.test(text));

/** A short sentence after an instruction that is one itself: "Not hippy.", "Headline something about rest." */
function goesOnOrdering(text: string, { lexicon }: Context): boolean {
  if (/\d/.test(text) || lexicon.own.test(text) || lexicon.addressed.test(text) || lexicon.button.test(text))
    return false;
  if (lexicon.order.test(text) && countWords(text) <= 8) return true;
  if (PLEASE.test(text) && lexicon.withoutFirst.test(plainClause(text, lexicon)) && countWords(text) <= 7) return true;
  const bare = plainClause(text, lexicon);
  // "Und keine lila Kühe."
  if (bare !== text && lexicon.withoutFirst.test(bare) && countWords(bare) <= 3) return true;
  const about = lexicon.thingFirst.test(text) || (lexicon.pictureFirst.test(text) && countWords(text) <= 5);
  return (
    (lexicon.withoutFirst.test(text) && countWords(text) <= 3) ||
    (about && countWords(text) <= 8) ||
    (lexicon.withoutFirst.test(text) && /["“„«]/.test(text))
  );
}

/** "A page to show our products": what is shown is content. */
function shown(subject: string, { lexicon }: Context): string {
  const verb = lexicon.order.exec(subject) ?? lexicon.show.exec(subject);
  const [first = ''] = subject.split(/[,;:.]/);
  if (!verb || lexicon.pageThing.test(first) || lexicon.look.test(first)) return subject;
  return subject.slice(verb[0].length).trim().replace(lexicon.articles, '').trim();
}

/** "Simple, warm landing page for": the adjectives of a request are wishes. */
function wishesOfRequest(wrapper: string, { lexicon }: Context): FoundWish[] {
  const found = [...lookWishes(wrapper, lexicon), ...toneWishes(wrapper, lexicon)];
  return found.length > 0 ? found : [{ kind: 'other', text: wrapper, value: '' }];
}

/** "Goal: £12,000, of which £4,350 is there". */
const sumOf = (text: string, { lexicon }: Context): FoundFact =>
  goalIn(text, lexicon) ?? { kind: 'goal', value: sumsIn(text)[0]?.[0] ?? '', text };

/** 'I wrote an e-book called "Pots"': its name, and what it is. */
function toldOf(text: string, context: Context): Found {
  const name = nameIn(text, context.lexicon)?.name ?? '';
  const product = PRODUCT.exec(text);
  const kind = product ? `${text.slice(0, product.index).split(' ').at(-1) ?? ''}${product[0]}` : '';
  if (name === '' || kind === '') return read(text, context);
  return {
    facts: [
      { kind: 'name', text: name },
      { kind: 'about', text: tidied(kind.trim()) },
    ],
    wishes: [],
  };
}

/** "Pon primero el menú del día: 14 euros": a part that shall stand first, and what it is. */
const FIRST_PART =
  /^((?:pon(?:ed|ga|gan)?|put|stell\p{L}{0,2}|mets|mettez|metti|mettete|zet|coloca|coloque|põe) (?:primero|first|zuerst|d['’]abord|en premier|per primo|prima|eerst|primeiro) (?:(?:the|our|el|la|los|las|le|les|l['’]|il|lo|den|die|das|het|de|o|a|os|as) ?)?(\p{L}[\p{L} '’]{2,40})): (\d.+)$/isu;

/** The phones and addresses that an instruction names: "at the bottom our address, 3 Mill Lane". */
const valuesIn = (text: string, { language, denied }: Context): FoundFact[] =>
  denied
    ? []
    : [
        ...contactsIn(text, language).map(({ fact }) => fact),
        ...addressesIn(text).map((address): FoundFact => ({ kind: 'place', text: address.text })),
      ];

/** Lines under a heading such as "Colours" or "Sections": for the writer, but for what only a visitor can want. */
function readForWriter(text: string, role: HeadingRole, context: Context): Found {
  const { lexicon, language } = context;
  const contacts = contactsIn(text, language).map(({ fact }) => fact);
  const label = labelled(text);
  if (label && role === 'sections' && /\d/.test(label.rest)) {
    const inner = readSentence(label.rest, { ...context, role: roleOf(label.label, lexicon) });
    return joined([{ facts: [], wishes: wishesOf(label.label, [label.label], lexicon) }, inner]);
  }
  const parts = text.split(/[,;] /);
  if (role === 'form')
    return { facts: contacts, wishes: wishesOf(`${lexicon.words.fill[0]} ${text}`, [text], lexicon) };
  const wishes = parts
    .flatMap((part) => wishesOf(part.trim(), [part], lexicon))
    .map((wish) => (role === 'sections' ? withPart(wish, lexicon) : wish));
  const kind = role === 'look' || role === 'tone' || role === 'picture' ? role : 'other';
  const button = lexicon.button.exec(text);
  const named = button ? readOrder({ kind: 'order', text: text.slice(button.index), parts }, context).facts : [];
  return {
    facts: [...contacts, ...named.filter((fact) => fact.kind === 'action')],
    wishes: wishes.map((wish) => (wish.kind === 'other' ? { ...wish, kind, value: '' } : wish)),
  };
}

/** Whether a label before a colon instructs: "Include our opening hours: ...". */
function opensInstruction(label: string, { lexicon }: Context): boolean {
  return (
    lexicon.order.test(label) ||
    lexicon.mention.test(label) ||
    lexicon.wantsPage.test(label) ||
    (lexicon.show.test(label) && lexicon.pageThing.test(label))
  );
}

function readInstructed(label: { label: string; rest: string }, context: Context): Found {
  const { lexicon } = context;
  const role = [...label.label.toLowerCase().split(' ').keys()]
    .map((at) => roleOf(label.label.split(' ').slice(at).join(' '), lexicon))
    .find(Boolean);
  // "Avoid jargon: people who come here are worried."
  if (lexicon.without.test(label.label) && !/[\d"“„«]/.test(label.rest))
    return { facts: [], wishes: wishesOf(label.label, [`${label.label}: ${label.rest}`], lexicon) };
  const wishes = wishesOf(label.label, [label.label], lexicon);
  const rest = readSentence(label.rest, { ...context, role: role && !WRITER_ROLES.has(role) ? role : undefined });
  return joined([{ facts: [], wishes }, rest.facts.length + rest.wishes.length > 0 ? rest : nothing()]);
}
