/** What somebody says who takes back what they have just written, in all our languages. */
export const CORRECTS: readonly string[] = [
  ...['no wait', 'wait no', 'no hang on', 'hang on', 'hold on', 'no sorry', 'sorry no', 'scratch that', 'strike that'],
  ...['i meant', 'make that', 'no actually', 'actually no', 'no make it', 'well no'],
  ...[
    'oh no',
    'ah no',
    'no its',
    "no it's",
    'no thats wrong',
    "that's not right",
    'thats not right',
    "that's wrong",
    "no that's wrong",
    'let me correct that',
    'um no',
    'uh no',
    'er no',
  ],
  ...['nein moment', 'quatsch', 'nein quatsch', 'ach quatsch', 'ne quatsch', 'nee quatsch', 'nein warte'],
  ...[
    'nee warte',
    'nein halt',
    'halt nein',
    'ach nein',
    'äh nein',
    'ähm nein',
    'äh falsch',
    'ach falsch',
    'nee stopp',
    'nein stopp',
    'ich meinte',
  ],
  ...['stimmt nicht', 'sorry nein', 'nein sorry', 'blödsinn', 'vielmehr', 'besser gesagt'],
  ...[
    'perdón',
    'perdon',
    'no perdón',
    'no perdon',
    'no perdona',
    'perdona no',
    'no espera',
    'no esperad',
    'espera no',
    'mejor dicho',
  ],
  ...[
    'bueno no',
    'no bueno',
    'pues no',
    'me equivoco',
    'me he equivocado',
    'corrijo',
    'ay no',
    'uy no',
    'no mentira',
    'miento',
  ],
  ...['eh não', 'não espera', 'espera não', 'não pera', 'não peraí', 'peraí', 'perdão', 'não desculpa'],
  ...['não desculpem', 'desculpa não', 'desculpem', 'ou melhor', 'corrigindo', 'minto', 'opa não', 'enganei-me'],
  ...[
    'me enganei',
    'euh non',
    'ah non',
    'non pardon',
    'pardon',
    'non attends',
    'non attendez',
    'attends non',
    'enfin non',
  ],
  ...['ah non', 'non erreur', 'je me trompe', 'non je me trompe', 'non en fait', 'en fait non'],
  ...['no aspetta', 'no aspettate', 'aspetta no', 'no scusa', 'no scusate', 'scusate', 'scusa', 'anzi no', 'anzi'],
  ...['no anzi', 'volevo dire', 'mi correggo', 'mi sono sbagliato', 'mi sono sbagliata', 'nee wacht'],
  ...['wacht nee', 'sorry nee', 'nee sorry', 'ik bedoel', 'of nee', 'o nee', 'oh nee', 'foutje'],
  ...['nie czekaj', 'czekaj nie', 'nie przepraszam', 'przepraszam', 'wróć', 'pomyłka'],
  ...['aliás', 'a sory', 'sory', 'a sorry', 'bij nader inzien', 'ojo ahora', 'ojo que ahora', 'no dobrze', 'no dobra'],
  ...['on second thoughts', 'on second thought', 'pensándolo mejor', 'pensando melhor', 'tout compte fait'],
  ...['à la réflexion', 'bei näherer überlegung', 'ripensandoci', 'a pensarci bene', 'po namyśle'],
  ...['nie sorry', 'pomyliłam się', 'pomyliłem się', 'nie jednak'],
  ...['perdone', 'perdonad', 'no perdone', 'disculpe', 'disculpad', 'desculpe', 'não desculpe', 'cioè no', 'no cioè'],
  ...[
    'cioè no diciamo',
    'anzi no diciamo',
    'better make it',
    'better make that',
    'better put',
    'mejor pon',
    'mejor ponga',
  ],
  ...[
    "sorry that's last year's",
    "sorry that was last year's",
    "sorry that's the old price",
    "sorry that's the old one",
  ],
  ...['sorry das war letztes jahr', 'perdón eso era el año pasado', "pardon c'était l'an dernier"],
  ...['melhor botar', 'melhor pôr', 'melhor colocar', 'ops melhor botar', 'ops melhor pôr', 'ops melhor colocar'],
  ...[
    'stimmt nicht mehr',
    'das stimmt nicht mehr',
    'stimmt so nicht mehr',
    'nee foutje',
    'nee fout',
    "that's out of date",
    'that has changed',
  ],
  ...["actually let's make it", "actually let's say", "actually we'll make it", "no let's say", "no let's make it"],
  ...['na verdade vamos deixar', 'na verdade deixamos', 'aliás vamos deixar', 'vamos deixar antes'],
  ...['en realidad lo dejamos', 'mejor lo dejamos', 'bueno lo dejamos', 'no mejor lo dejamos', 'mejor dejémoslo'],
  ...['en fait on met', 'en fait mettons', 'non disons', 'enfin disons', 'disons plutôt', 'mettons plutôt'],
  ...['nein sagen wir', 'sagen wir lieber', 'machen wir lieber', 'anzi facciamo', 'anzi diciamo', 'no facciamo'],
  ...['nee laten we zeggen', 'laten we liever zeggen', 'nie zróbmy', 'albo lepiej', 'nie powiedzmy'],
];

/** Nouns that announce a correction where a comma or a colon follows: "– Korrektur, seit Juli sind es 75 Euro". */
export const ANNOUNCES: readonly string[] = [
  ...['correction', 'korrektur', 'correctie', 'poprawka', 'corrección', 'correção', 'correzione', 'digo', 'falsch'],
];

/** What a correction says of a value before the new one: since when it holds, or that it changed. */
export const HOLDS_NOW =
  /(?<!\p{L})(?:now|this year|since|nowadays|put (?:it|them) (?:up|down)|went (?:up|down)|jetzt|seit|inzwischen|neuerdings|mittlerweile|ahora|desde|este año|subi\p{L}{1,4}|con el|agora|este ano|désormais|maintenant|depuis|cette année|ora|adesso|da|dal|quest['’]anno|con l['’]|nu|sinds|inmiddels|tegenwoordig|teraz|od|obecnie)(?!\p{L})/iu;

/** "It's £1,850 now": said behind what holds. */
export const NOW = /^ (?:now|jetzt|ahora|agora|maintenant|désormais|ora|adesso|nu|teraz)(?=[.,;:!?)]|$)/iu;

/** "The first one is at 8.30": which of two times is meant. */
export const OF_THE_FIRST =
  /(?<!\p{L})(?:the first|first one|der erste|die erste|das erste|el primero|la primera|o primeiro|a primeira|le premier|la première|il primo|la prima|de eerste|pierwsz[aye])(?!\p{L})/iu;

/** Short words that a part of a sentence is begun again with: "within four hours, no, within the day". */
export const BEGUN_AGAIN: ReadonlySet<string> = new Set([
  ...['within', 'until', 'till', 'from', 'up', 'by', 'on', 'at', 'for', 'in'],
  ...['entro', 'fino', 'dal', 'dalle', 'alle', 'per', 'da'],
  ...['hasta', 'desde', 'para', 'en', 'por', 'ate', 'em'],
  ...["jusqu'a", 'jusqu', 'des', 'avant', 'sous', 'pour', 'bis', 'ab', 'innerhalb', 'binnen', 'vor', 'fur'],
  ...['tot', 'vanaf', 'voor', 'do', 'od', 'w', 'dla', 'przed'],
]);

/** Words that take back only where a value stands right before and right behind them. */
export const MAY_CORRECT: readonly string[] = [
  ...['no', 'nope', 'sorry', 'actually', 'rather', 'or rather', 'nein', 'nee', 'ne', 'doch', 'non', 'plutôt'],
  ...['não', 'desculpa', 'nie', 'znaczy', 'cioè', 'bedoel ik', 'correction', 'korrektur', 'correctie', 'poprawka'],
  ...['moment', 'oops', 'ops', 'oups', 'oeps', 'ups', 'erreur', 'errore', 'verschrieben', 'to znaczy', 'quer dizer'],
  ...['digo', 'aliás', 'i mean', 'ich meine', 'quiero decir', 'je veux dire'],
];

/** Words that take a sum back where another one stands right behind them: "340 €, nein 360 €". */
export const CORRECTS_SUM: readonly string[] = [
  ...[
    'no',
    'nope',
    'sorry',
    'actually',
    'or rather',
    'i mean',
    'nein',
    'ne',
    'ich meine',
    'nee',
    'oops',
    'ops',
    'oups',
  ],
  ...['ups', 'oeps', 'digo', 'quiero decir', 'pardon', 'je veux dire', 'plutôt', 'anzi', 'cioè', 'aliás', 'bedoel ik'],
];

/** "3 no 4": words that in most of our languages deny the number behind them. */
export const DENIES_NEXT = /(?<!\p{L})(?:no|non|não|nao|nie|ne|niet)(?!\p{L})/iu;

/** "halt, nein, der Vortrag wurde verschoben: Donnerstag": why, before what holds now. */
export const WHY_CORRECTED =
  /^(?:(?:the|der|die|das|el|la|le|il|lo|de|het|o|a|it|we|es|wir) )?(?:\p{L}+ ){0,2}(?:was|has been|have been|got|is|wurde|ist|haben|se ha|ha sido|hemos|a été|est|è stat[oa]|is|werd|foi|został[oa]?) (?:\p{L}+ ){0,2}(?:moved|changed|postponed|pushed back|put up|verschoben|geändert|verlegt|erhöht|cambiado|movido|aplazad[oa]|déplacée?|reportée?|changée?|spostat[oa]|cambiat[oa]|rimandat[oa]|verplaatst|verzet|mudad[oa]|adiad[oa]|alterad[oa]|przeniesion\p{L}+|zmienion\p{L}+)[,:] $/iu;

/** "That was last year, its": until when something else held, before what holds now. */
export const HELD_BEFORE =
  /^(?:(?:that|this|it|das|es|eso|esto|isso|isto|questo|dat|het|to|ça|cela|c['’]) ?)?(?:was|were|war|waren|era|eran|fue|foi|était|fu|było) (?:still |noch |todavía |ainda |encore |ancora |nog |jeszcze )?[^.;:!?\n\d]{3,30}[,;–-] ?(?:(?:it['’]?s|is|es ist|es|é|c['’]est|è|het is|to|now|jetzt|ahora|agora|maintenant|ora|nu|teraz) ?){0,3}$/iu;

/** "And alternate Saturdays, actually scrap the Saturdays we've stopped those": a part that is taken back by its last word. */
export const SCRAPPED =
  /,? (?:and|y|e|et|und|en|i) (?:\p{L}+ ){0,2}(\p{L}{4,})(?: [\p{L}\d]+){0,4}[,.–—-]{1,2} ?(?:(?:actually|no|wait|sorry|oh|ach|nein|doch|bueno|perdón|não|aliás|non|en fait|anzi|nee|nie),? ){0,2}(?:scrap|scratch|forget|drop|skip|cut|streich\p{L}{0,2}|vergiss|quita|olvida|borra|tira|esquece|enlève|oublie|laisse tomber|togli|lascia perdere|dimentica|schrap|vergeet|skreśl|wyrzuć|zapomnij o) (?:the |that |those |die |das |den |los |las |el |la |os |as |les |le |i |gli |il |de |het )?\1(?!\p{L})[^.!?\n]{0,60}(?=[.!?\n]|$)/giu;

/** "10-13, anzi no, il venerdì ...": what is left between two marks of a correction that puts nothing in its place. */
export const LEFT_BETWEEN =
  /(?:,|…|\.{3}| [–—-]) (?:anzi no|ah no|bueno no|no perdón|no espera|non pardon|ah non|enfin non|no wait|no sorry|sorry no|actually no|no actually|não espera|ah não|não desculpa|nie czekaj|ach nein|nein quatsch|nein moment|oh nee|sorry nee)(?:,|…|\.{3}| [–—-]) (?=[\p{L}\d])/giu;

/** "De Bakkerij? nee, Bak & Trap: ...": a name that is taken back at once. */
export const NOT_THAT_NAME =
  /^\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*){0,3}\? (?:[Nn]o|[Nn]ope|[Nn]ee|[Nn]ein|[Nn]on|[Nn]ão|[Nn]ie), (?=\p{Lu}[^,.:!?\n]{1,40}:)/u;

/** ", comma,": a mark that somebody dictates, and that was written as well. */
export const SAID_MARK = /, (?:comma|komma|virgule|coma|virgola|vírgula|przecinek),/giu;

/** "I had it backwards", said behind a correction. */
export const MISTAKEN =
  /^[,.–— -]{1,4}(?:i (?:had|got|keep|always|mixed|mistyped|misread)(?![\p{L}])[^,.;:!?\n]{0,40}|my (?:mistake|bad|fault)|typo|verwechsl\p{L}{0,4} ich[^,.;!?\n]{0,30}|(?:hab(?:e)?|hatte) (?:ich )?(?:mich )?(?:vertippt|verschrieben|verwechselt|vertan)|mein fehler|me (?:he )?(?:lío|liado|confund\p{L}{1,4}|equivo\p{L}{1,5})[^,.;!?\n]{0,20}|(?:error|culpa) mí[oa]|(?:me )?(?:enganei|confundi|troquei)(?:-me)?|erro meu|je (?:me suis|confonds|me trompe)[^,.;!?\n]{0,30}|(?:mon|une) erreur|(?:mi sono|mi ero) (?:sbagliat|confus)[oa]|errore mio|(?:ik )?(?:vergis|had) (?:ik )?(?:me|het)[^,.;!?\n]{0,20}|mijn fout|pomyli\p{L}{2,4}(?: mi)? si[ęe]|mój błąd)(?=[,.;:!?\n)]|$)/iu;

/** "Not 20:30 but 20:45": both are told, the second is meant. */
export const NOT = 'not|nicht|niet|non|no|não|nie|pas';
export const BUT = 'but|sondern|maar|sino|ma|mas|mais|ale|lecz|tylko';

/** What is said while one thinks, by language: "um" is a word in German and Portuguese. */
export const FILLERS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:u+m+|u+h+m?|er+m+|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  de: /(?<!\p{L})(?:ä+h+m?|ö+h+m?|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  fr: /(?<!\p{L})(?:e+u+h+|heu+|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  it: /(?<!\p{L})(?:e+h+m+|u+h+m+|mmh+|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  nl: /(?<!\p{L})(?:e+h+m*|u+h+m?|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  es: /(?<!\p{L})(?:e+h+m+|m{3,}|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  pt: /(?<!\p{L})(?:ã+h*n*|hã+|hu+m+|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
  pl: /(?<!\p{L})(?:yy+|ee+|hm{2,})(?!\p{L})[,.…]{0,3} ?/giu,
};

/** "... at the end wait don't put that": how somebody who dictates turns to an order. */
export const TURNS_TO_ORDER =
  /(?<=[\p{L}\d]) (?:(?:oh|ah|so|also|alors|allora) )?(?:wait|hang on|attends?|attendez|warte(?: mal)?|espera|peraí|aspetta|wacht(?: even)?|czekaj),? (?=(?:don['’]?t|do not|ne (?:mets|mettez|dis|dites|parle|écris)|pas (?:le|la|les|de)|nicht|no (?:pongas|digas|escribas)|não (?:põe|coloca|bota|ponhas)|non (?:mettere|scrivere|dire)|niet|nie (?:pisz|dawaj|wpisuj))(?!\p{L}))/giu;

/** "Ah oui, n'écrivez pas insolite": what somebody says as something else comes to mind. */
export const COMES_TO_MIND =
  /(?<=^|[.!?…\n] ?)(?:(?:a+h+|o+h+|a+ch+)[, ] ?(?:oui|yes|ja|sí|sim|sì|tak|yeah|yep|et puis|and also|and|et|y|e|und|en|i),? (?=\p{L})|(?:aha|a+h+|o+h+|a+ch+|och|uh)[,:] (?=\p{L}))/giu;

/** What runs on behind a fact without a mark: "you take them off yourself i'm not doing that any more". */
export const RUNS_ON =
  /(?<=[\p{L}\d]) (?=(?:i['’]?m not doing (?:that|this|it)|don['’]?t ask me|long story|no me preguntes|frag(?:t)? (?:mich )?nicht|ne me demande\p{L}{0,2} pas|non chiedermi|vraag (?:me )?niet|nie pytaj\p{L}{0,4})(?!\p{L}))/giu;

/** "..., and that needs saying, so that nobody is disappointed": what is said of a fact to the writer. */
export const NEEDS_SAYING =
  /, (?:and|y|e|et|und|en|i) (?:this|that|esto|eso|isto|isso|ça|cela|das|questo|dat|dit|to) (?:needs (?:saying|to be said|to be clear)|has to be (?:said|clear)|should be (?:said|clear)|que quede claro|hay que decirlo|conviene decirlo|é (?:mesmo )?para dizer(?: mesmo)?|tem de ficar claro|il faut le dire|doit être clair|muss (?:man )?(?:gesagt|klar|dazugesagt|erwähnt) (?:werden|sein)|gehört gesagt|va detto|deve essere chiaro|moet gezegd worden|moet duidelijk zijn|trzeba powiedzieć|musi być jasne)(?!\p{L})(?:, (?:so|para|pour|damit|per|zodat|żeby)(?!\p{L})[^.!?\n]{0,120})?/giu;

/** "I have played with a lot of people, which is beside the point": what a writer says of their own words. */
export const BESIDE_THE_POINT =
  /,? (?:(?:but )?(?:which|that) (?:is|['’]s) beside the point|que no (?:viene|vienen|vem|vêm) al? caso|que não (?:vem|vêm) ao caso|mais (?:ce n['’]est|c['’]est) pas le (?:sujet|propos)|was (?:hier )?nichts zur sache tut|ma non c['’]entra(?: niente)?|maar dat doet er niet toe|ale to (?:nie na temat|bez znaczenia))(?!\p{L})/giu;

/** "The first prize isn't certain yet": what was told of it before is not for the page; its subject is the first group. */
export const NOT_CERTAIN =
  /^(?:but |pero |mais |aber |ma |maar |mas |ale )?(?:the |le |la |les |l['’]|der |die |das |el |los |las |il |lo |i |gli |de |het |o |a |os |as )?([^,.;:!?\n]{4,40}?),? (?:(?:is(?:n['’]?t)?|are(?:n['’]?t)?|isn['’]t|c['’]est|n['’]est|est|ist|sind|es|está|son|é|è|sono|staat|jest) )?(?:not yet (?:certain|confirmed|sure|fixed|agreed)|(?:not )?(?:certain|confirmed|sure|fixed|agreed) yet|pas encore (?:sûre?s?|certaine?s?|confirmée?s?)|noch nicht (?:sicher|fest|fix|bestätigt)|(?:aún|todavía) no (?:es seguro|es segura|está confirmad[oa]|seguro)|no (?:es|está) (?:seguro|segura|confirmad[oa]) (?:aún|todavía)|ainda não (?:é certo|está confirmad[oa]|é cert[oa])|non (?:è )?ancora (?:sicur[oa]|confermat[oa]|cert[oa])|nog niet (?:zeker|bevestigd|vast)|(?:nie jest )?jeszcze nie(?:pewn[eya]|potwierdzon[eya])|jeszcze nie jest (?:pewn[eya]|potwierdzon[eya]))(?=$|[\s.!…]{1,4}$|,)/iu;

/** "@Bernd: your idea ...": a sentence that calls somebody by name, up to its end. */
export const MENTIONS =
  /^@\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?[:,] (?=\p{L})[^@\d.!?\n]{1,200}(?:[.!?…]+(?=\s|$)|$)/u;

/** Whom such a sentence speaks to, and who speaks or what they want. */
export const MENTIONED =
  /(?<!\p{L})(?:you|your|du|dein\p{L}{0,2}|dir|dich|euch|euer|eure\p{L}?|tú|tu|tus|te|ti|tuya|você|seu|sua|toi|ton|ta|tes|vous|votre|tuo|tua|tuoi|voi|jij|je|jouw|jullie|ty|twój|twoj\p{L}{1,3}|wasz\p{L}{0,3})(?!\p{L})/iu;
export const MENTIONING =
  /(?<!\p{L})(?:i|i['’](?:ve|m|ll|d)|please|can you|could you|check|ich|bitte|kannst|könnt|yo|por favor|puedes|podéis|eu|pode|j['’]ai|moi|s['’]il te plaît|peux|pouvez|io|per favore|puoi|potete|ik|graag|kun|proszę|możesz|możecie)(?!\p{L})/iu;
/** Who speaks of all of them speaks to visitors. */
export const OF_US =
  /(?<!\p{L})(?:us|we|our|uns|wir|unser\p{L}{0,2}|nos|nosotr[oa]s|nous|notre|noi|ci|ons|wij|nas|my)(?!\p{L})/iu;

const SOURCES =
  'sheets?|spreadsheet|leaflet|flyer|brochure|website|site|web|page|facebook|instagram|document|docs?|excel|word|e-?mails?|list|poster|programme|program|folder|newsletter|pdf|hojas?|hoja de cálculo|folletos?|página|lista|cartel|carta|correo|documento|planilha|folha|panfleto|cartaz|feuille|tableau|plaquette|prospectus|dépliant|tract|affiche|liste|fichier|tabelle|aushang|seite|webseite|dokument|datei|foglio|volantino|sito|pagina|locandina|file|blad|lijst|bestand|arkusz\\p{L}{0,3}|ulot\\p{L}{1,3}|stron\\p{L}{1,3}|plik\\p{L}{0,2}|list\\p{L}{1,2}';

/** "Summer term, pasted from our sheet:": where a writer has it from. */
export const PASTED = new RegExp(
  String.raw`(?:^|,|^\() ?(?:(?:the |our |der |unser |el |l['’])?(?:old text|alter? text|texto (?:antiguo|viejo)|texte ancien|ancien texte|vecchio testo|testo vecchio|texto antigo|oude tekst) (?:from|of|von|de|del|della|du|da|do|van)|(?:as )?(?:pasted|copied)(?: over)? from|copiad[oa]s? (?:de|del|da|do)|pegad[oa]s? (?:de|del)|colad[oa]s? (?:de|da|do)|(?:copié|collé|copié[ -]collé)e?s? (?:de|du|depuis)|(?:aus|von)(?= [^,.:;]{1,30} kopiert)|copiat[oaie] (?:da|dal|dalla)|incollat[oaie] (?:da|dal|dalla)|gekopieerd (?:uit|van)|geplakt uit|skopiowan[eya] z|wklejon[eya] z) (?:\p{L}{1,20} ){0,2}(?:${SOURCES})(?: kopiert)?(?:\)$|(?= ?[:.,;)]|$))`,
  'iu',
);

/** "Until 13:00, we changed that": that it is new, said behind it. */
export const WE_CHANGED =
  /^[, ]{1,2}(?:we(?:['’]ve| have)? (?:just |recently )?changed (?:that|it|them)|(?:das |die )?(?:haben|hatten) wir (?:das )?(?:gerade |neu )?geändert|lo (?:hemos|acabamos de) cambia(?:do|r)|lo cambiamos|(?:nós )?mudámos|mudamos|(?:on|nous) (?:l['’])?(?:a|avons) changé|(?:l['’])?abbiamo cambiat[oaie]|(?:dat )?hebben we (?:net )?(?:veranderd|aangepast)|zmieniliśmy(?: to)?)(?=[,.;:!?\n)]|$)/iu;

/** "It went up in September", said behind the price that holds now. */
export const WENT_UP =
  /^[, ]{1,2}(?:it (?:has |just )?(?:went|gone) up|(?:ya )?(?:ha|han) subido|aumentou|subiu|(?:ça|il|elle) a augmenté|(?:das|es|der preis) ist (?:teurer geworden|gestiegen)|è aumentato|het is duurder geworden|podrożało)(?: (?:in|last|since|en|em|desde|im|seit|letzt\p{L}{1,3}|a|in|da|w|od|sinds) \p{L}{3,12})?(?!\p{L})/iu;

/** "Home | About | Prices | Contact", "You are visitor number 004127": what stood around the text of an old website. */
export const OF_OLD_SITES =
  /(?<=^|[.!?] |\n)(?:home|start(?:seite)?|inicio|accueil|início|strona główna)(?: ?[|·•»] ?\p{L}[\p{L} ]{1,20}){2,10}|(?<=^|[.!?] |\n|\* )(?:you are (?:our )?visitor (?:number|no\.?|nr\.?) ?[\d.,]+|(?:this (?:site|page) is )?best viewed (?:in|with|at)[^.!?\n]{2,40}|(?:copyright|©|\(c\)) ?(?:©|\(c\))? ?(?:\d{4}[^.!?\n]{0,40}|[^.!?\n]{2,40} \d{4})|all rights reserved|(?:page |site )?last updated(?: on| by|:)? [^.!?\n]{2,30}|(?:herzlich )?willkommen auf (?:unserer|meiner) (?:internetpräsenz|internetseite|homepage|web ?seite|website|seite)[!.]{1,3}|welcome to our (?:web ?site|home ?page|web ?page|page)[!.]{1,3}|bienvenid[oa]s a nuestr[oa] (?:página(?: web)?|web|sitio(?: web)?)[!.]{1,3}|bienvenue sur notre (?:site(?: web| internet)?|page)[ !.]{1,4}|benvenuti (?:sul nostro sito|nella nostra pagina)[!.]{1,3}|bem-vind[oa]s? (?:ao nosso site|à nossa página)[!.]{1,3}|welkom op onze (?:website|site|pagina)[!.]{1,3}|usted es el visitante[^.!?\n]{2,20}|todos los derechos reservados|alle rechte vorbehalten|tous droits réservés|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|sie sind besucher (?:nr\.?|nummer) ?[\d.,]{1,12}|(?:letzte aktualisierung|última actualización|dernière mise à jour|ultimo aggiornamento|última atualização|laatst bijgewerkt|ostatnia aktualizacja)(?: am| op|:)? [\d./ -]{6,12}|(?:optimiert für|optimizado para|optimisé pour|ottimizzato per|otimizado para|geoptimaliseerd voor) (?:internet explorer|netscape|firefox|\d{3,4} ?x)[^.!?\n]{0,30}|wszelkie prawa zastrzeżone|(?:(?:this |the |our )?(?:page|site|website) (?:is )?under construction|(?:nuestra |la |esta )?(?:página|web) en (?:construcción|obras)|(?:o )?(?:nosso |este )?(?:página|site) em construção|(?:notre |ce )?site en construction|page en construction|(?:die |diese )?(?:seite|website|homepage) im (?:auf|um)bau|(?:pagina|sito) in (?:costruzione|allestimento)|(?:pagina|site|website) in (?:opbouw|aanbouw)|strona w (?:budowie|przebudowie))|(?:visitor|visitante|visiteur|besucher|visitatore|bezoeker|odwiedzający) (?:number|no|nr|n\.?[ºo°]|núm|número|numéro|numer)?\.? ?[\d.,]{2,12}|(?:click|klick\p{L}{0,3}|clique[rz]?|clica|haz clic|pulse|clicca|klik|kliknij) (?:here|hier|aquí|aqui|ici|qui|tutaj|tu) (?:to|for|para|um|für|pour|per|om|voor|aby)[^.!?\n]{2,60})[.!]?(?=\s|$)|(?<=^|[.!?] |\n)(?:(?:a (?:very )?warm |herzlich )?(?:welcome to the (?:website|web site|homepage|home page|site) of|willkommen auf der (?:homepage|website|webseite|internetseite|seite) (?:der|des|vom|von)|bienvenid[oa]s? a la (?:página|web|página web) del?|bienvenue sur le site (?:des?|du)|benvenut[ioae] (?:nel|sul) sito (?:di|del(?:la|l['’])?|dei)|bem-vind[oa]s? ao site d[aeo]s?|(?:hartelijk )?welkom op de (?:website|site|homepage) van)) (?=\p{L})/giu;

/** "Oh hang on phones ringing right where was I": what somebody says who is interrupted while they dictate. */
export const INTERRUPTED =
  /(?:^|[.,…] ?| )(?:(?:oh|ah|so|ok|okay|right|sorry|ups|euh|also|äh|bueno|bom|allora|dus|no|dobra) ){0,2}(?:(?:hang on|hold on|wait|one (?:second|moment|sec)|just a (?:second|moment|sec)|moment(?:chen)?|warte(?: mal)?|einen moment|espera|un momento|peraí|só um momento|um momento|attends?|attendez|une seconde|un instant|aspetta|un attimo|wacht(?: even)?|momentje|czekaj|chwileczkę|chwila)(?!\p{L})[^.!?\n\d]{0,60}? )?(?:(?:right|so|ok|okay|also|entonces|bueno|então|bon|alors|allora|dunque|dus|no|dobra),? ){0,2}(?:where was i|wo war(?:en)? (?:ich|wir)(?: stehen ?geblieben)?|por d[oó]nde iba|onde (?:é que )?(?:eu )?(?:ia|estava)|où (?:j['’]en étais|en étais-je)|dov['’]ero(?: rimast[oa])?|waar was ik(?: gebleven)?|(?:na czym|gdzie) (?:skończył[ae]m|stanęł[ao]m|stanąłem))(?!\p{L})[?,.… ]{0,3}/giu;

/** "I do it black on Saturdays, just kidding": what its own writer calls a joke, up to the clause before. */
export const JOKED =
  /(?<!\p{L})(?:(?:ha+|hein|nee|nein|no|non|não|nie),? )?(?:(?:i['’]?m )?(?:just |only )?(?:kidding|joking)|je (?:rigole|plaisante|blague)|c['’]est une blague|(?:war )?(?:nur |kleiner )?(?:spaß|scherz)|es broma|(?:estoy|era) (?:de )?broma(?:ndo)?|(?:é|era|tô) (?:brincadeira|brincando|a brincar)|(?:sto )?scherz(?:o|ando)|(?:is|was) (?:maar )?een grap(?:je)?|grapje|żart(?:uję|ował[ae]m)?|to żart)(?!\p{L})/iu;
