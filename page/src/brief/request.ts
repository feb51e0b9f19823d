import type { Lexicon } from './lexicon.ts';
import { countWords } from './text/phrases.ts';
import { PRODUCT } from './words/products.ts';

// "Diseñamos páginas web para dentistas": what we do, not what is asked for.
const WE_VERB =
  /^(?!queremos|necesitamos|buscamos|precisamos|procuramos|vogliamo|cerchiamo|potrzebujemy|chcemy|szukamy)\p{L}+(?:amos|emos|imos|iamo|emy|amy|imy|ymy)\s/iu;

// "Faccio il sito della tua attività": what I do, too.
const I_MAKE =
  /^(?:i (?:make|build|design|create)|hago|creo|diseño|faço|crio|je (?:fais|crée)|ich (?:mach|bau|erstell|gestalt)e?|faccio|realizzo|ik (?:maak|bouw|ontwerp)|robię|tworzę|projektuję)(?!\p{L})/iu;
const YOURS =
  /^(?:your|tus?|sus?|seu|sua|ton|ta|tes|votre|vos|dein\p{L}{0,2}|ihre?\p{L}?|eure?\p{L}?|tu[ao]|tuoi|tue|vostr[aoei]|jouw|je|jullie|uw|tw[oó]j\p{L}{0,3}|wasz\p{L}{0,3})(?!\p{L})/iu;

// "Each page is bound by hand."
const EACH = /^(?:each|every|cada|toda|chaque|jede|ogni|elke|iedere|każda)(?!\p{L})/iu;

/** "Una página de venta": what a page is for, and what it is about comes after it. */
const KIND_OF_PAGE =
  /^(?:vendas?|ventas?|vente|vendita|sprzedaży|captura|inscriç(?:ão|ões)|inscripci(?:ón|ones)|registro|inscription|iscrizione|destino|aterrizaje)(?=[,.;:]|$| (?:para|pour|per|dla|do|da|de|del|della|du)(?!\p{L}))[\s,.;:]*(?:(?:para|pour|per|dla|do|da|de|del|della|du) )?/iu;

export interface Request {
  /** "I need a landing page for", which is for the writer. */
  wrapper: string;
  /** What follows: content. */
  subject: string;
}

/** "Voici les éléments pour la page": what somebody hands over. */
const HANDS_OVER =
  /^(?:voici|voilà|here (?:is|are)|here['’]s|hier (?:sind|ist|kommen|kommt|is|zijn|komen)|anbei|aquí (?:van?|tienes?|está|están|tenéis|os dejo|te dejo)|te paso|aqui (?:vão|vai|estão|está|seguem)|seguem|ecco|oto|przesyłam) /iu;
/** "of our", behind the page that something is handed over for. */
const OF_OURS =
  /^ (?:of|for|de|du|des|del|della|dello|di|dei|delle|do|da|von|für|voor|van|dla|na|para|pour|per|d['’]) ?(?:(?:our|my|the|notre|nos|mon|ma|la|le|les|l['’]|nuestr[oa]|mi|el|los|las|unser\p{L}{0,2}|mein\p{L}{0,2}|die|den|das|nostr[oa]|mio|mia|il|lo|onze|ons|mijn|de|het|noss[oa]|meu|minha|nasz\p{L}{0,3}|moj\p{L}{0,2}) ?)?(?=\p{L})/iu;
const MOST_HANDED = 70;

/** "Here are the details for the page of our circus school, Le Grand Écart": the request, and its subject. */
function handedOver(sentence: string, { page }: Lexicon): Request | null {
  if (!HANDS_OVER.test(sentence)) return null;
  const found = page.exec(sentence.slice(0, MOST_HANDED));
  if (!found) return null;
  const at = found.index + found[0].length;
  const of = OF_OURS.exec(sentence.slice(at));
  if (!of) return null;
  return { wrapper: sentence.slice(0, at + of[0].length).trim(), subject: sentence.slice(at + of[0].length) };
}

/** "Strona kursu „Księgowość bez mgły”": Polish says of whom a page is without a word between. */
const PAGE_OF =
  /^(?:(?:nowa|moja|nasza) )?(?:strona(?: (?:internetowa|www))?|landing(?: page)?|witryna) (?=\p{Ll}{2,}(?:u|a|y|i|ej|ego|ów|ci)(?!\p{L})(?! jest(?!\p{L})))/iu;

/** "Turn this into a page for Hart's Honey (owner Ann Hart)": what is made of what was handed over, and for whom. */
const MADE_OF_IT =
  /^(?:.{0,60}?[,;:] )?(?:(?:please |can you |could you )?(?:turn|make) (?:this|that|it) into an? (?:\p{L}+ )?(?:page|website|landing page) for|(?:bitte )?(?:mach(?:t|en sie)? )?(?:bitte )?daraus (?:bitte )?(?:eine? )?(?:\p{L}+ )?(?:seite|webseite|website|landingpage|homepage) für|(?:por favor,? )?(?:haz|hazme|haced|hagan) con (?:esto|eso) una (?:página|web) para|(?:fais|faites)(?:-en| de ça) une page pour|(?:fanne|fatene) una pagina per|faz (?:disso|disto) uma página (?:para|pra)|maak (?:hier|daar) een pagina van voor) (?:the |our |my |den |die |das |unsere?n? |el |la |los |las |le |les |l['’]|il |lo |i |o |a |os |as |de |het )?(?<subject>\p{L}[^()\n]{1,60}?)(?: (?:machen|bauen|erstellen|basteln))?(?: \((?<more>[^()\n]{2,80})\))?[.!]?$/iu;

/** Whether a sentence asks to make a page of what was handed over, and says for whom. */
export const asksToMakeOf = (sentence: string): boolean => MADE_OF_IT.test(sentence);

/** Divides "I need a page for my bakery\" into the request and its subject; null for any other sentence. */
export function requestIn(written: string, lexicon: Lexicon): Request | null {
  const sentence = written.replace(/^¿\s?/, '');
  const handed = handedOver(sentence, lexicon);
  if (handed) return handed;
  const made = MADE_OF_IT.exec(sentence)?.groups;
  if (made?.subject) {
    const subject = [made.subject, made.more].filter(Boolean).join(', ');
    return { wrapper: sentence, subject };
  }
  const of = PAGE_OF.exec(sentence);
  if (of) return { wrapper: of[0].trim(), subject: sentence.slice(of[0].length).trim() };
  const match = lexicon.request.exec(sentence) ?? lexicon.promotion.exec(sentence);
  if (!match) return trailing(sentence, lexicon);
  if (EACH.test(match[0]) || lexicon.should.test(match[0].replace(lexicon.want, ''))) return null;
  if (match[0].length > 160 || WE_VERB.test(match[0])) return null;
  const subject = sentence
    .slice(match[0].length)
    .trim()
    .replace(KIND_OF_PAGE, '')
    .replace(FOR_MYSELF, '')
    .replace(TO_FILL, '')
    .replace(TO_BE_MADE.test(match[0]) ? MADE_LAST : '', '');
  if (!/[\p{L}\p{N}]/u.test(subject) || (I_MAKE.test(match[0]) && YOURS.test(subject))) return null;
  return {
    wrapper: match[0].trim(),
    subject: subject
      .replace(lexicon.articles, '')
      .replace(KIND_TWICE, '')
      .replace(KIND_COLON, '$1, ')
      .replace(OF_KIN, '')
      .trim(),
  };
}

/** "Könnt ihr eine Seite", "wir möchten eine Website": after this German and Dutch end with what is done to it. */
const TO_BE_MADE =
  /^(?:k[öo]nn|kann|würde|(?:ich|wir) (?:möchten?|wollen|will|würden?)|kun|kan |zou|wil|(?:ik|wij|we) (?:wil|willen|zou) )/iu;
/** "erstellen", "laten maken" */
const MADE_LAST =
  / (?:machen|bauen|erstellen|basteln|gestalten|aufsetzen|anlegen|einrichten|entwerfen|zusammenstellen|schreiben|maken|bouwen|opzetten|ontwerpen|in elkaar zetten|schrijven)(?: lassen)?(?=[.!?\s]{0,3}$)/iu;

/** "The barber shop of my brother": whose it is, for whoever asks. */
const OF_KIN =
  / (?:of|de|do|da|di|del|della|von|van) (?:my|mi|meu|minha|mon|ma|mein\p{L}{0,2}|mio|mia|mijn) (?:brother|sister|mother|father|mum|dad|uncle|aunt|wife|husband|son|daughter|friend|herman[oa]|madre|padre|mamá|papá|tí[oa]|mujer|marido|hij[oa]|amig[oa]|irm[ãa]o?|m[ãa]e|pai|ti[oa]|esposa|filh[oa]|frère|s(?:oe|œ)ur|mère|père|oncle|tante|femme|mari|fils|fille|bruders?|schwester|mutter|vaters?|onkels?|frau|mann(?:es)?|sohn(?:es)?|tochter|fratello|sorella|zi[oa]|moglie|figli[oa]|broer|zus|moeder|vader|oom|vrouw|man|zoon|dochter)(?!\p{L})/iu;

/** "Oficina: Oficina Bordão": a kind before a name that begins with it. */
const KIND_TWICE = /^\s?(\p{L}{3,20}): (?=\1 \p{Lu})/iu;

/** "For my workshop: Oficina Bordão, repairs": a kind, and its name. */
const KIND_COLON = /^(\s?\p{Ll}[\p{L} -]{2,30}): (?=\p{Lu})/u;

/** "A page to fill a post as a baker": what is to be filled is what it is about. */
const TO_FILL =
  /^(?:to (?:fill|advertise) (?:an? |the |our )?(?:post|position|job|vacancy)(?: (?:of|as|for))?(?: an?)?|cubrir (?:una? |el |la )?(?:puesto|plaza|vacante) de|pourvoir (?:un |le |notre )?poste d(?:e |['’])|coprire (?:un |il )?posto (?:di|da)|preencher (?:uma? |o |a )?(?:vaga|lugar) de) ?(?=\p{Ll})/iu;

/** "A page for me, Col Braithwaite, hedgelayer": who asks, before they say who they are. */
const FOR_MYSELF = /^(?:me|myself|us|mich|uns|mí|nosotr[oa]s|moi|nous|mim|nós|noi|mij|ons|mnie|nas), (?=\p{L})/iu;

// "My mother's bakery needs a page."
const NEEDS =
  / (?:needs?|wants?|braucht|benötigt|necesita|quiere|a besoin d|ha bisogno di|heeft|zoekt|precisa de|potrzebuje)(?: .*)?$/iu;

const UNFINISHED =
  / (?:for|for the|of|of the|on the|für|für die|zur|para|para la|del|de la|pour|pour la|per la|per il|della|voor de|van de|da|do|na|dla)$/iu;

/** "Job ad page": what a page does, which says nothing of whom it is for. */
const ADVERT =
  /^(?:(?:simple|short|small|one) )?(?:job|vacancy|recruitment|recruiting|hiring) ?(?:ad|advert|advertisement|post|posting|offer)?$/iu;

/** "B2B SaaS landing page": the subject stands before the page. */
function trailing(sentence: string, lexicon: Lexicon): Request | null {
  const match = lexicon.trailingPage.exec(sentence);
  const subject = (match?.[1] ?? '').replace(NEEDS, '').trim();
  // "Notes for the event page"
  if (match && (UNFINISHED.test(subject) || ADVERT.test(subject))) return { wrapper: sentence, subject: '' };
  if (!match || !subject || lexicon.own.test(subject) || lexicon.without.test(subject)) return null;
  return { wrapper: match[2] ?? '', subject };
}

/** "Page for our wedding band please!", "pourriez-vous faire une page pour ma boutique ?": what closes a request. */
const PLEASE_LAST =
  /[\s,]{0,3}(?:(?:please|pls|thanks|thank you|cheers|por favor|gracias|obrigad[oa]|s['’]il vous pla[iî]t|svp|merci|bitte|danke|per favore|grazie|alsjeblieft|alstublieft|graag|proszę|dziękuję)[\s!?.]*|\s[?!]+)$/iu;

/** What is asked for, without the words that ask kindly. */
export const withoutPlease = (subject: string): string =>
  subject.replace(PLEASE_LAST, '').replace(/(?<!\?)\?{1,9}$/, '');

/** "A page for my business": what says nothing of whom it is for. */
const ANYBODY =
  /^(?:(?:small|little|new|own|pequeñ[oa]|kleine[nrs]?|petite?|piccol[oa]|pequen[oa]|mał[aey]) )?(?:business|company|firm|shop|store|trade|work|negocio|empresa|tienda|trabajo|(?:\p{L}{4,12} )?(?:rush|season|launch|campaign|relaunch|saison|temporada|campaña|lanzamiento|campagne|lancement|stagione|lancio|seizoen|kampagne)|betrieb|firma|geschäft|laden|unternehmen|entreprise|boîte|activité|commerce|attività|azienda|ditta|negozio|bedrijf|zaak|winkel|onderneming|negócio|loja|firm[ay]|działalności)[.!?]*$/iu;

/** Whether what a page is asked for is just any business. */
export const isAnybody = (subject: string): boolean => ANYBODY.test(subject.trim());

/** "Game Saltmarrow": a word or two for what it is, and its name. */
const KIND_AND_NAME =
  /^((?:\p{Ll}[\p{L}-]+ ){1,3})["“„«]?((?:\p{Lu}|\d)[\p{L}\d'’&.-]*(?: (?:\p{Lu}|\d|&|of|the|de|del|da|do|di)[\p{L}\d'’&.-]*){0,4})["”“»]?[.!]?$/u;

/** What a page is asked for, where that is a kind of thing and its name alone: "my game Saltmarrow"; null otherwise. */
export function namedRequest(subject: string): { name: string; kind: string } | null {
  const [, kind = '', written = ''] = KIND_AND_NAME.exec(withoutPlease(subject)) ?? [];
  const name = written.replace(/[.]$/, '');
  if (name === '' || !PRODUCT.test(kind)) return null;
  // One word is said again by what follows: "a farming game".
  return { name, kind: countWords(kind) > 1 ? kind.trim() : '' };
}

/** 'We wrote a book called "First Jars" and want a page to sell it': what is told before the request, and joined to it. */
const TOLD_BEFORE =
  /^(?:i|we|ich|wir|yo|eu|je|nous|io|noi|ik|wij)? ?(?:[\p{L}-]+['’]?(?:ve)? ){1,4}["“„«][^"“”„«»]{2,80}["”“»](?=,? (?:and|so|und|deshalb|y|e|et|en|i|ed)(?!\p{L}))/iu;

/** ", and want a page": what joins a request to what is told before it. */
const JOINS_REQUEST = /^[,\s]{0,2}(?:and|so|und|deshalb|y|e|et|en|i|ed) /iu;

/** What a sentence tells before it asks for a page, and how it asks; null for any other sentence. */
export function toldAndAsked(sentence: string, { wantsPage }: Lexicon): { told: string; asked: string } | null {
  const [told = ''] = TOLD_BEFORE.exec(sentence) ?? [];
  const asked = sentence.slice(told.length).replace(JOINS_REQUEST, '');
  return told !== '' && wantsPage.test(asked) ? { told, asked } : null;
}

/** "To give lessons in maths": what somebody does with what the page is about, before that itself. */
const PROMOTES =
  /^(?:dare|offrire|proporre|vendere|promuovere|presentare|pubblicizzare|dar|vender|ofrecer|promocionar|anunciar|oferecer|divulgar|promover|donner|proposer|vendre|promouvoir|présenter|vermarkten|verkaufen|anbieten|geven|verkopen|aanbieden|sell(?:ing)?|promot(?:e|ing)|offer(?:ing)?|advertis(?:e|ing)) (?:des |de la |du |delle |dei |uns |unas |unos |umas )?(?=\p{L}{4})/iu;

/** What is promoted, without the verb that says so. */
export const withoutPromotion = (subject: string): string => subject.replace(PROMOTES, '');
