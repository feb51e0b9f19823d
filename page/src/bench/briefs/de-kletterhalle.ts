import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-kletterhalle',
  language: 'de',
  title: 'Boulderhalle',
  projectName: 'Blockwerk Jena',
  projectDescription: '',
  text: `moin, hier die infos für blockwerk, die boulderhalle in jena, löbstedter straße 66, seit 2017, 900 qm und 160 boulder, jede woche 25 neue

öffnungszeiten
mo 14-23
di-fr 10-23
sa so 9-22
feiertage wie sonntag

tageskarte 11,50, ermäßigt 9, kinder bis 12 6€
11er karte 115
monat 49,- ohne laufzeit
schuhe leihen 4€, chalk gibts nicht zum leihen

einführung für anfänger jeden donnerstag um 18 uhr, kostet nix, einfach kommen. kindergeburtstag ab 6 kinder 14 € pro kind, bitte mindestens eine woche vorher anmelden. barfuß klettern verboten. kinder unter 14 nur mit erwachsenen. bringt euer eigenes vorhängeschloss mit.
halle@blockwerk.example 03641 555 029

bild: weiß ich noch nicht, jedenfalls keine oberkörperfreien typen. mein mitgründer steht auf neon, ich eher nicht, macht was vernünftiges. das mit dem café lasst mal weg, ist noch nicht genehmigt. soll bis semesterstart fertig sein. danke euch!`,
  facts: [
    { what: 'name', all: ['blockwerk'] },
    { what: 'was', all: ['boulderhalle'] },
    { what: 'stadt', all: ['jena'] },
    { what: 'adresse', all: ['löbstedter straße 66'] },
    { what: 'seit', all: ['2017'] },
    { what: 'größe', all: ['900', '160 boulder'] },
    { what: 'neue', all: ['25 neue'] },
    { what: 'montag', all: ['mo', '14-23'] },
    { what: 'dienstag bis freitag', all: ['di-fr', '10-23'] },
    { what: 'wochenende', all: ['9-22'] },
    { what: 'feiertage', all: ['feiertage wie sonntag'] },
    { what: 'tageskarte', all: ['tageskarte', '11,50'] },
    { what: 'ermäßigt', all: ['ermäßigt', '9'] },
    { what: 'kinder', all: ['kinder bis 12', '6€'] },
    { what: 'elferkarte', all: ['11er', '115'] },
    { what: 'monat', all: ['monat', '49', 'ohne laufzeit'] },
    { what: 'schuhe', all: ['schuhe leihen', '4€'] },
    { what: 'einführung', all: ['einführung für anfänger', 'donnerstag', '18 uhr'] },
    { what: 'geburtstag', all: ['kindergeburtstag', '14 €'] },
    { what: 'anmeldung', all: ['eine woche vorher'] },
    { what: 'barfuß', all: ['barfuß klettern verboten'] },
    { what: 'unter 14', all: ['kinder unter 14', 'erwachsenen'] },
    { what: 'schloss', all: ['vorhängeschloss'] },
    { what: 'mail', all: ['halle@blockwerk.example'] },
    { what: 'telefon', all: ['03641 555 029'] },
  ],
  forbidden: [
    'moin',
    'hier die infos',
    'weiß ich noch nicht',
    'oberkörperfreien',
    'mitgründer',
    'neon',
    'was vernünftiges',
    'café',
    'genehmigt',
    'semesterstart',
    'danke euch',
    'Contact us',
  ],
};
