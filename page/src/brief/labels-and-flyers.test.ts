import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ kind, label, value, text, group, details }) =>
      [`${kind}:`, label, value, text, group, ...details].filter(Boolean).join(' '),
    )
    .join(' | ');

/** Descriptions with what must be told of them, and what must not, marked by a "!" before it. */
const TEXTS: Readonly<Record<string, readonly (readonly [text: string, ...said: string[]])[]>> = {
  'labels that say nothing': [
    ['Nombre: Aula Faro\nQué: clases de dibujo para adultos\nDónde: Soria', 'clases de dibujo', '!Qué'],
    ['Naam: Boekwerk\nWat: boekhouding voor kappers\nWaar: Breda', 'boekhouding voor kappers', '!Wat'],
    ['Name: Puffin\nWhat: a rota for small cafés\nWorks on: any phone', 'a rota for small cafés', 'Works on', '!What:'],
    ['Nome: Ago e Filo\nCosa: riparazioni di abiti\nTempi: tre giorni', 'riparazioni di abiti', 'Tempi', '!Cosa'],
  ],
  'titles of flyers, and programmes of several days': [
    [
      'Carta, forbici, acqua\nCollage di Ottavia Sarpellon\nvia del Canale 30, Valrovina\ndal 9 maggio al 6 settembre 2026\n\nIngresso 9 €.',
      'name: Carta, forbici, acqua',
      'offer: Ingresso 9 €',
    ],
    [
      'CINÉ SOUS LES TILLEULS – 9e édition\nParc de la Roselière, Montbrun\nTous les vendredis de juillet, vers 21h45\n\n17 juillet – Les Filles du phare\n24 juillet – Mon oncle du Pérou\n31 juillet – Le Facteur et la mer',
      'name: CINÉ SOUS LES TILLEULS',
      'step: 17 juillet programme Les Filles du phare',
      'step: 31 juillet programme Le Facteur et la mer',
    ],
    [
      'Tagung in Wolmerstedt.\n\nProgramm Donnerstag\n9:00 Ankommen\n19:00 Abendessen\nProgramm Freitag\n9:00 Exkursion\n14:00 Ende',
      'step: 19:00 programme Abendessen Programm Donnerstag',
      'step: 9:00 programme Exkursion Programm Freitag',
    ],
    ['Hotel in Suhl. Zimmer 84 € bis 15. August.', '84 €', '!84 € bis 15'],
    [
      'Liebe Frau Kessel, hier alles beisammen:\n\nTagung der Imker in Suhl, am 3. Mai, Eintritt 5 €.',
      'Tagung der Imker',
      '!Kessel',
    ],
    [
      'Verein in Soria. Pedimos: 1) parar la venta 2) consulta antes de mayo 3) plan con los 22 puestos. Plaza del Olmo 3. Portavoz: Ana.',
      'Parar la venta',
      'Plan con los 22 puestos',
      '!3 plan',
    ],
    [
      'E-book. Tytuł: Chleb bez spiny. Podtytuł: zakwas dla zapracowanych. Kosztuje 49 zł.',
      'about: Zakwas dla zapracowanych',
    ],
    ['Umzüge Kowalke, Berlin. Klaviere 150 €. Spruch für oben: „Wir tragen das."', 'Wir tragen das', '!Spruch'],
    [
      'Dzień dobry, piszę w imieniu Kajaki u Gracjana, wypożyczalnia nad rzeką. Kajak 70 zł za dzień.',
      'name: Kajaki u Gracjana',
    ],
  ],
  'what visitors need, and for whom somebody writes': [
    ['Scuola di danza a Pesaro. Lezione 9 €. Ci vuole il certificato medico.', 'Ci vuole il certificato medico'],
    ['Conference in Kendal, £60. Sponsor slots are still open.', 'Sponsor slots are still open'],
    [
      'Vi scrivo a nome dell’associazione Una Sedia Accanto, volontari dell’hospice di Cuneo. Il corso è gratuito.',
      'name: Una Sedia Accanto',
      'volontari dell’hospice di Cuneo',
    ],
    [
      'Rutas por Cádiz.\n\n1) La Viña: viernes 19:00, 2 horas, 15 €.\n2) Los fenicios: sábados 10:30, 18 €.',
      'offer: La Viña 15 €',
      'offer: Los fenicios 18 €',
    ],
    ['Turniej Puchar Sołtysa, to już 9. edycja. Wpisowe 250 zł.', '9. edycja'],
    ['Schule in Göttingen, Kranichweg 3. Termin ist Samstag, der 14. November.', '!3. Termin'],
  ],
  'notes in one line': [
    [
      'clube de xadrez Torre Branca, Leiria, terças 21h no café Lusitano, principiantes bem vindos, grátis',
      'about: Clube de xadrez Torre Branca, Leiria',
      'hours: Terças 21h',
      'name: Torre Branca',
    ],
    [
      'Food truck La Gilda Errante: pintxos a 3 euros, viernes polígono Arreche, de 12 a 16',
      'offer: Pintxos a 3 euros',
      'about: Viernes polígono Arreche, de 12 a 16',
      'name: La Gilda Errante',
    ],
    ['bijles wiskunde in Assen, 27,50 per uur, Sanne 06 12345678', 'offer: Per uur 27,50', '!name: Assen'],
    ['plumber in New York, 24h, 555 0100, no call-out fee', '!name: New York'],
  ],
  'what a letter opens with, and what is asked in it': [
    [
      'Geachte heer Van Dam, zoals telefonisch besproken stuur ik u de gegevens. Wij behandelen rug en knie.',
      '!besproken',
    ],
    [
      'Buenas tardes: necesitamos una página para cubrir un puesto de panadero en Obrador Miga Honda, en Gijón.',
      'Panadero en Obrador Miga Honda, en Gijón',
      '!Tardes',
    ],
    [
      'Hello, this is for the petition. Heading something like Keep Marsh Lane Library Open. It opened in 1934.',
      'about: Keep Marsh Lane Library Open',
      '!something like',
    ],
  ],
  'orders at the end of a short list': [
    [
      'Newsletter Moospost: jeden Freitag Neues über Moose, Anmeldung kostenlos, bitte in Moosgrün',
      'kostenlos',
      '!Moosgrün',
    ],
    ['Trattoria Da Nives, cucina ferrarese, chiuso il lunedì, telefono bene in vista', 'Cucina ferrarese', '!in vista'],
  ],
  'towns, which are where something is and nobody': [
    ['Nom : Le Vieux Môle\nVille : La Rochelle, ponton 16\nTarif : 30 € la séance', 'place: La Rochelle, ponton 16'],
    ['3 formules pour rouler\n• Ville : 7 vitesses, 38 € par mois\n• Route : 11 vitesses, 52 € par mois', 'Ville'],
  ],
  'whose page it is, before what they say': [
    [
      'Für meine Seite als freie Trauerrednerin: Ich heiße Swantje Okkens und spreche in Bremen. Eine Tochter schrieb mir: »Sie haben ihn lachen lassen, noch einmal.« Ich komme gern.',
      'about: Freie Trauerrednerin',
      'quote: Eine Tochter Sie haben ihn lachen lassen, noch einmal.',
      '!meine Seite',
    ],
  ],
  'what only asks for questions': [
    ['Fair in Ash on 27 August\nTea tent\nQuestions? Moira, 01632 960882', '01632 960882', '!Questions'],
  ],
  'labels of what the page shall bring, and of its layout': [
    [
      'Verein: Paddelclub Celle\nZiel der Seite: neue Mitglieder\nBeitrag: 5 € im Monat\nOrt: Celle',
      '!neue Mitglieder',
    ],
    [
      'Naam: Boekwerk\nWat: boekhouding\nDoel: kennismaking plannen, knop "Kom koffie drinken"\nMail: jo@boekwerk.example',
      'action: Kom koffie drinken',
      '!kennismaking',
    ],
    [
      'Location de vélos à Niort\nTarifs :\nVélo : 12 €\nTandem : 20 €\nMise en page : tarifs en premier, pas de blog',
      '12 €',
      '!pas de blog',
    ],
  ],
  flyers: [
    [
      '*** THE TEIGN FIDDLE FAIR ***\nFri 13 – Sun 15 June\nVillage Hall\nWORKSHOPS * OPEN MIC * BIG SESSION\nSponsored by Acme Carpets\n\n(from the old flyer, leave the sponsor off, they pulled out)',
      'FIDDLE FAIR',
      'Fri 13 – Sun 15 June',
      'BIG SESSION',
      '!hours:',
      '!Acme',
      '!*',
    ],
    [
      '¡¡FIESTAS LA PIÑATA FELIZ!!\nRenta y venta * Puebla\nMás de 40 piñatas',
      'name: FIESTAS LA PIÑATA FELIZ',
      'Renta y venta, Puebla',
    ],
    ['A barn in Hull with real ale. Sorry – no dogs in the barn.', 'no dogs in the barn'],
    ['Ein Saal in Celle mit Bühne. Leider keine Hunde im Saal.', 'keine Hunde im Saal'],
  ],
  'other languages than that of the text': [
    ['Corsi di pasta a Lodi.\n- massimo 12 persone, anche in inglese', 'anche in inglese'],
    ['Guided walks in Hull for up to 12 people, also in German.', 'also in German'],
    ['Oprowadzamy po Opolu grupy do 12 osób, także po angielsku.', 'także po angielsku'],
  ],
  'what looks like an order': [
    ['I run a workshop in Hull. I repair accordions, button boxes and concertinas.', 'button boxes'],
    [
      'Restauramos azulejos em Beja. Não compramos peças roubadas, isto pode e deve ser dito.',
      'peças roubadas',
      '!ser dito',
    ],
    ['I write crime novels. Readers can join my letter, one email a month and never more.', 'one email a month'],
    [
      "I'm an editor in Hull. I don't write bids from scratch. I spent nine years reading applications for a fund.",
      'write bids',
      'nine years',
    ],
  ],
  'small talk': [
    ['¡Hola, Nuria! ¿Qué tal? Doy clases de piano en Soria.', 'piano', '!Nuria'],
    [
      'A museum of hats in Leeds. No puns about "at the drop of a hat", we\'ve heard it.',
      'museum of hats',
      '!heard it',
    ],
    [
      'Página para el club de petanca:\n• Club La Bola, Soria\n• Cuota 10 € al año\n• Jugamos los martes',
      '10 €',
      '!Página para',
    ],
    ['Marmitas em Londrina. Não coloca o nosso endereço.', 'Marmitas', '!endereço'],
  ],
};

for (const [what, table] of Object.entries(TEXTS))
  describe(`reads ${what}`, () => {
    for (const [written, ...said] of table)
      test(JSON.stringify(written).slice(0, 80), () => {
        const facts = told(written);
        for (const words of said)
          if (words.startsWith('!')) assert.ok(!facts.includes(words.slice(1)), `${words} in ${facts}`);
          else assert.ok(facts.toLowerCase().includes(words.toLowerCase()), `${words} of ${facts}`);
      });
  });

test('a text that is offered in another language, too, is written in its own', () => {
  const { wishes } = sheetOf('Corsi di pasta a Lodi.\n- massimo 12 persone, anche in inglese');
  assert.ok(!wishes.some(({ kind }) => kind === 'language'));
});
