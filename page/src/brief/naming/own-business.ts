/** "I run", in languages whose nouns have no capital. */
const I_RUN =
  "i (?:run|own|have)|we (?:run|own|have)|i['’]ve got|tengo|tenemos|llevo|llevamos|regento|regentamos|j['’]ai|je tiens|nous tenons|on tient|je gère|nous gérons|ho|abbiamo|gestisco|gestiamo|conduco|tenho|temos|toco|tocamos|ik (?:run|heb)|wij (?:runnen|hebben)|we (?:runnen|hebben)|mam|mamy|prowadzę|prowadzimy";
const WORD = String.raw`\p{Lu}[\p{L}\d'’&-]*`;
const NAME = `${WORD}(?: (?:(?:of|the|de|del|della|di|da|do|du|des|van|von|y|e|et|and|&|la|el|le|los|las|à|al|na|pod|w) ){0,2}${WORD}){1,4}`;

/** "We run the Rifugio Pian del Tasso, at 1,840 metres" */
const RUNS_NAMED = new RegExp(
  `(?<!\\p{L})(?:${I_RUN}) (?:(?:con|with|avec|com|met|z) [^,.;:!?\\d]{2,20} )?(?:the|el|la|los|las|le|les|l['’]|il|lo|o|a|de|het)? ?(${NAME})(?=[,.;]|$)`,
  'iu',
);
/** "I have an inn in Puebla, La Cuchara de Chayo, in 17 Sur" */
const RUNS_APPOSED = new RegExp(
  `(?<!\\p{L})(?:${I_RUN}) (?:an?|una?|uma?|une|un['’]|een) ?[^,.;:!?\\d]{3,50}, (${NAME}), (?:in|at|on|near|en|em|na|no|à|au|a|ad|nel|op|bij|te|w|przy|calle|rua|rue|via)(?!\\p{L})`,
  'iu',
);
const PREPOSITION = '(?:in|at|on|near|en|em|no|na|à|au|dans|sur|a|ad|nel|nella|op|bij|te|w|we|nad|przy|pod|koło)';
/** "Prowadzimy z bratem spływy kajakowe Wydra na rzece Drawie": a kind in small letters, and a name behind it. */
const RUNS_KIND = new RegExp(
  `(?<!\\p{L})(?:[IiWw]e? run|[Rr]egent(?:o|amos)|[Jj]e tiens|[Nn]ous tenons|[Gg]est(?:isco|iamo)|[Ww]ij runnen|[Pp]rowadz(?:ę|imy)) (?:(?:con|with|avec|met|z|ze) (?:\\p{Ll}{1,4} )?\\p{Ll}{3,} )?(?:\\p{Ll}[\\p{L}'’-]* ){1,4}(${NAME}|${WORD})(?= ${PREPOSITION} |[,.]|$)`,
  'u',
);
/** A town or a language behind such a word is no name. */
const BEFORE_OTHER = new RegExp(` (?:${PREPOSITION}|of|for|de|di|del|du|des|da|do|van|od|dla|z) $`, 'u');

const TOWN_LAST = / (?:à|in|en|em|a|na|w|te) \p{Lu}[\p{L}-]+$/u;

/** "Ma boutique c'est la semelle bleue" */
const IT_IS_MINE =
  /(?<!\p{L})(?:ma|mon|notre) (?:boutique|atelier|salon|magasin|entreprise|resto|restaurant|café|ferme|gîte|cabinet|studio|école|association),? c['’]est ((?:(?:le|la|les|l['’]|chez|au|aux) ?)?\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3})(?=[.,;!]|$)/iu;

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** How far into a description somebody says what they run. */
const BEGINNING = 200;

/** The name of what somebody says they run; empty where they name none. */
export function ownBusiness(text: string): string {
  const beginning = text.slice(0, BEGINNING);
  const [, apposed = ''] = RUNS_APPOSED.exec(beginning) ?? [];
  const [, run = ''] = RUNS_NAMED.exec(beginning) ?? [];
  // Without regard to capitals the patterns above would take any words.
  const found = [apposed, run].find((name) => {
    const [first = '', ...others] = name.split(' ');
    return isCapitalised(first) && isCapitalised(others.at(-1) ?? '');
  });
  const ofKind = RUNS_KIND.exec(beginning);
  const named = ofKind?.[1] ?? '';
  const isNamed = ofKind !== null && !BEFORE_OTHER.test(ofKind[0].slice(0, -named.length));
  const behind = isNamed ? named.replace(TOWN_LAST, '') : undefined;
  return found ?? behind ?? IT_IS_MINE.exec(beginning)?.[1] ?? '';
}
