/** "Mia Sandrock, trainee (please leave out)": a bracket that takes back what stands before it. */
export const DENIES_LINE =
  /^(?:please |pls |bitte |por favor,? |per favore,? |graag |proszę |but |aber |pero |mais |ma |maar |ale )?(?:(?:leave|keep) (?:(?:this|that|it|him|her|them) )?(?:out|off)|(?:don['’]?t|do not) (?:list|name|show|mention|publish|print|include)(?: (?:this|that|it|him|her|them))?(?=$|[,.;!])|not for (?:the )?(?:page|site|website|publication|public)|weglassen|raus(?:lassen|nehmen)|nicht (?:nennen|aufführen|zeigen|veröffentlichen|erwähnen|auf die (?:seite|website))|no (?:l[aeo]s? )?(?:poner|pongas?|publicar|publiques|mostrar|nombrar|incluir|incluyas|sacar)(?=$|[,.;!])|(?:mejor )?(?:quitar|fuera)(?=$|[,.;!])|no (?:va|para la) (?:en la )?(?:página|web)|não (?:colocar|coloque|pôr|ponha|publicar|mostrar|incluir|citar)(?=$|[,.;!])|tirar(?=$|[,.;!])|(?:à )?(?:ne pas (?:publier|mettre|afficher|citer|mentionner|nommer)|enlever|retirer)(?=$|[,.;!])|ne (?:le |la |les )?(?:mettez|mets|citez|nommez) pas|(?:da )?(?:non (?:mettere|pubblicare|nominare|citare|mostrare)|togliere|omettere)(?=$|[,.;!])|weglaten|niet (?:noemen|vermelden|tonen|publiceren|op de (?:site|pagina))|(?:pominąć|nie (?:podawać|publikować|pokazywać|wymieniać|na stronę)))(?!\p{L})/iu;

/** "[Reminder for Giada: ask for the logo]": what somebody notes for themselves or those they work with. */
export const NOTE_TO_SELF =
  /^(?:to ?do|fixme|reminder|remember|note to self|memo|promemoria|appunto|da fare|recordatorio|pendiente|nota mental|lembrete|pendente|a fazer|rappel|pense-bête|à faire|notiz|merkzettel|merken|zu tun|noch offen|herinnering|nog doen|notitie|przypomnienie|do zrobienia|notatka)(?: (?:for|to|per|para|a|pour|à|an|für|voor|dla) \p{L}{2,20})?(?: ?[:–-]| )/iu;

/** "(v3, internal)", "(Entwurf)": what kind of draft a text is. */
export const OF_DRAFT =
  /^(?:v(?:ersion|ersión|ersão|ersione|ersie)? ?\d(?:\.\d)?|(?:first |rough |old )?draft|internal|intern|interne?|interno|wip|work in progress|entwurf|rohfassung|arbeitstitel|borrador|provisional|brouillon|provisoire|bozza|provvisori[oa]|rascunho|provisório|concept|voorlopig|szkic|wersja robocza|roboczo|working title)(?:,? (?:v\d|\d{1,2}|draft|internal|intern|interno|only|use|nur|entwurf))*$/iu;

/** "Preise vom Schild abgetippt": where what follows was copied from, or as of when. */
export const OF_COPY =
  /^(?:(?:last updated?|letzte aktualisierung|zuletzt aktualisiert|última actualización|dernière mise à jour|ultimo aggiornamento|última atualização|laatst bijgewerkt|ostatnia aktualizacja)(?: am| on| op| il| le|:)?(?: \p{L}{3,10})? [\d./ -]{4,12}|(?:as of (?:today|now)|stand (?:heute|jetzt)|a (?:día|fecha) de hoy|(?:à|au) (?:ce jour|jour d['’]aujourd['’]hui)|a oggi|à data de hoje|stand van (?:vandaag|nu)|stan na dziś)(?:, [^,]{3,60})?|[^,]{0,60}(?:abgetippt|abgeschrieben|typed (?:off|out|up) (?:it |from )?[^,]{0,20}|copied (?:off|from) [^,]{0,20}|copiad[oa]s? del? [^,]{0,20}|recopiée?s?(?: d[ue] [^,]{0,20})?|copiat[oaie] d[ae]l? [^,]{0,20}|overgetypt|przepisane(?: z [^,]{0,20})?))$/iu;
/** "Quello del 30 giugno è annullato, toglilo": ends with the order to take out what it speaks of. */
export const TAKES_OUT =
  /(?:^|, |: |; | - )(?:(?:please|pls|so|bitte|also|porfa|por favor|svp|stp|tu|donc|per favore|quindi|dus|graag|więc|proszę) )?(?:take (?:it|that|them|this one) (?:off|out|down)|remove (?:it|that|them)|qu[ií]t(?:a|ad)l[oa]s?|b[oó]rr(?:a|ad)l[oa]s?|(?:l['’]|les |le |la )?enl[eè]v(?:e|es|er|ez)(?:-(?:le|la|les))?|to(?:gli|gliete)l[oaie]|leva(?:te)?l[oaie]|tir(?:a|e|em)(?:-[oa]s?)?(?: isso)?|(?:bitte )?(?:wieder )?(?:rausnehmen|weglassen|löschen|streichen)|nimm (?:das|die|den|es|ihn|sie) raus|haal (?:dat|die|het|hem|ze) (?:weg|eraf|eruit)|usuń(?:cie)?(?: to)?|wyrzuć(?:cie)?(?: to)?)[!. ]{0,3}$/iu;

/** "Just for you", of a number or an address. */
export const ONLY_FOR_YOU =
  /(?<!\p{L})(?:(?:just|only) (?:for|between) (?:you|us)|nur für (?:dich|euch|sie)(?! da)|s[oó]lo (?:es )?para (?:ti|vosotros|usted)|só para (?:ti|você|vocês|si)|(?:juste|seulement|rien que) pour (?:toi|vous)|solo per (?:te|voi|lei)|alleen voor (?:jou|jullie|u)|tylko dla (?:ciebie|was|pan\p{L}|państwa))(?!\p{L})/iu;
/** "Leave my e-mail off the page" */
export const KEPT_OFF =
  /(?<!\p{L})(?:(?:leave|keep|take) (?:\p{L}[\p{L}'’-]* ){1,4}(?:off|out of) (?:the )?(?:page|site|website)|nicht auf (?:die|der) (?:seite|website|homepage)|no (?:aparezca|salga|pongas) (?:\p{L}+ ){0,3}en la (?:página|web)|niet op de (?:site|pagina|website)|pas sur (?:la page|le site)|non (?:\p{L}+ ){0,3}sul sito|fora d[ao] (?:página|site)|nie (?:\p{L}+ ){0,2}na stronie)(?!\p{L})/iu;

/** "Je recopie mon flyer :": where what follows was copied from, before it. */
export const COPIED_FROM =
  /^(?:(?:i['’]?m (?:just )?copying|i['’]ve copied|i copied|copying|copied)(?: this| it)? (?:from |off )?(?:my|our|the|an? old)|(?:je (?:vous |te )?(?:re)?copie|copié de)(?: ici)? (?:(?:mon|notre|le|la)|du)|(?:os |te |le )?copio(?: aquí)? (?:de |del )?(?:mi|nuestr[oa]|el|la|un)|(?:ich (?:kopiere|tippe|schreibe)|kopiert) (?:hier |euch |dir |mal )?(?:aus |von |vom )?(?:mein|unser|de[mnr])\p{L}{0,2}|copio(?: qui)? (?:dal?|il|lo|la|il mio)(?: mio| nostro)?|copio(?: aqui)? (?:do|o|o meu|do meu)|ik (?:kopieer|typ)(?: hier)? (?:uit |van )?(?:mijn|onze|de|het)|przepisuję (?:z )?(?:naszej|mojej|moją|naszą|ulotk\p{L}))? ?(?:\p{L}+ ){0,2}(?:flyers?|flier|leaflet|poster|post|ad|advert|menu|card|brochure|dépliant|affiche|annonce|carte|folleto|cartel|anuncio|flugblatt|flugzettel|plakat|zettel|aushang|volantino|locandina|panfleto|cartaz|folheto|folder|affiche|ulotk\p{L}|plakatu?) ?: ?(?=[\p{L}\d"“„«])/iu;
