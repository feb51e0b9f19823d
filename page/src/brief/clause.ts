import { actionsOf, withoutField } from './actions.ts';
import type { Clause } from './clauses.ts';
import { factsOf } from './content.ts';
import type { Context } from './context.ts';
import { type Found, joined, nothing } from './found.ts';
import type { Lexicon } from './lexicon.ts';
import { apposedName, nameBehindTrade, nameIn, openingName, properNameIn, quotedNameIn } from './names.ts';
import { readOrder } from './remarks/order.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { piecesOf } from './text/run-on.ts';
import { SOUND_ONLY } from './who/greeting.ts';
import { personWithin } from './who/people.ts';
import { formWishes } from './wishes/wishes.ts';
import { THAT_IS_ALL } from './words/asked.ts';

/** What is left of "I want people to download it" when the act is taken out. */
const PRONOUN_ALONE = /^\s*(?:i|we|yo|nosotr[oa]s|eu|nós|je|nous|on|ich|wir|io|noi|ik|wij|ja|my)\s*$/iu;
/** "It's called Ember & Tide": all that stands before the name. */
const NAMES_IT =
  /^\s*(?:(?:(?:the|my|our|la|el|mi|a|o|die|der|das|meine?|l['’]|mon|ma|il|de|het|mijn|onze) ?)?(?:business|company|firm|name|empresa|negocio|negócio|firma|entreprise|boîte|azienda|ditta|bedrijf|zaak)|it|its|it['’]s|this|this is|that['’]s|es|das|sie|wir|on|nous|elle|il|se|si|hij|ze|het|dit|to)\s*$/iu;
/** "A bench where visitors can bring a sock": what is done with a thing, as opposed to a page. */
const OF_THING =
  /(?:^| )(?:where|in which|with which|donde|en (?:el|la) que|onde|où|wo|dove|waar|gdzie)(?: \p{L}+){0,2} ?$/iu;

const isOfThing = (text: string, act: { index: number; 0: string }, { page }: Lexicon): boolean => {
  const before = text.slice(0, act.index);
  return OF_THING.test(`${before}${act[0].split(' ')[0]}`) && before.length > 0 && !page.test(before);
};

const PEOPLE =
  /^(?:people|visitors|customers|clients|la gente|l[oa]s clientes|as pessoas|os clientes|les gens|les clients|leute|kunden|i clienti|mensen|klanten|ludzie|klienci)(?!\p{L})/iu;
const MOST_DESCRIBING = 2;

/** "New people should start with ...": some of them are told what to do, in words that the page keeps. */
const isOfSome = (text: string, act: { index: number; 0: string }, { andFirst }: Lexicon): boolean => {
  const before = text.slice(0, act.index).replace(andFirst, '').trim();
  return /^[\p{L} -]+$/u.test(before) && countWords(before) <= MOST_DESCRIBING && PEOPLE.test(act[0]);
};

/** What a part of a sentence tells or asks; `subject`: it follows what a page is asked for. */
export function readClause(clause: Clause, context: Context, subject: boolean): Found {
  const { lexicon } = context;
  if (clause.kind === 'order' || PRONOUN_ALONE.test(clause.text)) return readOrder(clause, context);
  if (SOUND_ONLY.test(clause.text)) return nothing();
  if (clause.kind === 'act') {
    const { field } = withoutField(clause.text, lexicon);
    return { facts: actionsOf(clause.text, context), wishes: field ? formWishes(field, lexicon) : [] };
  }
  const mention = clause.kind === 'mention' ? lexicon.mention.exec(clause.text.trim()) : null;
  const text = mention
    ? clause.text
        .trim()
        .slice(mention[0].length)
        .replace(/^[\s:,]+/, '')
    : clause.text;
  if (THAT_IS_ALL.test(text.trim())) return { facts: [], wishes: [{ kind: 'other', text: tidied(text), value: '' }] };
  const act = lexicon.act.exec(text);
  if (act && act.index > 0 && !isOfThing(text, act, lexicon) && !isOfSome(text, act, lexicon)) {
    const before = text.slice(0, act.index);
    return joined([
      readClause({ ...clause, kind: 'content', text: before }, context, subject),
      { facts: actionsOf(text.slice(act.index), context), wishes: [] },
    ]);
  }
  const pieces = piecesOf(text, context);
  if (pieces.length > 1)
    return joined(
      pieces.map((piece, at) =>
        readClause(
          { ...clause, kind: 'content', text: piece },
          { ...context, first: (context.first ?? false) && at === 0 },
          subject && at === 0,
        ),
      ),
    );
  const calledSo =
    nameIn(text, lexicon) ??
    (context.first ? nameBehindTrade(text, lexicon) : null) ??
    (context.first ? openingName(subject ? tidied(text) : text.trim(), lexicon, context.language) : null) ??
    (subject
      ? (properNameIn(text, context.language) ?? quotedNameIn(text) ?? apposedName(tidied(text), lexicon))
      : null);
  // "My name is Lea Sommer" names a person.
  const named = calledSo && personWithin(text, lexicon)?.label !== calledSo.name ? calledSo : null;
  const facts: FoundFact[] = named ? [{ kind: 'name', text: named.name }] : [];
  const rest = (named?.rest ?? [text])
    .filter((part) => !NAMES_IT.test(part))
    .map((part) => withoutAnd(part.trim(), context))
    // "The webinar is called": what kind of thing it is.
    .map((part, at) => (named && at === 0 ? kindOfNamed(part, lexicon) : part));
  return {
    facts: [
      ...facts,
      ...rest.flatMap((part, at) =>
        factsOf(subject && at === 0 ? part.replace(lexicon.articles, '') : part, {
          ...context,
          first: (context.first ?? false) && at === 0,
        }),
      ),
    ],
    wishes: [],
  };
}

/** "I have an app", before what it is called. */
const HAVE =
  /^(?:i['’]?ve got|we['’]?ve got|(?:i|we) (?:have|own|run|made|built)|tengo|tenemos|hice|tenho|temos|fiz|j['’]ai|nous avons|on a|ich habe|wir haben|ho|abbiamo|(?:ik|we|wij) (?:heb|hebben)|mam|mamy) (?=(?:an? |una? |uma? |un['’]|une? |eine?n? |een )?\p{L}+(?: \p{L}+)?$)/iu;

/** What kind of thing it is that a name is told of: "app" of "I have an app"; all of a longer text. */
function kindOfNamed(part: string, { articles }: Lexicon): string {
  const thing = part.replace(HAVE, '');
  return thing !== part || countWords(part) <= 2 ? thing.replace(/^un['’](?=\p{L})/iu, '').replace(articles, '') : part;
}

/** "Then", "También": with a capital they open a sentence, and tell when, or that there is more. */
const OPENS_SENTENCE =
  /^(?:Also|Then|Además|También|Luego|Außerdem|Dazu|Dann|Aussi|Puis|Anche|Inoltre|Poi|Ook|Daarna|Także|Też|Potem|Também|Além disso|Depois)(?!\p{L})/u;

/** "Plus €49 a month", beside "Basic €29": the name of what is sold. */
const PLUS_IS_NAME = /^Plus:? (?:[€£$] ?\d|\d[\d.,]{0,8} ?[€£$])(?!\S* (?:for|pour|für|para|voor|dla) )/u;

const withoutAnd = (text: string, { lexicon }: Context): string => {
  const and = PLUS_IS_NAME.test(text) ? null : lexicon.andFirst.exec(text);
  return and && !OPENS_SENTENCE.test(and[0]) ? text.slice(and[0].length).trim() : text;
};
