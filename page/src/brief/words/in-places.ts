import type { PageLanguage } from '@landfall/shared/contracts';

type ByLanguage = Readonly<Record<PageLanguage, string>>;

/**
 * In a town: what its name does without above a headline. German writes nouns as it writes towns ("in Absprache"), so that
 * a street has to follow.
 */
export const IN_PLACE: ByLanguage = {
  en: 'in',
  es: 'en',
  pt: 'em|no|na',
  fr: 'à|au',
  de: 'in(?= \\p{Lu}[\\p{L}-]+, \\p{Lu}[^,\\d]{3,30} \\d)',
  it: 'a|ad',
  nl: 'in|te',
  pl: '(?!)',
};

/** Around a town: what stands with its name, as does "in" where a language bends names behind it. */
export const NEAR_PLACE: ByLanguage = {
  en: 'near|around|round|across|all over',
  es: 'cerca de|alrededor de',
  pt: 'perto de|ao redor de|à volta de',
  fr: 'près de|autour de|dans tout le|dans toute la',
  de: 'nahe|rund um|in und um',
  it: 'vicino a|intorno a|nei dintorni di|in tutta la|in tutto il',
  nl: 'nabij|rondom|in en rond|in heel',
  pl: 'w okolicach|niedaleko|w|we|po',
};

/** Behind a town: what lies around it. */
export const AND_AROUND: ByLanguage = {
  en: 'and (?:around|surrounds|the surrounding area|nearby)',
  es: 'y alrededores',
  pt: 'e (?:arredores|região)',
  fr: 'et (?:alentours|environs)',
  de: 'und umgebung',
  it: 'e dintorni',
  nl: 'en omgeving',
  pl: 'i okolic[ea]',
};

/** Small words within the name of a town: "Shipston-on-Stour", "Ribeira de Pena". */
export const WITHIN_TOWN: ByLanguage = {
  en: 'upon|on|of|in|le|under',
  es: 'de|del|la|el|los|las|de la|de los',
  pt: 'de|da|do|dos|das',
  fr: 'de|du|des|sur|sous|en|la|le|les|de la',
  de: 'am|an der|im|in der|ob der|vor der',
  it: 'di|del|della|sul|in|al',
  nl: 'aan|bij|aan den|op|den|van',
  pl: 'nad|pod|koło',
};

/** What tells of somewhere else: where somebody learned, was born or won something, or where a thing was made. */
export const OF_ELSEWHERE: ByLanguage = {
  en: 'trained|studied|learn(?:ed|t)|born|grew up|worked|used to|university|college|championships?|won|printed|made|hosted|servers?',
  es: 'estudi\\p{L}+|aprend\\p{L}+|nac(?:í|ió|ida?|idos?)|trabajé|universidad|campeonato|gan(?:é|ó|amos)|impres[oa]s?|hech[oa]s|servidor\\p{L}*',
  pt: 'estud(?:ei|ou|ámos)|aprend\\p{L}+|nasc\\p{L}+|trabalhei|universidade|campeonato|ganh(?:ei|ou|ámos|amos)|impress[oa]s?|feit[oa]s|servidor\\p{L}*',
  fr: 'appris|étudié|formée?|née?s?|grandi|travaillé|parti\\p{L}*|pars|université|championnat|gagné|imprimée?s?|fabriquée?s?|hébergée?s?',
  de: 'gelernt|studiert|geboren|aufgewachsen|ausgebildet|gearbeitet|studium|universität|meisterschaft|gewonnen|gedruckt|hergestellt|server\\p{L}*',
  it: 'imparat\\p{L}|studiat\\p{L}|nat[oa]|cresciut\\p{L}|lavorato|università|campionat\\p{L}|vinto|stampat[oaie]|prodott[oaie]|server',
  nl: 'geleerd|gestudeerd|geboren|opgegroeid|gewerkt|opgeleid|universiteit|kampioenschap|gewonnen|gedrukt|gemaakt|servers?',
  pl: 'uczył\\p{L}*|studiował\\p{L}*|urodz\\p{L}+|pracował\\p{L}*|uniwersytet|mistrzostw\\p{L}*|zawodach|konkurs\\p{L}*|drukowan\\p{L}*|wyprodukowan\\p{L}*|serwer\\p{L}*',
};

/** What is had from anywhere, so that no town says where it is: "Webinar", "Buchhaltungssoftware". */
export const FROM_ANYWHERE: ByLanguage = {
  en: 'app|apps|software|saas|planner|platform|online|webinar|e-?books?|pdf|newsletter|podcast|video ?game',
  es: 'app|software|en la nube|aplicación|online|webinar|ebook|libro electrónico|boletín|en línea|pdf|p[oó]dcast',
  pt: 'app|software|aplicativo|na nuvem|online|webinar|e-?book|boletim|newsletter|podcast|pdf',
  fr: 'appli|application|logiciel|en ligne|webinaire?|e-?book|newsletter|podcast|pdf|infolettre',
  de: '(?:\\p{L}+-)?app|\\p{L}*software|online\\p{L}*|webinar|e-?book|newsletter|rundbrief|podcast|pdf',
  it: 'app|software|applicazione|gestionale|online|webinar|e-?book|newsletter|podcast|pdf',
  nl: 'app|\\p{L}*software|online|webinar|e-?book|nieuwsbrief|podcast|pdf',
  pl: 'aplikacj\\p{L}+|program komputerowy|online|webinar\\p{L}*|e-?book\\p{L}*|newsletter|podcast|pdf',
};

/** What has a name as towns do, and stands in one: "Haltestelle Kranichweg", "Dom Kultury". */
export const IN_A_TOWN: ByLanguage = {
  en: 'school|academy|hall|house|church|club|centre|center|station|park|museum|library|gallery|hotel|inn|bar|caf[eé]|europe|street|road|room',
  es: 'escuela|balneario|casa|centro|iglesia|club|estación|parque|museo|galería|hotel|bar|europa|plaza|barrio|calle|sala',
  pt: 'escola|casa|centro|igreja|clube|estação|parque|museu|galeria|hotel|bar|europa|bairro|galpão|rua|praça|sala',
  fr: 'école|maison|centre|église|club|gare|parc|musée|galerie|hôtel|bar|europe|salle|quartier|place|rue|château',
  de: 'am|im|an der|beim|auf|zum|zur|haltestelle|hinterhof|raum|schule|haus|halle|kirche|bahnhof|park|museum|galerie|hotel|europa|\\p{L}+(?:haus|hof|schule|halle|kirche)',
  it: 'scuola|casa|centro|chiesa|circolo|stazione|parco|museo|galleria|hotel|bar|europa|piazza|salita|via|sala',
  nl: 'school|huis|centrum|kerk|station|park|museum|galerie|hotel|europa|straat|zaal',
  pl: 'dom\\p{L}*|szkole|klubie|kościele|parku|muzeum|galerii|hotelu|polsce|europie|ul|sali|messengerze|facebooku',
};

/** A state behind a town: "Asheville NC". */
export const STATES =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]';
