import type { Lexicon } from './lexicon.ts';
import { countWords } from './text/phrases.ts';
import { IDLE_NAME } from './words/idle-names.ts';
import { PRODUCT } from './words/products.ts';

const QUOTED = /^[\s:]*["“„«'‘]([^"“”„«»'’]{2,60})["”“»'’]/u;
const PROPER =
  /^[\s:]*((?:\p{Lu}|\d)[\p{L}\d'’&.+-]*(?: (?:(?:\p{Lu}|\d|&|[-–] )[\p{L}\d'’&.+-]*|(?:de|del|la|el|los|las|of|the|and|y|e|i|do|da|dos|di|du|des|van|von|der|und|et|por)(?!\p{L}))){0,7})/u;
const LOOSE = /^[\s:]*([\p{L}\d'’&. -]{2,40})$/u;
const SMALL_END = /(?: (?:de|del|la|el|los|las|of|the|and|y|e|i|do|da|dos|di|du|des|van|von|der|und|et)){1,8}$/;

/** 'My third novel, "The Ferryman's Ledger"': what the page is about. */
const OWN_WORK =
  /(?<!\p{L})(?:my|our|mi|nuestr[oa]|mon|ma|notre|mein\p{L}{0,2}|unser\p{L}{0,2}|il mio|la mia|il nostro|la nostra|mijn|ons|onze|o meu|a minha|o nosso|a nossa|mój|moja|nasz\p{L}?) (?:\p{L}+ ){0,2}(?:novel|book|e-?book|album|record|film|play|show|exhibition|course|podcast|game|single|ep|novela|libro|disco|película|obra|exposición|curso|juego|roman|livre|spectacle|exposition|cours|jeu|buch|platte|stück|ausstellung|kurs|spiel|romanzo|mostra|corso|gioco|boek|plaat|voorstelling|tentoonstelling|cursus|spel|livro|romance|exposição|jogo|książka|powieść|płyta|wystawa|gra),? ["“„«]([^"“”„«»]{2,60}?),?["”“»]/iu;
/** "I'm Rosalind Okafor and my novel" */
const AND_MINE =
  /^(?:and|y|e|et|und|en|i) (?:my|mi|mis|o meu|a minha|mon|ma|mein\p{L}*|il mio|la mia|mijn|mój|moja|this is|esto es|das ist|dies ist)(?!\p{L})/iu;

/** "We are the Grambow Bakery in Plau and bake on Wednesdays": where it is, or what it does. */
const IN_TOWN_OR_AND =
  /^(?:(?:in|near|from|en|em|à|a|de|te|w|z|bei|aus|di|da|uit|van) \p{Lu}|(?:and|y|e|et|und|en|i) \p{Ll})/u;

/** A name of several words, and no list: "Deutsche und Österreicher". */
const isSeveral = (name: string): boolean => / \p{Lu}/u.test(name) && !/ (?:and|y|e|et|und|en|i) /.test(name);

/** "A grooming salon its called": what only leads to a name. */
const IT_LAST =
  /,? (?:(?:and |which |that )?(?:its|it['’]s|it is|it|is|are|we['’]re|we are|i['’]?m|i am)|(?:y |que )?se|(?:e |que )?se|(?:qui |et |elle |il )?s['’]|(?:und |die |das |der )?(?:sie|es|er)|(?:che |e )?si|(?:en |die |dat )?(?:hij|ze|het))$/iu;

/** "I am a physiotherapist in Nenagh and my practice": what is called by the name, joined to what is told. */
const AND_MINE_LAST =
  /,? (?:and|y|e|et|und|en|i) (?:my|our|mi|nuestr[oa]|(?:o |a )?(?:meu|minha|nosso|nossa)|mon|ma|notre|mein\p{L}{0,2}|unser\p{L}{0,2}|(?:il |la )?(?:mio|mia|nostro|nostra)|mijn|ons|onze|mój|moja|nasz\p{L}?) \p{L}[\p{L}-]*$/iu;

/** "Vendo pianoforti a Bergamo, il negozio": what is called by the name, behind what is told. */
const SUBJECT_LAST =
  /, (?:ça|cela|(?:and |y |e |et |und |en |i )?(?:(?:the|our|my|il|la|lo|el|le|l['’]|der|die|das|mein|unser|mio|mi|nuestr[oa]|notre|mon|ma|het|de|onze|mijn|o|a|meu|minha|nossa?) ?){0,2}(?:shop|store|business|company|place|studio|app|negozio|locale|ditta|azienda|salone|tienda|negocio|empresa|taller|estudio|magasin|boutique|atelier|entreprise|salon|laden|geschäft|betrieb|firma|loja|negócio|oficina|ateliê|winkel|zaak|bedrijf|sklep|pracownia))$/iu;

export interface NamedText {
  name: string;
  /** What is said beside the name; the text itself where the name stands in the midst of it. */
  rest: string[];
}

const SPEAKER_ONLY = /^(?:ik|ich|i|je|mi|me|eu|yo|io|my name|mein name|mijn naam)?$/iu;
const ITS_KIND = String.raw`(?:the|de|het|der|die|das|mijn|my|mein\p{L}{0,2}|la|el|il|lo|o|a|le|mia|mio|ma|mon|minha|meu) \p{L}[\p{L}-]+`;
/** "and the salon" */
const ITS_KIND_LAST = new RegExp(` ${ITS_KIND}$`, 'iu');
/** "Knip bij Loes" of "heet Knip bij Loes, Kastanjelaan 8" */
const WHOLE_NAME = /^\s?(\p{Lu}[^,.;:()\d]{1,38}?)(?=[,.;:]|$)/u;
/** " en de salon" of "Ik heet Marloes en de salon heet": what leads to the name of the business. */
const AND_ITS_KIND = new RegExp(`,? (?:and|y|e|et|und|en|i) ${ITS_KIND}\\s?$`, 'iu');
/** "Lo he (llamado)", "je l'ai (appelé)": what is left before a name that somebody gave. */
const ONLY_AUXILIARY =
  /^(?:l[oa]s? (?:he|hemos|llevo)|(?:je|nous|on) l[ae]?['’]?(?:ai|avons|a)|l['’](?:ho|abbiamo)|(?:i|we)(?: have|['’]ve) it|ich habe (?:es|ihn|sie)|wir haben (?:es|ihn|sie)|ik heb (?:het|hem)|we hebben (?:het|hem))$/iu;

/** "I'm" of "I'm called": nothing but who speaks. */
const ONLY_SPEAKER = /^(?:i['’]?m|i am|we are|we['’]?re|ich bin|ik ben|soy|sono|je suis|eu sou|jestem|it['’]?s)$/iu;
/** "Y está en la calle Alfarería": where what was named is. */
const AND_IS_AT =
  /^(?:y|e|et|and|und|en|i) (?=(?:está|queda|fica|è|si trova|se trouve|is (?:in|at|on)|ist in|liegt|ligt|jest|mieści się)(?!\p{L}))/iu;

/** "Ik heet Marloes en de salon heet Knip bij Loes": what says the name of the business, where somebody says theirs before. */
function businessCalled(text: string, { named }: Lexicon): { index: number; 0: string } | null {
  const first = named.exec(text);
  if (!first || !SPEAKER_ONLY.test(text.slice(0, first.index).trim())) return null;
  const from = first.index + first[0].length;
  const second = named.exec(text.slice(from));
  return second && ITS_KIND_LAST.test(text.slice(from, from + second.index).trim())
    ? { index: from + second.index, 0: second[0] }
    : null;
}

const GROUP =
  '(?:campaign(?: group)?|action group|group|choir|band|collective|association|colectivo|asociación|plataforma|grupo|coro|banda|peña|coletivo|associação|movimento|collectif|association|comité|groupe|chorale|chœur|bürgerinitiative|initiative|gruppe|verein|chor|kollektiv|collettivo|associazione|comitato|gruppo|actiegroep|werkgroep|vereniging|stichting|groep|koor|kolektyw|stowarzyszenie|fundacja|grupa|chór)';
/** " le collectif Touche pas à ma Passerelle, à Saint-Aubin": a group, and its name up to a mark. */
const GROUP_NAMED = new RegExp(
  `^ (?:the |el |la |los |las |os? |as? |le |les |l['’]|der |die |das |de |het |il |lo |i |gli )?(?:(?!an? |una? |uma? |une |eine? |een )\\p{L}+ )?${GROUP} (\\p{Lu}[\\p{L}\\d'’-]*(?: [\\p{L}\\d'’-]+){0,5})(?=[,.;:(!]|$)`,
  'iu',
);
const AND_SMALL = / (?:and|y|e|et|und|en|i|in|at|from|aus|bei|z|ze|w) /u;

/** The name of the group that a text says somebody is; empty where it does not begin and end with a capital. */
function groupNamed(text: string): string {
  const name = GROUP_NAMED.exec(text)?.[1] ?? '';
  const isName = /^\p{Lu}/u.test(name) && / \p{Lu}[^ ]*$/u.test(name) && !AND_SMALL.test(name);
  return isName ? name : '';
}

/** The name that a text gives to what it is about: "a bakery called Horno Sur", "We are Horno Sur". */
export function nameIn(written: string, lexicon: Lexicon): NamedText | null {
  // As it is said in Brazil.
  const text = written.replace(/^Chama (?=\p{Lu})/u, 'Chama-se ');
  const business = businessCalled(text, lexicon);
  const called = business ?? lexicon.named.exec(text);
  if (called) {
    const after = text.slice(called.index + called[0].length);
    const found =
      (business && WHOLE_NAME.exec(after)?.[1]) ??
      properName(after) ??
      properName(after.replace(/^ (?:the|la|el|los|las|le|les|il|lo|gli|het|os?|as?) (?=\p{Lu})/u, ' ')) ??
      (countWords(after) <= 3 ? LOOSE.exec(after.replace(/[.!]$/, ''))?.[1] : smallName(text, after));
    // "pt. 8–14": a day and its hours, in words that also lead to a title.
    if (found && /\p{L}/u.test(found)) {
      const before = text
        .slice(0, called.index)
        .replace(/(?<![,(\s])[,(\s]+$/, '')
        .replace(IT_LAST, '')
        .replace(SUBJECT_LAST, '')
        .replace(AND_MINE_LAST, '');
      const ends = after.indexOf(found) + found.length;
      const left = after
        .slice(ends)
        .replace(/^["”“»'’)]+/, '')
        .trim();
      const next = /^(?:[,:;(–—-]|I \p{Ll})/u.test(left)
        ? left.replace(/^[,:;(–—\s-]+/, '').replace(/^([^(]*)\)/, '$1')
        : '';
      const whole = business ? before.replace(AND_ITS_KIND, '') : before;
      const told = ONLY_SPEAKER.test(whole.trim()) || ONLY_AUXILIARY.test(whole.trim()) ? '' : whole;
      if (!/[\p{L}\d]/u.test(left)) return { name: found.trim(), rest: [told] };
      if (told.trim() === '' && AND_IS_AT.test(left))
        return { name: found.trim(), rest: [left.replace(AND_IS_AT, '')] };
      return { name: found.trim(), rest: next ? [told, next] : [text] };
    }
  }
  const work = OWN_WORK.exec(text)?.[1];
  if (work) return { name: work.trim(), rest: [text] };
  const weAre = lexicon.weAre.exec(text);
  if (weAre) {
    const the =
      /^ (?:the|el|la|los|las|os?|as?|le|les|der|die|das|de|het|il|lo|i|gli) (?=\p{Lu})/u.exec(
        text.slice(weAre[0].length),
      )?.[0] ?? ' ';
    const from = weAre[0].length + the.length;
    const found = PROPER.exec(text.slice(from))?.[1]?.replace(SMALL_END, '');
    const next = text.slice(from + (found?.length ?? 0)).trim();
    const isEnd = /^(?:$|[,.(–—-])/.test(next) || AND_MINE.test(next);
    if (found && (isEnd || (isSeveral(found) && IN_TOWN_OR_AND.test(next)))) return { name: found, rest: [text] };
  }
  const group = weAre ? groupNamed(text.slice(weAre[0].length)) : '';
  if (group !== '') return { name: group, rest: [text] };
  const isA = lexicon.isA.exec(text.slice(0, 80));
  if (isA && isA.index > 0) {
    const before = text.slice(0, isA.index).trim();
    const proper = PROPER.exec(before)?.[1];
    if (proper === before && countWords(before) <= 5 && !lexicon.own.test(before) && !lexicon.itself.test(before)) {
      const sure = before.includes(' ') || /.[\p{Lu}\d]/u.test(before);
      if (sure && !lexicon.articles.test(before)) return { name: before, rest: [text] };
    }
  }
  return null;
}

/** "Second Swarm Apiary I run a class": who goes on speaking is no part of the name. */
const withoutI = (name: string | undefined, after: string): string | undefined =>
  name?.endsWith(' I') && /^ \p{Ll}/u.test(after.slice(after.indexOf(name) + name.length)) ? name.slice(0, -2) : name;

const MOST_SMALL = 4;
/** What "called" and "llamada" lead to besides a name: "called off", "llamada de 15 min". */
const SMALL_NAME =
  /^ (?!(?:off|out|back|in|on|up|by|for|at|if|when|it|that|de|del|al?|à|para|por|pour|du|des|von|zu|im|am|per|di|da|van|voor|do|na|od|w|z) )([\p{Ll}'’& -]{4,40})[,;.]/u;

/** "podcast called low tide radio, me and bex walk": a name of whoever writes without capitals, up to a mark. */
function smallName(text: string, after: string): string | undefined {
  const name = /\p{Lu}/u.test(text.slice(1)) ? undefined : SMALL_NAME.exec(after)?.[1];
  return name !== undefined && countWords(name) <= MOST_SMALL ? name : undefined;
}

function properName(after: string): string | undefined {
  return (
    QUOTED.exec(after)?.[1] ??
    withoutI(PROPER.exec(after)?.[1], after)
      ?.replace(SMALL_END, '')
      .replace(/(?<![.,])[.,]+$/, '')
  );
}

const TITLED_NAME =
  /^["“„«]?((?:\p{Lu}|\d)[\p{L}\d'’&.]*(?: (?:(?:\p{Lu}|\d)[\p{L}\d'’&.]*|&|de|del|la|el|los|of|the|and|y|e|do|da|di|du|des|van|von|der|und|et|i)){0,5})["”“»]? ?(?:[–—|]|-(?= )|:(?= )) ?(\p{L}.{8,})$/su;
const TRADE_NAME =
  /^(\p{Lu}\p{Ll}+(?: (?:\p{Ll}{3,}|de|di|da)){0,3}(?: (?:\p{Lu}[\p{L}'’]+|&|de|del|la|el|do|da|di|du)){1,4}),? (?:en|in|à|a|em|w|te|at|near|cerca de|perto de|vicino a|près de|nabij|koło) \p{Lu}/u;
const HIGHEST = 6;

const MOST_TITLE_WORDS = 9;

/** "Corso: Fotografare il cibo": what kind of thing it is, and its title; null where a name stands before the colon. */
function titleBehindKind(kind: string, text: string): NamedText | null {
  const [title = ''] = text
    .slice(text.indexOf(':') + 1)
    .trim()
    .split(',');
  const isKind = kind !== '' && !kind.includes(' ') && text.startsWith(`${kind}:`) && PRODUCT.test(kind);
  const isTitle = !/[,.:;!]/.test(title) && countWords(title) > 1 && countWords(title) <= MOST_TITLE_WORDS;
  const more = text.slice(text.indexOf(title) + title.length).replace(/^[,\s]+/, '');
  return isKind && isTitle ? { name: title, rest: [kind, more].filter((part) => part !== '') } : null;
}

/** "Muddy Paws - dog grooming in Stroud", "Clínica dental Sonrisas en Valencia": a brief that opens with its name. */
export function openingName(text: string, lexicon: Lexicon, language: string): NamedText | null {
  const titled = TITLED_NAME.exec(text);
  const work = titleBehindKind(titled?.[1] ?? '', text);
  if (work) return work;
  const [name = '', about = ''] = [titled?.[1]?.replace(/(?<![.,])[.,]+$/, '') ?? '', titled?.[2] ?? ''];
  const label = lexicon.roles.has(name.toLowerCase()) || lexicon.role.test(name) || lexicon.pageThing.test(name);
  const sure = name.includes(' ') || (language !== 'de' && !lexicon.events.test(name) && !lexicon.local.test(name));
  if (
    name &&
    sure &&
    !label &&
    !IDLE_NAME.test(name) &&
    countWords(name) <= HIGHEST &&
    !/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) &&
    !lexicon.own.test(name)
  )
    return { name, rest: [about] };
  const trade = language === 'de' ? null : TRADE_NAME.exec(text);
  const called = (trade?.[1] ?? '').replace(SMALL_END, '');
  const last = called.split(' ').at(-1) ?? '';
  if (
    called.includes(' ') &&
    /^\p{Lu}/u.test(last) &&
    !lexicon.own.test(called) &&
    !lexicon.calls.test(called) &&
    !lexicon.addressed.test(called)
  )
    return { name: called, rest: [text] };
  return null;
}

/** A text that is nothing but a name: "Riverside Half Marathon". German writes every noun with a capital. */
export function properNameIn(text: string, language: string): NamedText | null {
  const bare = text.trim().replace(/[.!]$/, '');
  const proper = language !== 'de' && countWords(bare) > 1 && PROPER.exec(bare)?.[1] === bare;
  return proper && !/\d{3}/.test(bare) ? { name: bare, rest: [] } : null;
}

/** "Fotografo di architettura a Torino, Elio Barberis": a trade, and the name behind it, perhaps with a street. */
const NAME_BEHIND =
  /^(\p{L}[^,.:;!?\d]{5,60}), ((?:\p{Lu}[\p{L}'’.&-]+ (?:(?:de|del|della|di|da|do|dos|das|du|van|von|the|&|y|e|et) )?){1,3}\p{Lu}[\p{L}'’-]+)(?:, (?:\p{Ll}|\d).{3,60})?[.]?$/u;
const BEFORE_TOWN: ReadonlySet<string> = new Set('in near at en à a em no na bei te w we'.split(' '));

/** Whether a trade tells its town: "Fotografo di architettura a Torino", "academia de bairro em Contagem MG". */
function tellsTown(trade: string): boolean {
  const words = trade.split(' ');
  return words.some((word, at) => at > 0 && BEFORE_TOWN.has(word) && /^\p{Lu}/u.test(words[at + 1] ?? ''));
}

/** "Leeds, West Yorkshire": where a town lies. */
const REGION =
  /^(?:west|north|south|east|new|county|isle|greater|upper|lower|san|santa|são|saint|st|costa|baden|baja|nova|british|nord|süd|ober|nieder|île|alta|haute|rio|sierra|castilla|noord|zuid|comunidad|comunitat|principado|las|los|le|la|provincia|región|regione|land|kreis)(?!\p{L})|(?:shire|coast|valley|islands?|hills|county|province|wales|scotland|ireland|carolina|dakota|zealand|kingdom|states)$/iu;
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|\\p{Lu}{2}';
/** "Licking County Ohio": a county, perhaps with its state. */
const COUNTY = new RegExp(`^\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*)? County(?:,? (?:${STATES}))?$`, 'u');

/** Whether a name is that of a region: "West Yorkshire". */
export const isRegion = (name: string): boolean => REGION.test(name);

/** Whether a name is nothing but a county with its state: "Licking County Ohio". */
export const isCounty = (name: string): boolean => COUNTY.test(name);

/** The name that stands behind a trade and its town at the beginning of a brief; null where there is none. */
export function nameBehindTrade(text: string, lexicon: Lexicon): NamedText | null {
  const [, trade = '', name = ''] = NAME_BEHIND.exec(text.trim()) ?? [];
  if (name === '' || REGION.test(name) || !tellsTown(trade) || lexicon.own.test(trade) || lexicon.calls.test(trade))
    return null;
  return { name, rest: [text] };
}

/** "Free webinar, Payroll Without Panic, on Tuesday": what it is, and its name between commas. */
const APPOSED =
  /^((?:\p{L}[\p{L}'’-]* ){0,4}\p{L}[\p{L}'’-]*), (\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:de|del|della|di|da|do|dos|das|du|van|von|of|the|for|to|on|à|au|aux|&|y|e|et|und|and|ohne|sans|sin|senza|sem|bez|zonder|in|im) ){0,2}[\p{Lu}\d][\p{L}\d'’&-]*){1,5}), (?=\p{Ll}|\d)/u;

/** The name that what a page is asked for has between commas; null where it has none. */
export function apposedName(text: string, lexicon: Lexicon): NamedText | null {
  const [, kind = '', name = ''] = APPOSED.exec(text.trim()) ?? [];
  return name === '' || tellsTown(kind) || lexicon.own.test(kind) ? null : { name, rest: [text] };
}

const PROPER_START =
  /^(?:(?:[AO]s?|El|L[aeo]s?|The|De|Het|Il|I|Gli) )?((?:\p{Lu}[\p{L}\d'’&.-]+ )(?:(?:de|del|da|do|du|des|di|van|von|of|the|pod|na|&) ){0,2}\p{Lu}[\p{L}\d'’&-]+(?: \p{Lu}[\p{L}\d'’&-]+){0,2}) \p{Ll}{2,}/u;

/** "The Museum of Small Machines" */
const THE_OF = /^The \p{Lu}[\p{L}'’-]+ of (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}(?=[,.;:]|$)/u;

/** The names that a sentence begins with: "Funeraria Hermanas Cordero acompaña a las familias"; empty where there are none. */
export const namesFirstIn = (text: string): string => THE_OF.exec(text)?.[0] ?? PROPER_START.exec(text)?.[1] ?? '';

/** 'Escape room "Zegarmistrz" in Poznań': a kind of thing with its name in quotation marks. */
const KIND_AND_QUOTED = /^(?:\p{L}[\p{L}'’-]* ){1,3}["“„«]([^"“”„«»]{2,60})["”“»]/u;

/** The name in quotation marks behind the kind of what a page is asked for; null where there is none. */
export function quotedNameIn(text: string): NamedText | null {
  const name = KIND_AND_QUOTED.exec(text.trim())?.[1]?.trim() ?? '';
  return name === '' || /[.!?…]$/.test(name) || countWords(name) > HIGHEST ? null : { name, rest: [text] };
}
