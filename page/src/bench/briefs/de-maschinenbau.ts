import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'de-maschinenbau',
  language: 'de',
  title: 'Startseite',
  projectName: 'Voss Getriebetechnik GmbH',
  projectDescription: 'Zahnräder und Getriebe',
  text: `Voss Getriebetechnik GmbH, Remscheid. Wir fertigen Zahnräder, Zahnstangen und Sondergetriebe für Maschinenbauer, Einzelteile und Kleinserien bis 500 Stück.

Leistungen:
• Verzahnen bis Modul 12, Durchmesser bis 1.200 mm
• Schleifen, Qualität 5 nach DIN 3962
• Reparatur nach Muster, auch ohne Zeichnung
• Eilservice: 72 Stunden bei Stillstand

62 Mitarbeiter, gegründet 1954, zertifiziert nach ISO 9001:2015. Kunden u.a. Hallberg Pumpen, Krantechnik Nord und Papierfabrik Lenne.

Mindestbestellwert 250 € netto. Angebot innerhalb von 2 Arbeitstagen.

Ansprechpartner: Dipl.-Ing. Jörg Voss (Vertrieb), -12, Sabine Krämer (Arbeitsvorbereitung). Tel. 02191 555 08-0, anfrage@voss-getriebe.example, Industriestraße 18, 42859 Remscheid.

Bitte sachlich, keine Superlative, dunkelblau. Im Formular: Firma, Name, E-Mail, Stückzahl.`,
  facts: [
    { what: 'name', all: ['Voss Getriebetechnik GmbH'] },
    { what: 'ort', all: ['Remscheid'] },
    { what: 'produkte', all: ['Sondergetriebe'], any: ['Zahnräder, Zahnstangen und Sondergetriebe', 'Zahnstangen'] },
    { what: 'serie', all: ['bis 500 Stück'] },
    { what: 'für wen', all: ['Maschinenbauer'] },
    { what: 'verzahnen', all: ['Modul 12', '1.200 mm'] },
    { what: 'schleifen', all: ['Schleifen', 'DIN 3962'] },
    { what: 'reparatur', all: ['Reparatur nach Muster'] },
    { what: 'eilservice', all: ['Eilservice', '72 Stunden'] },
    { what: 'mitarbeiter', all: ['62 Mitarbeiter'] },
    { what: 'gegründet', all: ['1954'] },
    { what: 'iso', all: ['ISO 9001:2015'] },
    { what: 'kunde hallberg', all: ['Hallberg Pumpen'] },
    { what: 'kunde krantechnik', all: ['Krantechnik Nord'] },
    { what: 'kunde lenne', all: ['Papierfabrik Lenne'] },
    { what: 'mindestbestellwert', all: ['Mindestbestellwert', '250 €'] },
    { what: 'angebot', all: ['2 Arbeitstagen'] },
    { what: 'voss', all: ['Jörg Voss', 'Vertrieb'] },
    { what: 'krämer', all: ['Sabine Krämer', 'Arbeitsvorbereitung'] },
    { what: 'telefon', all: ['02191 555 08-0'] },
    { what: 'mail', all: ['anfrage@voss-getriebe.example'] },
    { what: 'adresse', all: ['Industriestraße 18'] },
  ],
  forbidden: ['Bitte sachlich', 'keine Superlative', 'Im Formular', 'führender', 'Opening hours', 'Contact us'],
};
