// What only a briefing for those who make a page labels its lines with, in all our languages.

/** The first line of a briefing: "Briefing Landingpage „Federnexpress“", "BRIEF – landing «Vela per tutti»". */
export const TITLE =
  /^(?:(?:creative|client|kreativ|project|web) ?)?brief(?:ing)?(?!\p{L})(?:[^\n«»„“”"]{0,40}[«„“"](?<name>[^\n«»„“”"]{2,40})[»“”"])?[^\n]{0,60}$/iu;

/** Labels whose lines are for nobody who visits. */
export const FOR_MAKERS =
  /^(?:approvals?|approved by|job no\.?|job number|filled in by|completed by|for office use(?: only)?|office use(?: only)?|ausgefüllt von|nur für die agentur|rellenad[oa] por|cumplimentado por|compilato da|riservato all['’]agenzia|preenchido por|rempli par|réservé à l['’]agence|ingevuld door|wypełnił[a]?|what you (?:do not|don['’]t) want|was (?:sie|ihr|du) nicht (?:wollen|wollt|willst)|lo que no (?:quiere|quieres|queréis)|ce que vous ne voulez pas|cosa non (?:volete|vuole)|o que não (?:quer|querem)|wat u niet wilt|sign[- ]?off|deadline|due(?: date)?|(?:media )?budget|distribution|go[- ]?live|version|freigaben?|abnahme|livegang|abgabe|(?:media)?budget|versionen|aprobaci[oó]n(?:es)?|visto bueno|presupuesto(?: de medios)?|fecha l[ií]mite|aprovaç(?:ão|ões)|verba(?: de m[ií]dia)?|orçamento de m[ií]dia|entrega da arte|approvazion[ei]|consegna(?: bozz[ae])?|scadenza|validations?|bon à tirer|échéance|budget (?:média|client)|goedkeuring|oplevering|mediabudget|akceptacja|termin oddania|budżet|excluded?|exclusions?|escludere|esclusioni|ausschlüsse|exclusiones|exclusões|uitsluitingen|wykluczenia|(?:proof|draft)s? by|first draft|mise en page|maquetación|impaginazione|opmaak|indeling)$/iu;

/** "Yes: furniture", above "No: tyres": what is taken, and what is not. */
export const IS_TAKEN = /^(?:[>*•–-]{1,3} ?)?(?:yes|ja|sí|si|sì|oui|sim|tak) ?: \S/iu;
export const IS_NOT_TAKEN = /^(?<lead>[>*•–-]{1,3} ?)?(?<no>no|nein|non|não|nee) ?: (?<rest>\S.*)$/iu;
/** What says no to a list as one sentence, by the word that says so alone. */
export const NONE_OF: Readonly<Record<string, string>> = {
  no: 'No',
  nein: 'Keine',
  non: 'Pas de',
  não: 'Não',
  nee: 'Geen',
};

/** "WEBSITE QUESTIONNAIRE – please return to Aoife", "FORMULAIRE CLIENT n° 318": the first line of a form. */
export const FORM_TITLE =
  /^(?:(?:web ?site|client|new client|web|kunden) ?)?(?:questionnaire|fragebogen|cuestionario|formulaire(?: client)?|formulario(?: de cliente)?|questionario|formulário|vragenlijst|ankieta|briefing ?(?:form|bogen))(?!\p{L})[^\n]{0,60}$/iu;

/** Labels of what no page may say. */
export const NEVER_SAID =
  /^(?:[>*•–-]{1,3} ?)?(?:(?:please )?(?:do not|don['’]t|never) (?:mention|name|say)|(?:bitte )?nicht (?:erwähnen|nennen)|no (?:mencionar|citar|nombrar)|não (?:citar|mencionar|nomear|dizer)|ne pas (?:mentionner|citer|nommer|dire)|non (?:citare|menzionare|nominare|dire)|niet (?:noemen|vermelden)|nie (?:wspominać|wymieniać))$/iu;

/** Labels that say what a line is in the plan of a page, and nothing to whoever reads it there. */
export const SAYS_NOTHING_ELSE =
  /^(?:nom de (?:l['’]activité|l['’]entreprise|la société)|nome (?:dell['’]attività|do negócio)|activité|actividad|attività|atividade|your strengths|vos atouts|eure stärken|ihre stärken|vuestros puntos fuertes|i vostri punti di forza|votre histoire|your story|eure geschichte|vuestra historia|la vostra storia|avis|client|customer|project|product|brand|key (?:message|messages|facts?|points?)|main message|core message|what it does|proof(?: points?)?|reasons to believe|mandator(?:y|ies)|must[- ]haves?|quotes?|contents?|kunde|projekt|produkt|marke|kernbotschaft(?:en)?|hauptbotschaft|belege|beweise|pflichtangaben|zitat|inhalte?|cliente|proyecto|producto|marca|mensaje (?:clave|principal)|pruebas|datos|citas?|contenidos?|projeto|produto|fabricante|mensagem (?:chave|principal)|argumentos|provas|diferenciais|depoimento|conteúdos?|client|projet|produit|marque|message (?:clé|principal)|preuves|mentions obligatoires|citation|contenus?|committente|progetto|prodotto|messaggio (?:chiave|principale)|prove|citazione|contenuti|klant|opdrachtgever|kernboodschap|bewijs(?:punten)?|citaat|inhoud|klient|główny przekaz|dowody|cytat|to say|what to say|à dire|da dire|zu sagen|te vermelden|para decir|qué decir|a dizer|facts|figures|numbers|facts and figures|fakten|zahlen|zahlen und fakten|cifras|hechos|datos clave|chiffres(?: clés)?|faits|numeri|fatti|números|fac?tos|fatos|cijfers|feiten|liczby|fakty)$/iu;

/** Labels of a briefing beside those, which others understand. */
export const OF_BRIEFING =
  /^(?:business name|company name|firmenname|nombre (?:del negocio|de la empresa)|nome (?:dell['’]azienda|da empresa)|bedrijfsnaam|nazwa firmy|tone(?: of voice)?|target(?: audience| group)?|audience|cta|call to action|tonalität|zielgruppe|no[- ]?gos?|ton|tono|p[uú]blico(?: objetivo|[- ]alvo)?|cible|tom|target|doelgroep|grupa docelowa|objectives?|ziele?|objetivos?|objectifs?|obiettivi|background|hintergrund|goal|aim|goal of the page|style|look|colou?rs?|tonfall|stimmung|sfeer|ambiance|mise en page|main button|kontakt|contact|contacto|contatti|contato|where|wo|dónde|où|dove|waar|ziel|ziel der seite|stil|farben|anbieter|objetivo|objetivo de la página|estilo|colores|objectif|objectif de la page|style|couleurs|public visé|obiettivo|stile|colori|pubblico|objetivo da página|cores|doel|doel van de pagina|stijl|kleuren|cel|cel strony|styl|kolory|oferta|klient)$/iu;

/** Ages and what else a planner knows of those whom a page is for: ", 35–60, wenig Zeit". */
export const AGES =
  /,? ?(?:aged )?\(?\d{2} ?[–-] ?\d{2}(?: (?:years?|jahre|años|anos|ans|anni|jaar|lat)(?: old)?)?\)?(?:, [^\n.;]{0,80})?(?=[.;]|$)/u;

/** What a briefing calls the page: "Landing page, BargeLog 3.0 launch". */
export const PAGE_ITSELF =
  /^(?:(?:new )?(?:landing ?pages?|web ?site|web ?page|one[- ]?pager|landingpage|página|page d['’]atterrissage))(?:,| [–-]| for| für| para| pour| per| voor)? ?/iu;

/** "Embargoed until 00.01 on Monday", "Press office, ext. 214": lines around what is told to the press. */
export const OF_PRESS =
  /^(?:\[?(?:strictly )?(?:embargoed? (?:until|till)|embargo:|under embargo|sperrfrist|embargo hasta|sous embargo|embargo jusqu|embargo fino|sob embargo|embargo tot)[^\n]{0,60}|(?:press office|gabinete de prensa|pressestelle|service (?:de )?presse|ufficio stampa|assessoria de imprensa|gabinete de imprensa|persdienst|biuro prasowe)(?!\p{L})[^\n]{0,40}|-?(?:ends|ende|fin|fine|fim|einde|koniec)-?)$/iu;

/** "Qué: preparación de oposiciones", "Wat: boekhouding": labels before what it is, which need no label on a page. */
export const WHAT_IT_IS =
  /^(?:what(?: it is| we (?:do|are)| is it)?|qué(?: es)?|o qu[eê](?: é)?|quoi|c['’]est quoi|was(?: es ist| ist (?:es|das))?|cosa|che cosa|cos['’]è|wat(?: het is| is het)?|co(?: to jest)?)$/iu;

/** "Ziel der Seite: neue Mitglieder": labels before what a page shall bring. */
export const PURPOSE =
  /^(?:(?:goal|aim|purpose|objective)s?(?: of the (?:page|site))?|(?:ziel|zweck)(?: der (?:seite|website))?|objetivos?(?: d[ea] (?:la |a )?(?:página|web))?|objectifs?|but(?: de la page)?|objectif de la page|obiettiv[oi](?: della pagina)?|scopo(?: della pagina)?|doel(?: van de (?:pagina|site))?|cel(?: strony)?)$/iu;

/** "New members", "more bookings": what is hoped for, and no words for a button. */
export const HOPED_FOR =
  /^(?:(?:get |find |gain )?(?:new|more)|neue|mehr|nuev[oa]s|más|nouve(?:aux|lles)|plus d['’e]|nuov[ei]|più|nieuwe|meer|now[iey]|więcej|nov[oa]s|mais) [^,.;:!?"“„«]{3,40}[.]?$/iu;

/** 'Knop "Plan een kop koffie"': the words of a button within a line. */
export const BUTTON_IN_LINE =
  /(?:^|[,;–—-] ?| )((?:button|cta|botón|botão|bouton|knopf|pulsante|bottone|knop|przycisk) ?:? ?["“„«][^"“”„«»\n]{2,40}["”“»])[.]?$/iu;
