import { openingAt } from './clause-starts.ts';
import { gapFeatures, type StoredWeights, wordFeatures, wordOf } from './dictation-features.ts';
import { COMMAS, GAPS, WORDS } from './dictation-weights.ts';
import { weightsOf } from './weights-of.ts';

const read = ({ bias, scale, places }: StoredWeights) => {
  const weights = weightsOf(places);
  return (features: readonly number[]): number => {
    let sum = 0;
    for (const place of features) sum += weights[place] ?? 0;
    return bias + (scale * sum) / Math.sqrt(features.length);
  };
};
const leaningOfGap = read(GAPS);
const leaningOfComma = read(COMMAS);
const leaningOfWord = read(WORDS);

/** The languages of the labelled descriptions. */
export const DICTATED_LANGUAGES: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl']);

/** Who types a comma in so many words ends every sentence with one. */
const WORDS_A_COMMA = 7;
/** Who types one in so many words seldom ends a sentence without: so much more has to speak for it. */
const WORDS_A_RARE_COMMA = 25;
const WITHOUT_COMMA = 2.5;
/** What it costs to end a sentence for the page before another one, where there are commas and where there are none. */
const [DIVIDED_WITH_COMMAS, DIVIDED] = [1.4, 1.8];

/** "No pongas | nada": what is denied needs more than its verb. */
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'nao', 'non', 'nie', "don't", 'dont', 'don’t']);
const AFTER_NEGATED = 2;

/** "Traed la furgo limpia que si no son 25 euros": what happens otherwise is told with what it is told of. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'que si no',
  'or else',
  'otherwise',
  'sonst',
  'ansonsten',
  'sinon',
  'senno',
  'altrimenti',
  'anders',
  'inaczej',
  'senao',
  'caso contrario',
]);
const LONGEST_OTHERWISE = 3;
/** "My wife and me | keep bees": nobody ends with who they are. */
const AND: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et', 'und', 'en', 'i']);
const SPEAKER: ReadonlySet<string> = new Set(['me', 'i', 'yo', 'eu', 'moi', 'ich', 'io', 'ik', 'ja']);

/** "Ah, and ...": nobody says them within a sentence. */
const STARTS: ReadonlySet<string> = new Set(['ah', 'oh', 'ach', 'och', 'aha', 'ay', 'ups', 'oops']);

const leading = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that lead to others, by language: nobody ends with them. "Ein" and "mit" end German verbs. */
const LEADING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: leading(
    "the an my our your his their from into of and or nor because if as than every must i'm it's that's we're",
  ),
  es: leading(
    'mi mis nuestra nuestro su sus con desde hasta porque que se lo al del el los las y de un una unos unas sin para muy cada entre sobre nuestros nuestras',
  ),
  pt: leading(
    'meu minha nosso nossa com ate porque que se ao e ou de des sem para um uma na nas pra da do das dos pelo pela cada',
  ),
  fr: leading(
    'mon ma mes notre nos avec depuis jusqu parce que qui les des du un une et ou de pour dans sur par au aux chaque',
  ),
  de: leading(
    'mein meine unser unsere bis weil dass wenn zum zur beim vom und oder eine einen ohne im ins unserem unseren unserer meinem meinen meiner jede jeden',
  ),
  it: leading(
    'mio mia nostro nostra con da dal dalla fino che se al alla il gli della dei un una e del le nel nella sul sulla ogni per in',
  ),
  nl: leading('mijn onze met tot omdat een en of zonder de elke per vanaf'),
  pl: leading('moj moja nasz nasza z ze od do bo oraz lub ani bez dla i w na u przy przez pod nad przed po'),
};

/** Whether the words after and before a gap belong together, whatever was learned. */
function isJoined(words: readonly string[], at: number, language: string): boolean {
  if (LEADING[language]?.has(words[at] ?? '')) return true;
  if (words[at + 1] === 'as' && words[at - 1] === 'as') return true;
  if (SPEAKER.has(words[at] ?? '') && AND.has(words[at - 1] ?? '')) return true;
  for (let count = 1; count <= LONGEST_OTHERWISE; count += 1)
    for (let first = at + 2 - count; first <= at + 1; first += 1)
      if (first >= 0 && OTHERWISE.has(words.slice(first, first + count).join(' '))) return true;
  return false;
}

/** A word with a capital, as opposed to "I" and "IBAN". */
const CAPITAL = /^\p{Lu}\p{Ll}/u;

/** Words that open sentences and are in no name. */
const OPENERS: ReadonlySet<string> = leading(
  'we i you he she they it our my your this that these there when if please call ring book come open opened customers people everything nosotros nuestro nuestra nuestros nuestras mi mis tenemos tengo somos estamos llama llámanos llamad abrimos recogemos si cuando todo nós nosso nossa temos somos estamos abrimos liga ligue nous notre nos je mon ma on vous il elle appelez noi nostro nostra siamo abbiamo chiamaci chiamateci io se quando tutto wij we ons onze mijn ik je u bel als alles nasz nasza nasze mamy jesteśmy ja mój moja zadzwoń',
);
/** Articles, which names have before another capital only: "Las Palmas", "Los presupuestos". */
const ARTICLES: ReadonlySet<string> = leading(
  'the a an el la los las un una o os as um uma le les des il lo i gli une de het een',
);
/** "Reparamos", "facciamo", "réparons" */
const OF_US = /(?:[aei]mos|iamo|[^aeiou]ons|[aei]my)$/u;

/** "Alan | Pryce": a name of several words, where capitals are for names. */
function isWithinName(written: readonly RegExpExecArray[], words: readonly string[], at: number, language: string) {
  const [own = '', next = ''] = [written[at]?.[0], written[at + 1]?.[0]];
  if (language === 'de' || at === 0 || !CAPITAL.test(own) || !CAPITAL.test(next)) return false;
  const word = words[at + 1] ?? '';
  const isOpener = STARTS.has(word) || OPENERS.has(word) || (language !== 'en' && OF_US.test(word));
  return !isOpener && !(ARTICLES.has(word) && !CAPITAL.test(written[at + 2]?.[0] ?? ''));
}

/** A sentence ends where this much speaks against it still. */
const ENDS_FROM = -0.8;
const [LEAST, MOST] = [-4, 3];
/** What a sentence of one, two, three or more words costs. */
const SHORT = [4.4, 2.6, 1.1, 0];
const LENGTHS = SHORT.length;

/** How far what opens a clause speaks for an end before it. */
const FOR_OPENING = { sure: 4, said: 3 };
/** What was learned has to speak so much for an end before what somebody says, and before what may open a clause. */
const [SAID_FROM, MAY_FROM] = [-2, 0.5];
/** And so much before anything else, where somebody turns from the page to its writer. */
const TURNS_FROM = 0.3;

/** How far the end of what asks for a page speaks for the end of a sentence: "anota aí pra página | é o Ateliê". */
const FOR_PAGE = 5;
const PAGE: ReadonlySet<string> = leading(
  'page website site web webpage homepage pagina paginas seite webseite strona strone strony',
);
const OF_WHAT: ReadonlySet<string> = leading(
  'for of about with to de del da do das dos para pra con com sobre pour du des avec sur fur von mit uber per di della dei su voor van met over dla z na ze',
);
const asksForPage = (words: readonly string[], at: number): boolean =>
  PAGE.has(words[at] ?? '') && !OF_WHAT.has(words[at + 1] ?? '');

/** How far it speaks for an end that a sentence ends after a word: one for the same reader, and one where they change. */
interface Gap {
  within: number;
  turning: number;
}
const NO = Number.NEGATIVE_INFINITY;
const both = (score: number): Gap => ({ within: score, turning: score });
const NEVER = both(NO);

/** A sentence of a dictated text. */
export interface Dictated {
  text: string;
  /** How far its words lean to being told to the writer, by their mean; below zero: for the page. */
  leaning: number;
}

/**
 * For each word, whether a sentence ends with it: the best sequence of sentences, each of which is for the page or for
 * the writer as a whole (Viterbi's algorithm; a state is for whom, and how many words so far).
 */
function endsOf(gaps: readonly Gap[], leanings: readonly number[], divided: number): boolean[] {
  let scores = new Float64Array(2 * LENGTHS).fill(Number.NEGATIVE_INFINITY);
  const cameFrom: Int8Array[] = [];
  const told = (state: number) => (state < LENGTHS ? -1 : 1);
  for (const [at, leaning] of leanings.entries()) {
    const next = new Float64Array(2 * LENGTHS).fill(Number.NEGATIVE_INFINITY);
    const from = new Int8Array(2 * LENGTHS);
    const move = (state: number, before: number, score: number) => {
      if (score <= (next[state] ?? 0)) return;
      next[state] = score;
      from[state] = before;
    };
    for (const own of [0, LENGTHS]) {
      if (at === 0) next[own] = 0;
      else {
        const { within, turning } = gaps[at - 1] ?? both(0);
        for (const [before, score] of scores.entries()) {
          const bothForPage = own < LENGTHS && before < LENGTHS;
          const gap = own < LENGTHS === before < LENGTHS ? within : turning;
          const end = gap === NO ? gap : Math.max(LEAST, Math.min(MOST, gap)) - ENDS_FROM;
          move(own, before, score + end - (SHORT[before % LENGTHS] ?? 0) - (bothForPage ? divided : 0));
        }
        for (let length = 1; length < LENGTHS; length += 1)
          move(own + length, own + length - 1, scores[own + length - 1] ?? 0);
        move(own + LENGTHS - 1, own + LENGTHS - 1, scores[own + LENGTHS - 1] ?? 0);
      }
    }
    for (const state of next.keys()) next[state] = (next[state] ?? 0) + (told(state) * leaning) / 2;
    scores = next;
    cameFrom.push(from);
  }
  const ends = leanings.map(() => false);
  let state = 0;
  const last = (candidate: number) => (scores[candidate] ?? 0) - (SHORT[candidate % LENGTHS] ?? 0);
  for (const candidate of scores.keys()) if (last(candidate) > last(state)) state = candidate;
  for (let at = leanings.length - 1; at > 0; at -= 1) {
    if (state % LENGTHS === 0) ends[at - 1] = true;
    state = cameFrom[at]?.[state] ?? 0;
  }
  return ends;
}

/** Where a list of prices stands in a text, and how it is written. */
interface List {
  start: number;
  end: number;
  text: string;
}

/** How far the words of a price list lean to being told to the writer. */
const LIST_LEANING = -1;

/**
 * The sentences of a text that was dictated, or typed, without marks. `language` is one that the reader knows; each of `lists` is
 * one sentence.
 */
export function sentencesOfDictation(text: string, language: string, lists: readonly List[] = []): Dictated[] {
  const written = Array.from(text.matchAll(/\S+/g));
  const words = written.map(([word]) => wordOf(word));
  const commas = written.map(([word]) => word.endsWith(','));
  const listAt = written.map(({ index }) => lists.findIndex(({ start, end }) => index >= start && index < end));
  const leanings = words.map((_, at) =>
    (listAt[at] ?? -1) < 0 ? leaningOfWord(wordFeatures(words, at)) : LIST_LEANING,
  );
  const isListEnd = (at: number) => at < words.length - 1 && listAt[at] !== listAt[at + 1];
  const comma = commas.filter(Boolean).length / words.length;
  const leaningAt = (at: number): Gap => {
    if (isListEnd(at)) return both(MOST);
    if ((listAt[at] ?? -1) >= 0) return NEVER;
    if (isJoined(words, at, language) || isWithinName(written, words, at, language)) return NEVER;
    if (STARTS.has(words[at + 1] ?? '') && !commas[at]) return both(MOST);
    const features = gapFeatures(words, at, language);
    if (commas[at]) return both(leaningOfComma(features));
    const denied = NEGATIONS.has(words[at - 1] ?? '') ? AFTER_NEGATED : 0;
    if (comma * WORDS_A_COMMA > 1) return NEVER;
    const learned = leaningOfGap(features) - denied;
    const opening = openingAt(words, at, language);
    if (opening === 'within') return NEVER;
    if (comma * WORDS_A_RARE_COMMA > 1) return opening === 'none' ? NEVER : both(learned - WITHOUT_COMMA);
    if (opening === 'sure' || opening === 'said') {
      const opened = learned + FOR_OPENING[opening];
      return { within: opening === 'sure' || learned > SAID_FROM ? opened : NO, turning: opened };
    }
    const turned = learned + (asksForPage(words, at) ? FOR_PAGE : 0);
    return {
      within: opening === 'may' && learned > MAY_FROM ? learned : NO,
      turning: turned > TURNS_FROM ? turned : NO,
    };
  };
  const divided = comma * WORDS_A_RARE_COMMA > 1 ? DIVIDED_WITH_COMMAS : DIVIDED;
  const ends = endsOf(
    words.map((_, at) => leaningAt(at)),
    leanings,
    divided,
  );
  const sentences: Dictated[] = [];
  let first = 0;
  for (const [at, match] of written.entries()) {
    const list = lists[listAt[at] ?? -1];
    if (!isListEnd(at) && (list || !ends[at]) && at < written.length - 1) continue;
    const own = leanings.slice(first, at + 1);
    sentences.push({
      text: list?.text ?? text.slice(written[first]?.index, match.index + match[0].length),
      leaning: own.reduce((sum, leaning) => sum + leaning, 0) / own.length,
    });
    first = at + 1;
  }
  return sentences;
}
