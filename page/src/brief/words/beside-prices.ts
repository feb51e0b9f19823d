/** Words that stand beside a sum in a sentence, in all our languages. */

/** "£5 off", "10 € more", "pays for": what changes a price or is done with it, and has no name of its own. */
export const CHANGES =
  /^(?:pays?|buys?|covers?|sponsors?|feeds?|paga|cubre|cobre|zahlt|deckt|paie|couvre|copre|betaalt|pokrywa|off|less|extra|more|deposit|discount|cheaper|each|per|pro|par|por|je|za|al|alla|à l|à la|the|a|an|instead|descuento|menos|más|de descuento|fianza|weniger|mehr|rabatt|günstiger|kaution|aufpreis|de réduction|en moins|de plus|caution|di sconto|in meno|in più|cauzione|korting|minder|borg|de desconto|a menos|a mais|caução|zniżki|mniej|więcej|kaucji)(?!\p{L})/iu;

/** "for a single", "voor een hoekwoning": what leads to a name. */
export const LEADS =
  /^(?:for|voor|für|para|pour|per|dla) (?:(?:an?|the|een|het|de|ein(?:en?)?|den|das|die|der|una?|el|la|los|las|une?|le|les|il|lo|uma?|os?|as?) )?(?=\p{L})|^(?:the|el|la|los|las|le|les|il|lo|os?|as?|het|die|der|das) (?=\d)/iu;

/** "A minimum of £55", "above £30", "worth £20", "salary £28,000": no price of what stands before it. */
export const NO_PRICE_BEFORE =
  /(?<!\p{L})(?:minimum|maximum|min\.?|max\.?|mindestens|höchstens|above|over|under|below|beyond|exceeding|more than|less than|worth|value[ds]?(?: at)?|saves?|saving|raised?|budget|turnover|prize|fine|discount|off|instead of|was|of which|excess|fines?(?: up to)?|insurance|cover(?:age)?|insured (?:for|to)|arriba de|más de|menos de|mínim[oa]|máxim[oa]|de los cuales|franquicia|multas?|seguro|ayuda \p{L}+|encima de|superior(?:es|i)? a|inferior(?:es|i)? a|valorad\p{L}+ en|ahorr\p{L}+|descuento|en vez de|acima de|mais de|abaixo de|avaliad\p{L}+ em|poup\p{L}+|dos quais|franquia|desconto|em vez de|plus de|moins de|au-dessus de|à partir d['’]un achat de|valeur(?: de)?|économis\p{L}+|remise|réduction|dont|franchise|amende|minimum de|au lieu de|davon|selbstbehalt|mindest\p{L}+|über|unter|mehr als|weniger als|wert|spart|sparen|rabatt|statt|più di|meno di|minimo|massimo|di cui|franchigia|oltre|sopra i|sotto i|valore(?: di)?|risparmi\p{L}+|sconto|invece di|meer dan|minder dan|minimaal|minimum|maximaal|waarvan|eigen risico|boven(?: de)?|onder(?: de)?|waarde(?: van)?|bespaar\p{L}*|korting|in plaats van|z czego|udział własny|minimalnie|maksymalnie|powyżej|poniżej|ponad|wartości|wart[aey]?|oszczęd\p{L}+|rabat\p{L}*|zniżk\p{L}*|zamiast)(?: \p{L}{1,4})? ?$/iu;

/** "Trattabili", "o.n.o.", "à venir chercher": on what terms a price holds, and no name of what costs it. */
export const TERMS_OF_SALE =
  /^(?:negotiable|o\.?n\.?o\.?|or near(?:est)? offer|firm|fixed price|collection only|to (?:be )?collect(?:ed)?|pick ?up only|negociables?|a convenir|precio fijo|a recoger|negociável|a combinar|preço fixo|a levantar|négociables?|à débattre|prix ferme|à (?:venir )?(?:chercher|retirer|récupérer|emporter)|verhandelbar|v\.?h?b\.?|verhandlungsbasis|festpreis|abzuholen|nur abholung|selbstabhol\p{L}*|trattabil[ei]|prezzo fisso|da (?:ritirare|concordare)|ritiro|onderhandelbaar|vaste prijs|af te halen|ophalen|do negocjacji|do uzgodnienia|cena stała|do odbioru|odbiór|h\.?t\.?|t\.?t\.?c\.?|hors taxes?|(?:plus|zzgl\.?|más|mais|più|excl\.?|exkl\.?|inkl\.?|incl\.?) (?:vat|iva|tva|btw|mwst|ust))(?![\p{L}-])/iu;

const IN_SHOPS =
  'in (?:the )?(?:shops?|stores?)|im (?:laden|handel|shop|geschäft)|en (?:la tienda|tiendas?)|n[ao]s? lojas?|em lojas?|en (?:magasin|boutique)|dans le commerce|in (?:negozio|commercio)|in de (?:winkels?|handel)|w (?:sklep(?:ie|ach)|sprzedaży)';
const LATER =
  'later|afterwards|später|danach|más tarde|luego|después|mais tarde|depois|plus tard|ensuite|più tardi|poi|dopo|straks|daarna|później|potem';
const LIST_PRICE =
  'rrp|msrp|uvp|pvp|adviesprijs|(?:list|retail|shop|regular|usual) price|(?:laden|listen)preis|precio (?:normal|habitual|de tienda)|preço (?:normal|de loja|de tabela)|prix (?:public|normal|conseillé)|prezzo (?:pieno|di listino|al pubblico)|winkelprijs|cena (?:regularna|katalogowa|sklepowa)';
const COSTS_THERE =
  "it|is|it['’]?s|will be|costs?|will cost|for|at|es|wird|kostet|cuesta|costará|valdrá|sale|custa|custará|por|será|sera|coûtera|coûte|costa|costerà|sarà|kost|wordt|będzie|kosztuje|za";
/** "In the shop later", "RRP", "w sklepie będzie": what leads to the price of the same thing elsewhere, or at another time. */
export const ELSEWHERE = new RegExp(
  `^(?:(?:${LATER}) )?(?:${IN_SHOPS}|${LIST_PRICE}|${LATER})(?: (?:${LATER}|${COSTS_THERE}))*$`,
  'iu',
);

/** "Price", "Costo", "Razem": a word for a price that names nothing that costs it. */
export const ONLY_PRICED =
  /^(?:the |our |el |los |nuestros |le |les |nos |die |unsere |der |i |il |o |os |de |het |total |la |a )?(?:prices?|pricing|price list|costs?|rates?|fees?|precios?|tarifas?|costes?|costos?|preços?|valor(?:es)?|custos?|prix|tarifs?|preise?|kosten|prezz[oi]|tariff[ae]|prij[sz](?:en)?|tarie(?:f|ven)|cen[ay]|cennik|koszty?|razem|in total|altogether|en total|en tout|au total|no total|ao todo|insgesamt|zusammen|in totale|in tutto|totaal|bij elkaar|łącznie|total)$/iu;

/** "Brutto", "to start", "sign-on bonus": what somebody is paid. */
export const PAID_TO_SOMEBODY =
  /(?<!\p{L})(?:brutto|gross|doe|ote|to start|(?:sign-?on )?bonus|overtime|zulage|zuschlag|gehalt|urlaubsgeld|fortbildungsgeld|brut|salary|supplement|prime|premia|nagroda|prize)(?!\p{L})/iu;

/** "Up to £5m", "hasta 30.000 €": a bound, and no price. */
export const UP_TO = /^(?:up to|hasta|até|jusqu['’]à|bis zu|bis|fino a|tot|do) /iu;

/** "For example", "ejemplo real:": a case that is told. */
export const EXAMPLE =
  /^(?:(?:for |real |an? )?example|e\.g\.|case study|(?:un )?ejemplo|caso real|por ejemplo|(?:um )?exemplo|par exemple|exemple|beispiel|zum beispiel|(?:un )?esempio|per esempio|(?:een )?voorbeeld|bijvoorbeeld|przykład|na przykład)(?!\p{L})/iu;

/** "Cuota", "membership": a word for what somebody pays to belong, which a name behind the sum replaces. */
export const MEMBERSHIP_FEE =
  /^(?:the |la |le |die |der |de |a |il )?(?:membership(?: fee)?|subs|cuotas?|quotas?|cotisations?|beitrag|mitgliedsbeitrag|gebühr|quot[ae]|contributie|składka)$/iu;

/** "$23.50 an hour to start": what a job pays. */
export const STARTING_WAGE = /(?:an hour|per hour|\/ ?h(?:ou)?r?) (?:to start|doe)(?!\p{L})/iu;
