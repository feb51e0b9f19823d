const words = (text: string): readonly string[] => text.split(' ');
const phrases = (text: string): readonly string[] => text.split('|');

/** Small words within a name, and before one. */
export const SMALL_IN_NAMES = words(
  'of the and & + for on in at by under over to with without ' +
    'de del la el los las y e en al con sin ' +
    'do da dos das o a os as em na no sem ' +
    "du des le les et à au aux chez sur sous sans l' d' " +
    'der die das den dem und im am zum zur beim bei von vom auf für ' +
    "di della dei delle degli il lo i gli alla al ai nel nella sul sulla dell' all' nell' un' " +
    'het van een op aan in te bij ' +
    'w we z na pod nad u dla',
);

export const ARTICLES_OF_NAMES = words("the el la los las o os le les l' der die das den dem il lo i gli de het");

/** Words before a place. */
export const BEFORE_PLACES = words(
  'in at near pres près perto around from outside en desde cerca em no na nos nas desde à au aux dans depuis bei aus nach im am nahe a ad nel nella presso vicino bij te uit nabij rond w we z ze koło pod przy regio region région zona area town city ciudad cidade ville stadt raum umgebung wijk barrio bairro quartier',
);
export const OF_WORDS = words(
  'of by with de del da do das dos du des par avec von vom mit di della con van door met z od przez por com per',
);
export const FOR_WORDS = words('for para pra pro pour für fuer per voor dla');
export const AND_WORDS = words('and & + y e et und en i oder or ou o of lub');

/** Who speaks, before their own name or that of what they run. */
export const SPEAKS_OF_SELF = phrases(
  "i am|i'm|im|my name is|my name's|this is|it's me|i call myself|soy|me llamo|mi nombre es|yo soy|sou|sou a|sou o|chamo-me|me chamo|meu nome é|o meu nome é|eu sou|aqui é|aqui é a|aqui é o|je suis|je m'appelle|mon nom est|moi c'est|c'est|ich bin|ich heiße|mein name ist|ich bin der|ich bin die|hier ist|sono|mi chiamo|il mio nome è|sono la|sono il|ik ben|ik heet|mijn naam is|met|jestem|nazywam się|mam na imię|tu",
);
/** Who runs something, before its name. */
export const RUNS = phrases(
  "we are|we're|we are the|we run|i run|i own|we own|i have|we have|somos|somos el|somos la|llevo|llevamos|dirijo|regento|tengo|tenemos|somos a|somos o|temos|tenho|nous sommes|on est|je tiens|nous tenons|je gère|j'ai|nous c'est|wir sind|wir sind der|wir sind die|wir sind das|ich führe|wir führen|ich leite|wir vom|wir von|siamo|siamo la|siamo il|gestisco|gestiamo|abbiamo|ho|wij zijn|we zijn|wij van|wij runnen|jesteśmy|prowadzę|prowadzimy|mamy|welcome to|bienvenidos a|bienvenue chez|willkommen bei|benvenuti da|welkom bij|witamy w|bem-vindos à|meet|introducing",
);
/** What leads to a name besides the words of each language for "called". */
export const LEADS_TO_NAMES = phrases(
  "trade as|trading as|trade under|trades as|go by|goes by|we go by|call it|call them|call ourselves|calling it|calls itself|business is|company is|shop is|studio is|brand is|name of the business|its name is|work under|on behalf of|la empresa es|el negocio es|la marca es|lo llamamos|le pusimos|le puse|se llamará|bautizado|bautizada|en nombre de|en nombre del|a empresa é|a marca é|chamo-lhe|chamamos-lhe|lhe chamamos|batizado|batizada|chama|em nome da|em nome do|a gente se chama|l'entreprise est|la marque est|l'enseigne|sous l'enseigne|ça s'appelle|on l'a appelé|au nom de|au nom du|firma|die firma ist|der betrieb ist|die marke ist|nenne ich|nennen wir|firmiere als|im namen von|im namen des|im namen der|nome della ditta|la ditta è|l'azienda è|il marchio è|l'abbiamo chiamato|l'abbiamo chiamata|l'ho chiamato|l'ho chiamata|a nome di|a nome della|per conto di|het bedrijf is|de zaak is|het merk is|noem ik|onder de vlag|namens|nazwa|nazwie|firma to|marka to|nazwaliśmy|nazwałem|nazwałam|w imieniu|zwie się|tytuł|titel|title|titolo|título|titre",
);
/** What stands behind a name that is told before its cue: "Bak & Trap heten we". */
export const FOLLOWS_NAMES = phrases(
  "is the name|is our name|is my name|is what we|we're called|we are called|it's called|its called|is how|heten we|heet het|heet ik|heet de|heißt|heiß ich|heißen wir|nennen wir|nenne ich|nennt sich|se llama|nos llamamos|es el nombre|es como|chama-se|chamamo-nos|é o nome|s'appelle|c'est le nom|est le nom|c'est nous|ci chiamiamo|si chiama|è il nome|is de naam|noemen we|nazywa się|to nazwa|tak się nazywamy",
);
/** "is a", in the general. */
export const IS_WORDS = words("is are es son é são est sont ist sind è sono zijn to jest są c'est was offers bietet");

/** Labels of addresses, persons and times: what stands behind them is none. */
export const LABELS_OF_OTHERS = words(
  'from to cc subject date re fwd von an betreff datum de para asunto fecha à objet da a oggetto data van aan onderwerp assunto od do temat wo where ort lugar dónde lieu où luogo dove plaats waar miejsce gdzie place address adresse dirección endereço indirizzo adres when wann quando quand kiedy preis price precio preço prix prezzo prijs cena tel telefon phone teléfono telefone téléphone telefono telefoon mail email contact kontakt contacto contato contatto',
);
/** Labels whose value is a name. */
export const LABELS_OF_NAMES = words(
  'name product business company brand organisation organization charity club society association event festival course project app campaign client title who nombre producto empresa negocio marca organización asociación fundación evento curso proyecto cliente campaña título nome produto negócio organização associação projeto campanha nom produit entreprise société marque organisme projet événement titre formation produkt firma unternehmen marke anbieter anbieterin organisation verein veranstaltung kurs projekt firmenname praxis betrieb titel prodotto azienda ditta attività marchio organizzazione associazione corso progetto titolo bedrijf merk organisatie vereniging stichting evenement cursus naam bedrijfsnaam aanbieder praktijk nazwa organizacja stowarzyszenie fundacja wydarzenie tytuł game podcast book ebook',
);
/** Persons before whose name a title or what they are stands. */
export const BEFORE_PERSONS = words(
  'mr mrs ms miss dr dra prof sr sra señor señora don doña dona senhor senhora frau herr herrn madame monsieur mme maître signor signora sig dott dottoressa mevrouw meneer pan pani pana ' +
    'inh inhaber inhaberin owner owned run led founder chef coach teacher trainer vet author host presenter director manager partner brother sister wife husband son daughter friend mum dad ' +
    'dueño dueña titular profesor profesora director directora autora autor con mujer marido hija hijo ' +
    'avec mari femme fils fille professeur auteur autrice gérant gérante ' +
    'mit leiterin leiter meister meisterin trainerin autorin autor mann tochter sohn ' +
    'con titolare marito moglie figlio figlia docente maestro maestra ' +
    'met eigenaar docent man vrouw dochter zoon ' +
    'z prowadzi autorka autor właściciel właścicielka mąż żona com professor professora autora dono dona marido filha filho and y e et und en i',
);
/** Words of streets. */
export const STREETS = words(
  'street road lane avenue square close hill high st rd calle avenida plaza paseo carrer camino ctra rua travessa largo praça estrada rue place quai chemin boulevard impasse allée cours weg strasse gasse platz allee damm ufer via viale piazza corso vicolo straat laan plein kade gracht weg ulica ulicy ul aleja rynek',
);
/** Forms of companies and societies. */
export const COMPANY_FORMS = words(
  'ltd limited llc inc plc gmbh ug kg ohg ag ev e.v eg sl s.l sa s.a slu sarl sas eurl srl s.r.l snc bv b.v vof cooperative coop lda ltda mei sp co',
);

/** What a sentence, a letter or a remark begins with, and no name does. */
export const OPENS_SENTENCES = words(
  "i i'm im we we're it it's its you your he she they my our this that these there here if when please call ring book open what how where why so ok okay right and but also no not do don't can could would need want make get all every each any just hi hello hey viele liebe dear beste geachte gentile estimado estimada querido querida prezado prezada szanowny szanowna thanks thank from on with for about " +
    'yo nosotros nuestro nuestra nuestros nuestras mi mis tenemos tengo somos soy estamos si cuando todo todos hola buenas buenos necesito quiero quería hacemos hago se para por con sin es son desde también no esto esta este ' +
    'nós nosso nossa temos tenho somos sou estamos fazemos faço quero queria preciso oi olá bom boa para com sem é são desde também não isto esta este aqui atendo ' +
    "nous notre nos je j' mon ma mes on vous il elle ce c' cette voici bonjour salut pour avec sans depuis aussi pas si quand tout est toujours " +
    'wir unser unsere ich mein meine es er sie das dies hier wenn bitte hallo guten liebe lieber für mit ohne seit auch nicht kein keine bei alle alles brauche ' +
    'noi nostro nostra siamo sono abbiamo facciamo io mio mia se quando ciao buongiorno vorrei mi per con senza è da anche non questo questa tutti ' +
    'wij we ons onze mijn ik je u het dit hier als graag hoi hallo voor met zonder sinds ook niet geen is zijn alle ' +
    'my nasz nasza nasze mamy jesteśmy ja mój moja jeśli proszę dzień cześć hej potrzebuję chcę dla z bez od także nie to jest są robimy',
);
/** What goes on behind a name that is told without capitals and marks. */
export const GOES_ON_BEHIND = words(
  'and but so we i im its it in at on is are because are since for with that which who you they our have has do does or as there ' +
    'y porque que pero en con por para somos soy tengo hacemos hago está estoy estamos desde nuestra nuestro lo mi ' +
    'e mas em na no com sou fica fico faço fazemos tenho temos estou estamos onde aqui os ' +
    'et mais je on nous est dans pour avec qui depuis mon notre il elle chez ' +
    'und aber ich wir ist im am bei mit für ja weil seit aus also das die ein eine einfach wirklich eigentlich ' +
    'ma che sono siamo faccio facciamo ho per da dal a al ' +
    'maar ik wij op met voor bij sinds want wat ' +
    'i ale jest jestem mam na dla od bo u w z',
);
/** What the first lines of papers are about rather than what they name. */
export const COVERS = words(
  'old alt alter alte vecchio vecchia viejo antiguo ancien oud oude stary nota prensa imprensa comunicado press release pressemitteilung communiqué comunicato persbericht embargo draft entwurf borrador brouillon bozza rascunho concept szkic text texto texte testo tekst notes notas notizen appunti notities brief briefing questionnaire fragebogen cuestionario folder flyer volantino landing page website seite web site web página pagina strona sito stand version asunto betreff subject oggetto onderwerp objet assunto temat info infos',
);

/** "Sala OSP w Dąbrówce": what stands before whose room it is. */
export const VENUES: readonly string[] = [
  'sala',
  'sali',
  'salę',
  'salle',
  'salón',
  'salão',
  'salone',
  'saal',
  'zaal',
  'aula',
  'remiza',
];

/** "Preparamos el Réquiem de Fauré": what stands before a work that somebody plays. */
export const PERFORMS: readonly string[] = [
  ...['preparamos', 'ensayamos', 'cantamos', 'tocamos', 'interpretamos', 'ensaiamos'],
  ...['performing', 'rehearsing', 'singing', 'répétons', 'chantons', 'jouons', 'préparons'],
  ...['proben', 'singen', 'spielen', 'prepariamo', 'proviamo', 'cantiamo', 'suoniamo'],
  ...['repeteren', 'zingen', 'spelen', 'śpiewamy', 'gramy', 'ćwiczymy'],
];

/** "Dirige Begoña Arias": what stands before who leads something. */
export const LED: readonly string[] = [
  'dirige',
  'conduce',
  'imparte',
  'presenta',
  'leitet',
  'dirigiert',
  'moderiert',
  'prowadzi',
];
