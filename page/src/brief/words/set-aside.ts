// What is said beside facts to whoever makes the page, in all our languages.

/** "Please consider the environment before printing", "This e-mail contains confidential information". */
export const MAIL_FOOTER =
  /^(?:please (?:consider|think of) the (?:environment|planet)|(?:bitte )?(?:denken|denk) (?:sie )?(?:bitte )?an die umwelt|(?:por favor,? )?(?:piense|pense|piensa) (?:en el (?:medio ?ambiente|planeta)|no (?:meio )?ambiente)|(?:merci de )?(?:pensez|penser) à l['’]environnement|(?:per favore,? )?(?:pensa|pensate|pensi) all['’]ambiente|denk (?:aan|a\.u\.b\. aan) het milieu|(?:antes de imprimir|before printing|avant d['’]imprimer|vor dem ausdrucken|prima di stampare|voordat u print)(?=[,:]? )|(?:proszę )?(?:pomyśl|pamiętaj) o środowisku)(?!\p{L})[^\n]{0,80}$|^(?:this (?:e-?mail|message) (?:contains|may contain|is)|diese (?:e-?mail|nachricht) (?:enthält|ist)|este (?:correo|mensaje|e-?mail) (?:contiene|puede contener|es)|(?:este e-?mail|esta mensagem) (?:contém|pode conter|é)|ce (?:message|courriel|mail) (?:contient|peut contenir|est)|(?:questa e-?mail|questo messaggio) (?:contiene|può contenere|è)|(?:deze e-?mail|dit bericht) (?:bevat|kan|is)|ta wiadomość (?:zawiera|może zawierać|jest)) (?:\p{L}+ ){0,2}(?:confidential|privileged|vertrauliche?\p{L}?|informaci[oó]n confidencial|confidencia\p{L}{1,4}|informaç(?:ão|ões) confidencia\p{L}{1,3}|des informations confidentielles|confidentielle?s?|informazioni riservate|riservat[oaie]|vertrouwelijke?|informacje poufne|poufn\p{L}{1,3})(?!\p{L})/iu;

/** "You can use that.", said behind a quote. */
export const MAY_BE_USED =
  /(^|[.!?”“"»\])] ?|[,;] | [–—-] )((?:and |y |und |et |e |en |i )?(?:yes,? |sí,? |ja,? |oui,? |sim,? |sì,? |tak,? )?(?:you (?:can|may) (?:use|print|quote|publish) (?:it|that|this|that one|this one)|(?:das|es|den satz|das zitat) (?:dürfen sie|darfst du|dürft ihr|können sie|könnt ihr|kannst du) (?:gerne? )?(?:verwenden|benutzen|nehmen|bringen|zitieren)|(?:sí )?(?:l[oa]|es[oa]) (?:puedes|podéis|puede|pueden) (?:poner|usar|citar|publicar)|(?:esa|essa|isso|este|essa frase) (?:pode|podes|podem) (?:usar|colocar|pôr|citar)|(?:vous pouvez|tu peux) (?:le|la|les) (?:reprendre|utiliser|citer|mettre|publier)|(?:la|lo|questa|questo) (?:puoi|potete|può) (?:usare|mettere|citare|pubblicare)|(?:dat|die|dit) (?:mag|mogen|kun|kunnen) (?:je|jullie|u) (?:gerust |wel )?(?:gebruiken|plaatsen|citeren)|(?:ese|este|el) precio sí (?:dejal[oa]|déjal[oa]|ponlo|ponelo)|(?:you can )?(?:leave|keep) (?:that|this) price(?: in)?|den preis (?:kannst du |bitte )?(?:drin ?lassen|stehen lassen)|ce prix,? (?:tu peux (?:le )?laisser|laisse-le)|questo prezzo (?:lascialo|puoi lasciarlo)|esse preço (?:pode deixar|deixa)|die prijs mag (?:je laten staan|blijven)|(?:to|tego|ten cytat) (?:możesz|możecie|może pan|może pani) (?:użyć|wykorzystać|zacytować)))(?=[.!,;)\]]|$)([.!]?)/giu;

/** "... as requested:", "Answers to your questionnaire": what stands above a text, and is no part of it. */
export const AS_ASKED =
  /(?<!\p{L})(?:as (?:requested|asked|discussed|agreed|promised)|wie (?:gewünscht|besprochen|erbeten|vereinbart|versprochen)|como (?:pediste|pedisteis|solicitaste|quedamos|acordamos|pediu|pediram|combinado|combinamos)|comme (?:demandé|convenu|promis|prévu)|come (?:richiesto|d['’]accordo|concordato|promesso)|zoals (?:gevraagd|besproken|afgesproken|beloofd)|(?:tak )?jak (?:prosiłeś|prosiłaś|prosiliście|ustaliliśmy|obiecałam|obiecałem))(?= ?[:.!]?$)|^(?:(?:the |my |our |hier (?:die |meine |unsere )?|here are (?:the |my |our )?|mis |las |nos |voici (?:nos |mes |les )?|ecco le )?(?:answers|antworten|respuestas|réponses|risposte|respostas|antwoorden|odpowiedzi)) (?:to|auf|a|à|al|ao|op|na|alle) (?:(?:your|the|ihren|euren|deinen|den|tu|vuestro|su|el|votre|ton|vostro|tuo|seu|teu|o|je|jullie|uw|de|twój|wasz|twoj\p{L}+) )?(?:questionnaire|questions?|form|fragebogen|fragen|cuestionario|preguntas|questionario|domande|formulário|perguntas|vragenlijst|vragen|ankiet\p{L}|kwestionariusz\p{L}{0,2}|pytania)(?!\p{L})/iu;

/** "..., ask Bertha.": what is not settled before somebody was asked. */
export const ASK_SOMEBODY =
  /[,;:–—-] ?(?:(?:please |just |mejor |bitte |nog |ale )?(?:ask|check with|preguntar?(?:l[eo])? a|consultar? (?:a|con)|perguntar? (?:a|à|ao|para)|demander? à|voir avec|chiedere a|sentire|vragen aan|navragen bij|vraag|(?:bei )?\p{Lu}\p{L}+ (?:fragen|nachfragen)|(?:za)?pytać)) ?(?:(?:o|a|the|la|el) )?(?:\p{Lu}\p{L}+)?[.!]*$/u;

/** "Sponsor not signed yet, don't name it: Bold Ltd": what is told with the order not to tell it. */
export const NOT_NAMED =
  /(?<!\p{L})(?:(?:do not|don['’]t|never) (?:name|mention|list) (?:it|them|him|her)|no (?:lo|la|los|las) (?:nombres?|menciones?|cites?|digas?|pongas?)|(?:ihn|sie|es) (?:bitte )?nicht (?:nennen|erwähnen)|ne (?:le|la|les) (?:nomme[rz]?|cite[rz]?|mentionne[rz]?) pas|non (?:nominarl|citarl|menzionarl)[oaie]|não (?:o|a|os|as) (?:cites?|nomeies?|mencion(?:e|es))|niet noemen|nie wymieniać) ?: /iu;

/** "Can I see it by Friday?", "first draft text": about the work on a page. */
export const ABOUT_WORK =
  /^(?:(?:can|could|may) (?:i|we) (?:see|have|get) (?:it|this|that|a (?:draft|proof|preview|first version)|something|the (?:draft|proof)) (?:by|before|until|on) [^?\n]{2,30}\?|(?:kann|könnte) ich (?:es|das|einen entwurf) (?:bis|vor|am) [^?\n]{2,30} sehen\?|¿?(?:puedo|podría) ver(?:lo|la)? (?:antes d|para)[^?\n]{2,30}\?|(?:est-ce que )?(?:je peux|puis-je|on peut) (?:le |la )?voir (?:avant|pour) [^?\n]{2,30}\?|posso veder(?:lo|la) (?:entro|per|prima) [^?\n]{2,30}\?|posso ver (?:isso )?(?:até|antes) [^?\n]{2,30}\?|kan ik het (?:voor|op) [^?\n]{2,30} zien\?|(?:[^\n–—-]{2,30} [–—-] )?(?:texto base|base text|draft text|textentwurf|rohtext|texte de base|testo base|basistekst|texto de base))$/iu;

/** "On first-name terms, no formal you": how a page is to speak to its visitors. */
export const ADDRESSES_AS =
  /^(?:con (?:vos|tú|usted)|de (?:vos|tú|usted)|tuteando|per (?:du|sie)|en (?:tutoyant|vouvoyant)|col tu|dando del (?:tu|lei)|met (?:je|u))(?:, (?:nada de|kein|nicht|pas de|niente|geen|y no|e non) .{2,20})?[.!]?$|^(?:nada de usted|bitte (?:mit |per )?(?:du|sie)|pas de vouvoiement|niente lei)[.!]?$/iu;

/** "A list from Dad, make a page of it:", "Take the old address out everywhere!": about the page, and no part of it. */
export const MAKES_OF_IT =
  /(?<!\p{L})(?:(?:turn|make) (?:this|that|it) into an? (?:web)?(?:page|site)|make an? (?:web)?page (?:of|out of|from) (?:it|this|that)|mach(?:t|en sie)? (?:bitte )?(?:daraus|draus) (?:bitte )?(?:eine? )?(?:web)?seite|(?:daraus|draus) (?:bitte )?(?:eine? )?(?:web)?seite machen|haz(?:me)? (?:con (?:esto|eso) una|una) (?:página|web)(?: con (?:esto|eso))?|fais(?:-en| de ça) une page|fanne una pagina|faz (?:disso|disto) uma página|maak (?:hier|daar) een pagina van|zrób z tego stronę)[.:! ]*$|(?<!\p{L})(?:(?:remove|delete|take out|take down) [^.!?\n\d]{2,50} everywhere|[^.!?\n\d]{2,50} (?:überall (?:löschen|rausnehmen|entfernen)|usuń wszędzie|overal weghalen)|(?:quita|borra|elimina) [^.!?\n\d]{2,50} en todas partes|(?:enlève|supprime[rz]?) [^.!?\n\d]{2,50} partout|(?:togli|elimina) [^.!?\n\d]{2,50} (?:dappertutto|ovunque)|(?:tira|apaga) [^.!?\n\d]{2,50} (?:de todo lado|em todo lugar))[.!]*$/iu;

/** What the head of a column says that is for nobody who visits: "Internal margin". */
export const OWN_COLUMN =
  /(?<!\p{L})(?:internal|intern[aoe]?s?|internes?|wewnętrzn\p{L}{1,3}|(?:profit )?margins?|marge[ns]?|márgen(?:es)?|margen|margem|margine|marż[ay]|spanne|cost price|our cost|einkauf(?:spreis)?|nuestro coste|for us|für uns|para nosotros|pour nous|per noi|voor ons|dla nas|not (?:for|on) (?:the )?(?:page|site|website))(?!\p{L})/iu;

/** "* Night walk [no wait, delete it]": a line that its last bracket takes out. */
export const DELETES_LINE =
  /[([][^()[\]\n]{0,100}(?<!\p{L})(?:delete|scrap|remove|drop|cut) (?:it|this|that)(?: (?:one|line))?[.!]?[)\]]$|[([][^()[\]\n]{0,100}(?<!\p{L})(?:bórralo|quítalo|quitadlo|elimínalo|apaga isso|tira isso|à supprimer|supprime[rz]?-le|enlève-le|das löschen|bitte löschen|(?:das )?(?:bitte )?streichen|(?:da )?cancella(?:re|lo)|toglilo|dit schrappen|graag weghalen|do usunięcia|usuń to)[.!]?[)\]]$/iu;
