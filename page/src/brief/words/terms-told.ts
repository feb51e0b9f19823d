/**
 * How a sentence tells terms rather than what something is, in all languages: what is asked of whoever comes, hours,
 * limits, how long it takes, rules of the house.
 */

/** What terms begin with: "Need a clean licence", "Max 350 runners", "Délai : environ six semaines". */
export const TERMS_FIRST: readonly string[] = [
  "(?:you(?:['’]ll)? )?need (?:an?|your own|to)|you must|please|max(?:imum)?|minimum|at (?:most|least)|turnaround|lead time|waiting time|cancellations?|deposit|financing",
  'hay que|necesitas|necesitarás|se requiere|imprescindible|m[aá]ximo|m[ií]nimo|plazo(?: de entrega)?|cancelaciones|señal de|financiación|se ruega|por favor',
  'é preciso|precisa de ter|tem de (?:ter|ser)|exige-se|m[aá]ximo|m[ií]nimo|prazo(?: de entrega)?|cancelamentos?|sinal de|financiamento|por favor',
  "il faut|vous devez|prévoir|maximum|minimum|délais?|annulations?|acompte|financement|merci de|s['’]il vous plaît",
  'du brauchst|ihr braucht|sie brauchen|voraussetzung|bitte|maximal|höchstens|mindestens|lieferzeit|wartezeit|stornierung(?:en)?|anzahlung|finanzierung',
  'occorre|bisogna|è richiest[oa]|si richiede|massimo|minimo|soggiorno minimo|tempi(?: di consegna)?|disdette|caparra|finanziamento|si prega|per favore',
  'je hebt (?:een|je)|u hebt (?:een|uw)|vereist|maximaal|minimaal|minstens|max|levertijd|wachttijd|annuleren|aanbetaling|financiering|graag',
  'trzeba|musisz|wymagan[eay]|maksymalnie|minimum|co najmniej|termin realizacji|czas oczekiwania|zadatek|prosimy|proszę',
];

/** Words behind which a condition stands: "Same day if you call before 9". */
export const ON_CONDITION: readonly string[] = [
  'if|unless|provided',
  'si|salvo|siempre que',
  'se|desde que|salvo',
  "si|s['’]il|sauf|à condition",
  'wenn|falls|sofern|außer',
  'se|purché|salvo|tranne',
  'als|mits|indien|tenzij',
  'jeśli|jeżeli|o ile',
];

/** Rules of a house: "Telefoons gaan bij aankomst in een kistje", "Dogs on a lead". */
export const HOUSE_RULES: readonly string[] = [
  'on arrival|not allowed|not permitted|on a lead|on leads|at your own risk',
  'al llegar|a la llegada|no se permiten?|prohibid[oa]s?|bajo su responsabilidad',
  'à chegada|ao chegar|não (?:é|são) permitid[oa]s?|proibid[oa]s?',
  "à l['’]arrivée|interdite?s?|non admis|tenus? en laisse|pas autorisée?s?",
  'bei (?:der )?ankunft|nicht erlaubt|verboten|nicht gestattet|an der leine|auf eigene gefahr',
  "all['’]arrivo|vietat[oaie]|non ammess[oaie]|al guinzaglio",
  'bij aankomst|verboden|niet toegestaan|aan de lijn|op eigen risico',
  'po przyjeździe|na miejscu zostawiam|zabronion[eay]|niedozwolon[eay]|na smyczy',
];

/** Words of opening hours, with which a time tells when something is open. */
export const OPEN_WORDS: readonly string[] = [
  'open|opened|opens|closed|closes|opening hours|hours',
  'abierto|abierta|abiertos|abrimos|cerrado|cerrada|cerramos|horario',
  'aberto|aberta|abrimos|fechado|fechada|fechamos|horário',
  'ouvert|ouverte|ouverts|fermé|fermée|horaires',
  'geöffnet|offen|geschlossen|öffnungszeiten',
  'aperto|aperta|aperti|chiuso|chiusa|chiusi|orario|orari',
  'open|geopend|gesloten|dicht|openingstijden',
  'otwarte|otwarty|otwarta|czynne|czynny|nieczynne|zamknięte|godziny',
];

/** Words that join a negation to what is said instead of it, or to a thing that it tells more of: "not a shop but a workshop". */
export const GOES_ON_TELLING: readonly string[] = [
  'but|that|which|who|whose|where|so|until|just|although|though|even',
  'sino|pero|que|quien|donde|hasta|para que|aunque',
  'mas|senão|que|quem|onde|até|mesmo que',
  'mais|que|qui|dont|où|pour que|même si',
  'sondern|aber|dass|damit|wo|bis|nur|auch wenn',
  'ma|bensì|che|chi|dove|finché|anche se',
  'maar|dat|die|waar|zodat|tot|ook als',
  'ale|lecz|który|która|które|gdzie|żeby|tylko|nawet',
];
