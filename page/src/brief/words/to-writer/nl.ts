import type { WriterSignals } from './signals.ts';

export const NL: WriterSignals = {
  certain: [
    ...['onder ons', 'onder ons gezegd', 'tussen ons', 'blijft onder ons', 'in vertrouwen', 'vertrouwelijk', 'nog geheim', 'nog een geheim', 'nog niet openbaar', 'nog niet officieel', 'nog niet bekend', 'ter info', 'voor jullie informatie', 'niet verder vertellen'],
    ...['laat die weg', 'laat dat weg', 'laat ze weg', 'laat dit weg', 'weglaten', 'niet noemen', 'niet vermelden', 'niet over de', 'begin niet over', 'praat niet over', 'erbuiten laten', 'laat erbuiten', 'liever niet noemen', 'hoeft er niet op', 'hoeft er niet in'],
    ...['jullie zijn de experts', 'jullie zijn de expert', 'jij bent de expert', 'u bent de expert', 'jullie weten beter', 'jij weet beter', 'u weet beter', 'jullie weten het best', 'ik vertrouw op', 'ik vertrouw jullie', 'ik vertrouw erop', 'zie maar', 'kijk maar', 'doe maar wat', 'naar eigen inzicht', 'vrije hand'],
    ...['wat vinden jullie', 'wat vind je', 'wat vindt u', 'wat denken jullie', 'hoor ik het graag', 'laat maar weten', 'laat het me weten', 'laat even weten', 'bel me even', 'vraag het me', 'bij vragen hoor'],
    ...['sorry voor', 'excuses voor', 'tikfouten', 'typfouten', 'taalfouten', 'spelfouten', 'hopelijk is dit', 'hoop dat dit', 'pas gerust aan', 'herschrijven', 'herschrijf', 'in jullie eigen woorden', 'de woorden mag', 'mag je veranderen', 'mogen jullie veranderen', 'geen schrijver', 'kan niet goed schrijven', 'formulering*'],
    ...['minder is meer', 'niet overdrijven', 'geen poespas', 'geen reclamepraat', 'eruit springen', 'in het oog springen', 'opvallen', 'kreeg je naam', 'kreeg jullie naam', 'kreeg uw naam', 'heb jullie naam van', 'raadde jullie aan', 'heeft jullie aangeraden', 'ik schrijf namens', 'namens mijn'],
    ...['euro budget', 'ons budget', 'mijn budget', 'het budget is', 'wat zou dat kosten', 'wat kost zo', 'online hebben', 'online staan', 'online gaan', 'live gaan', 'vanzelf begint', 'automatisch afspe*'],
    ...['stuur ik later', 'stuur ik na', 'stuur ik nog', 'sturen we later', 'sturen we na', 'die stuur ik', 'mail ik', 'lever ik aan', 'leveren we aan', 'komt nog', 'komen nog', 'volgt nog', 'volgen nog', 'deftig klinken'],
  ],
  making: [
    ...['wix', 'wordpress', 'squarespace', 'jimdo', 'site', 'sites', 'website*', 'webpagina', 'de pagina', 'deze pagina', 'homepage', 'logo', 'ontwerp', 'schets', 'concept', 'sjabloon', 'domein', 'klikken', 'kliks', 'pop-up*', 'popup*', 'aftelklok', 'banner', 'kop', 'koppen', 'design', 'vormgeving', 'grote letters', 'lettertype'],
    ...['lange teksten', 'tekst', 'teksten', 'google', 'seo', 'een bureau', 'reclamebureau', 'een video', 'een kaartje', 'een formulier', 'een knop', 'telefoonnummer', 'folder', 'facebook', 'instagram', 'computers', "de foto's", 'alinea*', 'ziet er niet uit'],
  ],
  progress: [
    ...['stuur ik', 'sturen we', 'later', 'nog niet', 'niet klaar', 'klaar zijn', 'moet klaar', 'voor de zomer', 'voor kerst', 'voor vrijdag', 'vrijdag', 'eind van de maand', 'volgende week', 'zo snel mogelijk', 'dringend', 'haast', 'voorlopig', 'voor nu', 'voor alles', 'denken nog na', 'denk nog na', 'twijfelen nog', 'weten we nog niet', 'weet ik nog niet', 'budget', 'offerte'],
    ...['staat op facebook', 'staat op instagram', 'van instagram', 'haal het', 'halen', 'gemaakt', 'geprobeerd', 'hadden eerst', 'vroeg', 'wil het', 'wil hem'],
  ],
  opinion: [
    ...['ik haat', 'wij haten', 'we haten', 'ik hou niet van', 'we houden niet van', 'wij houden niet van', 'vind ik niet mooi', 'ik vind', 'ik denk', 'ik dacht', 'we dachten', 'ik twijfel', 'niet overtuigd', 'niet zeker', 'weet ik niet', 'ik weet niet', 'we weten niet', 'geen idee', 'geen verstand van', 'weet er niets van', 'niet handig met', 'ben geen', 'kan niet goed'],
    ...['ik heb liever', 'we hebben liever', 'wij hebben liever', 'liever niet', 'liever dat', 'wil ik niet', 'willen wij niet', 'willen we niet', 'we willen niet', 'ik wil niet', 'eerlijk gezegd', 'vreselijk', 'lelijk', 'afschuwelijk', 'een ramp', 'ergeren', 'schaam me', 'ik niet', 'te veel', 'saai', 'zeggen liever'],
  ],
  others: ['mijn baas', 'onze baas', 'mijn man', 'mijn vrouw', 'mijn partner', 'mijn compagnon', 'mijn dochter', 'mijn zoon', 'mijn neef', 'mijn nicht', 'mijn broer', 'mijn zus', 'mijn moeder', 'mijn vader', 'het bestuur', 'een bureau', 'de concurrent', 'de concurrentie', 'een vriend', 'een vriendin', 'mijn collega', 'vorige eigenaar', 'mijn klanten zijn', 'onze klanten zijn'],
  impression: ['lijken', 'lijkt op', 'op een keten', 'op een bank', 'eruitzien', 'eruitziet', 'uitstralen', 'uitstraling', 'klinken', 'klinkt', 'overkomen', 'overkomt', 'meer een', 'meer als', 'opvalt', 'springen', 'deftig', 'tuttig*', 'kitsch*', 'schreeuwen', 'schreeuwerig', 'serieus maar', 'simpel maar', 'rustig maar'],
  wish: ['zou fijn zijn', 'zou mooi zijn', 'zou leuk zijn', 'zou goed zijn', 'moet', 'moeten', 'mag', 'mogen', 'zou moeten', 'graag', 'ik wil', 'we willen', 'wij willen', 'ik zou graag', 'wil', 'kunnen jullie', 'kunt u', 'kun je', 'kunnen we', 'zet', 'maak', 'gebruik', 'dus', 'zegt', 'noem', 'als je meteen'],
  hedges: ['misschien', 'eventueel', 'ergens', 'als er plek is', 'als er ruimte is', 'als het kan', 'als het lukt', 'zo mogelijk', 'een soort', 'iets van', 'iets met', 'zo min mogelijk', 'zo weinig mogelijk', 'zo simpel mogelijk', 'of zo'],
  readers: ['mensen', 'niemand leest', 'lezen toch', 'leest toch', 'mijn klanten', 'onze klanten', 'de klanten', 'bezoekers', 'meteen', 'zijn ouder', 'boven de 60', 'op hun telefoon', 'mobiel'],
  goods: ['bevroren', 'kunstmatig*', 'chemisch*', 'toegevoegd*', 'nieuws', 'anders', 'wordt', 'is', 'gaat', 'voor'],
  perceive: ['zich thuis voelen', 'zich welkom', 'voelen', 'denken', 'zien', 'merken', 'begrijpen', 'weten', 'snappen', 'de indruk', 'het gevoel', 'vertrouwen', 'vinden', 'zin krijgen', 'meteen zien'],
  headings: ['nog open', 'open punten', 'open vragen', 'nog te doen', 'to do', 'todo', 'nog te bepalen', 'ontbreekt nog', 'interne notities', 'niet voor de pagina', 'niet publiceren', 'budget', 'briefing', 'doel van de pagina', 'doel van de site', 'doelen van de site', 'concurrenten', 'niet noemen', 'niet vermelden', 'weglaten', 'sites die we mooi vinden', 'vragen aan jullie', 'ps', 'p.s.'],
};
