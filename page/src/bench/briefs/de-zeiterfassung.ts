import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-zeiterfassung',
  language: 'de',
  title: 'LP Stempelwerk',
  projectName: 'Stempelwerk',
  projectDescription: '',
  text: `BRIEFING LANDINGPAGE / KUNDE: STEMPELWERK / VERSION 3 FINAL

ZIEL
Mehr Testanmeldungen, der Chef will 40 im Monat.

PRODUKT
Stempelwerk ist eine Zeiterfassung für Handwerksbetriebe mit 3 bis 80 Leuten. Gestempelt wird mit dem Handy, am Tablet in der Werkstatt oder per Anruf. Stunden gehen auf Baustelle und Auftrag, das Lohnbüro bekommt eine Datei für DATEV.

FUNKTIONEN
- Überstundenkonto, das jeder selbst sieht
- Urlaubsantrag in zwei Klicks
- Foto zur Baustelle, mit Uhrzeit
- offline nutzbar, auch im Keller

PREISE (netto)
Starter 3,90 € pro Person/Monat, bis 10 Personen
Team 5,50 € pro Person/Monat, ab 11 Personen
Einrichtung einmalig 249 €
30 Tage gratis, monatlich kündbar

REFERENZEN
Dachdeckerei Pohl, Kassel: „Ich spare jeden Monat zwei Tage Zettelkram.“ (Nicole Pohl)
Elektro Sander, Fulda

FAQ
Wo liegen die Daten? In Frankfurt.
Braucht jeder ein Smartphone? Nein, ein Anruf genügt.
Ist das gesetzeskonform? Ja, nach dem Urteil des BAG von 2022.

KONTAKT
Stempelwerk GmbH, Holländische Straße 40, 34127 Kassel, 0561 555 0240, hallo@stempelwerk.example
Vorführungen bitte einen Tag vorher anmelden.

TONALITÄT
Auf Augenhöhe, duzen, nicht so steif wie beim letzten Mal.

NO-GOS
Keine Stoppuhren, keine Handschlagbilder, Wettbewerber nicht nennen (vor allem nicht Zeitfux).

OFFEN
Logo kommt von Jule, das Budget ist noch nicht freigegeben. Die App für Apple Watch erst im Herbst ankündigen, also noch weglassen.`,
  facts: [
    { what: 'name', all: ['Stempelwerk'] },
    { what: 'was', all: ['Zeiterfassung für Handwerksbetriebe'] },
    { what: 'größe', all: ['3 bis 80 Leuten'] },
    { what: 'stempeln', all: ['Handy', 'Tablet', 'per Anruf'] },
    { what: 'auftrag', all: ['Baustelle und Auftrag'] },
    { what: 'datev', all: ['DATEV'] },
    { what: 'überstunden', all: ['Überstundenkonto'] },
    { what: 'urlaub', all: ['Urlaubsantrag in zwei Klicks'] },
    { what: 'foto', all: ['Foto zur Baustelle'] },
    { what: 'offline', all: ['offline nutzbar'] },
    { what: 'netto', all: ['netto'] },
    { what: 'starter', all: ['Starter', '3,90 €', 'bis 10 Personen'] },
    { what: 'team', all: ['Team', '5,50 €', 'ab 11 Personen'] },
    { what: 'einrichtung', all: ['Einrichtung', '249 €'] },
    { what: 'probezeit', all: ['30 Tage gratis'] },
    { what: 'kündigung', all: ['monatlich kündbar'] },
    { what: 'zitat', all: ['zwei Tage Zettelkram', 'Nicole Pohl'] },
    { what: 'pohl', all: ['Dachdeckerei Pohl'] },
    { what: 'sander', all: ['Elektro Sander'] },
    { what: 'frage daten', all: ['Wo liegen die Daten?', 'Frankfurt'] },
    { what: 'frage smartphone', all: ['Braucht jeder ein Smartphone?', 'ein Anruf genügt'] },
    { what: 'frage gesetz', all: ['gesetzeskonform', 'Urteil des BAG'] },
    { what: 'adresse', all: ['Holländische Straße 40'] },
    { what: 'telefon', all: ['0561 555 0240'] },
    { what: 'mail', all: ['hallo@stempelwerk.example'] },
    { what: 'vorführungen', all: ['Vorführungen', 'einen Tag vorher'] },
  ],
  forbidden: [
    'Briefing',
    'Version 3',
    'Testanmeldungen',
    '40 im Monat',
    'Tonalität',
    'Augenhöhe',
    'nicht so steif',
    'No-Gos',
    'Stoppuhren',
    'Handschlagbilder',
    'Zeitfux',
    'Jule',
    'freigegeben',
    'Apple Watch',
    'Contact us',
  ],
};
