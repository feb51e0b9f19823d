import { HELLO, HERE_IS, SO } from './greetings.ts';

/** What is told to whoever makes the page by the form of its words alone, in all our languages. */
export const ORDERS: readonly RegExp[] = [
  // "Finish with a form to book a viewing"
  /^(?:(?:and|then) )?(?:finish|end|close|start|begin|open|lead) with (?:an?|the|our) (?:\p{L}+ ){0,2}(?:forms?|photos?|pictures?|maps?|prices?|faqs?|video|buttons?|quotes?|headline|gallery|testimonials?|figures?|sign-?up)(?!\p{L})/iu,
  /^(?:(?:y|luego|después) )?(?:acabar?|terminar?|empezar?|comenzar?|cierra|acaba|termina|empieza) con (?:un|una|el|la|los|las) (?:\p{L}+ ){0,2}(?:formulario|foto|fotos|mapa|precios?|preguntas|vídeo|botón|frase|titular|galería|testimonios?|cifras?)(?!\p{L})/iu,
  /^(?:(?:et|puis) )?(?:finir|terminer?|commencer?|finissez|terminez|commencez) par (?:une?|le|la|les) (?:\p{L}+ ){0,2}(?:formulaire|photos?|carte|prix|tarifs|vidéo|bouton|citation|titre|galerie|témoignages?|chiffres?|questions)(?!\p{L})/iu,
  /^(?:(?:und|dann) )?(?:am ende|zum schluss|am anfang) (?:ein|eine|das|der|die) (?:\p{L}+ )?(?:formular|bild|karte|knopf|button)(?!\p{L})/iu,
  /^(?:(?:e|poi) )?(?:finire|chiudere|iniziare|cominciare|chiudi|inizia) con (?:una?|il|la|lo|le|i) (?:\p{L}+ ){0,2}(?:modulo|foto|mappa|prezzi|video|pulsante|citazione|titolo|galleria|testimonianz\p{L}|numeri|domande)(?!\p{L})/iu,
  /^(?:(?:e|depois) )?(?:acabar|terminar|começar|acaba|termina|começa) com (?:uma?|os?|as?) (?:\p{L}+ ){0,2}(?:formulário|fotos?|mapa|preços?|vídeo|botão|citação|título|galeria|depoimentos?|números|perguntas)(?!\p{L})/iu,
  // "Without scaremongering"
  /^(?:no|not|without|kein\p{L}*|ohne|sans|pas d['’e]|niente|senza|nessun\p{L}?|sem|nada de|sin|geen|zonder|bez)(?!\p{L}).{0,60}(?:scaremongering|fearmongering|fear tactics|panikmache|angstmache\p{L}*|alarmismes?|alarmismos?|catastrophisme|catastrofismo|terrorismo psicologico|bangmakerij|straszeni[ae]|miserabil\p{L}+|sensationalism\p{L}?|sensacionalismo|buzzwords?|clickbait)(?!\p{L})/iu,
  // "Telefono bene in vista", "prices clearly visible"
  /^(?:(?:the|el|la|los|le|les|die|der|das|il|lo|i|gli|o|os|de|het) )?(?:n[uú]mero (?:di|de) )?(?:tel[eé]fono|telefone|téléphone|telefon|phone|telefoon|number|n[uú]mero|preise?|precios?|prezz[io]|prix|preços?|prijzen|prices?|horarios?|orari|hours|adresse|address|direcci[oó]n|indirizzo|kontakt|contacto) (?:(?:very|really|molto|muy|bien|bem|ben|bene|gut|goed|dobrze|clearly|well) )?(?:in vista|a la vista|à vista|en évidence|visib(?:le|il)[ei]?|visibles?|visív(?:el|eis)|sichtbar|zichtbaar|widoczn\p{L}+)[.!]?$/iu,
  // "Bitte in Moosgrün"
  /^(?:bitte|please|graag|por favor|per favore|s['’]il (?:te|vous) pla[iî]t|proszę) (?:in|en|em|w) \p{L}*(?:blau|grün|rot|gelb|rosa|lila|schwarz|grau|braun|blue|green|red|yellow|pink|black|gr[ae]y|brown|blauw|groen|rood|geel|zwart|grijs|azul|verde|rojo|amarillo|vermelho|rosso|giallo|bleu|vert|rouge|niebieski\p{L}*|zielon\p{L}+)[.!]?$/iu,
  // "Não coloca cachê", as Brazil asks
  /^(?:e )?não (?:coloca|bota|põe|cita|escreve|mostra) \p{L}/iu,
  // "Merci d'éviter « havre de paix »", "bitte „Wohlfühloase“ vermeiden"
  /^(?:(?:et|mais|also|und|and) )?(?:merci (?:de |d['’])(?:ne (?:pas|plus) (?:écrire|mettre|utiliser|employer|dire)|éviter|bannir|laisser tomber)|bitte) (?:(?:les mots|le mot|la formule|l['’]expression|das wort|die wörter|floskeln wie) )?["“„«][^"”“»\n]{2,60}["”“»](?:(?: et|,| ou| und| oder) ["“„«][^"”“»\n]{2,60}["”“»]){0,4}(?= ?[,.!]| ?$| (?:ver)?meiden| weglassen| nicht (?:schreiben|verwenden|benutzen))/iu,
  // "Je mettrai les miennes", "I'll send my own"
  /^(?:(?:and|y|et|und|e|en|i) )?(?:(?:i|we)(?:['’]ll| will) (?:add|send|use|upload|bring|supply|put (?:in|up)) (?:mine|ours|my own|our own)(?: \p{L}+)?(?: later| in| up)?|(?:je|on|nous) (?:mettr|enverr|fournir|ajouter|utiliser)(?:ai|a|ons) (?:les )?(?:miennes?|miens?|nôtres?)|(?:yo )?(?:pondré|mandaré|enviaré|subiré|pongo|mando) (?:yo )?(?:las|los) (?:mías|míos|nuestr[oa]s)|(?:ich|wir) (?:schick|lad|nehm|liefer|stell)\p{L}{1,3} (?:meine|unsere|eigene)(?: eigenen)?(?: hoch| nach| rein| ein)?|(?:ci )?(?:metto|metterò|mando|manderò|carico|caricherò) (?:io )?(?:le mie|i miei|le nostre|i nostri)|(?:eu )?(?:ponho|mando|envio|coloco|vou (?:pôr|mandar|colocar)) (?:as|os) (?:minhas|meus|nossas|nossos)|ik (?:stuur|zet|lever|gebruik) (?:de mijne|mijn eigen)(?: \p{L}+)?(?: erop| op| aan)?|(?:dodam|wstawię|wyślę|prześlę|dam) (?:swoje|własne|nasze))[.!]?$/iu,
  // "Geen bankiersblauw"
  /^(?:(?:bitte|please|graag) )?(?:kein|keinen|keine|geen) \p{L}{3,}(?:blau|grün|rot|gelb|rosa|lila|schwarz|grau|blauw|groen|rood|geel|paars|roze|zwart|grijs)[.!]?$/iu,
];

/** "Don't put that I work on Saturdays": what shall not be told, and what else is said with it. */
export const NOT_TO_PUT_THAT =
  /^(?:(?:and|y|und|et|e|en|i|oh|ah|please|bitte|por favor|per favore|graag|proszę),? )?(?:ne (?:mets|mettez|écris|écrivez|marque[sz]?) (?:surtout )?pas (?:que |qu['’])|(?:please )?(?:don['’]?t|do not) (?:write|put) (?:that|how|about) |nicht schreiben,? (?:dass|daß) |no (?:pongas|pongáis|escribas) que |não (?:põe|ponhas?|escrevas?|coloca|coloquem?) que |non (?:scrivere|mettere|scrivete|mettete) che |niet (?:schrijven|erbij zetten) dat |nie (?:pisz|piszcie),? że )/iu;

/** "Für meine Seite als freie Trauerrednerin: Ich heiße ...": whose page it is, before what they say. */
export const FOR_PAGE_OF =
  /^(?:text |texto |texte |testo |tekst )?(?:for|für|para|pour|per|voor|na|do) (?:my|our|the|meine|unsere|die|mi|nuestra|la|ma|mon|notre|le|la mia|il mio|a minha|o meu|mijn|onze|moją|mojej|naszą) (?:new |neue |nueva |nouvelle |nuova |nova |nieuwe |nową )?(?:(?:web ?|home|landing ?)?(?:page|site|seite)|página|web|sitio|sito|pagina|strony?|stronę) (?:as|als|como|en tant que|come|jako) (?:an? |una? |une |eine? |een |uma? )?([^:.\n]{4,60}): (?=\p{Lu})/iu;

/** "Be honest about the risk: if it is late, we pay": what only leads to what visitors are told. */
export const LEADS_TO_TOLD =
  /(?<=^|[.!?] |\n)(?:(?:please )?be (?:honest|clear|open|upfront|transparent|precise) about [^:.\n]{3,40}: |(?:an? |the |une? |un[ao]? |ein\p{L}? )?(?:figures?|numbers?|points?|facts?|things?|messages?|chiffres?|argument|points?|infos?|informations?|cifras?|datos?|puntos?|dat[oi]|punt[oi]|zahl(?:en)?|punkte?|dados?|números?|pontos?|cijfers?|liczb[ay]) (?:to (?:highlight|stress|push|put first|lead with|emphasi[sz]e)|à mettre en avant|à souligner|(?:a|para) destacar|da (?:mettere in evidenza|evidenziare|sottolineare)|(?:zum|für den) (?:hervorheben|einstieg)|em destaque|om uit te lichten|do wyróżnienia) ?: )(?=\p{L}|\d)/giu;

/** "The page should get people to 1) sign the petition 2) come": what a page is for, before what visitors do. */
export const PAGE_SHALL =
  /(?<=^|[.!?] |\n)(?:the|this|our|die|diese|unsere|la|esta|nuestra|cette|notre|questa|de|deze|a|esta|ta|nasza)?[ ]?(?:page|site|website|seite|webseite|página|web|pagina|strona) (?:should|must|has to|needs to|soll(?:te)?|muss|debe(?:ría)?|tiene que|doit|devrait|deve|dovrebbe|moet|zou moeten|deveria|tem de|tem que|ma|powinna) (?:(?:get|make|persuade|encourage|convince|lead|bring|help|tell) (?:people|visitors|readers|them)(?: to)?|(?:leute|besucher|menschen) dazu bringen,?|(?:conseguir|hacer) que la gente|(?:amener|inciter|pousser) les gens à|(?:portare|invitare|spingere) la gente a|mensen (?:ertoe )?(?:brengen|aanzetten) om|levar as pessoas a|(?:zachęcać|skłonić) ludzi,? (?:do|żeby)) ?:?\s?(?=\(?[1a][).])/giu;

/** "Ciao Marco, per il sito: Sartoria Agnese ...", "so also für die Seite bitte ...": what somebody says before what they pass on. */
export const LEADS_TO_ALL = new RegExp(
  String.raw`^(?:(?:${HELLO}|${SO})(?!\p{L})[^:\n\d"“„«]{0,80}(?<!\p{L})(?:for (?:the|our)|für die|para la|para o|pra|pro|pour (?:la|le)|per (?:il|la)|voor de|na|do) (?:new |neue |nueva |nova |nouvelle |nuova |nieuwe |nową )?(?:web ?)?(?:page|site|website|seite|homepage|página|pagina|sito|stron[yę])(?: [\p{L}'’]{1,10}){0,4} ?: ?|(?:(?:${HELLO}|${SO})[,!]? ){0,3}(?:te paso lo de la (?:web|página)|(?:esto )?es para la (?:web|página)|(?:das (?:hier )?ist )?für die (?:web)?seite(?: bitte)?|(?:this|it)(?:['’]?s| is) for the (?:web ?)?(?:site|page)|c['’]est pour le site|(?:questo )?è per il sito|(?:isso )?é (?:pra|para a) página|dit is voor de (?:web)?site|to (?:jest )?na stronę)[,.:]? )(?=[\p{L}"“„«])`,
  'iu',
);

/** "Oi, tudo bem? segue o texto que mandei no grupo:": announces the text that follows, which somebody wrote before. */
export const ANNOUNCES_TEXT = new RegExp(
  String.raw`^(?:${HELLO}(?:,? \p{L}{2,12}){0,3}[,.!?]\s?)?${HERE_IS} (?:(?:the|my|our|o|meu|nosso|el|mi|nuestro|le|mon|notre|der|den|das|mein|unser|il|mio|nostro|de|het|mijn|onze) )?(?:texte?|texto|testo|tekst|wording|blurb)(?!\p{L})(?: [^:\n\d"“„«]{1,60})?(?<=\S) ?:\s*(?=[\p{L}\d"“„«])`,
  'iu',
);

/** "Keine Panikmache, einfach einladend": a whole sentence that is told to whoever makes the page. */
export const ORDERS_WHOLE =
  /^(?:no|not|keine?n?|nichts|sans|pas de|rien de|niente|nessun\p{L}?|senza|sem|nada de|sin|geen|niets|zonder|bez|żadn\p{L}+) [^,.;:!?\d]{3,60}, (?:just|simply|only|rather|einfach|nur|lieber|simplement|juste|plutôt|semplicemente|solo|piuttosto|simplesmente|apenas|só|simplemente|sencillamente|solo|gewoon|liever|po prostu|tylko|raczej) (?:inviting|friendly|honest|clear|calm|plain|warm|welcoming|einladend|freundlich|sachlich|ehrlich|klar|ruhig|herzlich|accoglienti?|chiar[oi]|sincer[oi]|amables?|cercan[oa]s?|clar[oa]s?|sencill[oa]s?|honest[oa]s?|acogedor[a]?|clair|chaleureux|sobre|honnête|accueillant|acolhedor[a]?|simples|uitnodigend|vriendelijk|eerlijk|helder|rustig|hartelijk|zachęcająco|prosto|przyjaźnie|szczerze|ciepło)(?: (?:and|und|y|et|e|en|i) \p{L}+)?[.!]?$/iu;

/** "..., isto pode e deve ser dito": what asks for the words before it to be told, behind them. */
export const TO_BE_TOLD =
  /,? (?:(?:and|y|e|et|und|en|i) )?(?:(?:this|that|it) (?:(?:can|may|should|must)(?: and (?:can|may|should|must))? be (?:said|told|mentioned)|is worth (?:saying|mentioning))|(?:esto|eso) (?:se )?(?:puede y debe|debe|hay que) (?:decirse|decirlo|decir)|isto (?:pode e deve|pode|deve) ser dito|isso (?:pode e deve|pode|deve) ser dito|(?:cela|ça|ceci) (?:peut et doit|doit|peut) (?:se dire|être dit)|das (?:darf und soll|darf|soll|muss)(?: man)? (?:ruhig )?(?:gesagt werden|sagen|drinstehen)|questo (?:si può e si deve|si può|si deve) dire|dat (?:mag en moet|mag|moet) (?:gezegd worden|erbij|erop)|to (?:można i trzeba|można|trzeba) powiedzieć)(?=[.!;]|$)/gimu;

/** "For emergencies one goes to the hospital, write that clearly": how what was said before is to be told. */
export const WRITE_CLEARLY =
  /,? (?:(?:and|und|y|e|et|en|i) )?(?:(?:write|put|say) (?:that|this|it) (?:clearly|big|large|in bold|in capitals)|(?:(?:das|dies) (?:bitte )?|bitte (?:das )?)(?:deutlich|groß|gross|klar|fett) (?:hin|dazu|drauf)?schreiben|(?:bitte )?schreib(?:t|en sie)? (?:das|es|dies) (?:bitte )?(?:ganz |schön |richtig )?(?:gro(?:ss|ß)|deutlich|klar|fett) (?:hin|rein|drauf|dazu|hinein)|es[to]o (?:ponlo|ponedlo|escríbelo|escribidlo) (?:bien )?(?:claro|grande)|ça (?:écris|écrivez|mets|mettez)-le (?:clairement|en gros)|questo (?:scrivilo|scrivetelo|mettilo|mettetelo) (?:bene |ben )?(?:chiaro|in grande|grande)|(?:zet|schrijf) (?:dat|dit|het) (?:er )?(?:duidelijk|groot) (?:bij|op|neer)|(?:isso (?:escreve|põe|coloca)|(?:escreve|escreva|escrevam) (?:isso|isto)) (?:bem |em )?(?:claro|grande)|(?:to napisz(?:cie)?|napisz(?:cie)? to) (?:jasno|wyraźnie|dużymi literami))(?:,? (?:otherwise|or else|sonst|si no,?|que si no|sinon|altrimenti|senão|anders|bo inaczej) [^.,;!?\n]{3,40})?(?!\p{L})/giu;

/** "We take no cats, that has to be clear": that what was said before is to be told. */
export const MUST_BE_CLEAR =
  /(?<=[\p{L}\d)])(?:,| [–—-]|;) (?:(?:and|und|y|e|et|en|i),? )?(?:(?:please |so )?(?:make (?:that|this|it) (?:very |really |absolutely )?clear|say (?:that|this|it|so) (?:clearly|plainly)|(?:that|this|it) (?:must|has to|needs to|should) be (?:very |really |absolutely |perfectly )?(?:clear|(?:clearly )?(?:stated|written)))|(?:bitte )?sagt? (?:das|es) (?:bitte )?(?:ganz )?(?:klar|deutlich)|das (?:muss|soll|sollte) (?:ganz |sehr )?(?:klar|deutlich|gro(?:ss|ß)) (?:sein|dastehen|drinstehen|draufstehen|rauskommen)|(?:y )?que (?:eso |esto )?(?:quede|se vea) (?:muy |bien )?claro|(?:eso|esto) (?:tiene que|debe|ha de) quedar (?:muy |bien )?claro|(?:ponlo|ponedlo|pónganlo|escríbelo|escribidlo|dilo|decidlo|díganlo|déjalo|dejadlo|déjenlo) (?:bien )?(?:en )?(?:claro|grande)|(?:écris|écrivez|mets|mettez|dis|dites)-le (?:bien )?(?:clairement|en gros)|(?:scrivilo|scrivetelo|mettilo|mettetelo|dillo|ditelo) (?:bene |ben )?(?:chiaro|chiaramente|in grande|grande)|que ce soit (?:bien |très )?clair|(?:ça|cela|ceci) doit être (?:bien |très )?clair|(?:che )?(?:questo )?(?:sia|deve essere|dev['’]essere) (?:ben |molto |bene )?chiaro|(?:diz|diga|digam) (?:isso |isto )(?:bem )?(?:claro|claramente)|(?:e )?que (?:isso |isto )?fique (?:bem |muito )?claro|(?:isso|isto) (?:tem que|tem de|deve) ficar (?:bem |muito )?claro|dat moet (?:heel |goed )?duidelijk (?:zijn|erbij staan|erop staan|vermeld worden)|(?:proszę )?to (?:musi|ma|powinno) być (?:bardzo )?(?:jasno |wyraźnie )?(?:napisane|powiedziane|jasne|zaznaczone))(?: (?:please|bitte|por favor|porfa|svp|s['’]il vous plaît|per favore|graag|proszę))?(?=[.!;?\n]|$)/giu;

/** "If you have an allergy please say so": asked of visitors, on a condition. */
export const ON_CONDITION =
  /(?<!\p{L})(?:if|when|whenever|in case|should you|anyone who|wenn|falls|wer|si|cuando|quien|se|quando|caso|quem|quand|qui|chi|als|indien|wie|jeśli|jeżeli|gdy|kto)(?!\p{L})[^.!?\n]*$/iu;

/** "I don't take cats, please say so because people keep ringing": that what was said before is to be told, and why. */
export const SAY_SO =
  /(?<=[\p{L}\d)])(?<!(?<!\p{L})(?:non|no|não|ne|nie|not|nicht|niet))(?:[,.;]| [–—-])? (?:(?:and|so|y|e|et|und|en|i),? )?(?:please (?:say|mention|write|put) (?:so|that|this|it)(?: (?:in|on it|down))?|(?:bitte )?(?:das |dies )?(?:bitte )?(?:dazu|hin|rein|drauf)schreiben|(?:es[ot]o )?(?:por favor )?(?:dilo|ponlo|decidlo|ponedlo|díganlo|pónganlo)(?: por favor)?|(?:merci de|il faut|veuillez) (?:bien )?le (?:dire|préciser|écrire|mettre)|(?:dites|précisez|écrivez|mettez)-le|(?:questo )?(?:per favore )?(?:scriv(?:ete|i)|mett(?:ete|i)|dite)lo(?: per favore)?|(?:zet|schrijf|vermeld) (?:dat|het)(?: er)?(?: alsjeblieft| graag)? ?(?:bij|op)|(?:por favor )?(?:põe|ponha|coloca|escreve|diz|diga) isso|proszę (?:to|o tym) (?:na|za)?pisać|napisz(?:cie)? to(?: proszę)?)(?:,? (?:because|as|since|or|otherwise|bo|ponieważ|inaczej|porque|que|si no|senão|car|parce que|sinon|perché|che|altrimenti|omdat|want|anders|weil|denn|da|sonst) [^.!?\n]{3,90})?(?=[.!?\n]|$)/giu;

/** "Eher warm und handfest als schick": how a page shall be, and what it is not. */
export const RATHER =
  /^(?:und |and |y |et |e |en |i )?(?:(?:eher|lieber) (?:\p{L}+ (?:und )?){1,3}als \p{L}+|(?:eerder|liever) (?:\p{L}+ (?:en )?){1,3}dan \p{L}+)(?:,? (?:please|bitte|alsjeblieft|graag))?[.!]?$/iu;

/** "Please don't write organic, we are not certified": an order, and why. */
export const REASONED_ORDER =
  /^(?:please |and |but )?(?:do not|don['’]?t|never) (?:write|say|mention|claim|promise|call (?:us|it|me|them)) [^,;.!?]{2,50}[,;–-]{1,2} ?(?:because |since |as )?(?:we|it|that|this|they|i)(?:['’]\p{L}+)? [^.!?]{3,80}[.!]?$/iu;

/** "Warm and sturdy rather than chic", as "repair rather than replace" is what somebody does. */
export const RATHER_THAN = /^\p{L}+(?:,? (?:and )?\p{L}+)? rather than \p{L}+(?:,? please)?[.!]?$/iu;

/** ", not ring me, I'm a teacher in the day": how the writer does not want to be reached, and why. */
export const NOT_TO_ME =
  /,? (?:and |but |rather than |instead of |y |e |et |und |en |i )?(?:not (?:to )?(?:ring|call|phone|text|e-?mail|message|bother|disturb)(?:ing)? me|no (?:que me llamen|llamarme)|(?:pas|et non) m['’](?:appeler|écrire)|nicht (?:mich|bei mir) anrufen|não (?:me ligar|que me liguem|ligar-me)|non (?:chiamarmi|telefonarmi|scrivermi)|niet (?:mij bellen|me bellen)|nie (?:dzwonić|pisać) do mnie)(?:(?:, (?:i|i['’]\p{L}+|my|as|because|since|estoy|soy|porque|que|je|j['’]\p{L}+|car|ich|weil|da|sono|perché|sou|estou|ik|want|jestem|bo) [^.!?\n\d]{0,80})?(?=[.!?\n]|$)|(?=,))/giu;

/** "Keine Babyfotos aus dem Katalog": pictures that a page shall do without, by where they would come from. */
export const NO_BOUGHT_PICTURES =
  /^(?:please |bitte |por favor |s['’]il vous plaît )?(?:no|keine?|geen|nada de|pas de|aucune|nessun\p{L}*|niente|sem|bez|żadnych) (?:\p{L}+ ){0,2}\p{L}*(?:fotos?|foto['’]s|bilder|photos?|pictures?|images?|imágenes|imagens|immagini|fotografie|zdjęć)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:from (?:a |the )?(?:catalogue?|internet|web|library)|aus (?:dem|einem|der) (?:katalog|internet|netz|bilderdatenbank|datenbank)|von der stange|de (?:catálogo|internet|banco)|de catalogue|d['’]internet|d[ai] catalogo|da internet|do catálogo|da internet|uit (?:de|een) catalogus|van (?:het )?internet|z (?:katalogu|internetu))(?!\p{L})/iu;

/** "Per Du schreiben auf der Seite": how visitors shall be addressed. */
export const ADDRESSED_AS =
  /^(?:please |bitte |por favor )?(?:(?:alles |immer |nur )?(?:per|mit) (?:du|sie) (?:schreiben|ansprechen|anreden)|(?:tutoye[rz]|vouvoye[rz])(?: (?:les|nos) \p{L}+)?|(?:dare|dai|date) del (?:tu|lei)|tutear|(?:de|con) (?:tú|usted)|trat(?:a|e|ar|ando) por (?:tu|você)|(?:in de )?(?:je|u)-vorm|na (?:ty|pan(?:i|stwo)?))(?: (?:auf|sur|en|na|no|op|nella|on) [^,.!?]{2,30})?[.!]?$/iu;

/** 'She said "they waited with me" put that in': a quotation, before the order to use it. */
export const QUOTE_ASKED_FOR =
  /(["”»])[,;]? (?=(?:(?:please|and|bitte|und|por favor|y|svp|et|per favore|e|graag|en|proszę|i) )?(?:(?:put|use|quote|include|write) (?:that|this|it)|(?:das|dies) (?:bitte )?(?:rein|mit rein)|(?:pon|ponga|pongan|poned|usa|usad)(?:lo)? (?:eso|esto|as[ií])|(?:mets|mettez|utilise[rz]?)(?:-le| ça)|(?:mettilo|mettetelo|usalo|usatelo)|(?:põe|põem|usa|usem|coloca) (?:isso|isto)|(?:zet|gebruik) dat|(?:wstaw|daj|użyj)(?:cie)? to)(?!\p{L}))/giu;
