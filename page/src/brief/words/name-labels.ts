import { oneOf } from '../text/phrases.ts';

/** Labels whose value is what a page is about, in all languages: "Association:", "Anbieter:". */
const LABELS: readonly string[] = [
  'product|business|company|brand|organisation|organization|charity|club|society|association|event|festival|course|project|app|campaign|client|company name|business name|product name|name of the business|name|who we are|who',
  'producto|empresa|negocio|marca|organización|asociación|fundación|evento|curso|proyecto|nombre|nombre del negocio|nombre comercial|quiénes somos|quien somos|cliente|campaña',
  'produto|negócio|organização|associação|projeto|nome|quem somos|campanha',
  "produit|entreprise|société|marque|organisme|projet|événement|nom|nom de l’activité|nom de l'activité|qui sommes-nous|client|cours|formation",
  'produkt|firma|unternehmen|marke|anbieter|anbieterin|organisation|verein|veranstaltung|kurs|projekt|firmenname|praxis|betrieb|wer wir sind|wer|name der firma|kampagne',
  'prodotto|azienda|ditta|attività|marchio|organizzazione|associazione|corso|progetto|chi siamo|nome|campagna|studio',
  'product|bedrijf|merk|organisatie|vereniging|stichting|evenement|cursus|project|naam|bedrijfsnaam|wie zijn wij|wie we zijn|campagne|aanbieder|praktijk',
  'produkt|marka|organizacja|stowarzyszenie|fundacja|wydarzenie|kurs|projekt|nazwa|nazwa firmy|kim jesteśmy|kampania',
].flatMap((labels) => labels.split('|'));

/** A label at the beginning of a line, and what stands behind it. */
export const NAME_LABEL = new RegExp(
  `^[-•*·]?\\s?(${oneOf([...new Set(LABELS)])})\\s?(?::|\\||[–—-](?= ))\\s?(.{2,160})$`,
  'gimu',
);

/** Kinds of things as labels, whose value is a name where it is written as one: "Game: Moss & Mortar". */
const KINDS =
  'game|board game|book|novel|album|film|play|show|podcast|band|choir|shop|café|restaurant|hotel|school|studio|museum|gallery|farm|' +
  'juego|libro|novela|disco|obra|grupo|coro|tienda|restaurante|escuela|academia|taller|museo|granja|' +
  'jogo|livro|romance|peça|banda|loja|escola|oficina|quinta|' +
  'jeu|livre|roman|pièce|groupe|chœur|boutique|école|atelier|musée|ferme|' +
  'spiel|buch|roman|stück|band|chor|laden|geschäft|schule|atelier|hof|' +
  'gioco|libro|romanzo|spettacolo|gruppo|coro|negozio|ristorante|scuola|bottega|museo|agriturismo|' +
  'spel|boek|voorstelling|koor|winkel|zaak|school|boerderij|' +
  'gra|książka|powieść|spektakl|zespół|chór|sklep|restauracja|szkoła|pracownia';

/** The label of a kind of thing at the beginning of a line, what it is for ("Juego para móvil:"), and two words at least that are written as a name. */
export const KIND_LABEL = new RegExp(
  `^[-•*·]?\\s?(?:${oneOf([...new Set(KINDS.split('|'))])})(?: \\p{Ll}{2,16}){0,3}\\s?: ?["“„«]?(\\p{Lu}[^,;:.!?()|"“”„«»\\n]{2,50}?)(?=["”“»]|[,;.(|]|$| [–—-] )`,
  'gimu',
);

const BUSINESS =
  'company|business|firm|empresa|negocio|negócio|société|entreprise|firma|unternehmen|betrieb|azienda|ditta|bedrijf|zaak|vereniging|verein|association|asociación|associação|associazione';
const CAPITAL_WORD = "(?:\\p{Lu}|\\d)[\\p{L}\\d'’&.+-]*";

/** "Company is Ferrous Metrology Ltd": a sentence that says what a business is called. */
export const STATED_NAME = new RegExp(
  `(?:^|[.!?;\\n] ?)(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Ll]a|[Ee]l|[Oo]|[Aa]|[Dd]ie|[Dd]er|[Dd]as|[Uu]nsere?|[Ii]l|[Hh]et|[Dd]e|[Nn]otre) |[Ll]['’])?(?:${BUSINESS}|${BUSINESS.replace(/(?<=^|\|)./gu, (letter) => letter.toUpperCase())})(?: name)? (?:is|es|é|est|ist|è|to) (${CAPITAL_WORD}(?: (?:&|and|und|y|e|et|en|i|of|de|du|di|da|${CAPITAL_WORD})){1,5})`,
  'u',
);
