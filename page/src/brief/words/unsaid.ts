/** What may stand before such a wish. */
const FIRST =
  '(?:(?:oh|ah|and|but|also|so|ps|p\\.s\\.|please|maybe|perhaps|probably|honestly|y|e|ed|et|pero|mas|mais|ma|por favor|per favore|quizá|quizás|casi|tal vez|talvez|también|tampoco|forse|magari|peut-être|en|maar|misschien|i|a|ale|może)[:,]? ){0,3}';

/** "Better not mention ...", in languages that open with the verb; what shall not be told follows. */
export const OPENS_UNSAID: readonly RegExp[] = [
  new RegExp(
    `^${FIRST}(?:(?:it['’]s |it is |it['’]d be |it would be |i think |i guess |i suppose |you['’]d |we['’]d |i['’]d |you |we ){0,2}(?:had )?(?:better|best|rather)(?: if)?(?: you| we)?(?: do)?(?: not|n['’]?t)(?: to)?|(?:there['’]s |there is |really )?no need (?:to|for you to)|(?:you |we ){0,1}(?:need ?not|needn['’]?t|(?:don['’]?t|do not) (?:really |necessarily )?(?:need|have) to)|(?:i['’]d|we['’]d|i would|we would) (?:rather|prefer) (?:you |we |it ){0,1}(?:not|did(?:n['’]?t| not))(?: to)?) (?:mention(?:ed)?|bring up|(?:talk|speak|write|say anything|say much) about|advertise|say (?:that|how|why|what|where|when|who))(?= |:|[.!]|$)`,
    'iu',
  ),
  new RegExp(
    `^${FIRST}(?:(?:no (?:hace|haría) falta|no es necesario|no es preciso|no necesito|(?:no|tampoco) (?:hay|tienes|tenéis|tiene) (?:por )?que|tampoco hace falta) (?:que )?(?:lo |la |los |las )?(?:mencion\\p{L}{1,4}|nombr\\p{L}{1,4}|dig(?:as|a|áis|an) que|cuent(?:es|e|éis|en) que|pong(?:as|a|áis|an) que|escrib(?:as|a|áis|an) que|(?:hables|hable|habléis|hablar) (?:de|del|sobre))|(?:es |será |sería )?mejor (?:que )?no (?:lo |la |los |las )?(?:mencion\\p{L}{1,4}|nombr\\p{L}{1,4}|(?:decir|digas|diga|digáis|digamos|poner|pongas|ponga|pongáis|pongamos|contar|cuentes|cuente|contéis|escribir|escribas) (?:que|lo de|lo del|nada de|nada del|nada sobre)|(?:hablar|hables|hable|habléis|hablemos) (?:de|del|sobre)))(?= |:|[.!]|$)`,
    'iu',
  ),
  new RegExp(
    `^${FIRST}(?:(?:il )?(?:mieux vaut|vaut mieux|vaudrait mieux|autant) (?:ne pas |éviter de |éviter d['’])(?:en )?(?:parler (?:de|du|des|d['’])|mentionner|évoquer|dire (?:que|qu['’])|écrire (?:que|qu['’])|citer)|(?:(?:c['’]est|ce n['’]est|c['’]est vraiment) )?(?:pas la peine|pas besoin|pas nécessaire|inutile) (?:de |d['’])(?:parler (?:de|du|des|d['’])|mentionner|évoquer)|(?:c['’]est )?(?:pas la peine|pas besoin) de (?:dire|préciser|écrire) (?:que|qu['’]))(?=[ :.!\\p{L}]|$)`,
    'iu',
  ),
  new RegExp(
    `^${FIRST}(?:(?:è |sarebbe )?meglio (?:che )?non (?:(?:parlare|parlarne|parliamo|parlate) (?:di|del|dello|della|dei|degli|delle|dell['’])|dire (?:che|del|della|nulla|niente)|dica (?:che|del|della)|scrivere che|menzion\\p{L}{1,4}|nomin\\p{L}{1,4}|accenn\\p{L}{1,4}|citare)|non (?:serve|occorre|è necessario|c['’]è bisogno di) (?:(?:dire|scrivere) che|menzion\\p{L}{1,4}|nominare|accennare|(?:parlare) (?:di|del|dello|della|dei|degli|delle|dell['’])))(?=[ :.!\\p{L}]|$)`,
    'iu',
  ),
  new RegExp(
    `^${FIRST}(?:(?:é |será |seria )?melhor não (?:(?:falar|fale|fales|falarmos) (?:de|do|da|dos|das|sobre|que|n[oa])|mencion\\p{L}{1,4}|(?:dizer|diga|digas|contar|escrever|colocar|pôr) (?:que|nada sobre|nada d[oae])|referir|citar)|não (?:coloca|coloque|coloquem|bota|bote|põe|ponha|põe|ponhas|publica|publique) (?:o|a|os|as) (?:nosso|nossa|nossos|nossas|meu|minha)(?= )|não (?:precisa|precisas|precisam|é necessário|vale a pena)(?: de)? (?:dizer que|escrever que|contar que|mencionar|citar|referir|falar (?:de|do|da|dos|das|sobre|que|n[oa])))(?= |:|[.!]|$)`,
    'iu',
  ),
  new RegExp(
    `^${FIRST}(?:lepiej|raczej|nie trzeba|nie musisz|nie musicie) (?:nie )?(?:wspomin\\p{L}{1,4}|pisać|piszmy|mówić) (?:o|że)(?= )`,
    'iu',
  ),
];

/** "Den Brand bitte nicht erwähnen": languages whose wishes end in their verb. */
export const ENDS_UNSAID: readonly RegExp[] = [
  /(?<!\p{L})(?:schreiben|sagen|erzählen|verraten) wir (?:lieber |besser |bitte )?(?:nichts|nix)[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:schrijven|zeggen|vertellen) we (?:liever |maar )?niets[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:bitte|lieber|besser|am besten|sollten wir|solltet ihr|solltest du) (?:lieber |besser |auch |bitte )?(?:nicht|nix) (?:mit )?(?:erwähnen|nennen|ansprechen|thematisieren|veröffentlichen|reinschreiben|draufschreiben|hinschreiben|schreiben)(?: bitte)?[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:muss|müssen|brauch\p{L}{0,2}) (?:da |hier |auch |ja |wirklich |aber ){0,2}nicht (?:unbedingt |extra )?(?:mit )?(?:da |hier )?(?:drauf|rein|draufstehen|drinstehen|erwähnt werden|genannt werden|auf (?:der|die) (?:seite|website|webseite|homepage)(?: stehen)?)[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:musst du|müsst ihr|müssen sie|brauchst du|braucht ihr|brauchen sie) (?:auch |ja )?nicht (?:extra |unbedingt )?(?:zu )?(?:erwähnen|reinschreiben|draufschreiben|reinzuschreiben|draufzuschreiben)[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:liever|beter|graag|maar beter) (?:maar )?niet (?:te )?(?:noemen|vermelden|benoemen|erbij zetten|erop zetten)[\s.!)]{0,4}$/iu,
  /(?<!\p{L})(?:hoeft|hoeven|moet|moeten) (?:er (?:echt |ook )?niet (?:op|bij|in)(?: te (?:staan|komen)| staan| komen)?|niet (?:op de (?:site|website|pagina|webpagina)(?: te (?:staan|komen)| staan| komen)?|genoemd|vermeld|genoemd te worden|vermeld te worden))[\s.!)]{0,4}$/iu,
  /(?<!\p{L})hoef(?:t)? (?:je|jij|u) (?:ook )?niet te (?:noemen|vermelden)[\s.!)]{0,4}$/iu,
];

/** Ends of such wishes that visitors are told, too: "Sonntags bitte nicht schreiben", "Butter muss nicht drauf". */
export const ENDS_FOR_MANY =
  /(?<!\p{L})(?:nicht (?:schreiben|drauf|rein)|(?:moet|moeten) .{0,12}|er niet in)[\s.!)]{0,4}$/iu;
/** What is told to nobody but a writer before such an end: a thing of the person's own, or what is the case. */
export const OF_OURS =
  /^(?:(?:und|aber|ach|en|maar|auch)[ ,]{1,2}){0,2}(?:dass|daß|wie|warum|wann|dat|hoe|waarom|(?:(?:den|die|das|der|de|het|vom|von der|über den|über die|über das) )(?=\p{L})|unser\p{L}{0,2} |mein\p{L}{0,2} |onze? |mijn )/iu;
/** Who or what visitors go to, send and bring: none of it is told on a page. */
export const OF_VISITORS =
  /(?<!\p{L})(?:your|yours|you(?! (?:do|don|need|have|had|would|['’]d))|yourself|dein\p{L}{0,2}|euer|eure\p{L}?|dich|euch|tus?|tuyo|vuestr\p{L}{1,2}|votre|vos|vous|tes|vostr\p{L}|tuo|tua|tuoi|tue|teu|tua|seu|sua|seus|suas|jouw|uw|jullie|twoj\p{L}{0,3}|swoj\p{L}{0,3}|anybody|wer|wen|niemand|kinder|hunde|man|gäste|code|codes|coupons?|vouchers?|gutschein\p{L}{0,4}|codice|código|cupón|cupom|kortingscode|booking|ordering|checkout|e-?mails?|mails|sms|whatsapp|nachrichten|kommentare|vienes?|eres|vas|llamas|quieres|vens|vem|vieni|sei|hai|anuncio|annonce|anzeige|advert|at the table|in the sauna|a word)(?!\p{L})/iu;
/** "It", "that": what was said before it. */
export const ONLY_POINTS =
  /^(?:das|dies|es|dat|dit|het|it|that|this|them|eso|esto|ça|cela|isso|isto|questo|ciò)?[\s.!)]{0,4}$/iu;

/** "Needless to say", "better not wait": how visitors are spoken to in words that open such wishes, too. */
export const SPARES_VISITORS =
  /^(?:(?:and|but|so|y|pero|et|mais|e|ma|mas|und|aber|en|maar|i|ale) )?(?:needless to say|it goes without saying|no (?:hace falta|es necesario) decir que|huelga decir|inutile de dire que|il va sans dire|inutile dire che|va da sé|(?:escusado será|nem é preciso|desnecessário) dizer que|es versteht sich|onnodig te zeggen|nie trzeba (?:dodawać|mówić),? że|(?:it['’]s |it is )?(?:better|best) not (?:to )?(?:wait|miss|forget|be late|delay|hesitate|leave it|come|park|drive|swim|feed|walk|arrive|bring(?! up (?:the|our|my|that|how|it|any|old)(?!\p{L})))|mejor no (?:esperar|esperes|esperéis|tardar|venir|aparcar|olvidar)|mieux vaut ne pas (?:attendre|tarder|venir|oublier|se garer)|meglio non (?:aspettare|tardare|venire|dimenticare|parcheggiare)|melhor não (?:esperar|demorar|vir|esquecer|estacionar)|(?:lieber|besser) nicht (?:warten|zögern|vergessen)|liever niet (?:wachten|bellen|parkeren)|lepiej nie (?:czekać|zwlekać|zapominać))(?!\p{L})/iu;

/** "Things we leave out of our bread:": what people do without in what they make. */
export const LEFT_OUT_BY_US =
  /^(?:(?:the )?(?:things?|ingredients?|what|stuff) (?:that )?(?:we|i) (?:leave out of|keep out of|never (?:use|put) in|(?:don['’]?t|do not) (?:use|put) in) |was (?:wir|ich) (?:in|aus|bei) (?:unser|mein)\p{L}{0,2} \p{L}{2,20} (?:weglassen|weglasse|nicht verwenden|nicht nehmen)|lo que (?:no|nunca) (?:ponemos|usamos|pongo|uso|echamos) en (?:nuestr\p{L}{1,2}|mi|el|la) |ce que (?:nous|je|on) (?:ne |n['’])(?:mettons|mets|met|utilisons|utilise) (?:pas|jamais) dans |(?:quello che|cosa|ciò che) non (?:mettiamo|metto|usiamo|uso) (?:nel|nella|nei|nelle|in) |o que (?:não|nunca) (?:pomos|usamos|colocamos|uso) n[oa]s? |wat (?:we|wij|ik) (?:niet in|weglaten uit|nooit in) )[^:]{0,60}:/iu;

/** "Repertório não precisa listar": what needs no telling. */
export const NEED_NOT_LIST =
  /(?:não (?:é )?precis[oa]?|no hace falta|pas besoin d(?:e |['’])|nicht nötig|braucht (?:ihr |du |man )?nicht|muss (?:man )?nicht|non (?:serve|occorre)|hoeft niet|nie trzeba|no need to|needn['’]t) ?(?:listar|mencionar|colocar|poner|escribir|lister|mentionner|aufzählen|auflisten|aufgezählt|elencare|scrivere|opgesomd|opsommen|wymieniać|list|be listed)(?: (?:all of )?(?:them|it|todo|tudo|tout|alles|tutto))?[.!]?$/iu;

/** 'No hace falta que pongas lo de "cocina de mercado"': what need not be written. */
export const NEED_NOT_WRITE =
  /^(?:(?:and|y|e|et|und|en|i|please|bitte),? )?(?:(?:there(?:['’]s| is) )?no need to (?:put|write)|(?:you )?(?:don['’]t|do not) (?:need|have) to (?:put|write)|no (?:hace falta|es necesario|hay que) (?:que )?(?:pong|escrib)\p{L}+|no hace falta poner|(?:il n['’]y a )?pas besoin d['’e]\s?(?:mettre|écrire)|(?:ihr müsst|du musst|sie müssen|man muss) (?:das )?(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,3}(?:schreiben|hinschreiben)|non (?:c['’]è bisogno di|serve|occorre) (?:scrivere|mettere)|não (?:é )?precis\p{L}+ (?:de )?(?:pôr|colocar|escrever|botar)|(?:je hoeft|jullie hoeven|u hoeft) (?:er )?niet (?:bij te zetten|te schrijven|op te zetten)|nie (?:trzeba|musisz|musicie) (?:pisać|wstawiać|dawać))(?:(?: \p{L}+){0,3} ["“„«]| (?:that|anything|all that|about|lo de|todo eso|que|qu['’]|tout ça|dass|davon|che|tutto|niente|isso|nada|dat|alles|iets|że|nic|o tym)(?!\p{L}))/iu;

/** "Keep politicians' names out, esp. the mayor's": what shall not stand on the page. */
export const KEPT_OUT =
  /^(?:and |but |also )?(?:please )?(?:(?:keep|leave) (?!(?:\p{L}+ )?(?:children|pets|dogs|cats|reach|sun)(?!\p{L}))[^,.;:!?]{3,50}? out(?: of (?:it|this|the (?:page|text)))?|d[eé]j[ae]\p{L}* fuera (?:a |de esto )?[^,.;:!?]{3,50}|deix\p{L}* de fora [^,.;:!?]{3,50}|lasci\p{L}* fuori [^,.;:!?]{3,50}|laiss\p{L}* [^,.;:!?]{3,50} de côté|lass\p{L}{0,2} [^,.;:!?]{3,50} (?:raus|draußen|außen vor)|[^,.;:!?]{3,50} (?:raushalten|außen vor lassen)|(?:hou|laat) [^,.;:!?]{3,50} (?:erbuiten|eruit)|(?:po)?zostaw\p{L}* [^,.;:!?]{3,50} na boku)(?=[,.;!]|$)/iu;
