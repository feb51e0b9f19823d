import { joinedAtAbbreviations } from '../text/stops.ts';

const WORD =
  "(?:\\p{Lu}[\\p{L}'’.-]*|(?:de la|de los|del|des|de|dos|da|do|das|della|dei|di|du|las|los|la|van|von|der|den|of|the)(?!\\p{L})|[dl]['’]\\p{L}+|\\d{1,2}\\.?)";
const NAME = `${WORD}(?: ${WORD}){0,5}`;
const NUMBER = '(?:\\d{1,2}\\.\\d{3}|\\d{1,4}) ?[a-zA-Z]?(?:[/-]\\d{1,4}[a-z]?)?(?![\\p{L}\\d])';
const TOWN =
  "(?:\\p{Lu}['’\\p{Ll}][\\p{L}'’.-]*(?:[ -](?:am|an der|a\\.|upon|on|de|del|la|sur|\\p{Lu}['’\\p{Ll}][\\p{L}'’.-]*)){0,3})";
const POSTCODE =
  '(?:[A-Z]-)?(?:\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}|\\d{4}(?: ?[A-Z]{2})?)(?!\\d)|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
/** A door of a house. */
const UNIT =
  '(?:,? (?:lok\\.? ?\\d{1,4}|m\\. ?\\d{1,4}|local \\d{1,3}|loja \\d{1,3}|sala \\d{1,4}|int\\.? ?\\d{1,3}|flat \\d{1,3}|unit \\d{1,3}|suite \\d{1,4})|, (?:bajos?|hinterhof|HH|rdc)(?![\\p{L}]))?';
const AFTER = `${UNIT}(?:,? \\d{1,2}(?:º|ª|\\.º)[^,.;]{0,12})?(?:,? ?(?:in |en |à |a |em |w |te )?(?:(?:${POSTCODE}) ?${TOWN}?|${TOWN}(?:,? (?:${POSTCODE}))?))?`;
const STREETS = [
  // 12 High Street
  `\\d{1,5}[a-zA-Z]?,? (?:\\p{Lu}[\\p{L}'’.-]* ){1,4}(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln|Drive|Dr\\.?|Way|Square|Sq|Court|Place|Boulevard|Blvd|Close|Row|Hill|Quay|Terrace|Crescent|Gardens|Mews|Parade|Wharf|Yard|Walk|Grove|Broadway|Highway|Pike)(?![\\p{L}])`,
  // Calle Feria 12, Via Roma 3, ul. Długa 5
  `(?:Calle|C/|c/|Avenida|Avda\\.?|Av\\.|Plaza|Pza\\.?|Paseo|Pº|Camino|Carretera|Ctra\\.?|Ronda|Carrer|Travesía|Rua|R\\.|Avenida|Praça|Largo|Travessa|Estrada|Alameda|Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Strada|[Uu]l\\.|ulica|ulicy|al\\.|aleja|pl\\.|plac|os\\.|calle|avenida|plaza|rua|via|piazza) ?${NAME}(?:,? (?:n\\.?º?|nº|núm\\.?|no\\.) ?)?,? ${NUMBER}`,
  // 12, rue de la Paix
  `\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\\.|place|boulevard|bd\\.?|quai|chemin|impasse|allée|route|cours|passage|square|Rue|Avenue|Place|Boulevard|Quai|Chemin|Impasse|Allée|Route|Cours) ${NAME}`,
  // Hauptstraße 12, Am Markt 3, Kerkstraat 4
  `(?:\\p{Lu}\\p{L}{1,30} )?\\p{L}[\\p{L}-]{2,40}\\.?(?<=(?:\\p{L}{2}[b-df-hj-np-tv-zß]|ansa|uropa)ring|\\p{L}(?:straße|strasse|str\\.|gasse|weg|platz|allee|damm|ufer|markt|hof|straat|laan|plein|gracht|kade|dijk|singel|steeg)|[Ss]tr\\.|Weg|Platz|Allee|Markt|[Ss]traße|[Ss]trasse) ${NUMBER}`,
  `(?:Am|An der|Im|Zum|Zur|Auf dem|Unter den|Alter|Neuer|Große|Kleine) \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)? ${NUMBER}`,
  // Goseburg 12, 21339 Lüneburg
  `\\p{Lu}[\\p{L}'’.-]{2,30}(?: ${WORD}){0,3} \\d{1,4} ?[a-z]?(?=,? (?:${POSTCODE}) \\p{Lu})`,
  // Radom, Garncarska 11
  `\\p{Lu}\\p{Ll}+,? \\p{Lu}\\p{L}{2,20}(?:ska|cka|dzka) ${NUMBER}`,
  // Postcode and town alone
  `(?:${POSTCODE}) ${TOWN}`,
];
/** "Marietta, Ohio", "Dayton OH 45402": what Americans write behind a town. */
const STATE =
  '(?:,? (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming|[A-Z]{2} \\d{5})(?![\\p{L}\\d]))?';
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\d€£$])(?:${STREETS.slice(0, -1)
    .map((street) => `(?:${street})`)
    .join('|')})${AFTER}${STATE}`,
  'gu',
);

export interface Span {
  start: number;
  end: number;
  text: string;
}

/** "Switch in spring 2027": a season or a month with its year, which looks like a name with a number. */
const SEASON =
  /^(?:(?:early |late )?(?:spring|summer|autumn|fall|winter)|primavera|verano|otoño|invierno|verão|outono|inverno|printemps|été|automne|hiver|frühling|frühjahr|sommer|herbst|estate|autunno|lente|zomer|herfst|wiosn[aęy]|lat[oa]|jesie[nń]\p{L}*|zim[aęy]|mid|q[1-4]) ?(?:de |del )?(?:19|20)\d\d$/iu;

const STOP = /(?<=\p{L}{3}\.) (?=\p{Lu})/u;
/** "Brüderstraße 21, Telefon": what leads to a number behind it. */
const REACHED_BY =
  /,? (?:phone|mobile|tel[eé]fono|telefone|móvil|téléphone|portable|telefon|handy|mobil|cellulare|telefoon|mobiel|komórka|whatsapp|e-?mail|mail|tel\.?)$/iu;

/** Postal addresses: a street with its number, and the postcode and town after it. */
export const addressesIn = (text: string): Span[] =>
  (/\d/.test(text) ? [...text.matchAll(ADDRESS)] : [])
    .map((match) => {
      const [sentence = ''] = joinedAtAbbreviations(match[0].split(STOP));
      const written = sentence.replace(REACHED_BY, '').replace(/(?<![\s,.])[\s,.]+$/, '');
      return { start: match.index, end: match.index + written.length, text: written };
    })
    .filter(({ text: found }) => !SEASON.test(found));
