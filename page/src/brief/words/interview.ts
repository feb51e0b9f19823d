/** What only whoever makes a page asks about it, in a question. */
export const WRITER_ASKS =
  /(?<!\p{L})(?:não (?:deve|devem|pode|podem) (?:aparecer|constar|estar|entrar|ser)|no (?:debe|deben|puede|pueden|tiene que|tienen que) (?:aparecer|salir|figurar|constar|estar)|ne (?:doit|doivent) (?:surtout )?pas (?:apparaître|figurer|être)|nicht (?:erscheinen|auftauchen|zu sehen sein)|non (?:deve|devono) (?:apparire|comparire|esserci)|(?:mag|moet|mogen) er (?:zeker |echt )?niet (?:op|in|bij)|nie (?:powinno|może|powinny) (?:się )?(?:znaleźć|pojawić|być)|not (?:be |go |to )?(?:say|mention|write|show|on)|(?:should|shall|must|may|can) (?:we|i|it) (?:not )?(?:say|mention|write)|(?:on|for) (?:the|your|this) (?:new )?(?:page|site|website)|tone of voice|no (?:poner|decir|mencionar)|en (?:la|tu|su) (?:página|web)|não (?:pôr|colocar|dizer|mencionar)|na (?:sua |tua )?página|ne (?:pas|surtout pas) (?:dire|mettre|mentionner|écrire|montrer)|sur (?:la page|le site|votre site)|nicht (?:auf die|erwähn\p{L}*|schreib\p{L}*|drauf)|auf (?:der|die) (?:seite|website|webseite)|non (?:dire|scrivere|mettere|menzionare)|(?:sul|nel) sito|nella pagina|niet (?:op de|vermeld\p{L}*|noem\p{L}*)|op de (?:pagina|site|website)|(?:czego|co) nie (?:pisać|pokazywać|umieszczać)|nie (?:pisać|pokazywać|umieszczać|wspominać)|na stronie)(?!\p{L})/iu;

/** Says for itself that it asks about a page: "Was soll nicht auf die Seite?" */
export const SURELY_ASKS =
  /(?<!\p{L})(?:não (?:deve|devem|pode|podem) (?:aparecer|constar|estar|entrar)|no (?:debe|deben|puede|pueden|tiene que|tienen que) (?:aparecer|salir|figurar|constar)|ne (?:doit|doivent) (?:surtout )?pas (?:apparaître|figurer)|nicht (?:erscheinen|auftauchen)|non (?:deve|devono) (?:apparire|comparire)|nie (?:powinno|może|powinny) (?:się )?(?:znaleźć|pojawić)|not (?:be |go )?on|no (?:poner|decir|mencionar)[^?]{0,20} en|não (?:pôr|colocar|dizer|mencionar)|ne (?:pas|surtout pas) (?:mettre|mentionner)|nicht auf die|non (?:mettere|menzionare|scrivere)|niet op de|nie (?:umieszczać|pokazywać))(?!\p{L})[^?]{0,20}(?<!\p{L})(?:page|site|website|webseite|seite|web|página|pagina|sito|stronie)(?!\p{L})|^wat (?:mag|moet|mogen) er (?:zeker |echt )?niet op ?\?$|^was (?:soll|darf) nicht (?:drauf|rein) ?\?$|^cosa non (?:deve|devo) (?:esserci|mettere) ?\?$/iu;

/** What a page is made with, as a question of a word or two: "Colours?" Trades are asked about it, too. */
export const PAGE_NOUN =
  /(?<!\p{L})(?:colou?rs?|style|look and feel|visual preferences|preferências visuais|preferencias visuales|préférences visuelles|visuelle vorlieben|preferenze visive|visuele voorkeuren|domain|logo|photos?|deadline|budget|competitors?|fonts?|avoid|leave out|mention|colores?|estilo|evitar|fotos?|competencia|cores|concorrentes|couleurs?|éviter|concurrents|farben?|stil|gestaltung|vermeiden|mitbewerber|konkurrenz|frist|colori|stile|evitare|concorrenti|scadenza|kleuren|stijl|vermijden|concurrenten|kolory|kolorystyka|styl|unikać|konkurencja)(?!\p{L})/iu;

/** "Competitors you like?": which others a person likes, or which colours. */
export const LIKED =
  /^(?:any )?(?:colou?rs|fonts|styles?|competitors|(?:web)?sites|pages|photos) (?:that )?you (?:really )?(?:like|love|hate|dislike|admire)\?$/iu;

/** Speaks to a business, or as somebody who visits it: "Which colours do you use?", "What should I avoid?" */
export const VISITORS_ASK =
  /(?<!\p{L})(?:i|me|my|mine|we|us|our|(?:do|can|are|will|have|did|could|would) you|your|dürfen|ich|mich|mir|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|ihr|euch|euer|eure\p{L}?|sie|ihnen|ihre\p{L}?|je|j['’]\p{L}+|mon|ma|mes|nous|on peut|peut-on|vous|votre|vos|\p{L}+-vous|debo|puedo|podemos|tengo|necesito|me|mi|mis|nos|hac[eé]is|ten[eé]is|us[aá]is|est[aá]is|ofrec[eé]is|posso|devo|preciso|tenho|fazem|aceitam|ficam|meu|minha|mio|mia|miei|voi|vostr\p{L}|fate|avete|usate|siete|accettate|offrite|ik|mijn|jullie|uw|czy|mogę|muszę|mam|mnie|mój|moje|macie|robicie|jesteście|przyjmujecie)(?!\p{L})/iu;

/** What whoever makes a page asks the person first, though a visitor could. */
export const ASKED_FIRST =
  /^(?:(?:wie (?:heißt|heißen) (?:ihr|sie|du)|was macht ihr nicht|sucht ihr noch|gibt es zahlen|comment vous appelez|cómo os llamáis|come vi chiamate|hoe heten jullie|como se chamam|jak się nazywacie)|do you (?:already )?have (?:an? |any |your )?(?:logo|website|domain|slogan)|¿?ten[eé]is (?:ya )?(?:un )?logo|(?:vocês )?têm (?:um )?logo|avez-vous (?:déjà )?(?:un )?logo|haben sie (?:schon )?ein logo|avete (?:già )?un logo|hebben jullie (?:al )?een logo|(?:czy )?macie logo|why (?:us|you)\?|warum (?:wir|sie)\?|who are you|where are you|(?:and )?what (?:exactly )?(?:do|does) (?:you|your \p{L}+) (?:do|offer|sell|make)|wer (?:sind sie|seid ihr|bist du)|wo (?:sind sie|seid ihr)|was (?:bieten|machen|verkaufen|tun) (?:sie|wir)|was (?:bietet|macht|verkauft) ihr|qui êtes-vous|(?:que|qu['’]est-ce que) (?:vous )?(?:faites|proposez|offrez|vendez)(?:-vous)?|qué (?:hacéis|ofrecéis|vendéis)|dónde estáis|chi siete|(?:che )?cosa (?:fate|offrite|vendete)|dove siete|wie (?:zijn|is) jullie|wat (?:doen|bieden|verkopen) jullie|o que (?:fazem|oferecem|vendem)|onde ficam|(?:kim|gdzie) jesteście|co (?:robicie|oferujecie))(?!\p{L})/iu;

/** Asks what visitors of a page shall do. */
export const VISITORS_DO =
  /(?<!\p{L})(?:(?:what|how) (?:should|do you want|would you like|can|must) (?:people|visitors|customers|they|users|them)(?: to)? (?:do|act)|(?:main )?call to action|qué (?:debe|deben|tiene|tienen|quieres|queréis) (?:que )?(?:hacer|hagan?)|o que (?:deve|devem|as pessoas)[^?]{0,20} (?:fazer|façam)|que (?:doivent|peuvent) faire|was soll(?:en)? (?:die )?(?:besucher\p{L}*|leute|kunden|gäste)[^?]{0,20} (?:tun|machen)|cosa (?:devono|dovrebbero) fare|wat (?:moeten|kunnen) (?:bezoekers|mensen|klanten)[^?]{0,20} doen|co (?:mają|powinni|ma) [^?]{0,24}(?:robić|zrobić))(?!\p{L})/iu;

/** Questions that any business is asked, and that its answer does without. */
export const PLAIN_QUESTION =
  /^(?:who|where|when|why|how (?:much|many|long)|how (?:do|can|to|should) .{0,24}(?:book|get|reach|contact|pay|find)|what(?:['’]s it| is (?:it|this)| does it cost| do you| are you| are the (?:prices|costs|hours))|prices?|qui[eé]n(?:es)?|d[oó]nde|cu[aá]ndo|cu[aá]nt[oa]s?|por qu[eéê]|¿|qué (?:es|hac|ofrec|vend)|c[oó]mo (?:llegar|reservar|se llega|contact|chegar|marcar|se marca)|quem|onde|quando|quant[oa]s?|o que (?:é|faz|ofere|vend)|qui (?!a)|où|quand|combien|pourquoi|c['’]est quoi|qu['’]est-ce que c['’]est|que (?:fait|propos)|comment (?:venir|réserv|vous|prendre)|wer|wo|wann|warum|wie ?viel|was (?:kostet|ist das|ist ihnen|ist euch|biete|mach|tun)|wie (?:komm|kann|erreich|buch)|chi|dove|perché|cos['’]è|che cos|(?:che )?cosa (?:è|fa|offr|costa)|come (?:arriv|prenot|contatt|si arriva)|wie (?!\p{L}+t )|waar|wanneer|hoeveel|waarom|wat (?:is|kost|doe|bied)|hoe (?:kom|boek|bereik)|kto|gdzie|kiedy|ile|dlaczego|co to|czym|co (?:oferuj|robi)|jak (?:dojechać|dotrzeć|rezerw|zarezerw|się zapis))/iu;

/** Asks a business what it has: "Quel est votre style ?" */
export const ASKS_BUSINESS =
  /^¿?(?:(?:what|which|how|who)(?: (?:is|are)|['’]s) your|quel(?:le)?s? (?:est|sont) (?:votre|vos|ton|ta|tes)|(?:cuál|qué|cómo|quién) (?:es|son) (?:vuestr[oa]s?|tus?|sus?)|(?:was|wie|welche\p{L}?|wer) (?:ist|sind) (?:euer|eure|dein|deine|ihre?)|qual(?:e|['’])? ?(?:è|é|sono) (?:il|la|lo|i|le|o|a) (?:vostr|tu|su|seu|sua|teu|tua)\p{L}{0,2}|quais são (?:os|as) (?:seus|suas|teus|tuas)|(?:wat|wie|hoe) (?:is|zijn) (?:jullie|uw|je|jouw)|(?:jaki|jaka|jakie) (?:jest|są) (?:wasz|twój|twoj)\p{L}{0,2})(?!\p{L})/iu;

/** What such a question is about where whoever makes a page asks it. */
export const ASKS_MAKER =
  /(?<!\p{L})(?:favou?rite|préférée?s?|favorit\p{L}{1,2}|lieblings\p{L}{2,12}|preferit[oaie]|ulubion\p{L}{1,2}|budget|presupuesto|orçamento|budżet|deadline|délai|plazo|frist|prazo|scadenza|termin|goals?|objectifs?|objetivos?|ziele?|obiettivi|doele?n?|cel\p{L}?|target|audience|wishes|wünsche|deseos|souhaits|page|site|website|webseite|seite|web|página|pagina|sito|stron\p{L}{1,2})(?!\p{L})/iu;
const STYLE = /(?<!\p{L})(?:styles?|estilos?|stile?i?|stijl|styl)(?!\p{L})/iu;

/** Whether a question asks a business for what its visitors want to know. */
export const asksBusiness = (question: string): boolean =>
  ASKS_BUSINESS.test(question) && !ASKS_MAKER.test(question) && !PAGE_NOUN.test(question.replace(STYLE, ' '));

/** Asks what something or somebody is called. */
export const NAME_ASKED =
  /^(?:what(?:['’]s| is| are) (?:[\p{L} ]{1,30} )?called|what(?:['’]s| is) (?:the|your|its) (?:\p{L}+ ){0,2}name|(?:your |business |company |product )?name|(?:nome|nombre|nom|naam|name|nazwa)(?: (?:d[aeo]s?|del|de la|of the|of your|du|van|des|der|di|della))?(?: \p{L}+){0,2}|wie (?:heißt|heißen|nennt)(?: \p{L}+){1,4}|name (?:des|der|eures|ihres) \p{L}+|¿?(?:cómo (?:se llama|os llamáis|te llamas)|cuál es (?:el|tu|su|vuestro) nombre)(?: \p{L}+){0,4}|como se chama\p{L}*(?: \p{L}+){0,4}|qual (?:é )?o (?:seu |vosso )?nome(?: \p{L}+){0,4}|comment (?:s['’]appelle|vous appelez)(?:-vous)?(?: \p{L}+){0,4}|quel est (?:le|votre|son) nom(?: \p{L}+){0,4}|come (?:si chiama|vi chiamate|ti chiami)(?: \p{L}+){0,4}|(?:hoe (?:heet|heten)|wat is de naam)(?: \p{L}+){0,4}|jak (?:się )?nazywa\p{L}{0,3}(?: \p{L}+){0,4}) ?\?$/iu;

/** "Per il grafico:", "Aan de redactie:": what follows in its paragraph is told to whoever makes the page. */
export const TO_MAKER =
  /^[*•(\s]{0,4}(?:(?:some )?notes for (?:whoever|the person)[^:]{0,30}|für dich, \p{L}+|agora o que é só para (?:ti|você)|(?:to|for) (?:the )?(?:designer|editors?(?: only)?|press only|internal use(?: only)?|office use(?: only)?|web ?(?:team|designer|person|master)|printer|copywriter|design team)|(?:nur )?(?:an|für) (?:den|die) (?:grafiker\p{L}{0,3}|redaktionen|redaktion|gestalter\p{L}{0,3}|designer\p{L}{0,3}|texter\p{L}{0,3}|webmaster)|(?:s[oó]lo |só |apenas )?(?:para|al?) (?:el |la |o |ao )?(?:diseñador[ae]?|maquetador[ae]?|redacción|redação|webmaster|designer|gráfico)|(?:uniquement )?(?:pour|à) (?:le |la |les |l['’])?(?:graphiste|rédactions?|journalistes uniquement|maquettiste|rédaction|rédacteur|webmaster)|(?:solo )?(?:per|al?) (?:il |la |le |lo |l['’])?(?:redazioni|grafic[oa]|redazione|webmaster|designer|impaginatore)|(?:alleen )?(?:aan|voor) de (?:redacties?|vormgever|ontwerper|webmaster)|(?:tylko )?(?:dla|do) (?:grafik\p{L}{1,3}|redakcji|webmastera|projektant\p{L}{1,2})) ?:/iu;

/** "Headline idea: something about Sundays": what the page could say, in words of whoever thinks about it. */
export const IDEA_OF =
  /^(?:headline|title|tagline|slogan|hero|intro|copy|name|überschrift|titel|schlagzeile|titular|título|eslogan|titre|accroche|titolo|kop|slagzin|nagłówek|hasło)(?:[ -](?:idea|ideas|suggestion|thought|direction|idee|vorschlag|gedanke|propuesta|idée|piste|proposta|voorstel|ideia|sugestão|pomysł))+ ?:|^(?:idea|ideas|idee|idées?|pomysł|ideia)(?: (?:for|para|pour|für|per|voor|na) (?:the |el |la |le |die |il |de )?(?:headline|title|titular|titre|überschrift|titolo|kop|nagłówek|título)) ?:/iu;

/** What stands behind it is for no visitor: "For editors only: embargoed until 2 October". */
export const FOR_MAKER_ONLY =
  /^[*•(\s]{0,4}(?:(?:for )?(?:the )?(?:editors?|internal|office)(?: use)? only|(?:for )?internal use|nur für (?:die )?(?:redaktion(?:en)?|den internen gebrauch)|(?:nur )?intern|(?:s[oó]lo |só |apenas )?para (?:uso interno|(?:la |a )?(?:redacción|redação))|uso interno|(?:à |pour )?(?:un )?usage interne|(?:uniquement|seulement) pour (?:la |les )?rédactions?|(?:solo )?per (?:uso interno|(?:la |le )?redazion[ei])|alleen voor (?:de redacties?|intern gebruik)|(?:tylko )?do użytku wewnętrznego|tylko dla redakcji)(?: ?\([^()]{1,40}\))? ?:/iu;
