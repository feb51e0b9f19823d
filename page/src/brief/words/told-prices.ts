import { OTHERWISE, wordsOf } from './prices.ts';

/** "Otherwise", as opposed to "after that". */
export const ELSE =
  /^(?:otherwise|else|elsewhere|si no|de lo contrario|senão|caso contrário|sinon|au-delà|ailleurs|sonst|ansonsten|andernfalls|altrimenti|oltre|anders|elders|inaczej|poza tym)(?!\p{L})/iu;
export const THEN_FIRST = new RegExp(`^${wordsOf(OTHERWISE)}(?!\\p{L})`, 'iu');
/** "First hour", "für die erste Stunde", behind a price: the part that it is for. */
export const FIRST_PART =
  /^(?:(?:for|para|por|pour|für|per|voor|za) )?(?:(?:the|la|el|las|los|os?|as?|le|les|die|das|den|der|il|i|lo|de|het) |l['’])?(?:first|primer[ao]?s?|primeir[ao]s?|premi(?:er|ère)s?|erste[nrs]?|prim[aoie]|eerste|pierwsz\p{L}+)(?!\p{L})/iu;
const THEN =
  'then|after that|afterwards|thereafter|después|luego|depois|a seguir|ensuite|puis|après|danach|dann|dopo|poi|daarna|potem|później';
/** "Then": what leads to the price of all that comes behind that part. */
export const AFTERWARDS = new RegExp(`^(?:${THEN})$`, 'iu');
/** "Die erste Stunde danach": a name that goes on with the next price. */
export const ENDS_IN_THEN = new RegExp(` (?:${THEN})$`, 'iu');
/** "If you don't run", "si no corres": what a price depends on. */
export const CONDITION_FIRST =
  /^(?:if|when|unless|si|cuando|se|quando|quand|sauf si|wenn|falls|als|indien|wanneer|jeśli|gdy)(?!\p{L})/iu;
/** "20 zł to jeden dzień": what a gift is. */
export const IS_FIRST = /^(?:is|are|es|son|é|são|est|sont|c['’]est|ist|sind|è|sono|to|zijn) (?=\p{L})/iu;
export const GIVES_FIRST =
  /^(?:pays?|buys?|covers?|sponsors?|feeds?|keeps?|gives?|funds?|gets?|provides?|se pagan?|pagan?|cubren?|alimentas?|mantienen?|compran?|dan?|cobrem?|pagam?|alimentam?|compram?|zahlen|zahlt|decken|deckt|kaufen|kauft|füttern|füttert|ermöglich\p{L}*|finanzier\p{L}*|paie(?:nt)?|couvre(?:nt)?|nourri(?:t|ssent)|achète(?:nt)?|finance(?:nt)?|si pagan?o?|copr(?:e|ono)|nutr(?:e|ono)|compra(?:no)?|betaal(?:t|en)|koop(?:t|en)|voed(?:t|en)|dek(?:t|ken)|kupuje\p{L}*|karmi\p{L}*|pokryw\p{L}*|wystarcz\p{L}*)(?!\p{L})/iu;
/** "With material", "and includes two rounds": what is told behind a name. */
export const TOLD_ON =
  /(?<!\p{L})(?:with|met|con|com|avec|mit|inkl\.?|including|incl\.?|z|ze|and (?:includes?|is)|y incluye|e é|e inclui|et comprend|und enthält)(?!\p{L}).*$/iu;
/** "Each incl": a unit that took the word which leads on. */
export const UNIT_END =
  / (?:incl\.?|inkl\.?|including|with|con|mit|avec|com|met|z|ze|and|y|e|et|und|en|i|or|o|ou|oder|of|lub)$/iu;
/** "A month for one boat": a unit, and whom or what the price is for. */
export const UNIT_FOR = / (?:for|para|pour|für|voor|dla) (?=\p{L})/iu;
/** "The first visit lasts an hour": a name, and what is told of it. */
export const LASTS =
  / (?:lasts?|takes?|dura|duran|duram|dure|durent|dauert|dauern|durano|duurt|duren|trwa|trwają|includes?|incluye|inclui|comprend|beinhaltet|comprende|omvat|obejmuje|(?:is|es|é|est|ist|è|jest|to) (?:an?|una?|um|uma|une?|eine?|uno|een|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|\d+)) /iu;
/** "Usually", "di solito": how often a price is the price. */
export const USUALLY =
  / (?:usually|normally|typically|normalmente|generalmente|habitualmente|d['’]habitude|généralement|normalerweise|meist(?:ens)?|di solito|in genere|meestal|doorgaans|zwykle|zazwyczaj)$/iu;
/** "A head for two", "al mes hasta 30 comunidades": a unit, and for how many. */
export const UNIT_BOUND =
  /^((?!(?:from|von|od|de|da|dal|van|du) )(?:\/ ?\S+|\S+ \S+)) ((?:up to|from|over|under|in|hasta|desde|sin|até|a partir de|sem|à partir de|dès|jusqu['’]à|sans|bis|ab|unter|ohne|da|fino a|senza|tot|vanaf|zonder|do|od|bez) .+)$/iu;
/** All that stands before a sum that somebody gives. */
export const ALONE_BEFORE =
  /^(?:with|for|con|por|com|avec|pour|mit|für|per|met|voor|za|every|each|cada|jede[rns]?|chaque|ogni|elke|iedere|każd[eay]|każdy)$/iu;
/** "£142,000, of which £90,000 came from a foundation": a sum that is told in parts. */
export const PARTLY = /^,? ?(?:of which|de l[oa]s cuales|d[oa]s quais|dont|davon|di cui|waarvan|z czego)(?!\p{L})/iu;
/** "5 € más": what is added to a price. */
export const MORE = /^ ?(?:more|más|mais|de plus|en plus|mehr|in più|di più|meer|więcej)[.!]?$/iu;
/** "For the whole ten week term": all that a price is for, instead of a unit. */
export const FOR_WHOLE =
  /^(?:for |por |para |pour |für |per |voor |za )?(?:(?:the|el|la|todo el|toda la|o|a|todo o|toda a|le|den|das|die|der|il|lo|tutto il|tutta la|het|de) )?(?:whole|entire|full|complete|complet[oa]|enter[oa]|inteir[oa]|tout le|toute la|toute l['’]|entière?|ganze[nrs]?|gesamte[nrs]?|inter[oa]|hele|cał[yąe]) (?:[\p{L}\d-]+ ){0,3}[\p{L}-]+$/iu;
/** "For £150", in front of what somebody gets. */
export const FOR_BEFORE = /^(?:for|con|por|com|pour|für|mit|per|con|voor|za)$/iu;
/** "Your name goes on a seat": what somebody gets for a sum. */
export const YOU_GET =
  /^(?:you(?:r|['’]ll)?|we(?:['’]ll)?|tu|tus|su|recibes|te|vous|votre|ton|tu|nous|du|dein\p{L}*|ihr\p{L}*|sie|bekommst|erhältst|il tuo|la tua|ricevi|je|uw|jouw|krijg\p{L}*|seu|sua|o seu|a sua|recebe\p{L}*|twoj\p{L}+|otrzym\p{L}+|dosta\p{L}+) /iu;
export const COUNT_BEFORE = /(?<![\p{L}\d])(\d{1,2} ?[x×]) ?$/u;
/** "Deposit £50": what a sentence of its own tells is a condition. */
export const DEPOSIT =
  /^(?:an? |una? |uma |une |eine? |de |die |la )?(?:(?:security |refundable |damage )?deposit|depósito|señal|fianza|sinal|caução|acompte|caution|arrhes|anzahlung|kaution|caparra|cauzione|aanbetaling|borg|waarborgsom|zaliczka|zadatek|kaucja)(?!\p{L})/iu;
/** "Iscrizioni entro il 13 febbraio con acconto di 30 euro": a sum that is only held, told within a sentence. */
export const WITH_DEPOSIT =
  /(?<!\p{L})(?:with|con|com|avec|mit|met|z|ze|contre|against|gegen|tegen|versando|pagando|previo|previa) (?:an? |una? |uma? |une |eine[mr]? |een )?(?:deposit|depósito|señal|fianza|sinal|caução|acompte|caution|arrhes|anzahlung|kaution|caparra|acconto|cauzione|aanbetaling|borg|zaliczk\p{L}|zadatk\p{L}+|kaucj\p{L})(?: (?:of|de|di|d['’]|von|van|w wysokości))?$/iu;
export const INCLUDES_FIRST =
  /^(?:incl|inkl|inclus|incluid|incluíd|compris|compres|zzgl|plus|excl|exkl|zonder|ohne|mais iva|más iva)/iu;
/** "2 pagos de 69": payments, and how much each of them is. */
export const INSTALMENTS =
  /^(?:.{0,30} )??((?:\d{1,2}|two|three|four) (?:payments?|instalments?|installments?|pagos|cuotas|plazos|parcelas|prestações|versements|mensualités|raten|rate|termijnen|raty|ratach) (?:of|de|à|von|zu|da|di|van|po) \d[\d.,]*)$/iu;
/** "On", "no dia": what leads to a date. */
export const BEFORE_DATE = / (?:on|no dia|el día|el|le|am|den|il|op|dnia|w dniu)$/iu;

/** "Returned when the boat comes back": a deposit that is only held. */
export const GIVEN_BACK =
  /(?<!\p{L})(?:(?:is |are |fully |then )?(?:returned|refunded|refundable|given back)|(?:se )?devuel\p{L}+|devolvid\p{L}+|devolvemos|rendue?s?|restituée?|remboursée?|zurück|rückerstattet|restituit[aeo]|rimborsat[aeo]|terug|teruggegeven|zwracan[ay]|zwrot\p{L}*)(?!\p{L})/iu;
