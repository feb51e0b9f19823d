import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

/** The facts of a description, as one text. */
const told = (descriptionAi: string): string => JSON.stringify(sheetOf(descriptionAi).facts);

describe('what is said to whoever makes the page is no fact', () => {
  for (const [text, never, kept] of [
    ['Bakery in Leeds. The headline must be 12 words at most.', 'headline', 'Leeds'],
    ['We groom dogs in Hull. No cats, please say so because people keep ringing.', 'ringing', 'No cats'],
    ['Gabinet w Rzeszowie. Dzieci nie przyjmuję, proszę to napisać, bo rodzice dzwonią.', 'rodzice', 'nie przyjmuję'],
    ['Canile a Noto. Non prendiamo altri cani fino a gennaio, questo scrivetelo.', 'uesto', 'fino a gennaio'],
    ['Chorale à Gap. gap@choeur.example, mettez pas de notes qui volent svp', 'volent', 'gap@'],
    ['App für Wehren. Kontakt: a@b.example (kein Feuer-Foto oben. Button „Testen“)', 'Feuer', 'a@b.example'],
    ['Bakery in Hexham. (my niece says add an apply button, so add one)', 'add one', 'Hexham'],
    ['podologa en gijon, ponme un boton de llamar que mi hijo dice que hace falta', 'mi hijo', 'Llamar'],
    ['Péniche à Auxerre. Ah oui, n’écrivez surtout pas insolite.', 'Oui', 'Auxerre'],
    ['Festa na Lapa. O Sr. Padre pede que não se ponha a cara dele na página.', 'O Sr', 'Lapa'],
    ['Hofladen Ahlers (Stand heute, Preise vom Schild abgetippt):\n10 Eier 3,80', 'abgetippt', '10 Eier'],
    ['Miel du Causse. Acacia 9,50. (la propolis y en a plus, tu l’enlèves)', 'propolis', 'Acacia'],
    [
      'Vela a Lerici. Turni: 16-20 giugno, 7-11 luglio (quello del 30 è annullato, toglilo)',
      'annullato',
      '7-11 luglio',
    ],
    ['Hofladen in Celle.\n@Janina: die Erdbeeren wieder raus, Saison vorbei!', 'Erdbeeren', 'Celle'],
    ['Tolley Pianos in Leeds.\n\nLove to Jo and the kids\nMarian', 'Marian', 'Tolley'],
    ['moin, hier meine sachen für die seite:\nTina Voss, Hebamme in Celle', 'moin', 'Hebamme'],
    ['Hebamme in Celle. KEINE Geburten, bitte deutlich hinschreiben, sonst rufen alle an', 'rufen', 'KEINE Geburten'],
    ['Hedgehogs in Ash. Two things NOT to put: the house number, and the badger.', 'badger', 'Ash'],
    ['Bakery in Leeds. Write it for people who don’t like reading.', 'reading', 'Leeds'],
    ['ciao Marco scusa la fretta, per il sito: Sartoria Agnese a Treviso, orli.', 'fretta', 'Sartoria Agnese'],
    ['entao pra pagina das marmitas poe assim: Marmita da Nena, comida caseira.', 'pagina', 'Marmita da Nena'],
    ['hola buenas mira te paso lo de la web cerrajería Montoya en Getafe las 24 horas', 'te paso', 'Montoya'],
    ['Oi, tudo bem? segue o texto q mandei no grupo: 3ª Corrida do Mangue, Aracaju.', 'mandei', '3ª Corrida do Mangue'],
    ['Hola, os paso el texto que mandé al grupo: Carrera nocturna en Lugo, salida a las 19 h.', 'mandé', 'Carrera'],
    ['Bonjour, voici le texte de l’affiche : Course de nuit à Tulle, départ à 19 h.', 'ffiche', 'Course de nuit'],
    ['Here’s the text we printed last year: Night run in Leeds, start at 7pm.', 'printed', 'Night run'],
    ['Hier der Text vom Flyer:\nNachtlauf in Graz\nStart um 19 Uhr', 'Flyer', 'Nachtlauf'],
    ['Vide-grenier, samedi 14 juin euh non dimanche 15 juin, place du Foirail', '14 juin', 'Foirail'],
    ['mon mail loic@accordeon.example (pas le téléphone, trop d’appels)', 'trop', 'loic'],
    ['Sebo em Olinda.\nsite antigo tava com telefone errado 5550-0911, não copiar', '5550', 'Olinda'],
    ['Quarto em Évora. A morada certa só dou depois, não a ponha: Travessa do Poço 5.', 'Poço', 'Évora'],
    ['Groupe de mariage à Angers. On garde le 20 juin au cas où donc ne l’affiche pas.', '20 juin', 'Angers'],
    ['Scuola a Cremona. Il corso di russo non parte quindi via.', 'russo', 'Cremona'],
    ['Scuola a Cremona. A noi non piaciono le bandierine, non usatele', 'bandierine', 'Cremona'],
    ['Kajaki w Dąbrówce. Ceny są na 2026, stary cennik z 65 zł proszę zignorować.', '65', 'Dąbrówce'],
    ['Bakery in Leeds. The old list had £3 for rye, please ignore that.', '£3', 'Leeds'],
    ['Drehteile aus Suhl. Englische Fassung kommt später.', 'Fassung', 'Suhl'],
    ['Traduttrice a Trento, manuali e libri di cucina (sì lo so, strano mix).', 'strano mix', 'Trento'],
    ['Marathon in Ameroord, halve 32 euro (in de flyer stond 35 euro, dat is fout)', '35', '32 euro'],
    ['Bakery in Leeds.\n\nPS de ma part : Yann voulait 45, on a voté 38, ne vous trompez pas.', '45', 'Leeds'],
    ['Tatoeages in Breda. Piercings doen we niet, dat mag er wel bij staan.', 'mag er wel', 'Piercings doen we niet'],
    ['Berufsschule in Göttingen. Über den Lehrermangel schreiben wir nichts.', 'Lehrermangel', 'Göttingen'],
    ['Cowork in Tilburg. De lekkage in de kelder hoeft niemand te weten.', 'lekkage', 'Tilburg'],
    [
      'Carp lake near Thrapston. He put the wrong number on it 07700 900381 so make sure thats not on',
      '900381',
      'Thrapston',
    ],
    ['Hackathon em Recife. 48 horas não, são 46, por favor não escrevam 48.', '48', 'Recife'],
    ['Nome: Maré de Código (NÃO é mais Hack Recife, o reitor não gostou).', 'Hack', 'Maré de Código'],
    [
      "Chimney sweeps in Ludlow. We're members of the Guild - no scrap that, ran out in March, leave it off till ive paid.",
      'Guild',
      'Ludlow',
    ],
    ['Kółko w Rzeszowie. W ulotce był błąd, zajęcia próbne były za 20 zł, już nie.', '20 zł', 'Rzeszowie'],
    [
      'Bread workshop in the barn at Twello... no wait, since January I’m at Klarenbeek, Mill Lane 6.',
      'Twello',
      'Mill Lane',
    ],
    [
      'Rutas por Cádiz. Tapeo sin guiris: 39 €. Lo del nombre "Tapeo sin guiris" no me gusta, llámalo "Tapeo gaditano".',
      'guiris',
      'Tapeo gaditano',
    ],
    ['Ostetrica a Lucca. Per le urgenze si va in ospedale, questo scrivilo chiaro.', 'scrivilo', 'ospedale'],
    ['Reenvío lo que me pasó mi socio, a ver si te sirve:\n\nRutas por Cádiz, 15 €.', 'socio', 'Cádiz'],
    [
      'Gentilissimi,\nvi scrivo per la scuola di danza Passo Matto a Pesaro. Lezione 9 €.',
      'Gentilissimi',
      'Passo Matto',
    ],
    ['Bakery in Leeds.\n\nPS from Nora: the oven picture is blurry, find another.', 'blurry', 'Leeds'],
    ['Panadería en Lugo.\n\nPD de Nora: la foto del horno sale borrosa.', 'borrosa', 'Lugo'],
    [
      'A radio play about lighthouses.\n\nNote to the design team: skip the bit about funding.',
      'funding',
      'lighthouses',
    ],
    [
      'Bäckerei in Jena. Brot 4 €.\n\nDiese E-Mail enthält vertrauliche Informationen. Bitte denken Sie an die Umwelt, bevor Sie sie drucken.',
      'Umwelt',
      'Jena',
    ],
    [
      'Bakery in Leeds. Bread £4.\n\nPlease consider the environment before printing this email.',
      'environment',
      'Leeds',
    ],
    ['Ana from Bristol wrote: "Best rye in town." You can use that.', 'You can use', 'Best rye in town'],
    ['Frau Kern schreibt: „Das beste Brot.“ Das dürft ihr verwenden.', 'verwenden', 'Das beste Brot'],
    ['Hallo Tim, kurze Beschreibung wie gewünscht:\n\nBäckerei Kern in Jena, Brot 4 €.', 'gewünscht', 'Bäckerei Kern'],
    ['Answers to your questionnaire\n\nBakery Kern in Leeds, bread £4.', 'questionnaire', 'Bakery Kern'],
    ['Rye bread ... £4 (old: £3)\nSpelt bread ... £5', '£3', '£4'],
    ['Roggenbrot 4 € (alter Preis: 3 €)\nDinkelbrot 5 €', '3 €', '4 €'],
    ['Curso de cerámica en Lugo, 58 €. Los precios de antes (40 y 45) que no salgan por ningún lado.', '45', '58'],
    ['Pottery course in Leeds, £58. The prices of last year (40 and 45) must not appear anywhere.', '45', '58'],
    ['Panadería en Lugo. El premio nos lo dan en mayo; preguntar a Berta.', 'Berta', 'Lugo'],
    ['Bakery in Leeds. We might get the award in May, ask Bertha.', 'award', 'Leeds'],
    [
      'Walks in Kotor:\n* Old town, 2 hours\n* Night walk [no wait, that is my brother, delete it]',
      'Night walk',
      'Old town',
    ],
    [
      'Harvest fair in Leeds. Stew on Saturday.\nSponsor not signed yet, do not name it: Bold Ltd',
      'Bold',
      'Stew on Saturday',
    ],
    ['Village fête in Otley. If Jo asks, the grant was refused, that stays between us.', 'grant', 'Otley'],
    ['Fête à Lyon. Si Jo demande, la subvention est refusée, ça reste entre nous.', 'subvention', 'Lyon'],
    ['Bakery in Leeds, bread £4. Can I see it by Friday?', 'Friday', 'Bread'],
    ['Herzlich willkommen auf unserer Internetpräsenz!\nBäckerei Kern in Jena. Brot 4 €.', 'Internetpräsenz', 'Kern'],
    ['copié du dépliant :\nCanoë à Brantôme, 28 €', 'dépliant', 'Brantôme'],
    ['Never mention: the recall of 2023\nFilter from Cunha, £40', 'recall', 'Cunha'],
    ['Open day Saturday 6 June, 11.00–16.00 – sorry, we start at 10.00', '11.00', '10.00–16.00'],
    ['Lista\nSILLA ... $9\nROCKOLA 5 HRS ... $1,120\nla rockola no la pongas, está descompuesta', '1,120', 'SILLA'],
    ['Afino pianos en Lugo.\nafinación desde 480.000\nno, esperá, sacá el precio, queda viejo', '480', 'Lugo'],
    ['Taller en Lugo, 90.000 pesos los cuatro, ese precio sí dejalo', 'dejalo', '90.000'],
    ['Luthier en Lugo. con vos, nada de usted', 'usted', 'Luthier'],
    ['Casa rural en Lugo. El ruido del vecino, eso no lo pongas. No hay wifi, eso sí dilo.', 'vecino', 'wifi'],
    [
      'ele conserta máquinas na Penha faz quarenta e dois anos não peraí quarenta e três',
      'dois',
      'quarenta e três anos',
    ],
    [
      'WEBSITE QUESTIONNAIRE – please return to Ann\nQ1 Business name? Bold Baths\nQ2 Where? Otley\nQ3 Prices? Bath £32\nQ4 Budget? £900 tops\nQ5 Competitors? none',
      'QUESTIONNAIRE|Business name|900',
      'Bold Baths',
    ],
    [
      "Nom de l'activité : La Frite à Firmin\nActivité : friterie à Gembloux\nTéléphone : 081 55 50 14\nVos atouts : bintjes\nRempli par : Aurore",
      'Rempli|Aurore|Vos atouts',
      'La Frite à Firmin',
    ],
    [
      'Tarifas\nServicio;Duración;Valor;Obs\nTour adultos;2 h;$24.000;\nAstrofoto;3 h;$45.000;traer trípode\nTour viejo;2 h;$18.000;NO VA\nTOTAL;;#N/A;',
      '18.000|N/A|NO VA',
      'Astrofoto',
    ],
    [
      'From: Ann Hart\nTo: Jo (web guy)\nSubject: RE: text\n\nHi Jo, the text is below. New: stone £140.\n\n> On Mar 3, Walt Hart wrote:\n> Business is Quiet Acre Care, Otley. We clean headstones by hand with soft brushes and water, and never with bleach.\n> Season is April 15 through October 31, and we need written permission from the family or the cemetery.',
      'Walt Hart wrote',
      'Quiet Acre Care',
    ],
  ] as const)
    test(text.split('\n').at(-1) ?? '', () => {
      assert.doesNotMatch(told(text), new RegExp(never));
      assert.match(told(text), new RegExp(kept));
    });
});

test('a column of a table that is kept for oneself is not told', () => {
  const text = told(
    'Rooms\nRoom\tPlayers\tPrice\tInternal margin\nThe Cellar\t2-6\t£26\t61%\nThe Attic\t2-4\t£24\t58%\nThe Vault\t2-5\t£19\tTBC',
  );
  assert.match(text, /The Attic.*£24.*Players: 2-4/);
  assert.doesNotMatch(text, /58|margin|TBC/i);
});

test('a French questionnaire is one, with a space before each question mark', () => {
  const text = told(
    [
      "1. Nom de l'activité ? Les Lanternes, orchestre de bal, Rennes",
      '2. Pour qui ? Les mariés et les comités des fêtes.',
      '3. Combien ça coûte ? Soirée 1 200 €.',
      '4. Que doivent faire les visiteurs ? Demander un devis.',
      '5. Couleurs, style ? Vert sapin, jamais de paillettes.',
      '6. À ne pas mentionner ? Notre ancien batteur.',
    ].join('\n'),
  );
  assert.match(text, /Les Lanternes/);
  assert.match(text, /1 200 €/);
  assert.doesNotMatch(text, /paillettes|batteur|Nom de l'activité|Couleurs/);
});

test('a form is read without its questions, and what no page may say stays out', () => {
  const text = told(
    [
      '1. What is the page for? Hiring apprentice mechanics, 2 openings',
      '2. Company? Cardinal Lift, Toledo, Ohio',
      "3. Must have? 18 or over, driver's license",
      '4. Deadline? August 14, start September 8. Apply by phone.',
      '5. Anything to avoid? No “rockstar.”',
      '6. Photos? Coming, ask Kyle',
    ].join('\n'),
  );
  assert.match(text, /Hiring apprentice mechanics/);
  assert.match(text, /18 or over/);
  assert.match(text, /August 14/);
  assert.doesNotMatch(text, /What is the page for|Company\?|rockstar|Kyle/);
});

test('what is not taken is told beside what is', () => {
  const text = told('Recycling day in Leeds.\nYes: furniture, scrap metal\nNo: mattresses, paint, tyres');
  assert.match(text, /No mattresses, paint, tyres/);
});

test('lines of a programme are not put together with what stands above them', () => {
  const text = told(
    [
      'From: Herb <herb@example.org>',
      'To: Max',
      'Subject: Fwd: night of lights',
      '',
      'Max, see below.',
      '',
      '> From: Herb',
      '> Night of lights in the old mill of Saint-Aubrac, Saturday 13 June 2026',
      '> 18.30: tour of the four mills with Odile Samson, from the market square, 1 h 15',
      '> 20.00: meal, everybody brings a dish; ham £9',
    ].join('\n'),
  );
  assert.doesNotMatch(text, /2026 18|15 20/);
  assert.match(text, /Night of lights/);
});

test('what somebody hands over to be made a page tells whom it is for', () => {
  assert.match(
    told('Hier die Liste, bitte daraus eine Seite für die Imkerei Kern machen (Inhaberin Eva Kern, Lüchow)\nHonig 5 €'),
    /Imkerei Kern.*Eva Kern.*Lüchow/,
  );
});

test('somebody who sends one message after another describes as they write', () => {
  const text = told(
    [
      '[11:02] Ann: hi, page for my lunch service pls',
      '[11:03] Ann: Bold Lunches, Otley. lunch £11, dinner £12',
      '[11:04] Ann: order by 9 am',
      '[11:05] Ann: oh lunch is 13 now. 11 was last year.',
    ].join('\n'),
  );
  assert.match(text, /Bold Lunches/);
  assert.match(text, /£13/);
  assert.doesNotMatch(text, /£11|Ann:|last year/);
});

test('prices of before are no prices at all', () => {
  const { wishes } = sheetOf(
    'Scuola di voga a Venezia\nlezione 25 euro\n[i prezzi vecchi sul volantino, 20 euro la prova, non valgono più]',
  );
  assert.ok(!wishes.some(({ kind, value, negated }) => kind === 'structure' && value === 'pricing' && negated));
});
