const PUT_EN =
  "(?:don['’]?t|do not|never) (?:put|publish|show|list|print|give|mention|include|display|write|post|add)(?: out)?";
const PUT_ES = String.raw`no (?:l[aeo]s? )?(?:pong\p{L}+|publi\p{L}+|muestr\p{L}+|d(?:es|eis|éis)|dig\p{L}+|incluy\p{L}+|sa(?:lga|que)\p{L}{0,2}|aparezca\p{L}?)`;
const PUT_PT = String.raw`não (?:[ao] )?(?:ponh\p{L}+|põe|coloqu\p{L}+|coloca|publi\p{L}+|mostr\p{L}+|inclu\p{L}+|bot[ae]|divulg\p{L}+|escrev\p{L}+)`;
const PUT_FR = String.raw`(?:(?:ne )?(?:l[ae] |les |l['’])?(?:met(?:s|tez)|publi\p{L}+|affich\p{L}+|donn(?:e|es|ez)|indiqu\p{L}+)(?: surtout)? pas|ne pas (?:l[ae] |les |l['’])?(?:mettre|publier|afficher|donner|indiquer))`;
const PUT_DE =
  'nicht (?:nennen|veröffentlichen|zeigen|angeben|(?:rein|hin|dazu|auf)?schreiben|aufführen|auf die (?:web)?seite)';
const PUT_IT = String.raw`non (?:l[ao] )?(?:mett\p{L}+|pubblic\p{L}+|mostr\p{L}+|scriv\p{L}+|indic\p{L}+)`;
const PUT_NL = 'niet (?:noemen|vermelden|tonen|publiceren|erop|erbij|op de (?:site|pagina))';
const PUT_PL = String.raw`nie (?:poda\p{L}+|publik\p{L}+|pokaz\p{L}+|pisz\p{L}*|umieszcz\p{L}+|wstawia\p{L}+)`;
const PUT = `(?:${[PUT_EN, PUT_ES, PUT_PT, PUT_FR, PUT_DE, PUT_IT, PUT_NL, PUT_PL].join('|')})`;

const OWN = String.raw`(?:(?:(?:the|my|our|la|el|mi|nuestr[oa]|[ao]|(?:a )?minha|(?:o )?meu|noss[oa]|le|mon|ma|notre|die|den|das|mein\p{L}{0,2}|unser\p{L}{0,2}|il|lo|(?:il )?mio|(?:la )?mia|nostr[oa]|de|het|mijn|ons|onze|mojego|mojej|naszego|naszej)(?: (?:full|exact|home|street|house|genaue|exacta|completa|exata|exacte|complète|esatt[oa]|precies[e]?|dokładn\p{L}+))? )|l['’])?`;
const ADDRESS =
  '(?:address(?! book)|street(?: name| address)?|direcci[oó]n|calle|morada|endere[çc]o|rua|adresse|rue|anschrift|straße|hausnummer|indirizzo|via|adres|straat|adresu|adres|ulicy|ulicę)';

/** Where on a page something shall not stand: elsewhere it may. */
const PLACED = String.raw`(?: (?:\p{L}+ ){0,3}(?:top|header|headline|title|footer|oben|unten|kopf\p{L}*|titel\p{L}*|arriba|cabecera|título|topo|cabeçalho|haut|bas|titre|cima|alto|titolo|bovenaan|kop|górze|nagłówku))`;

/** "Meine Adresse soll nirgends stehen": what says of an address that it is not to appear. */
const SHALL_NOT = String.raw`(?:(?:should|must|may) not (?:appear|be (?:on|shown|published))|(?:shouldn['’]t|mustn['’]t) (?:appear|be (?:on|shown|published))|(?:soll(?:te)?|darf) (?:nirgends|nirgendwo|nicht)(?: \p{L}+){0,3} (?:stehen|erscheinen|auftauchen|drauf)|(?:soll(?:te)?|darf|gehört|kommt) (?:bitte )?nicht (?:drauf|auf die (?:web)?seite)|no (?:debe|tiene que|puede) (?:aparecer|salir|verse)|não (?:deve|pode|é para) (?:aparecer|constar)|ne (?:doit|devrait) (?:pas|jamais) (?:apparaître|figurer|être (?:affichée|publiée))|non (?:deve|dovrebbe) (?:apparire|comparire|esserci)|(?:mag|moet|hoeft) (?:er )?niet (?:op|erop|bij)|(?:nie (?:ma|powinien|może) (?:być|się pojawić)))`;
/** "Keep my address off the page", "keep our address private". */
const KEEP = '(?:keep|leave)';
const OFF = '(?:off|out|private|secret|to yourself)';

/** "Don't put the address", "la calle no la pongas": that where somebody is shall not be published. */
export const ADDRESS_KEPT_PRIVATE = new RegExp(
  `(?<![\\p{L}-])(?:${[
    `${PUT}(?: \\p{L}{2,8})? ${OWN}${ADDRESS}(?!\\p{L})(?!${PLACED})`,
    `(?<!mail[ -])${OWN}${ADDRESS},?(?: (?:please|bitte|por favor|per favore|graag|proszę),?)? (?:${PUT}|${SHALL_NOT})(?!\\p{L})(?!${PLACED})`,
    `${KEEP} ${OWN}${ADDRESS} ${OFF}(?!\\p{L})(?! (?:of )?(?:the )?(?:top|header|headline|title|footer))`,
  ].join('|')})`,
  'iu',
);

const DETAIL = [
  'post ?code|zip(?: code)?|surname|last name|family name|number ?plate|registration(?: number)?|date of birth|birthday|age',
  'código postal|apellidos?|matrícula|fecha de nacimiento|edad',
  'código postal|cep|apelido|sobrenome|matrícula|placa|data de nascimento|idade',
  'code postal|nom de famille|plaque|immatriculation|date de naissance|âge',
  String.raw`postleitzahl|plz|nachname\p{L}?|kennzeichen|geburtsdatum|alter`,
  'cap|cognome|targa|data di nascita|età',
  'postcode|achternaam|kenteken|geboortedatum|leeftijd',
  String.raw`kod\p{L}? pocztow\p{L}+|nazwisk\p{L}+|(?:numer\p{L}* )?rejestrac\p{L}+|dat\p{L} urodzenia|wiek\p{L}?`,
].join('|');

/** "Do not put the mooring postcode on", "mein Alter bitte nicht nennen": a detail that is not to be told. */
export const DETAIL_KEPT_PRIVATE = new RegExp(
  `^(?:(?:and|but|so|y|pero|e|mas|et|mais|und|aber|ma|en|maar|i|ale|please|bitte|por favor|s['’]il vous plaît|per favore|graag|proszę),? ){0,2}(?:${PUT} ${OWN}(?:\\p{L}+[ -]){0,2}(?:${DETAIL})(?!\\p{L})|${OWN}(?:\\p{L}+[ -])?(?:${DETAIL}),?(?: (?:please|bitte|por favor|per favore|graag|proszę),?)? (?:${PUT}|${SHALL_NOT})(?!\\p{L}))`,
  'iu',
);
