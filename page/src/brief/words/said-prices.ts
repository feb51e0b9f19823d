import { oneOf } from '../text/phrases.ts';
import { MONTHS } from './calendar.ts';

/** Words around prices that are said one after the other, in all our languages. */

/** What a sum is told in. */
export const CURRENCY_SAID =
  'euros?|eur|pounds?|quid|dollars?|d[oó]lares|pesos?|reais|libras?|livres|sterline|dollari|pond|franken|francs?|funtów|dolarów|złotych|złote|złoty|zł|€|£|\\$';

/** "Kostet", "sale": a verb that only a price follows. */
export const COSTS_ONLY =
  'costs?|cuestan?|valen?|salen?|custam?|sai|saem|coûte(?:nt)?|kostet|kosten|kost|costano?|viene|vengono|kosztuj[eą]';

/** "That's", "gibts für": what else stands between a thing and its price. */
export const IS_SUM = `${COSTS_ONLY}|that['’]?s|that is|it['’]?s|is|are|will be|comes to|you['’]?re looking at|es|son|está[n]? a|é|são|fica|ficam|est|sont|c['’]est|ce sont|est à|ist|sind|gibt['’]?s|gibt es|macht|mache ich|è|sono|fa|fanno|is|zijn|doen we|to|jest|są|wynosi`;

/** What leads to a sum behind these. */
export const LEADS_TO_SAID = 'for|at|por|a|para|pour|à|für|um|per|voor|za|po|de';

/** The lowest of several prices. */
export const FROM_SAID =
  'starting (?:at|from)|starts at|from|a partir de|desde|à partir de|dès|ab|a partire da|da|vanaf|od';

/** What a price is paid for each of. */
const EACH_OF = oneOf([
  ...['hour', 'night', 'day', 'week', 'month', 'year', 'term', 'session', 'season', 'person', 'head', 'kilo', 'mile'],
  ...['hora', 'noche', 'día', 'semana', 'mes', 'año', 'persona', 'sesión', 'temporada', 'pareja', 'niño'],
  ...['noite', 'dia', 'mês', 'ano', 'pessoa', 'sessão', 'quilo', 'aula', 'criança'],
  ...['heure', 'nuit', 'jour', 'semaine', 'mois', 'an', 'personne', 'séance', 'saison', 'litre', 'enfant'],
  ...['stunde', 'nacht', 'tag', 'woche', 'monat', 'jahr', 'person', 'sitzung', 'saison', 'wohnung', 'liter', 'kind'],
  ...['ora', 'notte', 'giorno', 'settimana', 'mese', 'anno', 'stagione', 'chilo', 'bambino', 'testa'],
  ...['uur', 'dag', 'maand', 'jaar', 'persoon', 'les', 'seizoen', 'stuk', 'kwartaal'],
  ...['godzinę', 'noc', 'dobę', 'dzień', 'tydzień', 'miesiąc', 'rok', 'osobę', 'sesję', 'sezon', 'sztukę', 'osoby'],
]);

/** "An hour", "am Tag", "par bête", behind a sum. */
export const UNIT_SAID = new RegExp(
  `^ (?:(?:(?:an?|the|every|la|el|al|à|ao|a|o|le|die|der|das|am|im|je|il|lo|het|de|za|na|od|per|por|par|pro|za) |l['’]|à l['’]|all['’])${EACH_OF}(?!\\p{L})|(?:per|par|pro|por) (?!(?:les?|las?|los|il|i|den|die|das) |\\p{L}+[aei]re(?!\\p{L}))(?:(?:square|running|vierkante|strekkende|lopende|laufende[nr]?) )?\\p{L}{3,}|(?:each|cada un[oa]|cada uma?|chacun|de forfait|das stück|per stuk|za sztukę|pp)(?!\\p{L}))`,
  'iu',
);

/** "Each", "al pezzo", behind the price of a thing of which there are many. */
export const EACH_PIECE =
  "each|apiece|a piece|per piece|cada un[oa]|cada uma?|la pieza|por pieza|la unidad|por unidad|c\\/u|[aà] unidade|(?:(?:à )?la )?pièce|l['’]unité|chacune?|(?:das|pro|je) stück|(?:al|il) pezzo|l['’]un[oa]|ciascun[oa]|(?:per|het) stuk|za sztukę|szt\\.";

const AN_ARTICLE = '(?:the|an?|el|la|los|las|un|una|o|as|os|um|uma|le|les|une|der|die|das|den|il|lo|gli|de|het|een)';
/** "Plus Schlauch", "con acqua e caffè": what comes with a price, on top of it or not. */
export const BESIDE_SAID = new RegExp(
  `^ (?:plus|with|without|including|con|sin|más|com|sem|mais|avec|sans|mit|ohne|inklusive|più|senza|met|zonder|z|ze|bez) (?:${AN_ARTICLE} )?(?!${AN_ARTICLE} )\\p{L}{4,}(?: (?:incluid|inclus|compris|included|inbegrepen)\\p{L}*)?(?: (?:and|y|e|et|und|en|i) (?!${AN_ARTICLE} )\\p{L}{4,}(?= ${AN_ARTICLE} |$))?`,
  'iu',
);

/** Before a number that is no price: "at nine", "half past eight", "up to", "page 12". */
export const NO_SUM_BEFORE =
  /(?<!\p{L})(?:to|till|until|past|at|by|of|in|age|aged|over|under|up to|room|number|since|bis|um|von|seit|nach|vor|über|unter|a las?|a los|las|los|al|alle|dalle|ore|fino a|oltre|dal|au|du|dans|depuis|jusqu['’]à|às|das|até|desde as|do|dos|godzinie|o|ponad|om|tot|van|sinds|boven|onder|hasta|máximo|maximum|maximal|minimum|mindestens|mínimo|massimo|minimo|maks\p{L}*|min\p{L}*|max\.?|heures?|uhr|ore|hours?|horas?|uur|o['’]?clock|bij|x|mal|year|years|loja|sala|nr|numer|número|número de|number of)$/iu;

/** Behind a number that counts something: hours, ages, distances, people, parts. */
export const COUNTED_NEXT = new RegExp(
  String.raw`^ ?(?:%|(?:de |of |di |th of |er )?${oneOf([...MONTHS.keys()])}|percent|per ?cent|por ?ciento|por ?cento|pour ?cent|prozent|procent|per ?cento|o['’]?clock|uhr|am|pm|h|m|km|kg|g|l(?!['’])|x|or\p{L}|to|till|until|past|and a half|bis|tot|do|a las?|às|alle|à|degrees?|grad\p{L}*|degrés?|stopni|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|miles?|met(?:re|er)s?|people|persons?|guests?|seats?|rooms?|beds?|classes|lessons|sessions|members|times|cats?|dogs?|horas?|minutos?|días?|semanas?|mes(?:es)?|años?|personas?|clases?|sesiones|cuadras|kilómetros?|metros?|veces|plazas|habitaciones|dias?|anos?|pessoas?|aulas?|vezes|quilómetros?|quilômetros?|lugares|quartos|heures?|jours?|semaines?|mois|ans?|années?|personnes?|séances?|kilomètres?|mètres?|places?|chambres?|fois|villages|stunden?|minuten?|tagen?|wochen?|monaten?|jahren?|personen|plätze|zimmer|betten|räume|kilometern?|meter|mitglieder|teile|ore|minuti|giorni|settimane|mesi|anni|persone|coperti|posti|camere|lezioni|portate|chilometri|metri|volte|kamers|bedden|lessen|uur|dagen|weken|maanden|jaar|mensen|plaatsen|keer|godzin\p{L}*|minut\p{L}*|dni|tygodni\p{L}*|miesi\p{L}+|lat\p{L}?|osób|osoby|ludzi|sztuk\p{L}*|miejsc\p{L}*|pokoi|lekcji|kilometr\p{L}+|auta?|centimes?|cents?|mil|thousand|tausend|mille|mila|duizend|tysięcy|hundred)(?![\p{L}])`,
  'iu',
);

/** "38 Kinder": whom a number counts, unless the next price is told behind them. */
export const PEOPLE_NEXT =
  /^ (?:kids|children|adults|niñ[oa]s|adultos|crianças|enfants|adultes|kinder|erwachsene|bambini|adulti|kinderen|volwassenen|dzieci|dorośli)(?!\p{L})/iu;

/** "Damen", "kids up to 12": a name that is whom a price is for. */
export const PEOPLE_FIRST =
  /^(?:ladies|women|men|gents|gentlemen|kids?|child(?:ren)?|adults?|seniors?|pensioners?|students?|teens?|girls|boys|babies|members|señoras?|mujeres|caballeros?|hombres|niñ[oa]s?|jubilados|estudiantes|jóvenes|bebés|socios|senhoras?|mulheres|homens|crianças?|idosos|estudantes|jovens|membros|dames?|femmes?|hommes?|messieurs|enfants?|adultes?|étudiants?|retraités|ados|bébés|membres|damen?|frauen|herren|männer|kind(?:er)?|erwachsene|senioren|rentner|schüler|studenten|studierende|jugendliche|babys|mitglieder|donn[ae]|uom(?:o|ini)|bambin[oi]|adultos?|adulti|ragazz[oi]|studenti|anziani|soci|heren|vrouwen|mannen|kinderen|volwassenen|jongeren|leden|panie|panowie|kobiety|mężczyźni|dzieci|dorośli|młodzież|studenci|emeryci|seniorzy)(?!\p{L})/iu;

/** "10 to 15", "three by six": from one number to the next. */
export const RANGE_NEXT =
  /^ ?(?:–|-|to|till|until|by|a|à|al|até|bis|mal|x|tot|bij|do|na|sur|su|per|por) (?=[\p{L}\d])/iu;

/** "For the babies", behind a sum: whom it is for. */
export const FOR_WHOM =
  /^ (?:for|para|pour|für|per|voor|dla) (?:(?:an?|the|each|un[ao]?|el|la|los|las|une?|le|les|die|den|das|eine?n?|i|gli|il|de|het|een|os?|as?|uma?) |l['’])?/iu;

const SELLS = `(?:we|i) (?:also )?(?:do|offer|make|sell|have|charge)|hago|hacemos|ofrezco|vendo|arreglo|faço|fazemos|lavo|faz|je fais|on fait|je propose|ich mache|wir machen|mache|biete|faccio|facciamo|ik doe|we doen|robię|robimy`;
/** "We do", "faço": what a thing that somebody sells is told after. */
export const SELLS_SAID = new RegExp(`(?:^|(?<= ))(?:${SELLS}) (?=\\p{L})`, 'giu');
const JOINS: Readonly<Record<string, string>> = {
  en: 'for|and|also|are|is',
  es: 'para|y|también|son|es',
  pt: 'para|e|também|são|é',
  fr: "pour|et|aussi|sont|est|c’est|c'est",
  de: 'für|dann|und|auch|sind|ist',
  it: 'per|e|anche|sono|è',
  nl: 'voor|en|dan|ook|zijn|is',
  pl: 'dla|i|oraz|też|są|jest|to',
};
/** "For", "and": what may stand before a name in a language. */
export const joinsSaid = (language: string): RegExp =>
  new RegExp(`(?:^|(?<= ))(?:${JOINS[language] ?? 'and'}) (?=\\p{L})`, 'giu');
/** "... and I do", "just": the end of what stands before a name. */
export const LEADS_TO_NAME = new RegExp(
  `(?:^| )(?:(?:(?:and|y|e|et|und|en|i) )?(?:${SELLS})(?: (?:also|también|também|aussi|auch|anche|ook|też))?|and|y|e|et|und|en|i|just|solo|nur|alleen|tylko|seulement|só|that['’]?s)(?: (?:an?|una?|une|eine?n?|een|uma?))?$`,
  'iu',
);

/** Words that no name of a thing holds: who does something, when, and how a sentence goes on. */
export const NO_NAME_SAID =
  /(?<!\p{L})(?:i|we|you|they|he|she|it|who|which|that|when|where|because|but|if|so|open|closed|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yo|nosotros|ellos|que|cuando|pero|porque|abro|abrimos|eu|nós|eles|quando|mas|je|nous|vous|ils|qui|quand|ouvert|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ich|wir|sie|wenn|aber|weil|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|io|noi|loro|che|ma|perché|chiuso|aperto|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|ik|wij|jullie|maar|als|wanneer|ja|my|oni|kiedy|ale|bo|telefon\p{L}*|phone|tel|teléfono|telefone|presupuesto|budget|orçamento|preventivo|minimum|mindestens|sorry|wait|extra|sinon|sonst|otherwise|senão|altrimenti|anders|inaczej|are|is|sono|sind|ist|sont|est|são|zijn|jest)(?!\p{L})/iu;

/** "Up to 5 animals", "otherwise", "to sweep": what no name opens with. */
export const NO_NAME_FIRST =
  /^(?:no|não|non|nein|nee|nie|up to|to|of|until|after|before|from|jusqu\p{L}*|après|avant|dès|de|du|des|bis|nach|vor|ab|von|hasta|desde|después|até|depois|do|da|das|dos|fino|dopo|dal|di|tot|na|vanaf|van|od|po)(?!\p{L})/iu;

/** "No wait", "minto": what takes back the price before it. */
export const TAKES_BACK =
  /^,? (?:no|não|nein|nee|non|nie|sorry|wait|digo|minto|perdón|pardon|scusa)(?!\p{L})(?: \p{L}+){0,3} (?:\p{Sc} ?)?\d/iu;
