import { oneOf } from '../brief/text/phrases.ts';
import { MONTHS, WEEKDAY_NAMES } from '../brief/words/calendar.ts';
import { STATES } from '../brief/words/in-places.ts';
import { SEASON_OF_MONTHS, SEEKS_PEOPLE } from '../brief/words/of-themselves.ts';

/** Amounts, shares and numbers to call: details, not what a thing is. */
const AMOUNT = /[€£$%]|\d\s?(?:zł|kr|eur|euros?|usd|gbp)(?!\p{L})/iu;
/** "Km 4 on the road to ..." */
const MILESTONE = /^km\.? ?\d/iu;
/** A number to call, as opposed to "1934-2025". */
const PHONE = /(?<!\d)(?!(?:1[5-9]|20)\d\d ?[-/] ?(?:1[5-9]|20)\d\d(?!\d))\d[\d\s./-]{5,20}\d/;
const CLOCK = /\d\s?[:.h]\s?\d{2}(?!\d)|\d\s?(?:am|pm|uhr|uur|h)(?!\p{L})/iu;
/** A number that is counted: "160 places", not "3D". */
const COUNT_FIRST = /^[+(]?\d[\d.,]*(?![\p{L}\d-])/u;

/** Words that begin what somebody says of themselves or to the visitor. */
const SPEAKS =
  /^(?:me and|me llamo|mi chiamo|ik heet|nazywam się|chamo-me|me chamo|we|i|i'm|im|ive|we're|weve|shes|hes|theyre|our|my|you|your|it's|it(?= \p{Ll})|its(?= \p{L}+$)|this is|aqui (?:é|fala)|aquí (?:está|es)|hier (?:ist|is|spricht)|ici c['’]est|qui è|wir|ich|unsere?|mein\p{L}*|sie|er|he|she|they|hij|zij|lui|lei|ele|ela|él|ella|du|ihr|nous|je|j['’]\p{L}{1,20}|on|notre|nos|mon|ma|mes|vous|il|elle|ik|wij|mijn|onze|je|ons|soy|yo|eu|somos|siamo|jesteśmy|nuestr\p{L}*|mi|tengo|sou|são(?= \d)|nossos?|nossas?|tenho|sono|noi|nostr\p{L}*|io|ho(?= un)|gestisco|jestem|nasz\p{L}*|mam|prowadzę|robię|szyję|naprawiam|oferuję|uczę|zajmuję|pracuję|maluję|projektuję|sprzedaję|tworzę|piekę|organizuję)(?!\p{L})/iu;
/** Verbs of "we" in Spanish, Portuguese, Italian and Polish. */
const WE_DO = /^\p{L}{2,}(?:[aei]mos|iamo|amy|emy|imy)(?!\p{L})/iu;
/** "Last winter we took in 614 hedgehogs": what happened, before what it is about. */
const LAST_YEAR =
  /^(?:(?:last|this|next) (?:year|winter|summer|spring|autumn|month|week|season)|(?:letzte[sn]?|dieses|diesen|nächste[sn]?) (?:jahr|winter|sommer|frühjahr|herbst|monat|woche)|(?:el|la) (?:año|invierno|verano|otoño|primavera|mes|semana) (?:pasad[oa]|próxim[oa])|(?:l['’](?:an|année|hiver|été|automne)|le mois|la semaine) (?:derni(?:er|ère)|prochaine?)|(?:l['’](?:anno|inverno|estate|autunno)|il mese|la settimana) (?:scors[oa]|prossim[oa])|(?:vorig|dit|volgend)e? (?:jaar|winter|zomer|maand|week)|(?:o|a) (?:ano|inverno|verão|outono|mês|semana) passad[oa]|no ano passado|w (?:zeszłym|tym|przyszłym) (?:roku|miesiącu|tygodniu)|zeszłej zimy)(?!\p{L})/iu;
const CIRCUMSTANCE =
  /^(?:since|seit|depuis|dal|dalla|sinds|by|at|on|in|from|with|without|por|en|con|sin|desde|avec|sans|dès|bei|am|im|ab|mit|ohne|da|senza|em|com|sem|bij|op|met|zonder|na|od|bez|open|closed|ouvert\p{L}*|abiert\p{L}*|geöffnet|apert\p{L}*|abert\p{L}*|otwart\p{L}*)\s/iu;
/** "Based in Bristol", "Trained at Blüthner": where somebody works and learned, not what they do. */
const FOUND_IN =
  /^(?:based|located|situated|trained|qualified|made|developed|founded|built (?:in|by)|desarrollad[oa]s?|fundad[oa]s?|desenvolvid[oa]s?|développée?s?|fondée?s?|entwickelt|gegründet|sviluppat[oa]|fondat[oa]|ontwikkeld|opgericht|opracowan\p{L}*|założon\p{L}*|situad[oa]s?|ubicad[oa]s?|formad[oa]|fabricad[oa]|hech[oa]|localizad[oa]s?|feit[oa]|située?s?|installée?s?|formée?|fabriqué\p{L}*|gelegen|gelernt|ausgebildet|hergestellt|situat[oa]|formato|fatt[oa]|prodott[oa]|con sede|gevestigd|opgeleid|gemaakt|położon\p{L}*|wykonan\p{L}*)(?!\p{L})/iu;
/** "Primo piano con ascensore": on which floor. */
const ON_A_FLOOR =
  /^(?:(?:(?:\d{1,2}(?:st|nd|rd|th|[º°ªao.]|er|e|ème|de|ste)?|first|second|third|top|ground|primer|segundo|tercer|primeiro|segundo|terceiro|premier|deuxième|troisième|erster?|zweiter?|dritter?|primo|secondo|terzo|ultimo|eerste|tweede|derde|pierwsze|drugie|trzecie) )(?:floor|piso|planta|andar|étage|stock|stockwerk|etage|og|obergeschoss|piano|verdieping|piętro)|ground floor|planta baja|rés-do-chão|rez-de-chaussée|erdgeschoss|piano terra|begane grond|parter|hinterhaus)(?=[.,]|$| (?:con|with|without|no|and|sin|y|com|sem|e|avec|sans|et|mit|ohne|und|senza|met|zonder|en|z|bez|i|left|right|links|rechts|izquierda|derecha|gauche|droite)(?!\p{L}))/iu;
/** "Steht in Graz": where a thing stands. */
const STANDS_IN =
  /^(?:steht|stehen|stands|is parked|staat|stoi|si trova|se trouve|está|se ve|se encuentra) (?:in|at|en|em|à|a|w|te|bei) /iu;
/** "For founders with a small team": for whom, and nothing else. */
const FOR_FIRST = /^(?:for|para|für|pour|per|voor|dla)\s/iu;
/** "Market stall every Saturday", "9-5": when, which heads no page of something that is no event. */
const WEEKLY = new RegExp(
  `(?<!\\p{L})(?:every|each|jeden|jede|cada|todos|todas|chaque|tous|toutes|ogni|tutti|elke|każd\\p{L}*)(?!\\p{L})|(?<![\\p{L}-])(?:${oneOf([...WEEKDAY_NAMES].filter((name) => name.length > 3))})s?(?!\\p{L})`,
  'iu',
);
const HOURS = /(?<![\d.,€£$])\d{1,2} ?[–-] ?\d{1,2}(?![\d-]|[.,]\d)/u;
/** "Free webinar: How to price a product": a kind of thing, and its title. */
const TITLED = /^\p{L}[^:,.]{2,39}: \p{Lu}[^:]{12,}$/u;
const DEFINITE = /^(?:the|el|la|los|las|le|les|der|die|das|il|lo|i|gli|o|os|as|de|het)\s/iu;
const ONE_OF_ITS_KIND = /^(?:an?|une?|ein|eine|una|um|uma|een)\s/iu;
const REFUSES =
  /(?<!\p{L})(?:[Nn]o(?! \p{Lu})|[Nn]ot|[Nn]icht|[Kk]eine?\p{L}*|[Pp]as|[Nn]on|[Nn]ie|[Nn]iet|[Gg]een|[Nn]ão|NOT|NICHT|NIE|NON|NIET|NÃO)(?!\p{L})/u;
/** "Solo en mano en Lugo": on what terms. */
const ONLY_FIRST =
  /^(?:only|nur|s[oó]lo|soltanto|solamente|uniquement|seulement|alleen|tylko|apenas|só|somente)(?!\p{L})/iu;
/** "No digital pianos", "Keine Autositze", "SUP não faço" */
const OPENS_REFUSING =
  /^(?:no|not|keine?\p{L}*|nicht|pas|non|nie|niet|geen|não|sin|sem|bez|żadn\p{L}+|we do(?:n['’]?t| not)|i do(?:n['’]?t| not)|nessun\p{L}|niente|ning[uú]n\p{L}?)(?!\p{L})/iu;
const IN_A_PLACE =
  /(?<!\p{L})(?:in|at|near|outside|en|em|no|na|à|au|a|ad|im|am|bei|w|we|te|i|nel|nella|al|zu|zum)\s+(?:(?:the|el|la|le|der|den|dem|het|o)\s+)?\p{Lu}/u;
const OF_A_PLACE = /(?<!\p{L})(?:from|de|di|da|do|von|aus|van|uit|z)\s+\p{Lu}/u;
/** "From February to May", "ab März": when, not what or where. */
const IN_A_MONTH = new RegExp(
  `(?<!\\p{L})(?:from|in|by|until|since|de|en|hasta|desde|em|até|à|dès|ab|im|bis|von|da|a|dal|fino a|vanaf|tot|od|do|w) (?:${oneOf([...MONTHS.keys()].filter((name) => name.length > 3 || /^(?:may|mai|mei|maj)$/.test(name)))})(?!\\p{L})`,
  'iu',
);
/** "Solange Kerbrat, best apprentice of 2009, ripens her own cheese": what somebody does, as opposed to who they are. */
const OF_SOMEBODY = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, [^,]{3,60}, \p{Ll}/u;
/** "There are places left", "Waiting list about 14 months": news, which heads no page. */
const IS_FREE =
  /^(?:waiting list|warteliste|lista de espera|liste d['’]attente|lista d['’]attesa|wachtlijst|lista oczekujących)(?!\p{L})|(?<!\p{L})(?:places|spaces|seats|plazas|vagas|plätze|termine|posti|plekken|miejsca)(?!\p{L}).{0,20}(?:left|available(?! (?:in|at|for|to)(?!\p{L}))|free|libres|disponibles|livres|disponíveis|frei|verfügbar|liberi|disponibili|vrij|wolne)(?!\p{L})/iu;
/** "Compost treated on our platform": told of what somebody has, and no name of what they do. */
const OF_OURS =
  /\p{L} (?:our|my|nuestr[oa]s?|notre|nos|mon|ma|unser\p{L}{0,2}|mein\p{L}{0,2}|nostr[oaie]|noss[oa]s?|onze|ons|mijn|nasz\p{L}{0,3}) /iu;
const FOR_SOMEBODY = /(?<!\p{L})(?:for|para|für|pour|per|voor|dla)\s/iu;
/** "Parking behind the hall": how one gets there, which heads no page. */
const ON_THE_WAY =
  /^(?:park(?:en|plätze|ing|ings|eren|owanie|platz)?|parkplätze|anfahrt|anreise|aparcamiento|estacionamento|stationnement|parcheggi\p{L}*|parkeergelegenheid|dojazd|meeting point|treffpunkt|ritrovo|punto de encuentro|ponto de encontro|rendez-vous (?=à|au|devant|place|sur)|point de (?:rencontre|rendez-vous)|verzamel(?:en|punt)|(?:miejsce )?zbiórk[ai]|accès|acceso|come arrivare|cómo llegar|como chegar|shuttle|festbus|bus(?:se)?)(?!\p{L})/iu;
/** "Director, Oakbridge Ltd": what stands below a letter. */
const SIGNS =
  /^(?:(?:managing )?director|owner|founder|manager|ceo|chair(?:man|woman|person)?|secretary|treasurer|gerente|director[ae]?|dueñ[oa]|propietari[oa]|sóci[oa]|inhaber(?:in)?|geschäftsführer(?:in)?|vorstand|vorsitzende[rn]?|titolare|gérante?|directeur|directrice|président\p{L}?|eigena(?:ar|res)|voorzitter|właściciel(?:ka)?|prezes)(?:,| [–—-]) /iu;
/** "Sponsored by ...": who pays, not what it is. */
const THANKS =
  /^(?:sponsored|supported|funded|presented|organi[sz]ed|powered|thanks to|gefördert|unterstützt|mit unterstützung|patrocinad\p{L}*|financiad\p{L}*|con el apoyo|com o apoio|soutenu\p{L}*|financé\p{L}*|avec le soutien|sponsorizzat\p{L}*|con il sostegno|gesponsord|met steun|wsparcie|sponsor\p{L}*)(?!\p{L})/iu;
/** "Training on request": on what terms, at the end. */
const ON_REQUEST =
  /(?<!\p{L})(?:on request|by appointment|by arrangement|a petición|bajo petición|con cita previa|sob (?:consulta|marcação|pedido)|sur (?:demande|devis|rendez-vous)|auf anfrage|nach vereinbarung|su (?:richiesta|appuntamento)|op (?:aanvraag|afspraak)|na zapytanie|po umówieniu)[.!]?$/iu;
/** "Everything is grown here": a remark on a thing that it does not name. */
const OF_ALL =
  /^(?:everything|all|alles|todo|tudo|tout|tutto|wszystko|wszystkie|todos|todas|tous|toutes|tutti|tutte|allemaal)(?:['’]s)?(?!\p{L})/iu;
/** "A licence is required", "Die Kosten übernimmt die Krankenkasse": what is asked of whoever comes, and who pays. */
const REQUIRES =
  /(?<!\p{L})(?:(?:ist|sind) (?:pflicht|erforderlich|notwendig|voraussetzung)|(?:is|are) (?:required|mandatory|compulsory|essential|a must)|(?:es|son) (?:obligatori[oa]s?|necesari[oa]s?|imprescindibles?)|(?:est|sont) (?:obligatoires?|requise?s?|nécessaires?|exigée?s?)|(?:è|sono) (?:obbligatori[oae]?|necessari[oae]?|richiest[oaei])|(?:is|zijn) (?:verplicht|vereist)|(?:é|são) (?:obrigatóri[oa]s?|necessári[oa]s?)|(?:jest|są) (?:wymagan\p{L}{1,2}|obowiązkow\p{L}{1,2}|konieczn\p{L}{1,2}))(?!\p{L})|^(?:the |die |los |las |les |i |le |os |as |de )?(?:costs?|fees?|kosten|gebühr(?:en)?|gastos|costes|frais|spese|costi|custos|koszty)(?= \p{Ll})/iu;
/** "Making a game", "Holding its walk again": what is left of a sentence whose beginning was taken. */
const DOING = /^\p{L}+ing (?:an?|the|this|its|our|my|their) \p{Ll}/iu;
/** "Beaufort NC": a town and its state, and nothing of what there is. */
const TOWN_AND_STATE = new RegExp(`^\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+){0,2},? (?:${STATES})[.]?$`, 'u');
/** "Lavoro a Chiavari": where somebody works or lives, and nothing of what they do. */
const WORKS_IN =
  /^(?:lavoro|trabajo|trabalho|je travaille|i work|ich arbeite|ik werk|pracuję|we work|vivo|vivimos|i live|ich wohne|j['’]habite|abito|moro|mieszkam) (?:a|in|en|em|à|au|at|near|w|na|bei) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.]?$/iu;
/** "My dad", "Omi": who somebody is to the writer, and no name. */
const KIN =
  /^(?:(?:my|our|mein\p{L}?|unser\p{L}?|mi|nuestr[oa]|mon|ma|notre|mi[oa]|nostr[oa]|il mio|la mia|mijn|onze|meu|minha|mój|moja) )?(?:dad|daddy|mum|mom|mother|father|grandma|grandpa|grandmother|grandfather|husband|wife|papa|papá|mamá|padre|madre|abuel[oa]|père|mère|grand-père|grand-mère|vater|mutter|oma|opa|nonn[oa]|papà|mamma|vader|moeder|pai|mãe|avô|avó|tata|mama|babcia|dziadek)[.!]?$/iu;
/** "Eier gibt's bei uns am Hof": what else there is where somebody is. */
const AT_OURS =
  /(?<!\p{L})(?:gibt(?:['’]?s)? (?:es )?(?:auch )?bei uns|bei uns gibt|there(?:['’]s| is) (?:also )?\p{L}+ (?:at ours|with us)|hay en (?:nuestra )?casa|da noi (?:trovi|c['’]è)|chez nous,? (?:il y a|on trouve)|bij ons (?:is|zijn|kun)|u nas (?:jest|są|można))(?!\p{L})/iu;
/** "All Seasons Gardening", "Alles Käse": a name. */
const IS_NAME = /^\p{L}+(?: (?:&|\p{Lu}[\p{L}'’-]*)){1,4}$/u;
/** "Cheques payable to", "Überweisung an": to whom one pays. */
const PAYABLE_TO =
  /^(?:(?:cheques?|checks?) (?:payable )?(?:to|are)|(?:please )?make (?:cheques?|checks?) (?:out|payable)|(?:bank )?transfers? to|transferencias? a|chèques? à l['’]ordre|virements? (?:à|sur)|überweisung(?:en)? (?:an|auf)|bonific[oi] (?:a|intestat)|transferências? para|overmak(?:en|ing) (?:naar|op)|przelewy? (?:na|dla))(?!\p{L})/iu;
/** A text that breaks off. */
const UNFINISHED = /(?<!\p{L})(?:the|of|for|and|de|del|la|el|der|die|und|du|des|et|di|e|y|van|het|en|i|w|z)$/iu;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text says another one, whatever the case and the punctuation: an accent makes another word. */
export const says = (text: string, said: string): boolean =>
  fold(said) !== '' && ` ${fold(text)} `.includes(` ${fold(said)} `);

/** Whether a text tells a detail: a sum, a number to call, a time, a count. */
export const isDetail = (text: string): boolean =>
  AMOUNT.test(text) ||
  MILESTONE.test(text) ||
  PHONE.test(text) ||
  CLOCK.test(text) ||
  COUNT_FIRST.test(text) ||
  PAYABLE_TO.test(text) ||
  UNFINISHED.test(text);

/** Whether a text tells a time of the day. */
export const tellsTime = (text: string): boolean => CLOCK.test(text);

/** Whether somebody speaks of themselves: good below a headline, not as one. */
export const isSpoken = (text: string): boolean => SPEAKS.test(text) || WE_DO.test(text);

const MOST_WORDS_REFUSING = 9;
const NUMBER_FIRST = /^No \p{Lu}/u;

/** Whether a text only refuses something: "No digital pianos." */
export const isRefusal = (text: string): boolean =>
  OPENS_REFUSING.test(text) &&
  !NUMBER_FIRST.test(text) &&
  !/[:;?]|[.!] /.test(text) &&
  text.split(' ').length <= MOST_WORDS_REFUSING;

/** Whether a text begins with what there is none of, however long it is. */
export const opensRefusing = (text: string): boolean => OPENS_REFUSING.test(text) && !NUMBER_FIRST.test(text);

/** Whether a text tells on which floor something is. */
export const isFloor = (text: string): boolean => ON_A_FLOOR.test(text);

/** Whether a text says of something that it is not so, or of what there is none. */
export const refuses = (text: string): boolean => REFUSES.test(text);

/** Whether a text only says who somebody is to the writer: "My dad". */
export const isKin = (text: string): boolean => KIN.test(text);

/** Whether a text says only what is left or how long one waits. */
export const isNews = (text: string): boolean => IS_FREE.test(text);

/** Whether a text names a town: "Locksmith in Leeds". */
export const tellsTown = (text: string): boolean => IN_A_PLACE.test(text);

/** Whether a text is what is left of "We are making a game", rather than a title. */
export const isDoing = (text: string): boolean => DOING.test(text);

/** A question, and a line between stars. */
const ASKS = /\?$|^[*_#]/u;

/** Whether a text says only where, when or for whom, who pays, or what there is none of. */
export const namesNothing = (text: string): boolean =>
  [
    FOUND_IN,
    FOR_FIRST,
    ON_REQUEST,
    THANKS,
    ON_THE_WAY,
    SIGNS,
    OF_ALL,
    TOWN_AND_STATE,
    WORKS_IN,
    ON_A_FLOOR,
    STANDS_IN,
    KIN,
    CIRCUMSTANCE,
    REFUSES,
    REQUIRES,
    DOING,
    ASKS,
    SEEKS_PEOPLE,
  ].some((rule) => rule.test(text));

/** From here on a phrase says what a page is about. */
export const GOOD_HEADLINE = 1.5;
const FEW_WORDS = 5;

/** What a description opens with says what it is, above all where nothing else is named. */
const firstScore = (text: string, names: readonly string[]): number =>
  TITLED.test(text) ? 2.5 : names.length === 0 ? 1 : 0.5;

/**
 * How well a phrase says what a thing is: a trade, a product or an event, with its name and its place, rather than a
 * detail or what somebody says of themselves. `at` is its position in the brief, where what matters mostly comes first.
 */
export function headlineScore(text: string, names: readonly string[], at: number): number {
  const words = text.split(/\s+/).length;
  const isShout = text === text.toUpperCase() && text !== text.toLowerCase();
  const named = names.some((name) => says(text, name))
    ? 2
    : names.some((name) => name.split(/\s+/).some((word) => word.length > 4 && says(text, word)))
      ? 1
      : 0;
  // What opens a description may be a trade of its own: "Bus hire in Hull".
  const isBeside = at > 0 || (words <= FEW_WORDS && !IN_A_PLACE.test(text));
  return (
    named +
    (IN_A_PLACE.test(text) ? 2 : OF_A_PLACE.test(text) ? 1 : 0) +
    (FOR_SOMEBODY.test(text) ? 1 : 0) +
    (ONE_OF_ITS_KIND.test(text) ? 0.5 : 0) +
    (words <= 11 ? 1 : 0) +
    (at === 0 ? firstScore(text, names) : -Math.min(at * 0.4, 1.5)) -
    (isDetail(text) ? 4 : /\d/.test(text) ? 0.5 : 0) -
    (isSpoken(text) ? 4 : 0) -
    (IN_A_MONTH.test(text) ? 2 : 0) -
    (SEASON_OF_MONTHS.test(text) ? 3 : 0) -
    (at > 0 && OF_OURS.test(text) ? 1.5 : 0) -
    (FOUND_IN.test(text) || REQUIRES.test(text) || isDoing(text) ? 4 : 0) -
    (ON_REQUEST.test(text) ? 4 : 0) -
    (FOR_FIRST.test(text) ? 2.5 : 0) -
    (WEEKLY.test(text) ? 0.5 : 0) -
    (HOURS.test(text) ? 1.5 : 0) -
    (IS_FREE.test(text) ? 4 : 0) -
    (OF_SOMEBODY.test(text) ? 3 : 0) -
    (CIRCUMSTANCE.test(text) ? 1.5 : 0) -
    (LAST_YEAR.test(text) ? 4 : 0) -
    (DEFINITE.test(text) && named < 2 ? 1 : 0) -
    (REFUSES.test(text) || ONLY_FIRST.test(text) ? 2 : 0) -
    (SEEKS_PEOPLE.test(text) && at > 0 ? 4 : 0) -
    (THANKS.test(text) || (isBeside && (ON_THE_WAY.test(text) || SIGNS.test(text))) ? 4 : 0) -
    ([TOWN_AND_STATE, WORKS_IN, ON_A_FLOOR, STANDS_IN, KIN].some((words) => words.test(text)) ? 6 : 0) -
    (AT_OURS.test(text) ? 3 : 0) -
    (OF_ALL.test(text) && named < 2 && !IS_NAME.test(text) ? 3 : 0) -
    (isShout ? 1.5 : 0)
  );
}
