import { MONTHS } from './calendar.ts';

const MONTH_NAME = `(?:${[...MONTHS.keys()].filter((name) => name.length > 3 || name === 'may' || name === 'mai' || name === 'mei').join('|')})`;

/** What somebody is like, and what visitors should know of them: "I'm really patient with nervous dogs", "Ik ben slechthorend". */
export const TRAIT =
  /^(?:(?:and|but|y|pero|e|ma|mas|und|aber|en|maar|et|mais|i|ale),? )?(?:(?:i['’]?m|i am|we['’]?re|we are|ich bin|wir sind|ik ben|wij zijn|we zijn|je suis|nous sommes|soy|somos|(?:eu )?sou|sono|siamo|jestem|jesteśmy|ben) )(?:\p{L}+ ){0,2}(?:patient|gentle|deaf|blind|hard of hearing|partially sighted|in a wheelchair|allergic|vegan|vegetarian|left-handed|geduldig|schwerhörig|gehörlos|taub|sehbehindert|geduldig|slechthorend|doof|slechtziend|patiente?s?|douce?s? avec|sourde?s?|malentendante?s?|aveugles?|malvoyante?s?|paciente?s?|sord[oa]s?|ciegas?|ciegos?|surd[oa]s?|ceg[oa]s?|pazient[ei]|sord[oa]|ciec[oa]|cierpliw[aye]|niesłysząc[aye]|niewidom[aye])(?!\p{L})/iu;

/** What somebody does not do, told of the thing: "Kinderfeestjes doe ik niet meer", "Bilanzen mache ich nicht". */
export const DOES_NOT =
  /^(?!(?:das|dat|dit|es|het|so|zo)(?!\p{L}))[\p{L}\d -]{4,40} (?:(?:doe|doen) (?:ik|we|wij) niet(?: meer)?|(?:mache?|machen) (?:ich|wir) (?:leider )?nicht(?: mehr)?|(?:non (?:ne )?(?:faccio|facciamo))(?: più)?)[.! ]*$/iu;

/** What somebody does not do or is not, which visitors should know: "We don't do corporate events", "No somos una agencia". */
export const DO_NOT =
  /^(?:(?:and|but|sorry|y|pero|e|mas|et|mais|und|aber|ma|en|maar|i|ale),? )?(?:(?:we|i) (?:do not|don['’]?t|no longer|never) (?:do|sell|offer|deliver|ship|serve|cater|stock|rent|hire|repair|travel|host|teach|treat|cover|accept|take on|write|make|build|buy|print|design|work (?:on|with|for))|(?:we['’]?re|we are) not an?|(?:ya )?no (?:hago|vendo|ofrezco|alquilo|reparo|atiendo|acepto|doy|hacemos|vendemos|ofrecemos|repartimos|servimos|alquilamos|reparamos|atendemos|aceptamos|damos|somos una?)|(?:já )?não (?:faço|vendo|ofereço|alugo|reparo|atendo|aceito|dou|fazemos|vendemos|oferecemos|entregamos|servimos|alugamos|reparamos|atendemos|aceitamos|damos|somos uma?)|(?:nous|on|je) ne (?:fais|vends|pose|livre|loue|répare|prends|faisons|fait|vendons|vend|livrons|livre|proposons|propose|louons|loue|servons|sert|réparons|répare) (?:pas|plus|jamais)|nous ne sommes pas une?|(?:wir|ich) (?:machen?|verkaufen?|liefern?|bieten?|vermieten?|reparieren?|behandeln?|sind|bin) (?:leider )?(?:kein\p{L}{0,2}|nicht|nie)|non (?:facciamo|faccio|vendiamo|vendo|offriamo|consegniamo|serviamo|noleggiamo|ripariamo|riparo|accettiamo|trattiamo|siamo un['’oa]?)|(?:we|wij|ik) (?:doen|doe|verkopen|verkoop|leveren|lever|bieden|bied|verhuren|verhuur|repareren|repareer|zijn|ben) (?:geen|niet)|nie (?:robię|sprzedaję|naprawiam|wysyłam|dowożę|prowadzę|robimy|sprzedajemy|oferujemy|dowozimy|wynajmujemy|naprawiamy|przyjmujemy|prowadzimy|jesteśmy)) ?(?=\p{L})|^(?!(?:das|dat|dit|es|het|so|zo|ich|wir|ik|we|wij)(?!\p{L}))[\p{L}\d -]{4,40} (?:(?:fahre?|fahren|liefere?|liefern|verkaufe?|verkaufen|repariere?|reparieren) (?:ich|wir) (?:leider )?nicht(?: mehr)?|(?:na razie )?nie (?:potrzebujemy|przyjmujemy|sprzedajemy|robimy)(?: na razie)?|(?:por ahora |de momento )?no (?:necesitamos|aceptamos)|(?:por agora )?não (?:precisamos|aceitamos)|(?:are|is) not needed(?: (?:for now|right now|at the moment))?)[.! ]*$/iu;

/** "From January to May": a season, which is told to visitors. */
export const SEASON_OF_MONTHS = new RegExp(
  `(?<!\\p{L})${MONTH_NAME} ?(?:[–—-]|to|till|until|through|a|bis|à|al|tot|do|até) ?${MONTH_NAME}(?!\\p{L})`,
  'iu',
);

/** "De media mis clientes bajan un 23 % la factura": what those who came had of it, in figures. */
export const OF_CLIENTS =
  /(?<!\p{L})(?:our|my|mis|nuestr[oa]s|unsere\p{L}?|meine\p{L}?|nos|mes|miei|nostri|onze|mijn|meus|nossos|moi|nasi) (?:clients?|customers?|clientes|kund\p{L}+|clienti|klanten|klienci)(?!\p{L})[^%]{0,60}(?<!\d)\d{1,3} ?%/iu;

/** What is done when it rains, and at most how many come. */
export const HAPPENS =
  /^(?:(?:if|when|wenn|falls|si|se|quando|als|jeśli|gdy) [^,.]{0,30}(?:rain|regn|lluev|lluvia|chov|chuv|pleu|piov|pioggi|regen|pada|deszcz|storm|snow|schne|niev|neig|sneeuw|śnieg)\p{L}*|(?:at most|a maximum of|max(?:imum|imal|imaal|imo|\.)?|höchstens|como máximo|máximo|no máximo|au maximum|al massimo|massimo|hooguit|najwyżej|maksymalnie) \d{1,3} (?:people|persons?|participants|kids|children|students|guests|dogs|mensen|personen|deelnemers|kinderen|leute|teilnehmer\p{L}{0,3}|kinder|gäste|personas|niños|alumn[oa]s|participantes|pessoas|alun[oa]s|crianças|personnes|élèves|enfants|persone|alliev[ie]|bambini|partecipanti|os[óo]b|osoby|uczestnik\p{L}{1,2}|dzieci)(?!\p{L}))/iu;

/** "We're also looking for people to foster over winter": who is wanted, which visitors are told. */
export const SEEKS_PEOPLE =
  /^(?:(?:and |also )?(?:we(?:['’]re| are)|the \p{L}+ is) (?:also |always |currently |now )?(?:looking for|in need of|seeking|recruiting|hiring) |(?:auch |wir |zudem )?suchen (?:wir )?(?:noch |auch |immer |derzeit )?|(?:también |siempre )?(?:estamos )?busca(?:mos|ndo) (?:también )?|(?:nous |on )?(?:cherchons|cherche|recherchons) (?:aussi |toujours )?(?:des |de )?|(?:ook )?(?:wij |we )?zoeken (?:we |nog |ook )?|(?:também )?(?:procuramos|buscamos) (?:também )?|(?:anche )?cerchiamo (?:anche |sempre )?|(?:też )?szukamy (?:też |także )?)(?:\p{L}+ ){0,2}(?:people|volunteers?|helpers?|foster\p{L}*|drivers?|singers?|players?|members|staff|trainees?|apprentices?|leute|menschen|helfer\p{L}*|ehrenamtliche\p{L}*|mitglieder|mitarbeiter\p{L}*|azubis?|gente|personas|voluntari[oa]s|bénévoles|volontaires|personnes|vrijwilligers|mensen|leden|pessoas|voluntári[oa]s|persone|volontari|osób|ludzi|wolontariuszy)(?!\p{L})/iu;

/** "We need a relief milker near Holsworthy": whose work is wanted, in words by which a page is asked for, too. */
export const NEEDS_SOMEBODY =
  /^(?:(?:and |also )?(?:we|i) (?:also |still )?need (?:an? |another |more |two |three )?(?:[\p{L}-]+ ){0,2}(?!(?:header|footer|flyer|poster|banner|newsletter|slider|folder|printer|counter|timer|order|offer|number|letter|paper|footer|teaser|trailer|mirror|other|another|either|whatever|refer|filter|sticker|marker|placeholder|designer|writer|copywriter|developer)s?(?!\p{L}))(?:\p{L}{3,}(?:er|or|ist|keeper|hand|worker)s?|chefs?|cooks?|nurses?|apprentices?|volunteers?)|(?:wir )?brauchen (?:wir )?(?:noch )?(?:eine?n? )?(?:\p{L}+ ){0,2}\p{L}{3,}(?:fahrer|helfer|pfleger|bäcker|koch|köchin|verkäufer|lehrer|arbeiter|kraft|hilfe|azubi)\p{L}{0,4}|necesitamos (?:una? )?(?:\p{L}+ ){0,1}\p{L}{3,}(?:er[oa]|dora?|ista|ante)s?(?: (?:para|en|de))|precisamos de (?:uma? )?\p{L}{3,}(?:eir[oa]|dora?|ista|ante)s?|nous avons besoin d['’]une? \p{L}{3,}(?:eur|euse|ier|ière|iste)|abbiamo bisogno di (?:un[oa]?|un['’]) ?\p{L}{3,}(?:iere|iera|ore|rice|ista)|potrzebujemy \p{L}{3,}(?:cy|rki|rza|owcy|istki|isty))(?!\p{L})/iu;

/** "Wir arbeiten zu zweit, mein Kollege Ferdi und ich": who works together, by name. */
export const AND_I =
  /(?<!\p{L})(?:(?:mein[e]?|my|mi|meu|minha|mon|ma|mio|mia|mijn|mój|moja) \p{L}{3,14} \p{Lu}\p{L}+(?: and (?:i|me)| und ich| y yo| e eu| et moi| e io| en ik| i ja)|(?:[Ii] and my|ich und mein[e]?|yo y mi|eu e (?:o meu|a minha)|moi et m(?:on|a)|io e mi[oa]|ik en mijn) \p{L}{3,14} \p{Lu}\p{L}+)(?!\p{L})/u;

/** "Schulnoten sind uns nicht so wichtig": what whoever applies need not have. */
export const NOT_IMPORTANT =
  /^(?:(?:die |deine? |ihre? |your |the |las |le |les |i |de )?(?:schulnoten|noten|zeugnis(?:se)?|abschluss|alter|erfahrung|lebenslauf|grades|age|experience|qualifications|notas|edad|experiencia|diplômes?|âge|expérience|voti|età|esperienza|cijfers|leeftijd|ervaring|oceny|wiek|doświadczenie)) (?:(?:ist|sind) (?:uns )?nicht (?:so )?wichtig|(?:matters? less|do(?:es)?(?:n['’]t| not) matter|is(?:n['’]t| not) important)|no (?:importan?|es lo más importante)|n['’]importe(?:nt)? pas|non (?:conta|contano)|zijn? (?:voor ons )?niet (?:zo )?belangrijk|nie (?:jest|są) ważn\p{L})/iu;

/** "Então eu sou a Jussara Prates": who somebody is, by first and last name. */
export const SAYS_WHO =
  /^(?:\p{L}{1,6},? ){0,3}?(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|(?:[Yy]o )?[Ss]oy|[Mm]e llamo|(?:[Ee]u )?[Ss]ou|[Mm]e chamo|[Cc]hamo-me|[Jj]e suis|[Jj]e m['’]appelle|[Ii]ch bin|[Ii]ch heiße|[Mm]ein [Nn]ame ist|(?:[Ii]o )?[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Ii]k heet|[Jj]estem|[Nn]azywam się) (?:(?:die|der|la|el|le|il|o|a|de) )?\p{Lu}\p{Ll}{1,20}(?: (?:de|da|do|van|von|di))? \p{Lu}\p{Ll}{1,20}(?!\p{L})/u;

const SO_FIRST =
  '(?:(?:alors|bon|ben|donc|voilà|well|so|ok|bueno|pues|allora|dunque|dus|nou|então|bom|no|więc|also|ja),? ){0,2}';
/** "Alors moi je suis ramoneur": the trade of whoever speaks, and nothing else. */
export const IS_OF_TRADE = new RegExp(
  `^${SO_FIRST}(?:(?:moi,? )?je suis (?:un |une )?(?!(?:fi(?:er|ère)|premi(?:er|ère)|derni(?:er|ère)|anci\\p{L}+|meilleure?|famili\\p{L}+|entier|bien|rien)(?!\\p{L}))\\p{L}{2,}(?:eur|euse|ier|ière|iste|ien|ienne|logue|peute|trice)|(?:(?:yo|eu|io) )?(?:soy|sou|sono un[ao]?|sono) (?:un[ao]? |uma? )?(?!(?:primer|últim|enter|sincer|mejor|melhor|mayor|maior|ser[ií]o)\\p{L}*(?!\\p{L}))\\p{L}{3,}(?:eros?|eras?|eir[oa]|or|ora|ist[ao]|log[oa]|aio|aia|iere|trice)|ich bin (?!(?:immer|wieder|lieber|sicher|hier|mehr|selber|weiter|unter|aber)(?!\\p{L}))\\p{L}{4,}(?:er|erin|meister|meisterin|istin)|i(?:['’]m| am) an? (?!(?:bit|little|lot|fan|lover|huge|big|real|total|complete|mess|bad)(?!\\p{L}))\\p{L}{3,}(?: \\p{L}{3,})?|ik ben (?:een )?\\p{L}{3,}(?:er|ster|maker|aar|ist)|jestem \\p{L}{3,}(?:iem|ką|rzem|istą))(?: (?:de métier|de profesión|di mestiere|von beruf|van beroep|z zawodu|de profissão|by trade))?[.!]?$`,
  'iu',
);

/** "Anche in inglese" beside what is offered: what there is in another language, too. */
export const TOO_IN =
  /^(?:and |y |e |et |und |en |i )?(?:also|too|even|también|aussi|auch|anche|também|ook|również|także|też)(?: disponibles?| available| erhältlich| möglich)? (?:in|en|auf|em|w|po) \p{L}+(?: (?:and|or|y|o|et|ou|und|oder|e|en|of|i|lub) (?:(?:in|en|auf|em|w|po) )?\p{L}+)?[.!]?$/iu;

/** "J'aide les gens à écrire": what somebody does for others. */
export const HELPS =
  /^(?:(?:and|y|e|et|und|en|i) )?(?:(?:i|we) (?:also )?help (?!you)\p{L}{4,20} |(?:j['’]|nous )(?:aide|aidons|accompagne|accompagnons) (?:les|des|celles|ceux|mes|nos) |(?:ayudo|ayudamos|acompaño|acompañamos) a (?:l[oa]s? |mis |nuestr[oa]s )?\p{L}{4,20} |(?:ich helfe|wir helfen|helfe ich|helfen wir) (?!dir|ihnen|euch)\p{L}{4,20} |(?:aiuto|aiutiamo|accompagno|accompagniamo) (?:le|i|gli|chi) |(?:ajudo|ajudamos|acompanho) (?:as |os |quem )?\p{L}{4,20} |(?:ik help|wij helpen|we helpen) (?!je|u|jullie)\p{L}{4,20} |(?:pomagam|pomagamy) \p{L}{4,20} )/iu;

/** "Entregamos de 7 a 11 y recogemos al otro día": what is done for those who order. */
export const WE_SERVE =
  /^(?:(?:and |y |e |et |und |en |i )?(?:(?:we|i) (?:deliver|collect|pick up|ship|open|serve)|entregamos|repartimos|enviamos|recogemos|abrimos|atendemos|servimos|levamos|recolhemos|(?:nous |on )?(?:livrons|livre|ouvrons|ouvre|expédions)|wir (?:liefern|holen|öffnen|verschicken)|consegniamo|apriamo|spediamo|ritiriamo|(?:wij |we )(?:bezorgen|leveren|halen|openen)|dowozimy|dostarczamy|otwieramy|wysyłamy))(?!\p{L})/iu;

/** "Ci vuole il certificato medico.": what visitors have to bring. */
export const PAPERS_NEEDED =
  /^(?:you(?:['’]ll| will)? need|(?:ci vuole|serve|occorre|hace falta|se necesita|il faut|é preciso|é necessári[oa]|man braucht|ihr braucht|je hebt|potrzebn\p{L}{1,3} jest|trzeba mieć)) (?:(?:an?|the|your|un|una|il|lo|la|el|le|um|uma|o|a|ein\p{L}{0,2}|een) )?(?:\p{L}+ ){0,2}(?:certificat\p{L}{0,3}|certificado|attest\p{L}{0,6}|ausweis|carn[eé]t|licen[cs]\p{L}{0,3}|zaświadczeni\p{L}{1,2}|note|bescheinigung|verklaring)(?: \p{L}+){0,3}[.!]?$/iu;

/** "Ihr findet uns: Marktstr. 6": where visitors come to. */
export const FIND_US =
  /^(?:(?:where )?(?:you(?:['’]ll| can| will)? )?find us|(?:ihr|sie|du) (?:finden?|findet|findest) uns|nos (?:encontrar[aá]s|encontráis|encuentras?|encuentran)|encuéntranos|vous nous trouve\p{L}+|retrouvez-nous|ci trov\p{L}+|(?:je|jullie|u) (?:vindt?|vinden) ons|znajdzie\p{L}+ nas|encontram?-nos)(?!\p{L}).{0,40}\d/iu;

/** "We will train the right person": what whoever comes is taught and given. */
export const WE_TRAIN =
  /^(?:(?:and|y|e|et|und|en|i) )?(?:(?:we|i)(?: will|['’]ll)? (?:train|teach|feed|house|insure|pay for)|(?:full |on-the-job )?training (?:is )?(?:given|provided)|wir (?:bilden|schulen|lernen|arbeiten) (?:dich|sie|euch)|(?:te |os |le )?(?:formamos|enseñamos|ensinamos|treinamos)|damos formaci[oó]n|damos formação|(?:nous|on) (?:vous |te )?form(?:ons|e)|(?:ti |vi )?formiamo|(?:we|wij) leiden (?:je|u) op|(?:przeszkolimy|nauczymy|przyuczymy))(?!\p{L})/iu;

/** "We have a template letter": what visitors are lent, in words for a page. */
export const TEMPLATE_LETTER =
  /^(?:we|i)(?:['’]ve got| have| offer| provide| can send)(?: you)? (?:an? )?(?:(?:template|sample|model|draft) (?:letters?|e-?mails?)|letter templates?)(?!\p{L})/iu;

/** "Sponsor slots are still open": what can still be had. */
export const STILL_OPEN =
  /^(?:[\p{L}\d]+ ){1,4}(?:(?:is|are) still (?:open|available|free)|(?:ist|sind) noch (?:frei|offen|zu haben)|(?:está|están|siguen|quedan) (?:aún |todavía )?(?:libres?|disponibles?)|(?:est|sont|reste|restent) encore (?:libres?|disponibles?|ouverte?s?)|(?:ainda )?(?:está|estão) (?:ainda )?(?:livres?|disponíve(?:l|is)|abert[oa]s?)|(?:è|sono) ancora (?:liber[oaie]|disponibil[ei]|apert[oaie])|(?:is|zijn) nog (?:vrij|beschikbaar|open)|(?:jest|są) (?:jeszcze )?(?:wolne|dostępne))[.!]?$/iu;
/** "This year's theme: Lost at Sea": what an event is about, not what a page looks like. */
export const THIS_YEARS =
  /^(?:this year['’]?s (?:theme|motto)|(?:das |unser )?(?:diesjähriges?|heuriges?) (?:thema|motto)|(?:el )?tema de este año|(?:o )?tema deste ano|(?:le )?thème de (?:cette année|l['’]année)|(?:il )?tema di quest['’]anno|(?:het )?thema (?:van )?dit jaar|tegoroczn\p{L}+ (?:temat|motyw|hasło)\p{L}*)(?!\p{L})/iu;

/** "Tout reste confidentiel": what somebody promises. */
export const STAYS_PRIVATE =
  /^(?:everything|all(?: of it)?|what you (?:tell|say)\P{L}.{0,20}|tout(?: ce que vous .{1,20})?|todo|alles|tutto|tudo|wszystko) (?:stays?|remains?|is|reste|est|queda|se queda|es|bleibt|ist|resta|rimane|è|fica|é|blijft|zostaje|pozostaje) (?:\p{L}+ ){0,2}(?:confidential|private|between us|confidentiel|entre nous|confidencial|entre nosotros|vertraulich|unter uns|riservato|confidenziale|tra noi|vertrouwelijk|onder ons|poufne|między nami)[.!]?$/iu;

/** "One email a month": how often readers hear from somebody. */
export const HOW_OFTEN =
  /^(?:(?:just |only |s[oó]lo |nur |seulement |apenas |alleen |tylko )?(?:one|an?|two|una?|dos|uma?|duas|dois|une?|deux|eine?n?|zwei|due|een|één|twee|jeden|jedna|dwa|\d) (?:e-?mails?|mails?|letters?|newsletters?|messages?|correos?|cartas?|bolet[ií]n(?:es)?|lettres?|briefe?|letter[ae]|brieven|brief|list|wiadomość|maile?) (?:a|an|per|each|every|al|à la|por|cada|par|chaque|pro|im|in der|ogni|per|elke|w|na) (?:month|week|year|quarter|mes|semana|año|ano|mês|mois|semaine|an|monat|woche|jahr|mese|settimana|anno|maand|week|jaar|miesiąc|miesiącu|tydzień|tygodniu|rok|roku))(?: (?:and|y|e|et|und|en|i) (?:never|no|nunca|jamais|nie|mai|nooit|nigdy) (?:more|más|mais|plus|mehr|di più|meer|więcej))?[.!]?$/iu;

/** "I spent nine years reading applications": what somebody did before, which visitors should know. */
export const SPENT_YEARS =
  /^(?:(?:i|we) (?:['’]?ve |have )?(?:spent|worked|trained|studied|taught|served)|(?:yo )?(?:pasé|trabajé|estudié|enseñé|pasamos)|(?:eu )?(?:passei|trabalhei|estudei|ensinei)|j['’]ai (?:passé|travaillé|étudié|enseigné)|ich (?:habe|war)|ho (?:passato|lavorato|studiato|insegnato)|ik (?:heb|werkte)|(?:spędził[ae]m|pracował[ae]m)) (?:\p{L}+ ){0,3}(?:years|años|anos|ans|jahre|anni|jaar|lat)(?!\p{L})/iu;

/** "Owner is Martin Penhale, that's me": who runs or made it, by first and last name. */
export const OWNER_IS =
  /^(?:(?:[Tt]he|[Uu]nsere?|[Dd]er|[Dd]ie|[Ee]l|[Ll]a|[Ll]e|[Ii]l|[Oo]|[Aa]|[Dd]e) )?(?:[Oo]wner|[Ff]ounder|[Ii]nhaber(?:in)?|[Gg]ründer(?:in)?|[Dd]ueñ[oa]|[Pp]ropietari[oa]|[Ff]undador[a]?|[Pp]ropriétaire|[Ff]ondat(?:eur|rice|ore)|[Gg]érante?|[Tt]itolare|[Pp]roprietari[oa]|[Dd]on[oa]|[Ee]igena(?:ar|resse)|[Oo]prichter|[Ww]łaściciel(?:k[aą]|em)?) (?:is|ist|es|est|è|é|jest) \p{Lu}\p{L}+ (?:de |da |van |von |di |del |la )*\p{Lu}\p{L}/u;

/** "O meu pai, Abílio Sequeira, começou": who of the family began what is offered. */
export const FAMILY_BEGAN =
  /^(?:(?:o|a|il|la) )?(?:my|our|meine?|unsere?|mi|nuestr[oa]|meu|minha|noss[oa]|mon|ma|notre|mio|mia|nostr[oa]|mijn|onze|mój|moja|nasz|nasza) (?:great-)?(?:father|mother|grandfather|grandmother|grandparents|parents|gran|uncle|aunt|vater|mutter|großvater|großmutter|opa|oma|großeltern|eltern|onkel|tante|padre|madre|abuel[oa]s?|padres|tí[oa]|pai|mãe|av[ôóoó]s?|pais|père|mère|grand-père|grand-mère|grands-parents|parents|oncle|nonn[oaie]|zi[oa]|vader|moeder|grootvader|grootmoeder|dziad(?:ek|kowie)|babcia|ojciec|matka|rodzice|tata|mama)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:began|started|founded|opened|built|set (?:it )?up|gegründet|gründete|begann|angefangen|eröffnete?|aufgebaut|fundó|fundaron|empezó|empezaron|abrió|abrieron|montó|montaron|começ(?:ou|aram)|fund(?:ou|aram)|abri(?:u|ram)|mont(?:ou|aram)|fondé|commencé|ouvert|créé|fond(?:ò|ato|arono)|aprì|aperto|aprirono|cominci(?:ò|ato)|iniziat[oa]|begon(?:nen)?|opgericht|geopend|opende|założy\p{L}+|otworzy\p{L}+|zacz[ąę]\p{L}+)(?!\p{L})/iu;

/** "Help us put the Marigold back on the water!": what visitors are asked for, in words by which a writer is ordered, too. */
export const APPEALS =
  /^(?:please )?(?:help us|ayúdanos a|ayudadnos a|ayúdennos a|aide[rz]-nous à|aidez nous à|aiutateci a|aiutaci a|helft uns(?:,| dabei)|hilf uns|ajude-nos a|ajudem-nos a|nos ajude a|help ons|pomóż nam|pomóżcie nam) (?!(?:write|make (?:it|this)|with (?:the|this)|find (?:the )?(?:right )?words|describe|say|escribir|écrire|scrivere|schreiben|schrijven|escrever|napisać)(?!\p{L}))[^.?\n]{8,90}!$/iu;

/** "Very shy so please don't chase her": what visitors are asked to spare somebody, in words by which a writer is ordered, too. */
export const SPARES =
  /(?<!\p{L})(?:(?:don['’]?t|do not|never) (?:chase|feed|approach|touch|disturb|corner|stroke|pick up) (?:her|him|them|it|the \p{L}+)|(?:nicht|bitte nicht) (?:jagen|füttern|anfassen|einfangen|hinterherlaufen)|no (?:l[oa]s? )?(?:persig\p{L}+|toqu\p{L}+|aliment\p{L}+)|ne (?:l[ea]s?|l['’]) ?(?:poursui\p{L}+|approch\p{L}+|touch\p{L}+|nourri\p{L}+) pas|non (?:inseguit\p{L}+|toccat\p{L}+|avvicinat\p{L}+)|não (?:a|o|as|os)? ?(?:persig\p{L}+|toqu\p{L}+|aliment\p{L}+)|niet (?:achterna|aanraken|voeren|opjagen)|nie (?:gońcie|gonić|dotykać|dokarmiać))(?!\p{L})/iu;

/** "My daughter Noemi made it in Campobasso": who made what is offered, by name. */
export const MADE_BY =
  /^(?:(?:[Ll]['’](?:ha|hanno)|[Ll]o ha) (?:fatt|program|svilupp|scritt|creat|costruit|disegnat)\p{L}+ (?:(?:mi[oa]|nostr[oa]|un[oa]?) )?(?:\p{Ll}+ )?\p{Lu}|(?:[Ii]t|[Tt]he app|[Tt]his) (?:was |is )?(?:made|built|written|designed|programmed|developed) by (?:(?:my|our|an?) )?(?:\p{Ll}+ )?\p{Lu}|[Mm]y \p{Ll}+ \p{Lu}\p{Ll}+ (?:made|built|wrote|designed|programmed|developed) it|(?:[Ee]ntwickelt|[Gg]emacht|[Gg]ebaut|[Pp]rogrammiert)(?: hat (?:es|sie|das))? (?:von )?(?:mein\p{L}{0,2} |unser\p{L}{0,2} )?(?:\p{Lu}\p{Ll}+ )?\p{Lu}|(?:[Ll]a|[Ll]o) (?:hizo|programó|diseñó|construyó|desarrolló) (?:(?:mi|nuestr[oa]) )?(?:\p{Ll}+ )?\p{Lu}|(?:[Ff]oi )?(?:[Ff]eit|[Cc]riad|[Pp]rogramad|[Dd]esenvolvid)[oa] (?:pel[oa]|por) (?:(?:minha|meu|noss[oa]) )?(?:\p{Ll}+ )?\p{Lu}|(?:[Cc]['’]est )?(?:[Ff]aite?|[Cc]réée?|[Dd]éveloppée?|[Pp]rogrammée?) par (?:(?:ma|mon|notre) )?(?:\p{Ll}+ )?\p{Lu}|(?:[Gg]emaakt|[Gg]ebouwd|[Oo]ntwikkeld) door (?:(?:mijn|onze) )?(?:\p{Ll}+ )?\p{Lu}|(?:[Zz]robił|[Nn]apisał|[Zz]aprojektował|[Ss]tworzył)a? (?:ją|go|to) (?:(?:moja?|mój|nasza?) )?(?:\p{Ll}+ )?\p{Lu})/u;
