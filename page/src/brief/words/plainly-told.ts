/** "No account needed", "nothing to install": what visitors are spared. */
export const NEEDS_NOTHING =
  /(?:^|[,;] )(?:(?:and|und|y|e|et|en|i) )?(?:(?:no|kein\p{L}{0,2}|sin|ning[uú]n\p{L}?|geen|nessun\p{L}?|nenhum\p{L}?|sem|pas (?:de |d['’])|aucun\p{L}?|żadn\p{L}{1,3}) ?(?:\p{L}+ ){1,3}(?:(?:is )?(?:needed|required|necessary)|nötig|erforderlich|notwendig|necesari[oa]s?|requerid[oa]s?|necessári[oa]s?|nécessaires?|requise?s?|nodig|vereist|necessari[oa]|richiest[oa]|potrzebn\p{L}{1,3}|wymagan\p{L}{1,3})|(?:nothing (?:else )?to|nichts (?:\p{L}+ )?zu|nada (?:más )?que|nada (?:mais )?para|rien (?:d['’]autre )?à|niente (?:altro )?da|niets te|nic (?:więcej )?do) (?:install\p{L}*|download|sign|buy|prepare|bring|lose|pay|herunterladen|unterschreiben|kaufen|mitbringen|vorbereiten|verlieren|descargar|firmar|comprar|traer|preparar|perder|baixar|assinar|trazer|levar|télécharger|signer|acheter|apporter|préparer|scaricare|firmare|comprare|portare|perdere|downloaden|tekenen|kopen|meebrengen|pobrania|podpisania|kupienia|stracenia|zainstalowania))(?=[,;.!]|$)/iu;

/** "Funerals for people who don't want a church one": for whom something is. */
export const FOR_WHOM_NOT =
  /^(?!(?:(?:please|bitte|por favor|per favore|graag|proszę) )?(?:write|make|keep|build|do|schreib|mach|halt|escrib|haz|hag|pon|écri|fai|scriv|fate|schrijf|maak|napisz|zrób|escrev|faz|fiz)).*(?<!\p{L})(?:(?:for|with) (?:people|those|anyone|anybody|families|couples) who (?:don['’]?t|do not|hate) |para (?:quien|quienes|los que|gente que) (?:[^,.!?]{3,60} y )?no (?:quier|necesit|busc)\p{L}{1,4} |p(?:a)?ra quem (?:[^,.!?]{3,60} e )?não (?:quer|precisa|procura) |pour (?:ceux|celles|les gens) qui ne veulent pas |für (?:alle|leute|menschen|die),? die (?:keine?n?|nicht) |per chi non (?:vuole|cerca|ama) |voor (?:wie|mensen die) (?:geen|niet) |dla (?:tych|osób), (?:którzy|które|co) nie (?:chcą|lubią) )/iu;

/** "The only place of the quarter", "a page of the schoolbook": places and books in words for pages of the web. */
export const NO_WEB_PAGE =
  /(?<!\p{L})(?:(?:únic[oa]|mejor|mismo|otro|primer) sitio (?:del?|en|donde|con|para) |(?:seiten?|blatt) (?:im|in einem|aus dem|des|eines) \p{L}{0,16}(?:buch|heft|katalog|zeitung)(?:e?s)?(?!\p{L})|pages? (?:of|from|in) (?:the|your|a|their) (?:book|textbook|school ?book|magazine|catalogue)|p[aá]gina (?:del?|do|de un|de um) (?:libro|livro|cuaderno|caderno)|pages? (?:du|d['’]un|dans le) (?:livre|manuel|cahier)|pagina (?:del|di un|nel) (?:libro|quaderno|manuale)|pagina (?:uit|van|in) (?:het|een) (?:\p{L}{0,8}boek|schrift)|stron[ęy] (?:z |w )?(?:podręcznik\p{L}{0,2}|książk\p{L}|zeszyt\p{L}{0,2}))/iu;

/** "Works without internet" speaks of no page. */
export const OFFLINE =
  /(?<!\p{L})(?:without|ohne|sin|sans|senza|sem|zonder|bez) (?:the )?(?:internet\p{L}{0,2}|wi-?fi|wlan|connexion|conexión|conexão)(?!\p{L})/giu;

/** "Les photos sont livrées en haute définition": what is done with pictures that somebody sells. */
export const PICTURES_DELIVERED =
  /(?<!\p{L})(?:photos?|fotos?|fotografías|fotografias|fotografie|pictures|images|bilder|foto['’]s|zdjęcia) (?:[\p{L}'’]+ ){0,3}(?:delivered|sent to you|handed over|livrées?|remises|entregad[oa]s|entregues|enviad[oa]s|geliefert|übergeben|consegnat[oaei]|geleverd|dostarcz\p{L}+|oddaj\p{L}+)(?!\p{L})/iu;

/** "I'm often under a lid so leave a message": how somebody is reached. */
export const LEAVES_MESSAGE =
  /(?<!\p{L})(?:leave (?:me |us )?a (?:voice )?message|(?:hinterlass\p{L}*|lass\p{L}*) (?:sie |du |ihr )?(?:mir |uns )?(?:bitte )?eine nachricht|(?:sprich|sprechen sie|sprecht) (?:bitte )?auf (?:den )?(?:ab|anrufbeantworter|band)|dej\p{L}+ (?:un )?mensaje|laisse[rz]?(?:[ -](?:moi|nous))? un message|lasci\p{L}+ un messaggio|deix\p{L}+ (?:uma )?mensagem|spreek\p{L}* (?:een bericht |iets )?in|laat (?:een )?bericht achter|(?:zostaw|nagraj)\p{L}* wiadomość)(?!\p{L})/iu;

/** "Tarif à la page : 45 €", "45 € per page": what a translator is paid by. */
export const PRICED_BY_PAGE =
  /(?<!\p{L})(?:(?:à la|par|per|pro|por|za|a) (?:\p{L}+ )?(?:page|seite|normseite|página|pagina|stron[aęy]|lauda)(?= ?[:=–-]? ?(?:[€£$]|R\$)? ?\d)|(?<=(?:[€£$] ?\d[\d.,]{0,8}|\d ?(?:€|£|zł|euros?)) ?)(?:(?:à|par|per|pro|por|za|a|la|the|\/) ?){1,2}(?:page|seite|normseite|página|pagina|stron[aęy]|lauda))(?!\p{L})/giu;

/** "A report of 20 pages", "a one-page checklist": pages of what is handed over, in words for pages of the web. */
export const PAGES_COUNTED =
  /(?<!\p{L})(?:(?:one|two|three|single|\d{1,4})[- ]pag(?:e|er|es)|\d{1,4} (?:stron\p{L}?|seiten|páginas|pagine|pagina['’]s)|(?:ein|zwei|drei|\d{1,4})seitig\p{L}*)(?!\p{L})/giu;

/** "Gefällt wird nur im Winter": trees that are felled, in a word for what pleases. */
export const FELLED =
  /(?<!\p{L})(?:gefällt(?= (?:wird|werden|haben wir|wurde))|(?<=(?:wird|werden|wurde) (?:\p{L}+ ){0,3})gefällt)(?!\p{L})/giu;

/** "No se aceptan coronas": what is not accepted, whatever reasons follow. */
export const NOT_ACCEPTED =
  /^(?:no se (?:aceptan?|admiten?|permiten?)|não se (?:aceitam?|admitem?)|non si accett\p{L}+|(?:on|nous) n['’](?:accept\p{L}+|admet\p{L}*) (?:pas|plus)|nie przyjmujemy) \p{L}/iu;

/** "Driver has to be 25 or over": how old somebody has to be. */
export const AGE_NEEDED =
  /^(?:\p{L}+ ){1,4}(?:(?:must|has to|have to|need to|needs to) be (?:(?:at least |over |aged )?\d{1,2}(?:\+| or (?:over|older|above)| and over| years(?: old)?)|(?:over|aged) \d{1,2}(?=[.,!]|$))|(?:debe|deben|tiene que|tienen que|hay que) tener (?:al menos |m[áa]s de |mínimo )?\d{1,2} años|(?:deve|devem|tem de|tem que|têm de) ter (?:pelo menos |mais de |no mínimo )?\d{1,2} anos|(?:doit|doivent) avoir (?:au moins |plus de )?\d{1,2} ans|(?:muss|müssen) (?:mindestens |über )?\d{1,2}(?: jahre)?(?: alt)? sein|(?:deve|devono) avere (?:almeno |più di )?\d{1,2} anni|moet(?:en)? (?:minimaal |minstens |ouder dan )?\d{1,2}(?: jaar)?(?: oud)? zijn|(?:musi|muszą) mieć (?:co najmniej |ukończone |minimum )?\d{1,2} lat)(?!\p{L})/iu;

/** "iPhone non ancora": what something does not run on, or do, by now. */
export const NOT_YET =
  /^(?:[\p{L}\d ]{2,40}, )?(?:(?:an? |the |per |für |para |pour |voor |na )?(?:android|iphones?|ios|ipads?|macs?|macos|windows|linux|tablets?|outlook|apple) )(?:not yet|noch nicht|(?:todavía|aún) no|pas encore|non ancora|ainda não|nog niet|jeszcze nie)(?: (?:available|verfügbar|disponible|disponibile|disponível|beschikbaar|dostępn\p{L}))?[.!]?$/iu;

/** "Nothing gets uploaded anywhere": what becomes of somebody's data. */
export const NOTHING_LEAVES =
  /^(?:(?:and|und|y|e|et|en|i) )?(?:(?:nothing|no data) (?:ever )?(?:gets?|is|are|will be) (?:uploaded|shared|stored|tracked|sent|sold|saved)|(?:nichts|keine daten) (?:wird|werden) (?:hochgeladen|geteilt|gespeichert|verschickt|verkauft)|no se (?:sube|comparte|guarda|envía|vende) nada|(?:nada|nenhum dado) é (?:enviado|partilhado|compartilhado|guardado|vendido)|rien n['’]est (?:envoyé|partagé|stocké|téléversé|vendu)|(?:niente|nessun dato) viene (?:caricato|condiviso|salvato|inviato|venduto)|er wordt niets (?:geüpload|gedeeld|opgeslagen|verstuurd|verkocht)|nic nie jest (?:wysyłane|udostępniane|zapisywane|sprzedawane))(?!\p{L})/iu;

/** "Elle ne navigue pas": what a thing does not do, in the words of whoever lends it. */
export const IT_DOES_NOT =
  /^(?:(?:elle|il) ne (?!(?:faut|faudra|faudrait|doit|doivent|veut|peut|pouvait|s['’]agit)(?!\p{L}))(?:s['’])?\p{L}+ (?:pas|plus)|(?:she|he|it) (?:doesn['’]t|does not|can['’]t|cannot) (?!(?:need|have|look|feel|sound|read|say|seem|matter|want|like|get|be)(?!\p{L}))\p{L}+|(?:sie|er) (?:fährt|läuft|schwimmt|beißt|haart|raucht|kocht) nicht|(?:ze|zij|hij) (?:vaart|rijdt|bijt|loopt) niet)(?: (?:any more|anymore|mehr|meer))? ?[.!]?$/iu;

/** "No flowers, please; donations to the lifeboat instead", "ni fleurs ni couronnes": asked of those who come to a funeral. */
export const NO_FLOWERS =
  /^(?:please |bitte |merci de )?(?:(?:no flowers|family flowers only)(?:,? (?:please|by request))?[;,.–—-]+ ?(?:but )?(?:an? )?(?:donations?|gifts?|money|give)|keine (?:blumen|kränze)(?: (?:und|oder) (?:blumen|kränze))?(?:,? bitte)?[;,.–—-]+ ?(?:stattdessen )?(?:eine )?(?:spenden?|geld)|(?:statt|anstelle von) blumen|sin flores|(?:en vez|en lugar) de flores|ni fleurs ni couronnes|(?:au lieu|en place) de fleurs|(?:niente|non) fiori,? (?:ma|bensì)|al posto dei fiori|sem flores|em vez de flores|geen bloemen(?:,? (?:alstublieft|graag))?[;,.–—-]+ ?(?:maar |liever |wel )?(?:een )?(?:gift|donatie)|in plaats van bloemen|zamiast kwiatów)(?!\p{L})/iu;

/** "This year there are no fireworks because of the drought": what is not held this time. */
export const NOT_THIS_TIME =
  /^(?:this year|this time|este año|esta vez|este ano|desta vez|cette année|cette fois|dieses jahr|heuer|diesmal|quest['’]anno|stavolta|dit jaar|deze keer|w tym roku|tym razem),? (?:there (?:is|are|will be) no |there (?:won['’]t|isn['’]t|aren['’]t) |(?:we |wir )?(?:gibt es|haben wir) (?:leider )?kein|no (?:hay|habrá) |não (?:há|haverá|tem|vai ter) |(?:il n['’]y (?:a|aura)|pas) (?:pas )?|non (?:c['’]è|ci sono|ci sarà|ci saranno) |(?:is|zijn|komt) er (?:helaas )?geen |nie (?:ma|będzie) )(?:(?!página|page|seite|site|pagina|stron).){3,80}$/iu;

const NONE =
  "(?:no|nada de|ningun[ao]s?|keine?n?|pas (?:de |d['’])|aucune?|niente|nessun[ao]?|sem|nenhum[ao]?s?|geen|żadnych|bez)";
const UNWELCOME =
  '(?:part(?:y|ies|ys)|fiestas?|feiern|fêtes?|feste|festas?|feestjes|imprez[aęy]?|smok(?:ing|ers?)|fumadores|raucher|fumeurs?|fumatori|rokers?|palących|dogs?|perros?|cães|hunde?n?|chiens?|cani|honden|psów|cats?|gatos?|katzen?|chats?|gatti|katten|kotów|pets|mascotas|animales|animais|haustiere|animaux|animali|huisdieren|zwierząt|noise|ruidos?|lärm|bruit|rumor[ei]|barulho|lawaai|hałasu)';
const NOT_HERE =
  '(?: (?:leider|lieber|unfortunately|lamentablemente|hélas|purtroppo|infelizmente|helaas|niestety))? (?:no|ningun[ao]s?|nicht|keine|non|nenhum[ao]?|não|niet|nie)';
const IS_UNWELCOME = `(?:${NONE} ?${UNWELCOME}|${UNWELCOME}${NOT_HERE})(?!\\p{L})`;

/** "No parties", "perros no", "Hunde leider nicht": what is not welcome in a house. */
export const HOUSE_RULE = new RegExp(
  `^${IS_UNWELCOME}(?: (?:please|bitte|por favor|s['’]il vous plaît|per favore|graag|proszę|allowed|erlaubt))?[.!]?$`,
  'iu',
);

/** "I live upstairs, so no parties": what is not welcome, behind the reason. */
export const SO_HOUSE_RULE = new RegExp(
  `,? (?:so|also|daher|as[ií] que|por eso|donc|du coup|quindi|perciò|por isso|portanto|dus|więc|dlatego),? ${IS_UNWELCOME}(?=[.!,;]|$)`,
  'iu',
);

/** "And it is on purpose": what is told of what was said before. */
export const ON_PURPOSE =
  /^(?:(?:and|y|e|et|und|en|i) )?(?:it['’]?s|it is|that['’]?s|that is|é|es|c['’]est|das ist|ist|è|dat is|to(?: jest)?) (?:all )?(?:on purpose|de propósito|a propósito|adrede|exprès|voulu|absicht|mit absicht|apposta|voluto|expres|met opzet|celowo)[.!]?$/iu;
