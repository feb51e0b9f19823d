import type { MotifId } from '../sections/art.ts';

/**
 * Beginnings of words that name a trade, in the languages of the reader. What stands in `whole` is a word by itself. Of
 * two that begin at one place the longer one counts: a wedding band plays, and washes no cars.
 */
const TRADES: readonly (readonly [motif: MotifId, stems: string, whole?: string])[] = [
  [
    'carwash',
    '(?:hand )?car ?(?:wash|valet|clean|detail)|valeting|autowäsch|autowasch|autopfleg|autoaufbereit|fahrzeugpfleg|fahrzeugaufbereit|lavado de coches|lavado de autos|lavacoches|lavado a mano|lavadero de coches|lavage (?:auto|de voiture)|autolavag|lavaggio auto|lavagem de carros|lava.?jato|lava.?rápido|autowas|myjni|mycie samochod',
  ],
  [
    'driving',
    'driving (?:school|lesson|instruct|course|test)|learn(?:er)? (?:to drive|driver)|fahrschul|fahrlehr|fahrstunde|rijschool|rijles|rijinstruc|autoescuel|auto-?écol|autoscuol|scuola guida|autoescola|auto-escola|escola de condução|nauka jazdy|szkoł\\p{L}* jazdy|ośrodek szkolenia kierowców',
    'osk|carnet b|permis b',
  ],
  [
    'transit',
    'bus (?:driver|hire|tour|line|company|route)|busfahr|busreis|busunternehm|linienverkehr|linienbus|reisebus|coach (?:hire|trip|tour|driver)|minibus|autocar|autobus|autobús|ônibus|chauffeur de (?:car|bus)|conductor de autob|autista (?:di )?(?:bus|autobus)|buschauffeur|touringcar|kierowc\\p{L}* autobus|tram driver|straßenbahnfahr',
    'autokar',
  ],
  [
    'freight',
    'haulage|haulier|freight|trucking|truck driver|lorry|spedition|lkw|berufskraftfahr|logisti|transporte de mercanc|camioner|camionneur|poids lourd|transporteur|autotrasport|camionist|transportadora|vrachtwagen|vrachtvervoer|transportbedrijf|spedyc|ciężarów|kurier|courier|parcel|paketdienst|messenger service',
  ],
  [
    'fries',
    'friet|frituur|patat|snackbar|snackwag|chip (?:shop|van)|fish (?:and|&) chips|chippy|pommes (?:frites|bude|wagen)|pommesbude|pommeswagen|frites|friterie|baraque à frites|imbiss|imbiß|currywurst|burgerlad|burgerbar|smashburger|hamburgues|hotdog|hot dog|kebab|kebap|döner|patatine fritte|paninotec|frytki|zapiekank|patatas fritas|bocater|sandwich|cachorro.?quente',
    'burgers|burger (?:bar|van|shop|joint)',
  ],
  [
    'icecream',
    'ice.?cream|eisdiele|eiscafe|eiscafé|eismanufak|helader|gelat(?!in)|artisan glacier|glacier artisan|sorvet|geladaria|ijssalon|ijsco|lodziarni',
    'helados|glaces|lody',
  ],
  ['pizzeria', 'pizz'],
  [
    'feast',
    'sagra|food (?:fair|fest|market)|street ?food (?:fest|market)|feria gastron|feira gastron|festival gastron|foire gastron|kirmes|kermes|schlachtfest|weinfest|oktoberfest|grillfest|festa do|festival culin|kiermasz kulin|dożynk|tasting menu|feira de produtores|banquet|bankett',
  ],
  [
    'band',
    '(?:wedding|cover|party|function|jazz|rock|folk|brass|tribute|live|marching|swing|blues|indie|ceilidh|seven-piece|\\d{1,2}-piece) (?:\\p{L}+ )?band|hochzeitsband|coverband|partyband|tanzband|liveband|hochzeits-?dj|wedding (?:dj|singer|music)|banda de música|banda para bodas|grupo musical|orquesta para|groupe de musique|orchestre de (?:mariage|bal|variété)|band per matrimoni|banda para casamentos|trouwband|feestband|bruiloftsband|zesp[oó]ł (?:weseln|muzycz)|dj na wesel|dj (?:for|für|para|pour|per|voor) |mobile disco',
  ],
  [
    'strings',
    'violin|viola(?!t|c|ç|d)|cello|luthier|lutaio|liutai|lutier|lutnik|geigenbau|geigen|bratsch|vioolbouw|viool|vioolles|string quartet|streichquart|cuarteto de cuerda|quatuor à cordes|quartetto d.archi|skrzyp|wiolonczel|contrabass|kontrabass|luthería',
    'geige|viole|archi',
  ],
  [
    'circus',
    'circus|zirkus|zirkus(?:schul|pädagog)|circo|cirque|cyrk|circusschool|(?:école|school|schule|escuela|escola|scuola|szkoł\\p{L}*) (?:de |of |di |do )?(?:cirque|circo|cyrk)|trapez|trapèz|trapeci|jongl|jugglin|juggler|malabar|akrobat|acrobat|acrobaz',
  ],
  [
    'race',
    'running (?:club|group|event|course|coach|race|shoe|shop|train)|runners|trail running|(?:fun|charity|park|colour|color|night|city|fell|trail|sponsored) ?run|half.?marathon|halbmarathon|media marat|semi.?marathon|mezza marat|meia.?marat|halve marat|półmarat|marat(?:o|h)|ultra.?trail|triat|lauftreff|laufveranst|laufgrupp|volkslauf|stadtlauf|spendenlauf|firmenlauf|lauf(?:en|train)|(?:carrera|corrida|corsa|course) (?:solidari|popular|solidaire|solidale|de \\d|a pied|podisti)|camminata|hardloop|sponsorloop|podismo|biegow|biegan|biegac|marcia non compet',
    'bieg|biegi|10k|5k|carrera',
  ],
  [
    'ball',
    'football|fußball|fussball|fútbol|futebol|calcio|voetbal|piłk|rugby|basketball|baloncesto|basquet|koszyków|volleyball|voleibol|siatkówk|handball|balonmano|tennis|tenis|padel|pádel|squash|badminton|hockey|cricket|baseball|netball|korfbal|bowling|minigolf|golf(?!o|e)',
  ],
  ['swim', 'swim|schwimm|natación|natation|nuoto|nataç|zwem|pływ|aquafit|aquagym|freibad|hallenbad|piscin', 'lido'],
  [
    'beach',
    '(?:école|school|schule|escuela|escola|scuola|szkoł\\p{L}*) (?:de |of |di |do )?(?:surf|kite|windsurf)|surf(?:ing|er|en|sch|les|kurs|camp|board|ist)|kitesurf|kiteboard|windsurf|bodyboard|paddle ?board|stand.?up paddl|beach (?:bar|club|hut|volley|clean)|strandbad|strandbar|strandkorb|chiringuito|plażow|lifeguard|bademeister|socorrist',
    'surf|sup|kite',
  ],
  [
    'birth',
    'antenatal|ante-natal|prenatal|childbirth|birth (?:class|course|prep|doula|cent)|hypnobirth|doula|breastfeed|lactation|postnatal|post-natal|pregnan|geburtsvorber|geburtshaus|hebamme|schwanger|stillberat|rückbild|wochenbett|preparación al parto|matrona|embaraz|lactancia|posparto|postparto|sage.?femme|grossesse|allaite|accouchement|préparation à la naissance|corso preparto|preparto|ostetric|gravidanza|allattament|preparação para o parto|preparação pré-natal|gestante|gravidez|amamenta|zwanger|verloskund|kraamzorg|borstvoeding|szkoł\\p{L}* rodzenia|porod|położn|ciąż|laktac|midwi|midwife',
  ],
  [
    'coding',
    'hackathon|hack(?:day|fest)|\\p{L}+hack(?!\\p{L})|game ?jam|startup weekend|coding|programming (?:course|class|camp|school)|programmier|programación|programmation|programmazione|programação|programmeren|programowani|coder ?dojo|code club|bootcamp (?:web|data)|web ?dev|informatik|robotik|robotic|robótic',
  ],
  [
    'webinar',
    'webinar|webinair|online.?seminar|online.?vortrag|online.?talk|live.?stream|masterclass|conférence en ligne|webkonferen',
  ],
  [
    'forest',
    'chain ?saw|kettensäge|motorsäge|motorsägen|motosierra|motosserra|motosega|kettingzaag|pilark|pilarz|pił\\p{L}* łańcuch|tronçonn|bûcheron|lumberjack|forstwirt|forstbetrieb|forstarbei|holzfäll|leñador|lenhador|boscaiol|houthakk|drwal|arborist|baumpfleg|baumfäll|baumkletter|tree (?:surg|fell|care|work)|élagu|élagage|tala de árbol|poda de árbol|potatura|abattage|boomverzorg|boomrooi|wycink|firewood|brennholz|kaminholz|leña|bois de chauffage|legna da ardere|brandhout|drewno opał|sawmill|sägewerk|scierie|aserradero|segheria|zagerij|tartak|forestry|waldkinder|waldkita|waldbad|forest school',
    'leña|lenha|wald|bosque|forêt',
  ],
  [
    'toilets',
    'toilettes? sèch|toilettes mobiles|(?:dry|compost|portable|mobile) toilet|toilet hire|portaloo|komposttoilett|trockentoilett|miettoilett|mobiltoilett|toilettenwagen|baños (?:secos|portátil|químic)|sanitari(?:os portát| químic)|bagni (?:chimic|mobil|secch)|casas de banho (?:port|sec)|banheiros? (?:quím|sec)|mobiele toilet|toiletwagen|composttoilet|toalety (?:przenoś|kompost)',
  ],
  [
    'smith',
    'farrier|hufschmied|hufbeschlag|hufpfleg|hufbearbeit|huforthop|herrador|maréchal.?ferrant|maniscalc|ferrador|hoefsmid|podkuw|kowal|blacksmith|kunstschmied|schmied(?!l)|forge(?:ron)?(?!\\p{L}|d)|herrero|fabbro|ferreir|smederij',
    'smid',
  ],
  [
    'metal',
    'weld|schweiß|schweiss|schlosser|metallbau|metallverarb|stahlbau|soldador|soldadur|soudeu|soudur|soudag|saldator|saldatur|lasser|lasbedrijf|laswerk|laskurs|spawacz|spawal|spawan|tornero|tourneur|tornitor|tokarz|frezer|zerspan|cnc|dreher|maschinenb|getrieb|steel fabric|metalwork|serralh|ferronn|métallier|carpintería metálica',
  ],
  [
    'building',
    'bricklay|stonemason|masonry|roofer|roofing|scaffold|plaster(?!ed)|dachdeck|maurer|gerüstbau|trockenbau|estrich|fliesenleg|baufirma|bauunternehm|bauarbei|hochbau|tiefbau|albañil|tejador|yeser|construc(?:tora|ciones|tion compan|tion work|tion firm)|maçon(?!n?er)|maçonn|couvreur|plâtri|carrele|charpent|murator|muratur|piastrell|edil(?:e|izia)|impresa edile|pedreir|metselaar|dakdekk|stukadoor|tegelzet|aannemer|murarz|dekarz|glazurnik|tynk|budowlan|building firm|general contractor|tiler|tiling',
    'obras|reformas',
  ],
  [
    'condo',
    'condomin|condomín|hausverwalt|property manag|administra(?:dor|ción) de fincas|administrador de condom|administracja nieruchom|síndic|syndic|comunidad de propietarios|vve(?!\\p{L})|housing co-?op|wohnungsgenoss|mieszkań wspóln|wspólnot\\p{L}* mieszk|baugrupp|cohousing|co-housing',
  ],
  [
    'cattery',
    'katzen|kociar|kociarn|cattery|cat (?:caf|rescue|sit|shelter|hotel|board)|protectora de gatos|refuge (?:de|pour) chats|gattil|gatil|kattenopv|kattenhotel|kattenpens',
    'koty|kotów|kociąt|gatos|gatti|(?:les|des|vos|pour|de) chats|cats|kittens|katten|kätzchen',
  ],
  [
    'kennel',
    'dog ?(?:walk|sit|groom|train|board|hotel|caf|school|park)|dog-|doggy|hunde(?!r)|perros?(?!\\p{L})|peluquería canina|chiens|honden|kennel|éducat\\p{L}* canin|adiestra|toelettatura|psy dla|szkoł\\p{L}* dla ps|passead\\p{L}* de c[ãa]es|puppy|puppies|welpen|cachorros',
    'dog|dogs|hund|hond|cani|il cane|tuo cane|psy|psów',
  ],
  [
    'optics',
    'optician|optiker|augenoptik|eyewear|óptica|opticien|ottica|ottico|oculist|óculos|opticiën|okular|optyk|brillen|lunetier|spectacles',
  ],
  ['pharmacy', 'pharmac|apothek|farmac|apteka|apteki|parafarm|herborist|erborist|drogerie|zielar'],
  [
    'farming',
    'tractor|landwirt|agricult|agricol|agrícol|ackerbau|farmer|rolni|boeren|granjer|granja|fattoria|livestock|vieh|dairy|ganader|olivar|olive (?:oil|grove)|olivenöl|aceite de oliva|huile d.olive|frantoio|lagar|arándano',
  ],
  [
    'bakery',
    'bak(?:er|ing)|\\p{L}+bäckerei|docinh|bakker|boulang|bäcker|backstube|konditor|panader|pastel[ae]r|brotback|holzofenbrot|sauerteig|sourdough|levain|masa madre|lievito madre|zuurdesem|zakwas|fermentação natural|panific|padari|pasticcer|piekarni|cukierni|patisser|pâtisser|cupcake|cheesecake|kuchen(?!tisch|schrank|studio|mobel|maschine|plan|gerat|hilfe|ger)|cafeter|kaffee|coffee|kawiarni|rösterei|tearoom',
    'bolo|bolos|bakes|obrador|forno|café|cafés|cafe|cafes|caffè|koffie|cake|cakes|tarta|tartas|teas',
  ],
  [
    'cellar',
    'wine|winzer|weingut|weinb|viñed|bodega|vigneron|vignob|vinho|adega|wijn|winnic|brewer|brauerei|cervecer|brasser|birrific|brouwer|browar|cider|sidr',
    'cantina(?! mex)|cantine aperte|vin|vins|vino|vini|wein|weine|vinos|pub|beer|bier',
  ],
  [
    'market',
    'hofladen|bauernhof|gemüse|greengrocer|grocer|fruter|verdul|maraîch|légume|ortofrutt|quinta|zuivel|boerderij|kaasmak|cheese|queser|fromag|käse|honig|honey(?!moon)|beekeep|imker|apicult|abeill|pszczel|miód|pasiek|farmers.? market',
    'bees|miel|farm|farms|finca|ferme|potager|huerta|verdura|food co-op|kaas|eggs',
  ],
  [
    'harbour',
    'seafood|shellfish|fischerei|fischerb|fischh|fishmong|pescad|pescher|poisson|vissers|rybn|sail|segel|veler|voile|peniche|péniche|kanu|kano|canoe|kayak|kajak|rowing|rowers|ruder|aviron|roei|wiośl|narrowboat|canal ?boat|houseboat|hausboot|marine survey|yacht|marina|boat|boots(?!tr)(?=\\p{L})|barco(?!d)|bateau|barche|lifeboat|harbour|harbor',
    'fish|remo|sea|in barca|jacht',
  ],
  [
    'garden',
    'garden|gardener|gärtn|garten|jardin|jardim|giardin|tuin|ogrod|ogród|landschafts|florist|flower|blumen(?!thal)|floral|fleur|fiorai|bloem|kwiat|kwiaci|seed(?! (?:fund|capital|round|invest))|pflanz|plant(?! hire|ag|ar(?!\\p{L}))|baumpfl|arborist|tree surg',
    'flores|flor|fiori|trees',
  ],
  [
    'bicycle',
    'bicycl|bakfiets|cargobike|lastenr[aä]d|bike|cycling|cyclist|cyclo-?cross|cyclotour|cycle (?:hire|shop|repair|route|path|club|lane|ride|tour)|mountain ?bik|electric bik|fahrrad|fahrräd|radlad|bicicl|bicis|vélo|fiets|rower(?!s)',
    'bici|velo|rad|(?<!(?:menstrual|life|sleep) )cycles',
  ],
  [
    'moving',
    'mudanz|mudança|(?!(?:karneval|fasching|fest|rosenmontag|martin|laternen)\\p{L}*)\\p{L}*umz[uü]g|déménag|traslochi|verhuis|przeprowadz|removal (?:compan|firm|van|service)|house removal',
    '(?<!(?:asbestos|tree|stump|waste|rubbish|junk|stain|hair|mole|wart|snow) )removals|moving company|house moves|furgonetas|van hire',
  ],
  [
    'motor',
    'autowerk|kfz|mechanik|mecánic|mécanic|garagist|carrozz|officina(?!l)|autohaus|autohänd|camper|motorrad|motorb|motorc|motorh|taxi(?!d)|electric car|autotall|autorip|autonapraw|warsztat samoch|mechanik samoch|taller mecánic|taller de coches|car (?:repair|service|sales|hire|rental)|autoverhuur|tyre|reifen|neumátic|pneumatic|pneus',
    'car|cars|carro|carros|auto|autos|van (?:repair|sales|conver\\p{L}*)|vans|coche|coches|voiture|voitures|garage|motos',
  ],
  [
    'workshop',
    'carpent|joiner|küchen(?:tisch|bau|möbel)|tischler|schreiner|zimmerei|zimmermannsb|carpinter|menuis|ébénist|falegnam|timmer|stolar|woodw|furniture|möbel|mueble|meuble|mobilific|(?<!(?:site|web|page|app|funnel|team) )builder|maler|paint(?:ers?|ing) (?:and|&)|handyman|handwerk|knife|knives|sharpen|messer|afilad|affût|chimney|schornst|kamin(?!s)|curtain|polster|upholst|3d-dr',
    'mobili|mobilier|locksmith|locksmiths|cerrajero|cerrajería|serrurier|slotenmaker|ślusarz',
  ],
  [
    'repairs',
    'plumb|klempner|sanitär|heizung|fontaner|plombier|chauffag|idraulic|loodgiet|hydraulik|canaliza|eletric|electric(?! (?:guitar|piano))|elektrik|électric|elettric|boiler|energi|energy|photovolt|fotovolt|solar panel|solaranl|heat pump|wärmepump|repair|repar(?!t)|répar',
  ],
  [
    'music',
    'music|accord[eé]on|akkordeon|acorde[oó]n|fisarmonic|saxo(?!n)|trompet|ukulel|musik|músic|música|musiq|muziek|muzyk|choir|chorprob|chorkonz|chormus|chorleit|chorges|chorale|piano|guitar|gitar|electric guitar|klavier|orchest|concert|konzert|concierto|koncert|singer|sänger|dance|danza|danse|tanz(?!an)|baile(?!y)|balet|ballet|discotec',
    'chor|chöre|coro|coros|cori|band|banda|dj|djs|gig|gigs|coral|club nacht',
  ],
  ['broadcast', 'podcast|radio(?!l|t|g)'],
  [
    'cleaning',
    'clean(?:er|ing)|limpez|limpiez|puliz|nettoy|schoonma|sprzata|\\p{L}*reinigung|gebaudereinig|window clean|fensterputz|fensterrein|glasrein|laveur de vitres|vitrier-lav|limpiacristal|limpavidros|lavavetri|glazenwass|ramenwass|mycie okien|housekeep|putzfirm|putzdienst|putzfrau|dry.?clean|laundr|wascher|wäscher|pralni|lavander|tintorer|pressing(?! need)|stomerij|chimney sweep|gutter',
  ],
  [
    'kitchen',
    'restaur(?!ier|ad|o(?!\\p{L}))|ristorant|trattor|taquer|food truck|cater(?!ham|pill)|traiteur|tapas|bistro|gasthaus|gasthof|wirtshaus|creper|brunch|burgerlad|sushi|supper club|kuchnia',
    'taco|tacos|kok|cuoco|eetcafé|cocinero|cocinera|cuisinier|cuisinière|kucharz',
  ],
  [
    'stage',
    'theat|théât|teatr|cine(?!r)|cinéma|kino|comed(?!or)|kabarett|cabaret|festival|filmfest|filmmak|filmem|filmvorf|filmab',
    'film|films|filming',
  ],
  ['camera', 'photo(?!v|cop|ther|n|syn)|foto(?!volt|kop|ther)'],
  [
    'books',
    'bookshop|booksh|buchhand|buchlad|librer|llibrer|librair|livrari|boekh|boekwin|księgar|library|relectur|proofread|lektor|translat|ubersetz|traduc|bücherei|bibliot|novelist|romancier|romanautor|ebook|e-book',
    'novel|novels|roman|romanzo|powieść|novela|novelas|book|books|buch|libro|libros|livro|livros|livres|boek|książka',
  ],
  [
    'lessons',
    '(?:language|english|german|french|spanish|italian) (?:school|course|class|lesson|academy|teach|tutor)|sprachschul|sprachkurs|deutschkurs|englischkurs|sprachreis|academia de (?:idiomas|inglés|francés|alemán)|clases de (?:inglés|francés|alemán|español|italiano)|cours de (?:langue|anglais|français|allemand|espagnol)|école de langue|scuola di lingu|corsi di lingu|corso di (?:lingua|inglese|tedesco|francese|spagnolo)|escola de (?:línguas|idiomas|inglês)|curso de (?:inglês|inglés|alemán|francés|português)|taalschool|taalcursus|taalles|szkoł\\p{L}* językow|kurs(?:y)? językow|lektorat',
    'inglés|english',
  ],
  [
    'paws',
    'clinica veterinaria|(?:dogs?|perros?|chiens?|hunde?|honden|cani|psy|psów) (?:and|&|y|et|und|en|e|i) (?:cats?|gatos?|chats?|katzen?|katten|gatti|koty|kotów)|(?:cats?|gatos?|chats?|katzen?|katten|gatti|koty|kotów) (?:and|&|y|et|und|en|e|i) (?:dogs?|perros?|chiens?|hunde?|honden|cani|psy|psów)|gato|chien|chatons|haustier|mascota|huisdier|zwierz|animali domest|veterin|dierenarts|dierenpens|tierheim|tierpens|animal shelter|schronisk|refuge animal|protectora de anim|canile|tierarzt|weteryn|groomer|horse|pferde|caball|cheval(?!i)',
    'pet|pets|vet|vets|reiten|pony|ponies|poney',
  ],
  [
    'care',
    'physio|fisio|fizjo|rehabilit|kinés|doctor|\\p{L}*arzt|ärzt|\\p{L}*praxis|medic|médic|clinic|klinik|clínic|dentist|zahnarzt|dental|tooth|teeth|wisdom t|stomatol|tandarts|pediatr|radiolog|psycholog|psicolog|therap|terap|thérap|nutric|nutrit|ernähr|dietist|diététic|dietetyk|nurse(?!r)|pflegedienst|pflegeheim|altenpfleg|krankenpfleg|pfleg(?!el)|hospice|massag|masaj|osteop|sauna|wellness|yoga|joga|pilates|meditat',
  ],
  [
    'sport',
    'gym(?!nasi)|fitness|climb|kletter|escalad|bouldering|boulderh|arrampic|wspin|martial art|crossfit|palestra|siłowni|kickbox|karate|judo|boxing|athlet|atleti|sport(?!ell)|personal train|entrenador|treinador',
    'bootcamp|boot camp|trials|race|races',
  ],
  [
    'studio',
    'tattoo|tatu(?=a)|tatou|cerami|kerami|céram|potter|töpfer|poter|alfar|gallery|galerie|galería|galleria|museum|museo|musée|muzeum|exhibit|ausstell|exposi|mostra|wystaw|tentoonst|paint|malerei|pintur|peintur|sculpt|illustr|design|soap|jabon|sabone|savon|seife|kerze|candle|mydł|herbat',
    'art|arts|arte|kunst',
  ],
  [
    'rooms',
    'holiday let|holiday cottage|holiday home|lake ?house|log ?cabin|cabin(?! crew)|chalet|berghütt|ferienhütt|seehütt|blockhaus|blockhütt|almhütt|cabaña|cabane|bungalow|baita|chata|domek|domki|huisje|chalés?(?!\\p{L})|turismo rural|alojamiento|alojamento|hébergement|apartment|ferienwohn|ferienhaus|casa rural|chambres? d.h|gîte|b&b|bed and breakfast|guest ?house|vakantie|agritur|flat to rent|to rent|immobil|inmobil|real estate|estate agent|makler|wohnung|piso en|casa en|hotel(?! de ville)|hostel|lodgings|(?:ski|mountain|holiday|safari|fishing) lodge|reihen\\p{L}*haus|einfamilienhaus|doppelhaus',
    'pension(?! (?:advi|plan|fund|schem|sav|consult|trust))|flat(?! (?:roof|pack|white|rate|screen))|apartamento|appartement|mieszkanie',
  ],
  [
    'wildlife',
    'hedgehog|hen rescue|animal rescue|chicken (?:coop|keep|rescue)|hühner|gallin|bird rescue|bird sanct|birdwatch|birding|bird of prey|birds of prey|vogelschutz|vogelpark|vogelwart|pájar|oiseau|uccell|wildlife|wildtier|tierschutz|protectora',
    'hens|chickens|poules|birds|vögel|ptaki|ptaków',
  ],
  [
    'office',
    'account|steuer|buchhalt|asesor|contab|comptab|commercialist|boekhoud|księgow|fiscal|solicitor|lawyer|law firm|legal|\\p{L}*anwalt|\\p{L}*anwält|\\p{L}*kanzlei|abogad|avocat|avvocat|advocaat|advocaten|adwokat|notar|consultan|consulting|consulenz|berat(?:er|ung)|conseil|doradz|insur|versicher|seguros|assur|recruit(?:er|ment)|lohnsteuer|lohnbuch|lohnabrech|payroll|bürgermeister|council|gemeinde',
    'tax|taxes|hr|sportello legale',
  ],
  [
    'beauty',
    'hair|friseur|frisör|peluquer|coiff|parrucch|kapper|kapsal|fryzj|cabeleir|barber(?:s|shop|ing|ia|ier|ia)?(?!\\p{L})|beauty|kosmet|estétic|esthét|estetic|nagelst|nageldes|nagelpfl|uñas|ongle|unghie|make-?up|schmink|eyebrow|eyelash|augenbrau|wimper',
    'nail|nails|brow|brows|lash|lashes',
  ],
  [
    'thread',
    'sewing|tailor(?!ed|.made)|schneiderei|schneiderin|costur|couture|sartori(?:a|e)(?!\\p{L})|naai|krawie|krawc|knit|strick(?!l)|textil|fashion(?!ed)|mode(?:lab|atelier)|clothes|vintage (?:cloth|fash|dress|wear|mode)|quilt|stoff',
    'sarto|sarta|wool|wools|woollen|wolle|lana|laine|moda|fabric|fabrics',
  ],
  [
    'vows',
    'wedding|getting married|save the date|rsvp|hochzeit|mariage|casament|matrimoni|nozze|bruiloft|trouw|ślub|wesel(?:e|n)|honeymoon',
    'boda|bodas',
  ],
  [
    'party',
    'straßenfest|dorffest|sommerfest|loppis|flohmarkt|flea market|jumble|birthday|geburtstag|cumpleaños|anniversaire|retirement (?:party|do)|jubil|carnaval|karneval|julemark|weihnachtsm|christmas',
    '(?:street|garden|birthday|leaving|summer|christmas|office) part(?:y|ies)|(?!manifest)\\p{L}{3,}fest|leaving do|market(?! (?:st|place|sq|research|anal))|markets',
  ],
  [
    'games',
    'escape room|escape game|board ?game|brettspiel|juego|jeux|giochi|spellen|spelletj|bordspel|spelavond|puzzle|quiz|chess|schach|ajedrez',
    'game|games|gaming|gry',
  ],
  [
    'children',
    'nursery|kinder|kita(?!g)|krippe|guarder|crèche|creche|asilo|przedszkol|playground|spielplatz|toddler|baby|bebé|bébé|bambin|child|niños|enfants|dzieci',
  ],
  [
    'outdoors',
    'hiking|colonie de vacances|summer camp|ferienlager|zeltlager|campamento de verano|colónia de férias|zomerkamp|kolonie letnie|centro estivo|wander|senderis|sendero|randonn|escursion|trek|mountain|montañis|montañer|montañas|de montaña|montagn|bergtour|bergwand|berghütt|berghaus|camping|campsite|outdoor|góry|górsk|tour guide|railway',
    'hike|hikes|hiker|hikers|trail|trails',
  ],
];

/** What says how something is done, or who does it, more than what: counts where no trade is named. */
const GENERAL: readonly (readonly [motif: MotifId, stems: string, whole?: string])[] = [
  [
    'study',
    'school|(?!hunde)\\p{L}*schule|escuela|academi|academy|écol|école|scuol|szkoł|escola|kurs|lesson|tutor|nachhilfe|unterricht|clases|teacher|workshop|ripetizioni|bijles|explicações|clases particulares|korepet|oposici|prüfungsvorb|exam prep|préparation au concours|matura|abitur|lernstudio|education|studiere',
    '(?<!of )course(?! a pied)|courses(?! (?:livr|a pied))|cours|curso|cursos|corsi|corso di|cursus|stage|stages|korepetyc\\p{L}*',
  ],
  [
    'webinar',
    'colloque|journées? d.étude|tagung|jornadas? (?:de|sobre)|conference|konferenz|conferencia|conferência|conférence|conferenza|konferenc|congres|kongres|convegno|symposi|seminar|meetup|keynote',
  ],
  [
    'giving',
    'donat(?:e|i)|spende|donaci|doação|raccolta f|zbiórk|zbieram|appeal|charit|verein|asociaci|associat|associazion|stichting|fundacj|fundaci|petition|petici|bürgerinit|neighbo|vecinos|nachbarsch|volunt|freiwill|footbridge|village hall|fundrais|church(?!ill)|kirche|iglesia|église',
    'collecte|collectes',
  ],
  [
    'party',
    'fete|fête|fiesta|festa|feest|straßenfest|dorffest|sommerfest|birthday|geburtstag|cumpleaños|anniversaire|jubil',
    'party|parties|fest',
  ],
];

/** Letters without their accents, which people leave out. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

type Named = (typeof TRADES)[number];

const patternsOf = (trades: readonly Named[]) =>
  trades.map(([motif, stems, whole]) => ({
    motif,
    pattern: new RegExp(folded(`(?<!\\p{L})(?:${stems}${whole ? `|(?:${whole})(?!\\p{L})` : ''})`), 'giu'),
  }));

const PATTERNS = patternsOf(TRADES);
const GENERAL_PATTERNS = patternsOf(GENERAL);

/** A family before its firm: "Baker & Sons, solicitors" bake nothing. */
const FAMILY =
  /(?<!\p{L})\p{L}+(?= (?:&|and|und|y|et|e) (?:sons?|co|sohne|hijos|fils|figli|partners?|daughters?|tochter|hijas|filles|figlie)(?!\p{L}))/giu;

function firstIn(plain: string, patterns: typeof PATTERNS): MotifId | null {
  let first: { motif: MotifId; at: number; length: number } | null = null;
  for (const { motif, pattern } of patterns) {
    pattern.lastIndex = 0;
    const found = pattern.exec(plain);
    if (!found) continue;
    const [{ length }, at] = [found[0], found.index];
    if (first === null || at < first.at || (at === first.at && length > first.length)) first = { motif, at, length };
  }
  return first?.motif ?? null;
}

/** The drawing of the trade that a text names first; null where it names none. */
export function tradeMotif(text: string): MotifId | null {
  const plain = folded(text);
  return firstIn(plain.replace(FAMILY, ''), PATTERNS) ?? firstIn(plain, PATTERNS);
}

/** The drawing of what a text says of how something is done, such as a course or a collection; null where it says nothing. */
export const generalMotif = (text: string): MotifId | null => firstIn(folded(text), GENERAL_PATTERNS);

/** The drawings of the trades that a text names with how often it does, the one that is named most first. */
export function tradesIn(text: string): { motif: MotifId; count: number }[] {
  const plain = folded(text);
  return PATTERNS.map(({ motif, pattern }) => ({ motif, count: plain.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
