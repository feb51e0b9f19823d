import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.map(({ label, value, unit, text, group, details }) =>
      [label, value, unit, text, group, ...details].filter(Boolean).join(' '),
    )
    .join(' | ');

/** What somebody wrote with words that elsewhere speak to whoever makes the page, and what must stay of it. */
const ORDINARY: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'languages in which something is given, too': [
    ['Corso di pasta a Siena:\n- massimo 12 persone, anche in inglese\n- pranzo compreso', 'anche in inglese'],
    ['Guided walks in Lisbon.\n- two hours, also in French\n- 15 people at most', 'also in French'],
    ['Stadtführungen in Jena. Zwei Stunden, auch auf Englisch, 12 Euro.', 'auch auf Englisch'],
  ],
  'prices behind a few dots, and those that shall not be hidden': [
    [
      'Knife sharpening, Bristol\n\nBread knife (serrated) ... £7\nGarden shears … £9.50',
      'Bread knife £7',
      'Garden shears £9.50',
    ],
    [
      'Ich schere Schafe in der Eifel. Schaf 9 € pro Tier, Alpaka 28 €. Keine Comic-Schafe, und den Preis nicht verstecken.',
      'Schaf 9 €',
      'Alpaka 28 €',
    ],
  ],
  'units that begin as a currency does': [
    [
      'Eletricista em Campinas: disjuntor R$ 90, tomada nova R$ 65 cada, ventilador R$ 150.',
      'Tomada nova R$ 65 cada',
      'Ventilador R$ 150',
    ],
  ],
  'prices of what is called as a look is': [
    [
      'Alquiler de trajes en Torrent.\n\n- Infantil: 95 € fin de semana\n- Saragüell hombre: 110 €',
      'Infantil 95 €',
      'Saragüell hombre 110 €',
    ],
  ],
  'questions of visitors': [
    [
      'Whitening in Leeds.\n\nDoes it hurt? No.\nWhat should I avoid afterwards? Coffee and red wine for two days.\nWhat does it cost? £180.\nHow long does it last? About two years.',
      'avoid afterwards',
      'Coffee and red wine',
      'About two years',
    ],
    [
      'Photographer in Hull.\n\nHow many photos do I get? About 60.\nCan we have photos in black and white? Yes, at no extra cost.\nWhere do we meet? At the pier.\nWhat do I wear? Plain colours.\nHow long does it take? One hour.',
      'About 60',
      'no extra cost',
      'Plain colours',
    ],
    [
      'Hairdresser in Leeds.\n\nWhich colours do you use? Only plant dyes.\nDo you cut children? Yes, from £12.\nHow long does a cut take? 40 minutes.\nWhere can I park? Behind the church.',
      'plant dyes',
    ],
    [
      'Kletterhalle in Kiel.\n\nDürfen Besucher nur zuschauen? Ja, kostenlos.\nBrauche ich Schuhe? Nein, wir verleihen sie für 4 Euro.\nAb welchem Alter? Ab fünf Jahren.\nWo kann ich parken? Hinter der Halle.',
      'kostenlos',
      'zuschauen',
    ],
    [
      'Malerbetrieb in Kiel.\n\nWelche Farben verwenden Sie? Mineralfarben ohne Lösungsmittel.\nWas kostet ein Zimmer? Ab 380 Euro.\nWie lange dauert es? Zwei Tage.\nMuss ich ausräumen? Nein, wir rücken die Möbel.',
      'Mineralfarben',
    ],
    [
      'Estudio de tatuajes en Soria.\n\n¿Qué estilo hacéis? Línea fina y blackwork.\n¿Cuánto cuesta? Desde 60 euros.\n¿Duele? Un poco.\n¿Qué debo evitar después? El sol y la piscina dos semanas.\n¿Dónde estáis? Calle Mayor 3.',
      'blackwork',
      'El sol y la piscina',
    ],
    [
      'Tatoueur à Lyon.\n\nQuel est votre style ? Trait fin.\nCombien ça coûte ? Dès 60 euros.\nQue faut-il éviter après ? Le soleil et la piscine.\nOù êtes-vous ? 3 rue des Tables.\nÇa fait mal ? Un peu.',
      'Le soleil et la piscine',
    ],
    [
      'Parrucchiere a Lodi.\n\nChe colori usate? Solo vegetali.\nQuanto costa un taglio? 22 euro.\nCosa non deve mancare? La vostra foto preferita.\nDove siete? Via Roma 3.\nSi può prenotare? Sì, al 0371 555123.',
      'Solo vegetali',
    ],
    [
      'Klinika laserowa w Opolu.\n\nCzego nie robić przed zabiegiem? Nie opalać się dwa tygodnie.\nIle kosztuje? Od 200 zł.\nGdzie jesteście? ul. Krótka 4.\nCzy boli? Trochę.',
      'Nie opalać się',
    ],
    [
      'Dentista em Beja.\n\nO que não deve comer depois? Nada quente durante duas horas.\nQuanto custa? Consulta 40 euros.\nOnde ficam? Rua da Sé 4.\nDói? Não, com anestesia.',
      'Nada quente',
    ],
    [
      'Hotel in Kiel. Häufige Fragen\nGibt es Parkplätze? Ja, gratis.\nWelchen Stil haben die Zimmer? Skandinavisch, mit Holzboden.\nSind Hunde erlaubt? Ja, 10 Euro pro Nacht.\nWann kann ich anreisen? Ab 15 Uhr.',
      'Skandinavisch',
    ],
    [
      'Roofer in Hull.\nFAQ\nDo you work in winter? Yes, unless it snows.\nWhat colours of tile are there? Red, grey and black.\nDo you take photos of the work? Yes, before and after.\nHow long is the guarantee? Ten years.\nWhat does a roof cost? From £5,000.',
      'Red, grey and black',
      'before and after',
    ],
  ],
  'lists under a heading that denies something else': [
    ['Please do not write, call us:\n01482 555 123\njo@hull.org', '01482 555 123', 'jo@hull.org'],
    ['Kletterhalle in Kiel.\n\nNicht schreiben, sondern anrufen:\n0431 555 123', '0431 555 123'],
    ['Do not write to us by post:\n- ring 01482 555 123\n- or mail jo@hull.org', '01482 555 123', 'jo@hull.org'],
    ['Bakery in Hull.\n\nDo not write:\n- ring 01482 555 123', '01482 555 123'],
    ['Bakery in Hull.\n\nThings we leave out of our bread:\n- palm oil\n- enzymes', 'palm oil', 'enzymes'],
    ['Campsite in Wales.\n\nWhat to leave out of your rucksack:\n- glass bottles\n- radios', 'glass bottles', 'radios'],
    ['Toy library in Leeds.\n\nKeep out of reach of children:\n- small parts\n- batteries', 'small parts', 'batteries'],
    ['Bäckerei in Kiel.\n\nWas Sie weglassen:\n- Zucker\n- Weizen', 'Zucker', 'Weizen'],
    ['Wedding venue in Hull.\n\nNot for public hire:\n- the chapel\n- the rose garden', 'chapel', 'rose garden'],
    ['Never say never: a comedy by Ann Lee, 12 June at 8 pm', 'Ann Lee'],
    ['Never say never:\na comedy by Ann Lee, 12 June at 8 pm', 'Ann Lee'],
    [
      'Fitness in Soria.\n\nNo decir más excusas:\n- clases de 30 minutos\n- primer mes gratis',
      '30 minutos',
      'primer mes gratis',
    ],
  ],
  'what says that it is confidential': [
    ['Counselling in Hull.\n\nThis email is read by me only and is confidential: kate@kind.org', 'kate@kind.org'],
    [
      'Kanzlei in Kiel.\n\nDiese Nachricht wird vertraulich behandelt, schreiben Sie uns also offen: kern@kanzlei.de',
      'kern@kanzlei.de',
    ],
    ['Art in Leeds.\n\nThis message from the sea was found in a bottle with a destinatario in Spain.', 'from the sea'],
  ],
  'what is counted, reckoned and drawn': [
    ['PalletLedger\nStock counts for small warehouses, offline, on any Android phone', 'Stock counts', 'offline'],
    ['Webinar de preços.\nVocê sai com:\n- planilha pronta\n- 3 modelos de orçamento', '3 modelos de orçamento'],
    [
      'Kunstverein in Torgau.\nTitel: Was übrig bleibt\nBeteiligte\n- Friedegund Pauly, Papierschnitt\n- Tarek Mansourian, Fotografie\n- Ilse Rabenau, Textil',
      'Was übrig bleibt',
      'Tarek Mansourian, Fotografie',
      'Ilse Rabenau, Textil',
    ],
  ],
  'what is asked of those who come to a funeral': [
    [
      'Tea afterwards in Anstruther. No flowers, please; donations to the lifeboat instead. Bright colours welcome.',
      'No flowers',
      'donations to the lifeboat instead',
      'Bright colours welcome',
    ],
    ['Abschied von Elke in Leer. Keine Blumen, bitte, Spenden an die Seenotretter.', 'Keine Blumen', 'Seenotretter'],
    ['Adieu à Jean, samedi à Gap. Ni fleurs ni couronnes.', 'Ni fleurs ni couronnes'],
  ],
  'names that greet': [
    ['Hello Gorgeous:\nNails and lashes in Leeds.', 'Hello Gorgeous'],
    ['Hola Barrio:\nCafé y tostadas en Soria.', 'Hola Barrio'],
    ['Bonjour Vélo,\natelier de réparation à Lyon.', 'Bonjour Vélo'],
    ['Buongiorno Bologna:\ncolazioni e brunch in centro.', 'Buongiorno Bologna'],
    ['Olá Lisboa,\npasseios a pé pela cidade.', 'Olá Lisboa'],
    ['Cześć Kawa,\npalarnia w Opolu.', 'Cześć Kawa'],
    ['Servus Alpen,\nHütten und Touren in Tirol.', 'Servus Alpen'],
    ['Hey Coffee,\na roastery in Hull.', 'Hey Coffee'],
  ],
  'what visitors are told not to say': [
    [
      'Restaurant Le Port à Vannes. Ne dites rien de votre allergie à la dernière minute : prévenez-nous.',
      'allergie',
      'prévenez-nous',
    ],
    ["Bakery in Hull.\n\nDon't say that we never warned you: our cinnamon rolls are addictive.", 'cinnamon rolls'],
    ['No digas que no te avisamos: las mejores croquetas de Soria.', 'croquetas'],
    ['Não diga que não avisamos: o melhor pão de queijo de Beja.', 'pão de queijo'],
    ['Non dire che non hai tempo: lezioni di piano da 20 minuti a Lodi.', 'lezioni di piano'],
    ["Never write that you can't draw: our evening class in Leeds starts from zero.", 'evening class'],
    ['Car wash in Hull. Do not mention that you have a voucher when you book; show it when you pay.', 'voucher'],
    ['Chor in Celle für alle. Sag nicht, dass du nicht singen kannst!', 'singen'],
    ['Zangles in Breda voor beginners. Zeg niet dat je niet kunt zingen.', 'kunt zingen'],
    ["Cours de violon à Lyon. Ne dites pas que votre enfant n'a pas d'oreille.", 'oreille'],
  ],
};

for (const [what, table] of Object.entries(ORDINARY))
  describe(`stays in the person's words: ${what}`, () => {
    for (const [written, ...stays] of table)
      test(JSON.stringify(written).slice(0, 90), () => {
        const text = told(written);
        for (const said of stays) assert.ok(text.toLowerCase().includes(said.toLowerCase()), `${said} of ${text}`);
      });
  });
