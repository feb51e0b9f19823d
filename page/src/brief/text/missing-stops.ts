import type { Lexicon } from '../lexicon.ts';
import { PLEASE } from '../words/any-language.ts';
import { countWords } from './phrases.ts';

/** "bakery in Leeds We bake": a town, and how people go on with themselves in a sentence of its own. */
const BEHIND_TOWN =
  /(?<= (?:in|near|at|a|en|à|em|te|w|bei) \p{Lu}\p{Ll}{2,20}) (?=(?:We|Our|I|Wir|Unsere?|Ich|Nous|Notre|Wij|Onze|Ik|My|\p{Lu}\p{Ll}{1,12}(?:iamo|amos|emos|imos)) \p{Ll})/gu;
/** "We the People" and the like are names. */
const NAMES = /^(?:We|I|Our|My) (?:the|and|of|for|love)(?!\p{L})/u;

/** "It's", "es", "we are": how people go on with what the page is about. */
const IT_IS =
  /^(?:,|[^\p{L}\p{N}\n.!?]{1,6}) ?(?=(?:it['’]?s|it is|we['’]?re|we are|i['’]?m|i am|i run|we run|es|somos|soy|tengo|tenemos|é|sou|tenho|temos|c['’]est|on est|nous sommes|je suis|es ist|wir sind|ich bin|è|siamo|sono|ho|het is|we zijn|wij zijn|ik ben|to|jesteśmy|jestem|mam) \p{L})/iu;

/** "I want a page 🌵 it's a nursery": a request to which what it is about is joined without a stop. */
const parted = (line: string, { wantsPage }: Lexicon): string => {
  const [asked = ''] = wantsPage.exec(line) ?? [];
  const joint = asked === '' ? null : IT_IS.exec(line.slice(asked.length));
  return joint ? `${asked}. ${line.slice(asked.length + joint[0].length)}` : line;
};

/** "A page for the band 🎺 we're the Kettles": a picture in place of a stop. */
const BEHIND_PICTURE =
  /(?<=[\p{L}\d]) ?\p{Extended_Pictographic}\uFE0F? (?=(?:we['’]?re|we (?:are|do|have|run|make)|i['’]?m|i (?:am|do|run|make)|somos|soy|vendemos|hacemos|tengo|sou|tenho|fazemos|nous sommes|je suis|on (?:est|fait)|wir (?:sind|machen)|ich (?:bin|mache)|siamo|sono|facciamo|we (?:zijn|maken)|wij zijn|ik ben|jesteśmy|jestem|robimy) \p{L})/giu;

const PICTURE = '\\p{Extended_Pictographic}\\uFE0F?';
const NUMBER = '\\+?\\(?\\d[\\d() ./-]{6,18}\\d';
/** "WhatsApp 0639981120 pas de photos svp": where a number or a picture stands in place of a stop, and few words follow. */
const BEHIND_NUMBER = new RegExp(
  `(?<=[\\p{L}!?.:] ?${PICTURE}|(?<![\\d/-])${NUMBER}) (?=(\\p{L}[^\\d\\n.;:@]{5,90})[.!]{0,3}(?:\\n|$))`,
  'gu',
);
const MOST_WISHED = 14;

/** Whether a few words at the end of a line ask for or refuse something of the page. */
function isWish(text: string, { order, withoutFirst, pictures, page, look }: Lexicon): boolean {
  if (countWords(text) > MOST_WISHED) return false;
  const ofPage = [pictures, page, look].some((words) => words.test(text));
  return withoutFirst.test(text) ? ofPage : order.test(text) && (ofPage || PLEASE.test(text));
}

/** "Moduł 3. VAT po ludzku": the number of a part and its title, on a line. */
const PART_AND_TITLE =
  /^((?:[-*•] ?)?(?:modul[eo]?s?|módulo?s?|moduły?|modules?|chapter|cap[ií]tulo|chapitre|kapitel|capitolo|hoofdstuk|rozdział|lesson|lecci[oó]n|leçon|lektion|lezione|les|lekcja|li[cç][aã]o|aula|part|parte|partie|teil|deel|część|week|semana|semaine|woche|settimana|tydzień|day|día|dia|jour|tag|giorno|dag|dzień|session|sesión|séance|sessão|sessie|sesja|unit|unidad|unité|einheit|unità|eenheid|step|paso|étape|schritt|passo|stap|krok) \d{1,2}(?: ?[–-] ?\d{1,2})?)\. (?=\p{Lu})/gimu;

/** "New paragraph", "neue Zeile": said to whatever writes down what is dictated. */
const COMMANDS =
  /(?<=^|[\p{L}\d.,] )(?:new (?:paragraph|line)|next paragraph|neue[rs]? (?:zeile|absatz)|punto y aparte|nuevo párrafo|nueva línea|(?:retour |point )?à la ligne|nouveau paragraphe|nouvelle ligne|punto a capo|nuovo paragrafo|nieuwe (?:regel|alinea)|nowy (?:akapit|wiersz)|nowa linia|(?:novo |próximo )parágrafo|nova linha)[,.:]?(?: |$)/giu;
/** "Stop recording", said at the end. */
const STOPS =
  / (?:(?:thank you|thanks|danke|gracias|merci|grazie|bedankt|dzięki|obrigad[oa])(?:,? that['’]?s (?:it|all))? )?(?:stop recording|end (?:of )?(?:recording|memo|message)|aufnahme (?:beenden|stopp|ende)|ende der aufnahme|fin (?:de la )?grabación|fin de l['’]enregistrement|fine (?:della )?registrazione|einde (?:van de )?opname|koniec nagrania|fim da gravação)[.!]?$/iu;

/** "Er what else", said while thinking. */
const WONDERS =
  /(?<=[\p{L}\d] )(?:er|erm|um|uh|eh|äh|ähm|euh|ehm|yyy) (?:what else|qué más|o que mais|quoi d['’]autre|was noch|cos['’]altro|wat nog(?: meer)?|co jeszcze) (?=\p{L})/giu;

/** A dictated text without what was said to the machine: a new paragraph is one. */
export const withoutCommands = (text: string): string =>
  text
    .replace(COMMANDS, (said, at: number, all: string) =>
      /["“„«]/.test(all.charAt(at - 1)) || at === 0 ? said : '\n\n',
    )
    .replace(WONDERS, '')
    .replace(STOPS, '');

/** A text with the full stops that its writer left out behind a town. */
export const withMissingStops = (text: string, lexicon: Lexicon): string =>
  text
    .replace(BEHIND_PICTURE, '. ')
    .replace(BEHIND_NUMBER, (space, wish: string) => (isWish(wish, lexicon) ? '. ' : space))
    .replace(PART_AND_TITLE, '$1: ')
    .split(/(?<=[\n.!?] ?)/u)
    .map((part) => parted(part, lexicon))
    .join('')
    .replace(BEHIND_TOWN, (space, at: number, all: string) => (NAMES.test(all.slice(at + 1, at + 20)) ? space : '. '));
