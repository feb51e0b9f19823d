import type { MotifId } from '../sections/art.ts';

/** Beginnings of words that name a trade, in the languages of the reader. What stands in `whole` is a word by itself. */
const TRADES: readonly (readonly [motif: MotifId, stems: string, whole?: string])[] = [
  [
    'bakery',
    'bak(?:er|ing)|docinh|bakker|boulang|bäcker|backstube|konditor|panader|pasteler|panific|padari|pasticcer|piekarni|cukierni|patisser|pâtisser|cupcake|cheesecake|kuchen|cafeter|kaffee|coffee|kawiarni|rösterei|tearoom',
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
    'seafood|shellfish|fischerei|fischerb|fischh|fishmong|pescad|pescher|poisson|vissers|rybn|sail|segel|veler|voile|peniche|péniche|kanu|kano|canoe|kayak|kajak|rowing|rowers|ruder|aviron|roei|wiośl|surfing|surfer|surfen|surfsch|surfles|surfkurs|surfcamp|surfboard|boat|boots(?!tr)(?=\\p{L})|barco(?!d)|bateau|barche|lifeboat|harbour|harbor',
    'surf|fish|remo|sea|in barca',
  ],
  [
    'garden',
    'garden|gardener|gärtn|garten|jardin|jardim|giardin|tuin|ogrod|ogród|landschafts|florist|flower|blumen(?!thal)|floral|fleur|fiorai|bloem|kwiat|kwiaci|seed(?! (?:fund|capital|round|invest))|pflanz|plant(?! hire|ag|ar(?!\\p{L}))|baumpfl|arborist|tree surg',
    'flores|flor|fiori|trees',
  ],
  [
    'bicycle',
    'bicycl|bike|cycling|cyclist|cyclo-?cross|cyclotour|cycle (?:hire|shop|repair|route|path|club|lane|ride|tour)|mountain ?bik|electric bik|fahrrad|fahrräd|radlad|bicicl|bicis|vélo|fiets|rower(?!s)',
    'bici|velo|rad|(?<!(?:menstrual|life|sleep) )cycles',
  ],
  [
    'moving',
    'mudanz|mudança|(?!(?:karneval|fasching|fest|rosenmontag|martin|laternen)\\p{L}*)\\p{L}*umz[uü]g|déménag|traslochi|verhuis|przeprowadz|removal (?:compan|firm|van|service)|house removal',
    '(?<!(?:asbestos|tree|stump|waste|rubbish|junk|stain|hair|mole|wart|snow) )removals|moving company|house moves|furgonetas|van hire',
  ],
  [
    'motor',
    'autowerk|kfz|mechanik|mecánic|mécanic|garagist|carrozz|officina(?!l)|autohaus|autohänd|camper|motorrad|motorb|motorc|motorh|driving|fahrschul|rijschool|autoescuel|auto-écol|autoscuol|taxi(?!d)|electric car|coach (?:hire|trip|tour)',
    'car|cars|auto|autos|van (?:repair|sales|conver\\p{L}*)|vans|coche|coches|voiture|voitures|garage|motos',
  ],
  [
    'workshop',
    'carpent|joiner|tischler|schreiner|zimmerei|zimmermannsb|carpinter|menuis|ébénist|falegnam|timmer|stolar|woodw|furniture|möbel|mueble|meuble|mobilific|(?<!(?:site|web|page|app|funnel|team) )builder|roofer|dachdeck|maler|paint(?:ers?|ing) (?:and|&)|handyman|handwerk|knife|knives|sharpen|messer|afilad|affût|schmied|herrero|forger|fabbro|hufschm|farrier|chimney|schornst|kamin(?!s)|curtain|polster|upholst|3d-dr|maschinenb|getrieb|zerspan|metallb',
    'mobili|mobilier|reformas|obras|locksmith|locksmiths|cerrajero|cerrajería|serrurier|slotenmaker|ślusarz',
  ],
  [
    'repairs',
    'plumb|klempner|sanitär|heizung|fontaner|plombier|chauffag|idraulic|loodgiet|hydraulik|canaliza|eletric|electric(?! (?:guitar|piano))|elektrik|électric|elettric|boiler|energi|energy|photovolt|fotovolt|solar panel|solaranl|heat pump|wärmepump|repair|repar(?!t)|répar',
  ],
  [
    'music',
    'music|musik|músic|música|musiq|muziek|muzyk|choir|chorprob|chorkonz|chormus|chorleit|chorges|chorale|piano|guitar|gitar|electric guitar|klavier|orchest|concert|konzert|concierto|koncert|singer|sänger|dance|danza|danse|tanz(?!an)|baile(?!y)|balet|ballet|discotec',
    'chor|chöre|coro|coros|cori|band|banda|dj|djs|gig|gigs|coral|club nacht',
  ],
  ['broadcast', 'podcast|radio(?!l|t|g)'],
  [
    'cleaning',
    'clean(?:er|ing)|limpez|limpiez|puliz|nettoy|schoonma|sprzata|\\p{L}*reinigung|gebaudereinig|window clean|laundr|wascher',
  ],
  [
    'kitchen',
    'restaur(?!ier|ad|o(?!\\p{L}))|ristorant|trattor|pizz|taquer|food truck|cater(?!ham|pill)|traiteur|tapas|bistro|gasthaus|gasthof|wirtshaus|creper|brunch|burgerlad|sushi|supper club|kuchnia',
    'taco|tacos|burgers|burger (?:bar|van|shop|joint)',
  ],
  [
    'stage',
    'theat|théât|teatr|cine(?!r)|cinéma|kino|comed(?!or)|kabarett|cabaret|festival|circus|zirkus|circo|filmfest|filmmak|filmem|filmvorf|filmab',
    'film|films|filming',
  ],
  ['camera', 'photo(?!v|cop|ther|n|syn)|foto(?!volt|kop|ther)'],
  [
    'books',
    'bookshop|booksh|buchhand|buchlad|librer|llibrer|librair|livrari|boekh|boekwin|księgar|library|relectur|proofread|lektor|translat|ubersetz|traduc|bücherei|bibliot|novelist|ebook|e-book',
    'novels|novela|novelas|book|books|buch|libro|libros|livro|livros|livres|boek|książka',
  ],
  [
    'lessons',
    'school|(?!hunde)\\p{L}*schule|escuela|academi|academy|écol|école|scuol|szkoł|escola|kurs|lesson|tutor|nachhilfe|unterricht|clases|teacher|webinar|workshop|seminar|hackathon|conference|konferenz|congres',
    '(?<!of )course(?! a pied)|courses(?! (?:livr|a pied))|cours|curso|cursos|corsi|corso di|cursus|inglés|english',
  ],
  [
    'paws',
    'clinica veterinaria|dogwalk|dogsit|doggroom|dog-|hunde(?!r)|perro|chien|honden|katzen|gato|chatons|gatti|katten|koty|haustier|mascota|veterin|tierarzt|weteryn|kennel|groomer|peluquería canina|horse|pferde|caball|cheval(?!i)',
    'dog|dogs|doggy|doggies|hund|hond|cani|il cane|tuo cane|cats|pet|pets|vet|vets|psy',
  ],
  [
    'care',
    'physio|fisio|kinés|doctor|\\p{L}*arzt|ärzt|\\p{L}*praxis|medic|médic|clinic|klinik|clínic|dentist|zahnarzt|dental|tooth|teeth|wisdom t|stomatol|tandarts|pediatr|radiolog|psycholog|psicolog|therap|terap|thérap|nutric|nutrit|ernähr|dietist|diététic|dietetyk|nurse(?!r)|pflege|hospice|massag|masaj|osteop|hebamme|midwi|sauna|wellness|yoga|joga|pilates|meditat',
  ],
  [
    'sport',
    'gym(?!nasi)|fitness|football|fußball|fútbol|futebol|calcio|voetbal|piłk|tennis|tenis|rugby|running|laufen|lauft|biegi|biegac|biegan|biegow|maraton|marathon|climb|kletter|escalad|bouldering|boulderh|arrampic|wspin|swim|schwimm|natación|natation|nuoto|zwem|pływ|martial art|karate|judo|boxing|hockey|athlet|sport(?!ell)|personal train|entrenador|treinador',
    'bieg|bootcamp|boot camp|course a pied|trials|carrera|race|races',
  ],
  [
    'studio',
    'tattoo|tatu(?=a)|tatou|cerami|kerami|céram|potter|töpfer|poter|alfar|gallery|galerie|galería|galleria|museum|museo|musée|muzeum|exhibit|ausstell|exposi|mostra|wystaw|tentoonst|paint|malerei|pintur|peintur|sculpt|illustr|design|soap|jabon|sabone|savon|seife|kerze|candle|mydł|herbat',
    'art|arts|arte|kunst',
  ],
  [
    'rooms',
    'holiday let|holiday cottage|cottage|apartment|ferienwohn|ferienhaus|casa rural|chambres? d.h|gîte|b&b|bed and breakfast|guest ?house|vakantie|agritur|flat to rent|to rent|immobil|inmobil|real estate|estate agent|makler|wohnung|piso en|casa en|hotel(?! de ville)|hostel|lodg',
    'pension(?! (?:advi|plan|fund|schem|sav|consult|trust))|flat(?! (?:roof|pack|white|rate|screen))|apartamento|appartement|mieszkanie',
  ],
  [
    'wildlife',
    'hedgehog|hen rescue|animal rescue|chicken (?:coop|keep|rescue)|hühner|gallin|bird rescue|bird sanct|birdwatch|birding|bird of prey|birds of prey|vogelschutz|vogelpark|vogelwart|pájar|oiseau|uccell|wildlife|wildtier|tierschutz|protectora',
    'hens|chickens|poules|birds|vögel|ptaki|ptaków',
  ],
  [
    'office',
    'account|steuer|buchhalt|asesor|contab|comptab|commercialist|boekhoud|księgow|fiscal|solicitor|lawyer|law firm|legal|\\p{L}*anwalt|\\p{L}*anwält|\\p{L}*kanzlei|abogad|avocat|avvocat|advocaat|advocaten|adwokat|notar|consultan|consulting|consulenz|berat(?:er|ung)|conseil|doradz|insur|versicher|seguros|assur|recruit|lohn|payroll|bürgermeister|council|gemeinde',
    'tax|taxes|hr|sportello legale',
  ],
  [
    'beauty',
    'hair|friseur|frisör|peluquer|coiff|parrucch|kapper|kapsal|fryzj|cabeleir|barber|beauty|kosmet|estétic|esthét|estetic|nagelst|nageldes|nagelpfl|uñas|ongle|unghie|make-?up|schmink|eyebrow|eyelash|augenbrau|wimper',
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
    'fete|fête|fiesta|festa|feest|straßenfest|dorffest|sommerfest|loppis|flohmarkt|flea market|jumble|birthday|geburtstag|cumpleaños|anniversaire|retirement (?:party|do)|jubil|carnaval|karneval|julemark|weihnachtsm|christmas',
    'party|parties|fest|leaving do|market(?! (?:st|place|sq|research|anal))|markets',
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
    'giving',
    'donat(?:e|i)|spende|donaci|doação|raccolta f|zbiórk|appeal|charit|verein|asociaci|associat|associazion|stichting|fundacj|fundaci|petition|petici|bürgerinit|neighbo|vecinos|nachbarsch|volunt|freiwill|footbridge|village hall|fundrais|church(?!ill)|kirche|iglesia|église',
    'collecte|collectes',
  ],
  [
    'outdoors',
    'hiking|wander|senderis|sendero|randonn|escursion|trek|mountain|montañis|montañer|montañas|de montaña|montagn|bergtour|bergwand|berghütt|berghaus|camping|campsite|outdoor|góry|górsk|tour guide|railway',
    'hike|hikes|hiker|hikers|trail|trails',
  ],
];

/** Letters without their accents, which people leave out. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const PATTERNS = TRADES.map(([motif, stems, whole]) => ({
  motif,
  pattern: new RegExp(folded(`(?<!\\p{L})(?:${stems}${whole ? `|(?:${whole})(?!\\p{L})` : ''})`), 'iu'),
}));

/** A family before its firm: "Baker & Sons, solicitors" bake nothing. */
const FAMILY = /(?<!\p{L})\p{L}+(?= (?:&|and|und|y|et|e) (?:sons?|co|sohne|hijos|fils|figli|partners?)(?!\p{L}))/giu;

function firstIn(plain: string): MotifId | null {
  let first: { motif: MotifId; at: number } | null = null;
  for (const { motif, pattern } of PATTERNS) {
    const at = plain.search(pattern);
    if (at !== -1 && (first === null || at < first.at)) first = { motif, at };
  }
  return first?.motif ?? null;
}

/** The drawing of the trade that a text names first; null where it names none. */
export function tradeMotif(text: string): MotifId | null {
  const plain = folded(text);
  return firstIn(plain.replace(FAMILY, '')) ?? firstIn(plain);
}
