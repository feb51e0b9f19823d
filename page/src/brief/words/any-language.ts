// Words that tell instructions from content, short enough to be kept for all languages together.

/** Words in quotation marks, which are spoken of and not meant. */
export const QUOTED = /["“„«][^"”“»]{0,80}["”“»]/gu;

export const PLEASE =
  /(?<!\p{L})(?:please|pls|plz|por favor|porfa|s['’]il (?:vous|te) pla[iî]t|svp|stp|bitte|per favore|per cortesia|alsjeblieft|alstublieft|aub|graag|proszę|prosimy|poproszę|se faz favor)(?!\p{L})/iu;

export const THANKING =
  /^(?:(?:many |muchas |muchísimas |mil |vielen |tausend |lieben |herzlichen |besten |super |heel erg |mille |molte |wielkie |stokrotne |bardzo )?(?:thanks|thank you|thx|ta(?= |[.!,]|$)|cheers|gracias|obrigad[oa]|muito obrigad[oa]|merci|danke?|grazie|bedankt|dankjewel|dzięki|dziękuj\p{L}+|sorry))(?!\p{L})/iu;

// "Thanks to our volunteers" is content.
export const THANKING_FOR =
  /^(?:\p{L}+ ){1,3}?(?:to|a(?! (?:lot|million|bunch|todos|tutti))|al|à|aux|d['’]\p{L}+|an|aan|ai|alla|alle|agli|ao|aos|de|di|für|voor|za)(?!\p{L})/iu;

// Rules for visitors, such as "no photos during the ceremony".
export const WHEN_THERE =
  /(?<!\p{L})(?:during|inside|while|während|im saal|durante|dentro|pendant|à l['’]intérieur|tijdens|podczas|all['’]interno|all['’]ingresso)(?!\p{L})/iu;

export const TOO =
  /(?<!\p{L})(?:too|demasiado|muy|trop|zu|troppo|te|zo|so|zbyt|za|muito|salesy|cheesy|corporate|pushy)$/iu;

// "Pintamos en tonos suaves", "Malujemy w łagodnych kolorach".
export const WE_VERB = /^\p{L}+(?:amos|emos|imos|iamo|emy|amy|imy|ymy)\s/iu;

export const BE = /(?<!\p{L})(?:is|are|es|son|est|sont|ist|sind|è|sono|zijn|jest|są|é|são)(?!\p{L})/iu;

// "Que los botones sean redondos", "Che non sia troppo lungo".
export const LET_IT = /^(?:que|che) (?:no|non|não|se|si|los|las|el|la|os|as|o|a|i|le|gli|il|lo) \p{L}/iu;

export const WILL_FOLLOW =
  /^\S+ (?:will |come |kommen|folgen|volgen|komen|follow|suivront|arriv\p{L}+|seguem|seguirán|llegar?\p{L}*|vienen|van |vão|vanno|gehen|dośl\p{L}+|będą później)/iu;

export const AT_THE_TOP =
  /(?<!\p{L})(?:at the (?:very )?top|ganz (?:nach )?oben|gleich oben|bovenaan|bovenin|tout en haut|arriba del todo|bien grandes?|bien visibles?|ben visibil[ei]|na samej górze|no topo|bem visíve(?:l|is)|gut sichtbar|goed zichtbaar|in evidenza|en évidence|em destaque)[.!]*$/iu;

export const TO_US = /^ (?:sie )?(?:us|me|up|uns|mir|nos|nous|moi|ci|mi|ons|mij|nam|mi)(?!\p{L})/iu;

export const PUTS =
  /^(?:put|show|make|keep|pon\p{L}*|pong\p{L}+|muestr\p{L}+|haz|haced|deja\p{L}*|met\p{L}+|montre\p{L}*|affich\p{L}+|garde\p{L}*|setz\p{L}*|stell\p{L}*|zeig\p{L}*|mach\p{L}*|mostra\p{L}*|zet|plaats|toon|maak|umieś\p{L}+|wstaw\p{L}*|pokaż\p{L}*|zrób\p{L}*|coloc\p{L}+|coloq\p{L}+|ponh\p{L}+|põe|mostre\p{L}*)(?!\p{L})/iu;

export const AVOIDS = /^(?:avoid|evit\p{L}+|évit\p{L}+|vermeid\p{L}+|vermijd|unikaj\p{L}*)(?!\p{L})/iu;

export const QUOTED_WORD = /["“„«][^"”“»]{1,60}["”“»]|(?<!\p{L})['‘][\p{L} -]{2,40}['’](?!\p{L})/u;

// "Den Datenschutz könnt ihr weglassen"
export const YOU_MAY_WRITE =
  /(?<!\p{L})(?:(?:könnt|könntet|dürft|solltet|kannst|könntest|können|könnten) (?:ihr|du|sie) .{0,80}(?:weglassen|rauslassen|einbauen|einfügen|reinschreiben|hinschreiben|reinnehmen|dazuschreiben|umformulieren|kürzen)|(?:mogen|kunnen|mag|kun) (?:jullie|je|u) .{0,80}(?:weglaten|toevoegen|inkorten|herschrijven|erbij zetten))[.!]*$/iu;

/** "You can use the logo on my card": what whoever makes the page may take. */
export const YOU_MAY_USE =
  /^(?:you can|you may|feel free to|puedes|podéis|puede|podes|pode|podem|tu peux|vous pouvez|(?:du kannst|ihr könnt|sie können)|puoi|potete|può|je kunt|je kan|jullie kunnen|u kunt|możesz|może pan\p{L}?) (?:just |gerne? |gerust |también |aussi |auch |anche )?(?:use|take|reuse|copy|grab|usar|coger|utilizar|copiar|aproveitar|reprendre|utiliser|prendre|récupérer|copier|usare|riprendere|copiare|gebruiken|użyć|wziąć|(?:das|unser|mein|het|ons|mijn)) (?:\p{L}+ ){0,2}log[oó]/iu;

/** "Se vi va usatelo": what was told may be used, said behind it. */
export const USE_IT_IF =
  /^(?:se (?:vi|ti|le) va,? (?:usate|usa|mette)\p{L}{0,6}|(?:usate|usa|mette)(?:telo|tela|lo|la) (?:pure )?(?:se (?:vi|ti) va|se volete|se vuoi)|(?:you (?:can|may) )?use (?:it|that|this) if you (?:like|want|fancy|can)|(?:si (?:quieres|queréis|quieren|os va bien),? )(?:úsalo|usadlo|úsenlo|ponlo|ponedlo)|(?:úsalo|usadlo|ponlo|ponedlo) si (?:quieres|queréis)|(?:nehmt|nimm|nehmen sie|verwendet) das (?:gern|ruhig)(?: mit)?(?: (?:auf|rein))?|(?:utilise|utilisez|mettez|mets)-l[ea] si (?:vous voulez|tu veux)|si (?:vous voulez|tu veux),? (?:utilise|utilisez|mettez|mets)-l[ea]|(?:podem|pode|podes) usar se (?:quiser\p{L}*|der)|gebruik (?:het|dat) (?:maar|gerust)(?: als je wil)?|możecie (?:tego|to) użyć)[.! ]*$/iu;

// "Bitte keine Kühe abbilden": languages whose instructions end in their verb.
export const NOT_SHOWN =
  /^(?:(?:bitte |aber |und )*(?:kein\p{L}{0,2}|nicht) .{2,60} (?:abbilden|zeigen|reinschreiben|hinschreiben|einbauen|draufmachen|aufnehmen|reinnehmen)|(?:(?:graag|liever|aub|en|maar) )*(?:geen|niet) .{2,60} (?:laten zien|tonen|afbeelden|erop zetten|plaatsen)|(?:prosz\p{L} )?nie (?:pokazywać|wstawiać|wpisywać|podawać|dawać|używać) .{2,60})(?: (?:bitte|graag|aub|proszę))?[.!]*$/iu;

// "Oh god, what else": thinking aloud.
export const ALOUD =
  /^(?:(?:oh|ok|okay|so|um|uh|hmm|god|my|right|well|ah|and|und|also|tja|pues|bueno|a ver|y|e|et|alors|bon|allora|dunque|dus|en|no i|i|hm)[ ,.…]{1,3}){0,4}(?:what else|anything else|let me think|qué más|que más|que mais|quoi d['’]autre|quoi encore|was noch|sonst noch was|was gibt['’]?s noch|che altro|cos['’]altro|wat nog meer|wat nog|wat verder|co jeszcze|co tam jeszcze)[ ?!.…]{0,5}$/iu;

// A line that is crossed out: "E-bike surcharge £10 <-- scrap this".
export const CROSSED_OUT =
  /(?:<[-=–—]{1,4}|←|⬅|-{1,3}>)\s?(?:please |bitte |por favor )?(?:scrap|delete|drop|remove|ignore|cut|bin|leave (?:this |it )?out|take (?:this |it )?(?:out|off)|not any ?more|raus|weg|streichen|löschen|entfernen|quitar|quita|borrar|fuera|eliminar|tirar|apagar|riscar|retirer|supprimer|enlever|à (?:enlever|supprimer)|togliere|cancellare|da togliere|schrappen|weghalen|usunąć|wykreślić|skreślić)(?: (?:this|that|it|das|esto|eso|ça|questo|isto|isso|dit|to))?(?: (?:one|line|zeile|línea|ligne|riga))?(?=[\s,.;!)]|$)|(?:\({1,2}|[–—]|\s-)\s?(?:please |bitte |por favor )?(?:(?:scrap|delete|ignore|streichen|löschen|borrar|supprimer|cancellare|schrappen|usunąć|wykreślić|skreślić)(?: (?:this|that|it|das|esto|ça|questo|isto|dit|to))?|(?:cut|drop|remove|bin) (?:this|that|it))[\s.!)]{0,4}$/iu;

// "Y que no salga muy moderna": how the page shall be.
export const SHALL_BE =
  /^(?:(?:y|e|et|pero|mas|mais|ma) )?(?:que (?:no )?(?:salga|quede|sea|parezca|se vea)|que (?:não )?(?:fique|seja|pareça)|que (?:ça|ce) (?:ne )?(?:soit|fasse|paraisse)(?: pas)?|che (?:non )?(?:sia|sembri|risulti)) (?:(?:muy|tan|demasiado|un poco|algo|muito|tão|um pouco|trop|un peu|très|troppo|un po['’]|molto) )?\p{L}{3,20}[.!]?$|^(?:(?:y|e|et|pero|mas|mais|ma) )?(?:que (?:no )?(?:se )?parezca(?: a)?|que (?:não )?(?:se )?pareça(?: com)?|que ça (?:ne )?ressemble(?: pas)? à|che (?:non )?(?:sembri|somigli a)) (?:el|la|una?|uno|o|a|uma?|une|il|lo|l['’]) ?[^.!?\d]{3,60}[.!]?$/iu;

// Sentences that try to take over a program that writes.
export const INJECTION =
  /(?<!\p{L})(?:ignore|disregard|forget|ignoriere|ignorieren sie|vergiss|ignora|ignorad|olvida|ignorez|oubliez|dimentica|esqueça|negeer|vergeet|zignoruj|zapomnij)(?: (?:all|any|the|your|my|everything|alle|alles|todas?|las|tout(?:es)?|les|tutt[eio]|as|todas|wszystkie|poprzednie|previous|prior|vorherigen|anteriores|précédentes|precedenti|eerdere)){1,3} ?(?:\p{L}+ )?(?:instructions?|rules|prompts?|anweisungen|instrucciones|consignes|istruzioni|instruções|instructies|instrukcje|polecenia)|^\W{0,4}(?:system|assistant)\W{0,4}(?:prompt|message)? ?[:\]>]|(?<!\p{L})(?:you are now (?:in (?:developer|dan|jailbreak)|(?:an? |the )?(?:ai|assistant|model|dan)(?!\p{L}))|developer mode|do anything now|(?:print|reveal|repeat|output|show|share) (?:me )?(?:your (?:system |hidden |previous )?|the (?:system|hidden|previous) )(?:instructions|prompt|guidelines|rules)(?!\p{L})|du bist (?:jetzt|nun) (?:im entwicklermodus|eine? (?:ki|assistent|modell))(?!\p{L})|gib (?:mir )?deine (?:anweisungen|system)|ahora (?:eres un (?:asistente|modelo)|estás en modo desarrollador)|muestra tus instrucciones|tu es (?:maintenant|désormais) un(?:e)? (?:assistant|modèle|ia)(?!\p{L})|affiche tes instructions|ora sei un (?:assistente|modello)|sei ora in modalità sviluppatore|mostra le tue istruzioni|agora (?:você é|és) um (?:assistente|modelo)|mostre suas instruções|je bent nu een (?:assistent|model)|toon je instructies|jesteś teraz (?:asystentem|modelem)|pokaż swoje instrukcje)/iu;

// Where something stands on the page, before what it is.
export const PLACED =
  /^(?:(?:and )?then(?: comes?)?|below(?: that| it| this)?|next(?: comes?)?|after that|underneath(?: that)?|under that|at the (?:very )?(?:top|bottom|end)|darunter|danach|dann(?: kommen| kommt)?|ganz (?:unten|oben)|unten|oben|zuerst|zum schluss|debajo|luego|después|abajo(?: del todo)?|arriba(?: del todo)?|al principio|al final|en dessous|ensuite|puis|tout en (?:bas|haut)|en (?:bas|haut)|à la fin|sotto|poi|in (?:basso|fondo|alto|cima)|dopo|alla fine|por baixo|depois|a seguir|no (?:fim|topo|fundo|início)|em (?:baixo|cima)|daaronder|daarna|dan|onderaan|bovenaan|eerst|pod spodem|poniżej|potem|następnie|na (?:samej górze|samym dole|dole|górze|początku|końcu))[,:]? /iu;

// Where something shall stand on the page, and how large, behind what it is: "Sign now at the top of the page".
export const PLACED_LAST =
  /(?<!\p{L})(?:(?:(?:right |up )?at the (?:very )?(?:top|bottom|end)|(?:up|on) top|(?:tout )?en (?:haut|bas)|(?:ganz )?(?:oben|unten)|(?:bien )?(?:arriba|abajo)(?: del todo)?|(?:al|no) (?:principio|final|topo|fim|fundo)|em (?:cima|baixo)|in (?:alto|basso|cima|fondo)|(?:helemaal )?(?:bovenaan|onderaan)|na (?:samej )?(?:górze|dole))(?: (?:of|on|de|da|do|della|auf der|van|na)(?: (?:the|la|de|het))?(?: (?:page|página|pagina|seite|strony|site|web))?)?|(?:very |really |nice and )?(?:big|large)|(?:schön |richtig )?groß|en (?:très )?gros|bien (?:grande|visible)|bello grande|ben visibile|lekker groot|dużymi|bem grande)$/iu;

// In brackets: what is not sure, is to be asked or to be put in.
export const UNSURE =
  /^(?:i think|i guess|not sure|tbc|tbd|tba|check|ask|insert|photo here|to be (?:confirmed|checked|decided)|glaub(?:e)? ich|denke ich|muss ich noch|steht noch nicht fest|noch (?:offen|unklar|nicht sicher)|bitte (?:prüfen|nachfragen)|creo|me parece|por (?:confirmar|decidir)|a confirmar|preguntad?|falta confirmar|je (?:crois|pense)|à (?:confirmer|vérifier|voir)|credo|penso|da (?:confermare|verificare)|chiedi|acho|confirmem?|denk ik|onder voorbehoud|nog (?:niet zeker|checken|navragen)|vraag|chyba|do (?:potwierdzenia|ustalenia|sprawdzenia)|zapytaj)(?!\p{L})|(?:^|[ ,])(?:tbc|tbd|xxx+|\?{2,})$/iu;

// In brackets: what is said with a laugh.
export const JOKES =
  /[😂🤣😅😆😜😉🙈🙃]|(?<!\p{L})(?:lo+l|lmao|(?:ha){2,4}|(?:ja){2,4}|(?:je){2,4}|mdr|ptdr|k{3,8}|(?:rs){2,4})(?!\p{L})/iu;

/** Text that stands in for something that is not known yet. */
export const PLACEHOLDER = /(?<![\p{L}\d])(?:x{3,}|tbc|tbd|tba|lorem ipsum)(?![\p{L}\d])|\?{3,}/iu;

// "That needn't be there", "don't mention it": what was said before is not for the page.
export const DENIES =
  /(?<!\p{L})(?:not for (?:the )?(?:page|site|website|public|publication)|(?:(?:must|should|may) not|mustn['’]t|shouldn['’]t) (?:appear|show up|be shown) (?:anywhere|at all)|(?:soll|sollen|darf|dürfen) (?:nirgends|nirgendwo|auf keinen fall) (?:auftauchen|erscheinen|stehen)|que no (?:salgan?|aparezcan?|figuren?) (?:por|en) ning[uú]na? (?:lado|sitio|parte)|(?:não|que não) (?:é (?:para|pra) )?apare(?:cer|çam?) em (?:lugar nenhum|lado nenhum|nenhum lugar)|ne (?:doit|doivent) (?:surtout )?(?:apparaître|figurer) nulle part|non (?:deve|devono) (?:comparire|apparire) da nessuna parte|(?:mag|mogen) nergens (?:staan|verschijnen)|nicht für die (?:seite|website|webseite|öffentlichkeit)|no (?:es )?para la (?:página|web)|pas pour (?:la page|le site)|non per (?:la pagina|il sito)|não (?:é )?para (?:a página|o site)|niet voor de (?:pagina|site|website)|nie (?:na stronę|do publikacji)|nobody['’]?s business|no one['’]?s business|geht (?:aber |ja )?(?:keinen|niemanden?) (?:et)?was an|no le importa a nadie|ne regarde personne|non sono affari|não interessa a ninguém|gaat niemand (?:iets|wat) aan|nikogo nie obchodzi|(?:don['’]?t|do not|never) (?:show|print|mention|use|name) (?:their|his|her)|(?:don['’]?t|do not|never|no need to|rather not|need not|needn['’]?t|shouldn['’]?t|not to) (?:\p{L}+ ){0,2}(?:mention|say|print|put|write|publish|include|advertise|tell|show)\p{L}* (?:\p{L}+ )?(?:that|it|this|them|those)(?! (?:we|i|you|is|are|as|like|big|small|short))|(?:leave|keep) (?:that|it|this|them|him|her|us|me) (?:out|off|quiet|to yourself|between us)|(?<=^|[.,;:!?–—-] )(?:please )?(?:scrap|delete|strike) (?:that|this|it)(?: (?:one|line|bit|part))?|(?:das|dies|den|die|es) (?:\p{L}+ ){0,3}(?:nicht|weg|raus) ?(?:erwähn\p{L}*|schreib\p{L}*|stehen|nennen|sagen|drauf|rein|lassen|veröffentlich\p{L}*)|(?:eso|esto) (?:\p{L}+ ){0,2}(?:no|ni) |no (?:lo|la|los|las) (?:pong|mencion|dig|cuent|publi|escrib|saqu|inclu|nombr|metái|metas|enseñ|quit)\p{L}*|ne (?:le|la|les) (?:mett|mention|dit|dis|écri|publi)\p{L}*|(?:that|this|it) (?:stays|is) between (?:us|ourselves)|(?:das )?bleibt unter uns|(?:esto |eso )?queda entre nosotros|(?:ça|cela) reste entre nous|(?:isso )?fica entre nós|(?:questo )?resta tra noi|(?:dit|dat) blijft onder ons|(?:to )?zostaje między nami|pas à (?:écrire|mettre|mentionner|publier|dire|montrer)(?!\p{L})|(?:pas la peine|inutile) de (?:le|la|les) |n['’]en parle\p{L}*|non (?:lo|la|li|le) (?:dit|scriv|mett|menzion|pubblic|dic)\p{L}*|(?:isso|isto) (?:\p{L}+ ){0,2}não|não (?:\p{L}+ ){0,2}(?:isso|isto|nisso|disso)|(?:dat|dit) (?:\p{L}+ ){0,3}(?:niet|weg|eruit) ?(?:noem|vermeld|schrijv|zet|zeg|in|op|laten)\p{L}*|(?:tego|o tym) (?:\p{L}+ )?nie (?:pis|podaw|wspomin|mów|umieszcz)\p{L}*)/iu;

// A number or address that is somebody's own.
export const PRIVATE =
  /(?<!\p{L})(?:(?:private|personal|own|home) (?:mobile|phone|number|cell|address|e-?mail|line)|privat\p{L}* (?:handy\p{L}*|nummer|telefon\p{L}*|adresse|mail\p{L}*)|privat(?:nummer|adresse|handy)|(?:móvil|teléfono|número|correo) (?:personal|privado|particular)|(?:portable|numéro|téléphone|mail|adresse) (?:personnel\p{L}*|privé\p{L}*|perso)|(?:cellulare|numero|telefono|mail) (?:privato|personale)|(?:telemóvel|celular|número|telefone|email) (?:pessoal|privado|particular)|(?:privé|persoonlijk\p{L}*)[ -]?(?:nummer|mobiel|telefoon|mail|adres)|prywatn\p{L}+ (?:numer|telefon|mail|adres|komórk\p{L}+))(?!\p{L})/iu;

// "No small print", "by card", "include your phone number with the order": told to visitors with words of pages.
export const IDIOM =
  /(?<!\p{L})(?:(?:brass|string|rhythm|horn|wind|reed|vocal|percussion|caesarean|c-) ?sections?|small print|if (?:it (?:does not|doesn['’]t) suit|you(?:['’]re| are) not (?:happy|satisfied)|you (?:don['’]t|do not) like)|si no (?:le|te|les|os) (?:convence|gusta|conviene|encaja)|se não (?:lhe|te|gostar|ficar)|si (?:cela|ça) ne vous (?:convient|plaît) pas|(?:wenn|falls) (?:es|sie|ihnen|dir) (?:ihnen |dir |nicht ){1,2}(?:gefällt|passt|zusagt)|se non (?:le|ti|vi) (?:va bene|piace|convince|soddisfa)|als het (?:u|je) niet bevalt|jeśli (?:się )?(?:nie spodoba|nie będzie pasować)|letra pequeña|kleingedruckt\p{L}*|petits caractères|scritte in piccolo|letra miúda|kleine lettertjes|drobnym drukiem|mit karte|con tarjeta|par carte|con carta|com cartão|met (?:de )?(?:pin|kaart)|kartą|with (?:your|the|each|every) (?:order|booking|enquiry)|bei (?:der|ihrer|deiner|eurer) (?:bestellung|buchung|anmeldung)|con (?:tu|su|el) (?:pedido|reserva)|avec (?:votre|ta|la) (?:commande|réservation)|con (?:il tuo|il suo|l['’]) ?(?:ordine|prenotazione)|com a (?:sua |tua )?(?:encomenda|reserva)|bij (?:je|uw|de) (?:bestelling|boeking)|przy (?:zamówieniu|rezerwacji)|melde[tn]? (?:euch|dich|sie sich) [^!?]{0,60}(?<!\p{L})an(?=[.!]?$))(?!\p{L})/iu;

// What is done with those who leave their address: "and we ring them back".
export const THEM =
  /(?<!\p{L})(?:(?:we|i)(?:['’]ll| will)? (?:ring|call|phone|write|get back to|mail|email|contact|text) (?:them|back)|(?:wir|ich) (?:rufen?|melden?|schreiben?) (?:\p{L}+ )?(?:sie |ihnen |uns |mich )?(?:\p{L}+ )?(?:zurück|an|bei ihnen)|(?:les|los|las) (?:llamamos|escribimos|contestamos|contactamos)|(?:on|nous|je) (?:les|leur) (?:rappel|répond|écri|contact)\p{L}*|(?:li|le|gli) (?:richiam|ricontatt|rispond|scriv|chiam)\p{L}*|(?:ligamos|respondemos|contactamos)[ -](?:lhes|os|de volta)|(?:we|wij|ik) (?:bellen?|mailen?|schrijven) (?:ze|hen|hun)?(?: terug)?|(?:do nich )?(?:oddzwonimy|oddzwaniamy|odpiszemy))(?!\p{L})/iu;

/** "Not to mention:", "COSE DA NON SCRIVERE:", "Nicht auf die Seite:": a heading of what shall not be told. */
export const HEADS_DENIED =
  /^(?:(?:the|all|these|two|three|some|zwei|drei|dos|tres|deux|trois|due|tre|dois|três|twee|drie|dwie|trzy|things?|stuff|points?|words?|what|please|we|i|that|to|should|must|cose|cosa|parole|che|da|di|cosas|qué|que|lo|palabras|choses|mots|ce|qu['’]il|à|a|faut|was|dinge|dingen|punkte|wörter|woorden|wat|die|zaken|bitte|por favor|per favore|te|om|coisas|o|palavras|rzeczy|czego|słowa|proszę) ){0,5}(?:(?:do(?:n['’]?t| not)|never|not to|not) (?:mention|say|write|print|publish|put|include)|(?:leave|keep) (?:out|off)|not for|words? (?:to avoid|not to use)|to avoid on|(?:no|non|não) (?:va|van|vanno|vão|entra|entran)|no (?:decir|escribir|mencionar|publicar|poner|dig\p{L}{1,4}|mencion\p{L}{1,4}|pongas?|pongáis)|não (?:dizer|escrever|mencionar|publicar|colocar|coloque|pôr|ponha)|ne (?:pas|surtout pas) (?:écrire|dire|mentionner|publier|afficher|mettre)|nicht (?:schreiben|erwähnen|nennen|veröffentlichen|für|auf|drauf soll|drauf)|weglassen|non (?:scrivere|dire|menzionare|pubblicare|mettere|per)|niet (?:noemen|vermelden|schrijven|publiceren|op|voor)|nie (?:pisać|podawać|wspominać|umieszczać|publikować|na stronę))(?: (?:(?:on|from|off|of|for|about on) )?(?:the|this|our|my) (?:page|site|website|web ?page|public|internet)| (?:on|for) publication| (?:on|en|in|sur|auf|op|na|nel|sul|nella|no|n[ao]|para|für|voor|per|pour)? ?(?:la|le|el|il|o|a|die|der|den|de|het|das)? ?(?:seite|website|webseite|öffentlichkeit|página|pagina|web|site|sito|stronie|stronę)| (?:en|in) (?:esto|isto)| (?:isso|isto)| soll(?:en)?)?[\s:.]{0,4}$/iu;

/** "Do not write:": who is not written to may be rung instead. */
export const HEADS_WRITING =
  /(?<!\p{L})(?:write|schreiben|escribir|escrever|écrire|scrivere|schrijven|pisać)(?!\p{L})/iu;

/** "Don't say that ...", "nie pisz, że ...": what follows shall not be told. */
export const NOT_SAID_THAT =
  /^(?:(?:please|por favor|bitte|s['’]il (?:te|vous) pla[iî]t|per favore|graag|proszę|and|but|just|only|y|pero|e|mas|ma|et|mais|und|aber|nur|en|maar|i|ale|tylko),? ){0,2}(?:(?:do(?:n['’]?t| not)|never) (?:say|write|mention|tell (?:them|people|anyone)|put)(?: (?:on (?:it|there)|there|anywhere))?,? (?:that|anything about|a word about)|no (?:digas|diga|digáis|pongas|ponga|pongáis|escribas|escriba|menciones|mencione)(?: (?:nada|lo))? (?:de |del? )?(?:que|de|del)|não (?:diga|digas|ponha|ponhas|põe|coloque|coloca|bota|escreva|escrevas|mencione|menciones|fale|fala)(?: nada)? (?:que|de|d[oa]|sobre)|ne (?:dis|dites|mets|mettez|écris|écrivez|mentionne[sz]?|parle[sz]?)(?: surtout)? (?:pas|rien) (?:que|qu['’]|de|du|sur)|(?:schreib|schreiben sie|sag|sagen sie|erwähn|erwähne|erwähnen sie)(?:t|e)?(?: bitte)? (?:nicht|nichts|nix),? (?:dass|von|vom|über)|non (?:dire|dica|dite|scrivere|scriva|scrivete|mettere|metta|mettete|menzionare)(?: niente)? (?:che|di|del\p{L}*)|(?:schrijf|zeg|zet|vermeld|noem) (?:er )?(?:alsjeblieft |aub )?(?:niet|niks|niets)(?: (?:op|bij|in))?,? (?:dat|over|van)|nie (?:pisz|piszcie|mów|mówcie|wspominaj|wspominajcie|podawaj)(?: (?:tylko|proszę|nic))?,? (?:że|o|ze))(?!\p{L})/iu;

/** "No digas que no te avisamos", "Don't say that you can't sing": what is not to be said is of whoever reads it. */
export const NOT_SAID_OF_YOU =
  /^ (?:[^\s:]{1,14} ){0,2}?(?:you|you['’]\p{L}{1,3}|yours?|te|tu|tus|ton|ta|tes|vous|votre|vos|t['’]\p{L}+|du|dich|dir|dein\p{L}{0,2}|ihr|je|jij|jou|jouw|uw|u|você|vocês|hai|sei|avete|siete|tuo|tua|ti|\p{L}{2,14}sz)(?!\p{L})/iu;
