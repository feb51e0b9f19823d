/** Providers of mailboxes, and places where anybody has a page: their names are nobody's own. */
const NOT_OWN = new Set(
  (
    'gmail googlemail google outlook hotmail live msn yahoo icloud me mac aol proton protonmail posteo mail email gmx web t-online freenet ' +
    'orange free laposte wanadoo sfr libero tiscali virgilio alice wp onet interia o2 op uol bol terra sapo ziggo planet telenet ' +
    'skynet kpnmail xs4all btinternet sky bigpond whatsapp wa instagram facebook fb youtube tiktok linkedin twitter spotify apple ' +
    'apple etsy eventbrite calendly booking airbnb amazon paypal github bit'
  ).split(' '),
);
/** What an address has besides the name: "mermaapp", "getrotaly". */
const BESIDE =
  /^(?:get|try|my|the|hello|team|go|use|join|app|online|web|shop|store|club|hq|studio|home|group|company|info|de|es|uk|pl|it|nl|fr|br)$/;
const ADDRESS = /(?:@|\/\/|(?<![\p{L}\d.-]))((?:[\p{L}\d-]{1,40}\.){1,4}\p{L}{2,12})(?![\p{L}\d-])/gu;
/** What stands around and in an address, which does not count as said. */
const IN_ADDRESS =
  /(?<!\S)[^\s@]{0,64}@[^\s@]{1,80}|(?:https?:\/\/|www\.)\S{1,120}|(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,40}\.){1,4}\p{L}{2,12}(?![\p{L}\d-])/gu;
const LEAST_LETTERS = 4;
const MOST_WORDS = 5;
const FEWEST_OF_MAILBOX = 3;
/** Shorter words may be initials. */
const LONG_WORD = /\p{L}{4}/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+-]*|&/gu;

/** How a word may be spelled in an address. */
const spellings = (text: string): string[] => {
  const lower = text.toLowerCase().replace(/ß/g, 'ss').replace(/ł/g, 'l').replace(/ø/g, 'o');
  const bare = (spelled: string) =>
    spelled
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z\d]/g, '');
  const long = lower.replace(/[äöü]/g, (letter) => `${bare(letter)}e`);
  return [...new Set([bare(lower), bare(long)])];
};

/** How words may be spelled in an address; an ampersand is left out, or said. */
export const joined = (words: readonly string[]): string[] =>
  words.reduce<string[]>(
    (starts, word) =>
      starts.flatMap((start) =>
        (word === '&' ? ['', 'and', 'und', 'y', 'e', 'et', 'en', 'i'] : spellings(word)).map((end) => start + end),
      ),
    [''],
  );

/** The letters of the names in a text's own addresses: "nestwaerme" of hallo@nestwaerme.example. */
export function ownAddresses(text: string): string[] {
  const names = [...text.matchAll(ADDRESS)].map(([, host = '']) => {
    const parts = host.toLowerCase().split('.').slice(0, -1);
    return parts.filter((part) => part !== 'www').toSorted((one, other) => other.length - one.length)[0] ?? '';
  });
  const own = names.filter((name) => !NOT_OWN.has(name)).flatMap(spellings);
  return [...new Set(own)].filter((name) => name.length >= LEAST_LETTERS);
}

const LOCAL = /(?<![^\s(<:,;])([\p{L}\d]{8,40})@/gu;

/** The letters of a text's mailboxes, before their "@", which are long enough for a name of several words. */
const mailboxes = (text: string): string[] => [...text.matchAll(LOCAL)].flatMap(([, local = '']) => spellings(local));

export const isSpelled = (spelled: string, address: string): boolean => {
  if (spelled === address) return true;
  const at = spelled.length < LEAST_LETTERS ? -1 : address.indexOf(spelled);
  if (at < 0) return false;
  const rest = address.slice(0, at) + address.slice(at + spelled.length);
  return BESIDE.test(rest);
};

/** Words of a text beside each other, with nothing but spaces between them. */
interface Run {
  words: string[];
  start: number;
  end: number;
}

/** Every run of up to five words, the longer before the shorter at the same place. */
function* runsOf(text: string): Generator<Run> {
  const words = [...text.matchAll(WORD)];
  for (const [at, first] of words.entries())
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const part = words.slice(at, at + count);
      const last = part.at(-1);
      if (part.length < count || !last) continue;
      const isTogether = part.every((word, index) => {
        const next = part[index + 1];
        return !next || text.slice(word.index + word[0].length, next.index) === ' ';
      });
      if (isTogether) yield { words: part.map(([word]) => word), start: first.index, end: last.index + last[0].length };
    }
}

/** More of the name behind what the address has of it: "Surf School", "GmbH". */
const GOES_ON = /^(?: (?:&|and|und|y|e|et|en|i) \p{Lu}[\p{L}'’-]+)?(?: (?:\p{Lu}[\p{L}'’-]+|&)){1,3}(?![\p{L}])/u;
const GOES_ON_IN_GERMAN = /^ (?:(?:GmbH|AG|UG|KG|e\. ?V\.|& Co\. KG|IT)(?: |(?=[,.;:)]|$))){1,3}/u;
/** A trade before it: "Hebammenpraxis Nestwärme". */
const TRADE_BEFORE = /(?<=^|[.!?:\n] ?|\p{Ll},? |\d )(\p{Lu}\p{Ll}{3,}) $/u;
/** "voor Tuinderij De " before "Egelhoek": an article with a capital within a sentence is part of the name. */
const ARTICLE_BEFORE = /(?<=\p{Ll},? )(?:\p{Lu}\p{Ll}{3,} )?(?:The|El|La|Los|Las|O|A|Os|As|Le|Les|Il|Lo|De|Het) $/u;

/** "Sociedade Filarmónica Lira de " before "Vale Cimeiro": a longer name that ends in what the address has of it. */
const LONGER_BEFORE =
  /(?<=(?:^|[.!?:\n] ?)(?:(?:The|El|La|Los|Las|O|A|Os|As|Le|Les|Il|Lo|De|Het) )?)(?:\p{Lu}[\p{L}'’-]+ ){1,4}(?:de|del|da|do|di|du|des|of|van) $/u;

/** A name in quotation marks. */
const QUOTED = /["“„«]([^"“”„«»\n]{2,60})["”“»]/gu;
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A place that others have their address of. */
const BEFORE_PLACE =
  /(?<!\p{L})(?:in|near|en|desde|em|no|na|à|dans|bei|aus|im|a|ad|nel|nella|uit|te|w|we|z|ze)(?: apeadeiro de| estação de)? $/u;

/** "VELA LA RODA" of a leaflet, as a name is written elsewhere. */
const unshouted = (name: string): string =>
  name.includes(' ') && name === name.toUpperCase() && LONG_WORD.test(name)
    ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** "Stil Water" of "Yogaretraite 'Stil Water'": words without the mark that closes what was opened right before them. */
const withoutClosing = (text: string, { start, end }: Run): string => {
  const name = text.slice(start, end);
  return /['‘]/.test(text.charAt(start - 1)) ? name.replace(/['’]$/u, '') : name;
};

/** The name that a description's own address spells, as the description writes it; empty where it does not. */
export function nameByAddress(text: string, language: string): string {
  const addresses = ownAddresses(text);
  const boxes = mailboxes(text);
  if (addresses.length + boxes.length === 0) return '';
  const plain = text.replace(IN_ADDRESS, (found) => '\n'.repeat(found.length));
  const found: Run[] = [];
  for (const run of runsOf(plain)) {
    // "Torre del Río" of torredelrio@chess.example; a first name and a surname are somebody who answers there.
    if (run.words.length >= FEWEST_OF_MAILBOX && joined(run.words).some((spelled) => boxes.includes(spelled)))
      return capitalised(unshouted(plain.slice(run.start, run.end)));
    if (joined(run.words).some((spelled) => addresses.some((address) => isSpelled(spelled, address)))) found.push(run);
  }
  const isStart = ({ start, end, words }: Run) =>
    words.length === 1 && /(?:^|[.!?\n] ?)$/u.test(plain.slice(0, start)) && /^ \p{Ll}/u.test(plain.slice(end));
  const isCapital = ({ words }: Run) => /^[\p{Lu}\d]/u.test(words[0] ?? '');
  // Who writes without capitals names things without them, too.
  // "Garden in Leeds": what a sentence begins with has a capital, too.
  const named = found.find((each) => isCapital(each) && !isStart(each));
  // Who writes without capitals names things without them, too; a word that is said again is a common one.
  const [small] = /^[^\p{L}]*\p{Ll}/u.test(text) && found.length < 2 ? found : [];
  const run = named ?? small;
  if (!run || found.every(({ start }) => BEFORE_PLACE.test(plain.slice(0, start)))) return '';
  const quoted = [...plain.matchAll(QUOTED)].find(
    ({ index, 0: all }) => index < run.start && index + all.length > run.end,
  );
  const name = capitalised(unshouted(quoted?.[1]?.trim() ?? withoutClosing(plain, run)));
  if (quoted || !isCapital(run)) return name;
  const after = (language === 'de' ? GOES_ON_IN_GERMAN : GOES_ON).exec(plain.slice(run.end))?.[0].trimEnd() ?? '';
  const longer = language === 'de' ? '' : (LONGER_BEFORE.exec(plain.slice(0, run.start))?.[0] ?? '');
  if (longer !== '') return `${longer}${name}${after}`;
  const article = language === 'de' ? '' : (ARTICLE_BEFORE.exec(plain.slice(0, run.start))?.[0] ?? '');
  if (article !== '') return `${article}${name}${after}`;
  const before = TRADE_BEFORE.exec(plain.slice(0, run.start))?.[1] ?? '';
  // "Atelier Copeaux, joinery in Brest": all that stands before the comma.
  const isAlone = run.words.length === 1 && /^,/.test(plain.slice(run.end));
  const isWithin = /\p{Ll},? \p{Lu}\p{Ll}+ $/u.test(plain.slice(0, run.start));
  const isTrade = before !== '' && (language === 'de' || isWithin || isAlone);
  return `${isTrade ? `${before} ` : ''}${name}${after}`;
}
