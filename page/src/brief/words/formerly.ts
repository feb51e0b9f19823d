/** What was once true, right before the value that was: "was £250", "antes 31", "eerst was dat". */
export const FORMER =
  "(?:it |that |they |this |das |es |dat |c[’']|eso |eran? |isso |questo |to )?(?:(?:was|were|used to be|used to cost|used to say|previously|formerly|originally|before|had been)|(?:antes|antiguamente|anteriormente|anterior)(?: (?:era|eran|costaba|costaban|estaba|estaba a|custava|eram|costava))?|(?:era|eran|eram|costaba|custava|costava|erano|costavano)|(?:war|waren|kostete|kosteten|früher|vorher|bisher|zuvor|ursprünglich)(?: (?:war|waren|kostete|kosteten))?(?: (?:es|das|sie))?|(?:avant|auparavant|anciennement|initialement|était|étaient|coûtait)(?:,? (?:c[’']était|c[’']étaient|était))?|(?:prima|in precedenza|inizialmente)(?: (?:era|erano|costava|costavano))?|(?:was|waren|eerst|eerder|vroeger|voorheen|kostte)(?: (?:was|waren|kostte))?(?: (?:dat|het|dit))?|(?:było|był|była|były|wcześniej|przedtem|dawniej|poprzednio|kosztował[aoy]?)(?: (?:było|był|była|były|kosztował[aoy]?))?)";

/** That something holds no more, right before the value that did: "ya no es", "nicht mehr". */
export const NO_MORE =
  "(?:(?:it[’']s |is |are |they[’']re )?(?:no longer|not)|ya no(?: (?:es|son|cuesta|cuestan|vale|valen))?|já não(?: (?:é|são|custa|custam))?|não (?:é|são) mais|(?:ce )?n[’'](?:est|étaient) plus|plus|(?:das )?(?:sind |ist |kostet |sind es )?(?:nicht mehr|keine)|(?:non (?:è|sono|costa|costano) )?(?:non )?più|niet meer|(?:to )?(?:już )?nie)";

/** What an edition, list or leaflet of before said. */
export const OF_BEFORE =
  /(?<!\p{L})(?:(?:old|previous|last|earlier|first) (?:price list|prices?|editions?|years?|rates?|version|dates?|leaflet|flyer|brochure|newsletter|poster|website|site|list|menu)|last year['’]?s?|(?:the )?(?:newsletter|leaflet|flyer|brochure|poster|old site) (?:said|says|still says)|(?:el |la |en el |en la )?(?:folleto|lista|cartel|tarifa|web|página|carta|edición|precio|fecha|boletín) (?:viej[oa]|antigu[oa]|anterior|pasad[oa])|(?:el )?año pasado|(?:o |a |no |na )?(?:folheto|lista|cartaz|tabela|site|cardápio|edição|preço|data|panfleto) (?:velh[oa]|antig[oa]|anterior|passad[oa])|(?:ano passado|edição passada)|(?:l['’])?(?:ancien(?:ne)?|précédente?|vieille?|dernière?) (?:plaquette|liste|brochure|affiche|édition|site|carte|prix|tarif|dépliant|flyer|date)|(?:plaquette|brochure|affiche|édition|carte|prix|tarif|liste) précédente?|l['’](?:an|année) (?:dernière?|passée)|(?:alte[rnms]?|vorige[rnms]?|letzte[rnms]?) (?:preisliste|flyer|aushang|prospekt|seite|website|plakat|karte|ausgabe|auflage|preise?|termin|jahr)|letztes jahr|voriges jahr|(?:vecchi[oa]|precedente|scors[oa]) (?:listino|volantino|sito|locandina|edizione|prezzo|menu|data)|(?:listino|volantino|sito|locandina|edizione|prezzo|menù?|data) (?:vecchi[oa]|precedente|scors[oa])|l['’]anno scorso|(?:oude|vorige) (?:prijslijst|folder|flyer|site|website|poster|editie|prijs|kaart|datum|jaar)|vorig jaar|(?:star(?:y|a|ej|ym)|poprzedni(?:a|ej|e|ego|m)?) (?:cennik\p{L}{0,2}|ulot\p{L}{1,3}|stron\p{L}{1,3}|edycj\p{L}{1,2}|cen\p{L}{1,2}|plakat\p{L}{0,2}|rok\p{L}{0,2}|termin\p{L}{0,2})|w zeszłym roku)(?!\p{L})/iu;

/** That it is wrong now, or shall not be told: "that's a mistake", "ya no vale", "nicht mehr schreiben", "nie wspominać". */
export const HOLDS_NO_MORE =
  /(?<!\p{L})(?:(?:that|this|it|which)(?:['’]?s| is| was) (?:a (?:mistake|typo)|wrong|old|out of date|outdated|no longer (?:true|valid|right))|no longer (?:true|valid|right|applies)|ignore|(?:don['’]?t|do not|never) (?:mention|print|use|put|write|say)|leave (?:it|that) out|take (?:it|that) (?:out|off)|(?:ya )?no (?:vale|valen|sirve|es válid[oa]|aplica)|ya no(?=$|[.!])|no (?:lo |la |los |las )?(?:pongas|ponga|menciones|mencione|uses|publiques|mencionar|poner)|quítal[oa]s?|quita(?:r)?(?: eso| esto)?(?=$|[.!])|es un error|fue un error|(?:já )?não (?:vale|valem|conta)|não (?:botar|bota|pôr|ponhas?|põe|colocar|coloca|mencionar|mencione|usar|use|falar|publicar)(?: [oa] antig[oa]| isso)?|tira(?:r)? isso|foi (?:engano|erro)|é (?:um )?erro|n['’]est plus (?:valable|d['’]actualité)|(?:à )?ne (?:pas|plus) (?:mettre|mentionner|utiliser|écrire|reprendre|publier)|ne (?:le |la |les )?(?:mets|mettez|mentionne|mentionnez|reprenez) (?:pas|plus)|on oublie|c['’](?:est|était) (?:une erreur|faux|périmé)|gilt nicht mehr|stimmt nicht(?: mehr)?|(?:bitte )?nicht (?:mehr )?(?:schreiben|nennen|erwähnen|verwenden|nehmen|benutzen|reinschreiben|übernehmen)|(?:bitte )?(?:weglassen|streichen|ignorieren)|ist (?:ein fehler|falsch|veraltet)|(?:non )?vale più|non (?:vale|valgono) più|non (?:scrivere|scriva|scrivete|mettere|metta|mettete|usare|usi|citare|menzionare)|(?:da )?(?:togliere|ignorare)|è (?:un errore|sbagliat[oa])|geldt niet meer|klopt niet(?: meer)?|niet (?:meer )?(?:noemen|vermelden|gebruiken|overnemen)|(?:graag )?weglaten|is (?:een fout|verouderd|verlengd)|nie (?:wspominać|wspominaj|pisać|pisz|podawać|podawaj|używać)|pominąć|nieaktualn\p{L}{1,3}|to (?:błąd|pomyłka))(?!\p{L})/iu;

/** What may stand before it in a bracket or sentence: "note:", "ojo", "and", or what it is of. */
export const LEADS_BACK =
  '(?:(?:nb|n\\.b\\.|note|nota|ojo|atención|atenção|attention|achtung|hinweis|let op|uwaga|anm|ps)[:,.]? )?(?:(?:and|y|et|und|e|ed|en|i|oh|ah) )?';

/** What holds now, in brackets or behind a name: "now £24", "jetzt", "agora é". */
export const HOLDS_TODAY =
  "(?:(?:(?:this|that|it|which) )?(?:is |are |[’']s )?now(?: is| are)?|ahora(?: es| son| cuesta| está a)?|(?:es|son|cuesta) ahora|agora(?: é| são| custa| está a?)?|(?:c[’']est |est )?(?:maintenant|désormais)(?: c[’']est)?|(?:ist |sind |kostet )?(?:jetzt|inzwischen|mittlerweile|neu)(?: sind es| ist es| sind| ist)?|(?:è |sono |costa )?(?:ora|adesso)(?: è| sono| costa)?|(?:is |zijn |kost )?(?:nu|inmiddels)(?: is| zijn| kost)?|(?:jest |kosztuje )?teraz(?: jest| kosztuje)?)";

/** What takes an item of a list back: "cancelled", "entfällt". */
export const CALLED_OFF =
  'cancelled|canceled|called off|not happening|cancelad[oa]s?|suspendid[oa]s?|se cancela|ya no hay|annulée?s?|supprimée?s?|entfällt|fällt aus|abgesagt|gestrichen|annullat[oaie]|cancellat[oaie]|salta|afgelast|vervalt|gaat niet door|geannuleerd|odwołan[yaei]|nie odbędzie się';

/** What is put in its place: "put instead". */
export const INSTEAD_OF_IT =
  "(?:please )?(?:put |write |there[’']s |we have )?instead|(?:en su lugar|en cambio)(?:,? (?:pon|va|hay))?|(?:em vez disso|no lugar)(?:,? (?:põe|coloca|entra))?|(?:à la place)(?:,? (?:mettre|mets|mettez|il y a))?|stattdessen(?: bitte)?|dafür(?: bitte)?|(?:al suo posto|invece)(?:,? (?:metti|c[’']è))?|in plaats daarvan|(?:zamiast tego|w zamian)";

/** "£12, up from £10": what was less before. */
export const RAISED_FROM =
  '(?:it (?:went|has gone) )?up from|subió de|subiu de|(?:en )?hausse de|statt(?: bisher)?|al posto di|in plaats van|zamiast';
