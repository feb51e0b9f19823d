import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';
import { withCorrections, withoutFillers } from './corrections.ts';

test('ordinary words that look like a correction stay', () => {
  for (const text of [
    'Nie czekaj, zadzwoń dziś. Psy mile widziane.',
    'El autobús no espera a nadie.',
    'There is no wait for tables, and no fuss.',
    'Weil er nie Zeit hat, kommt der Meister selbst.',
    'Temos um no centro e outro na praia.',
  ])
    assert.equal(withCorrections(withoutFillers(text, 'de')).text, text);
});

describe('what a writer corrects', () => {
  for (const [text, meant] of [
    [
      'We took in 412 hedgehogs, no hang on, 421, I had it backwards, and 68% went back.',
      'We took in 421 hedgehogs, and 68% went back.',
    ],
    ['Anmelden bis 15. Juli, quatsch, 31. Juli per Mail.', 'Anmelden bis 31. Juli per Mail.'],
    [
      'Horario de 10 a 13, los sábados de 10 a 14... perdón, los sábados ya solo hasta las 13.',
      'Horario de 10 a 13, los sábados ya solo hasta las 13.',
    ],
    ['Open 9am to 5pm, no wait, 4pm.', 'Open 9am to 4pm.'],
    [
      'Two sets plus DJ is £1,650, no sorry that was last year, its £1,790 now. Ceremony £320.',
      'Two sets plus DJ is £1,790. Ceremony £320.',
    ],
    [
      'El curado a 19 euros el kilo, bueno no, 21 euros el kilo desde enero.',
      'El curado a 21 euros el kilo desde enero.',
    ],
    [
      "Open Monday to Friday and alternate Saturdays, actually scrap the Saturdays we've stopped those. Free parking.",
      'Open Monday to Friday. Free parking.',
    ],
    [
      'Montag bis Freitag und jeden zweiten Samstag, nein, streich den Samstag. Parken im Hof.',
      'Montag bis Freitag. Parken im Hof.',
    ],
    [
      'Aperti dal martedì al venerdì, 15-19, anzi no, il venerdì chiudiamo alle 18.',
      'Aperti dal martedì al venerdì, 15-19, il venerdì chiudiamo alle 18.',
    ],
    ['Open 9am to 5pm, sorry no, from 10am.', 'Open 9am to 5pm, from 10am.'],
    ['De Bakkerij? nee, Bak & Trap: verhuur van bakfietsen.', 'Bak & Trap: verhuur van bakfietsen.'],
    ['Do I need a phone? No, Anna: any will do.', 'Do I need a phone? No, Anna: any will do.'],
    ['Moorside Physiotherapy, comma, 12 Chapel Street.', 'Moorside Physiotherapy, 12 Chapel Street.'],
    [
      'A full plot is £58, a half plot £32 – no wait, the committee put that up, half plot is £34. Water is in.',
      'A full plot is £58, a half plot £34. Water is in.',
    ],
    ['Inscrições até 20 de outubro, na verdade vamos deixar até 25 de outubro.', 'Inscrições até 25 de outubro.'],
    [
      'I sharpen on wet stones oh hang on phones ringing right where was I my name is Graham',
      'I sharpen on wet stones. my name is Graham',
    ],
    ['Je joue un morceau à la fin attends ne mets pas ça', 'Je joue un morceau à la fin. ne mets pas ça'],
    ['Tag 160 €, Wochenende 340 €, nein 360 €, Woche 690 €.', 'Tag 160 €, Wochenende 360 €, Woche 690 €.'],
    ['Small £12, sorry £14, large £20.', 'Small £14, large £20.'],
    ['A cut is £12, sorry, £14.', 'A cut is £14.'],
    ["10 kids per group. no wait, it's 12 per group.", '12 kids per group.'],
    [
      'Mot is 45 pounds, full service is 165 sorry no its 175 pounds now, open monday.',
      'Mot is 45 pounds, full service is 175 pounds, open monday.',
    ],
    [
      'Freitag 9 bis 18 Uhr, Samstag 8 bis 14 Uhr. Stimmt nicht, Samstag nur bis 13 Uhr, haben wir geändert. Hier gibt es Eier.',
      'Freitag 9 bis 18 Uhr, Samstag 8 bis 13 Uhr. Hier gibt es Eier.',
    ],
    [
      "Saturday 4 July, start 9am at the pier. no wait, the council just moved it, it's Sunday 5 July.",
      'Sunday 5 July, start 9am at the pier.',
    ],
    [
      'samedi balade à 9 h avec café, non, à 11 h, dimanche concert.',
      'samedi balade à 11 h avec café, dimanche concert.',
    ],
    ['Nächster Start 5. Mai – äh falsch, 12. Mai. Kasse zahlt.', 'Nächster Start 12. Mai. Kasse zahlt.'],
    ['zehn bis zwölf Uhr nee stopp Samstag nur bis elf Uhr', 'zehn bis zwölf Uhr, Samstag nur bis elf Uhr'],
    ['wacht nee, 9 mei is nog vrij', '9 mei is nog vrij'],
    [
      'Ruska bania 70 zł za wieczór. Doba od 16 do 12... nie, jednak do 11, bo nie zdążymy sprzątać. Psy mile widziane.',
      'Ruska bania 70 zł za wieczór. Doba od 16 do 11. Psy mile widziane.',
    ],
    ['pronto in 2 giorni anzi facciamo 3 giorni che in 2 non ce la faccio. aperto', 'pronto in 3 giorni. aperto'],
    ['cambio de llave 20 no perdona 25 que ha subido, copia 12', 'cambio de llave 25 que ha subido, copia 12'],
    ['Treffpunkt 9 Uhr am Gleis 4, nein Moment, 10 Uhr.', 'Treffpunkt 10 Uhr am Gleis 4.'],
    ['Anmeldung bis 15.07.2026, nein warte, 31.', 'Anmeldung bis 31.07.2026.'],
    ['La serata è sabato 12 marzo, anzi, 19 marzo.', 'La serata è sabato 19 marzo.'],
    ['Zajęcia o 18:00, nie, 18:30.', 'Zajęcia o 18:30.'],
    ['Room for 8 people no sorry 10 people.', 'Room for 10 people.'],
    [
      'Woensdag 20:30 tot 21:30. De woensdag is verschoven, niet 20:30 maar 20:45 tot 21:45.',
      'Woensdag 20:45 tot 21:45.',
    ],
    [
      "It's £40, no sorry, we put it up this year, £45 per person, suits provided.",
      "It's £45 per person, suits provided.",
    ],
    ['Tatuaje mínimo: 70 € → perdón, desde enero son 80 €.', 'Tatuaje mínimo: 80 €.'],
    [
      'El servicio cuesta 1.950 euros, perdone, con el IVA nuevo son 2.080 euros, e incluye el traslado.',
      'El servicio cuesta 2.080 euros, e incluye el traslado.',
    ],
    ['Entrega em 3 dias úteis... ops, melhor botar 5 dias úteis', 'Entrega em 5 dias úteis'],
    [
      'Grupos até quinze pessoas. Digo, até doze pessoas, que a sala é pequena.',
      'Grupos até doze pessoas, que a sala é pequena.',
    ],
    [
      "Elle ferme le mercredi après-midi. Pardon : c'est désormais le jeudi après-midi que nous fermons.",
      'Elle ferme le jeudi après-midi.',
    ],
    [
      'Für die Buchhaltung nehme ich 65 Euro im Monat – Korrektur, seit Juli sind es 75 Euro im Monat.',
      'Für die Buchhaltung nehme ich 75 Euro im Monat.',
    ],
    [
      'Kommt, letzte Annahme um 16 Uhr. Stimmt nicht mehr: letzte Annahme 16:15 Uhr.',
      'Kommt, letzte Annahme 16:15 Uhr.',
    ],
    ['Usciamo alle 9 e alle 15... anzi no, la prima è alle 8.30', 'Usciamo alle 8.30 e alle 15'],
    ['Rispondo entro quattro ore, cioè no, diciamo entro la giornata.', 'Rispondo entro la giornata.'],
    ['Sauna 20zł od osoby. A sory od listopada 25zł', 'Sauna 25zł od osoby'],
    ['Aperti dal lunedì al venerdì, scusate, dal martedì al sabato.', 'Aperti dal martedì al sabato.'],
    ['Start van de cursus: 8 september. Nee, foutje, 15 september.', 'Start van de cursus: 15 september.'],
    [
      "Raffle at 4, first prize a bicycle. The first prize isn't certain yet.",
      "Raffle at 4. The first prize isn't certain yet.",
    ],
  ] as const)
    test(text, () => assert.equal(withCorrections(text).text.trim(), meant));
});

describe('what is no correction', () => {
  for (const text of [
    'No parking sorry, twelve months minimum.',
    'Tickets are £5 and £3 for children, no refunds.',
    'Mondays 9 to 5, no appointments on 24 December.',
    'Buffet a 74,90 de segunda a sexta, não 2 pratos.',
    'Not 3 days but 5: that is how long a repair takes.',
    'It is not certain yet whether the hall is free.',
    'A 2-hour course, I mean it: 2 hours and no more',
    'Members £5, non-members £8.',
    'Adhérents 5 €, non-adhérents 8 €.',
    'Standard £5, no-frills £3.',
    'First visit £60, follow-ups £40.',
    'Sharpening £6, correction of bent blades £4.',
    'Open from May, sorry to say not from April, until October.',
    'Room 12 is on the left. Now £14 a night.',
    'Tous les jours de 9h à 12h. Pardon de vous dire que le jeudi nous fermons à 11h.',
    'Delivery £5 by UPS, £8 express',
    'Der Kurs kostet 80 €, im Moment 60 €.',
    'Eye test £25, laser correction £900.',
    'Skrócenie spodni 30 zł, poprawka 15 zł.',
    'Bilet kosztuje 20 zł, a nie 30 zł.',
    'Kurs kosztuje 800 zł, to znaczy 100 zł za lekcję.',
    'Massage 40 €, ärztlich verschrieben 25 €.',
    'The class moved, not 20:30 but 20:45, and costs £8 a head. It was 20:30.',
    'Café mit 2 Räumen. Nicht 2 sondern 3 Sorten Kuchen.',
    'Lunch menu £12. The lunch menu is not fixed, it changes every day.',
    'Opening hours 9 to 5. The hours are not confirmed yet for Christmas.',
  ])
    test(text, () => assert.equal(withCorrections(text).text, text));
});

test('units are no fillers', () => {
  assert.equal(withoutFillers('Chapa de 12 mm, tubos de 20 mm.', 'es'), 'Chapa de 12 mm, tubos de 20 mm.');
  assert.equal(withoutFillers('Tour: 45 km, 1200 hm, 6 Stunden.', 'de'), 'Tour: 45 km, 1200 hm, 6 Stunden.');
});

describe('what only looks like an order to leave something out', () => {
  for (const text of [
    'Playgroup in Thornaby, Tuesdays 10–12 – drop in, no booking.',
    'Hair salon in Thornaby. Ladies – cut and finish £35',
    'Habitación 60 € – fuera de temporada 40 €. Casa rural en Torrealta.',
    'Churrascaria em Porto Alegre (RS), rodízio R$ 60.',
    'Fabric shop in Hexham. Choose from 200 rolls. We cut it while you wait.',
    'We load your old sofa and bin it, £40.',
    'Escape room in Leeds. You are now in another world. We show the rules before each game.',
    'Clases en Torrealta: aprende a reparar la bici tú mismo.',
    'Playgroup in Hexham, £3 (children half price 😉).',
  ])
    test(text, () => {
      const sheet = sheetOf(text);
      assert.deepEqual(
        sheet.wishes.map((wish) => wish.text),
        [],
      );
    });
});

test('um is dropped in English and kept where it is a word', () => {
  assert.equal(withoutFillers('we are um the bakery', 'en'), 'we are the bakery');
  assert.equal(withoutFillers('um bolo para dez pessoas', 'pt'), 'um bolo para dez pessoas');
  assert.equal(withoutFillers('Kurse um 18 Uhr', 'de'), 'Kurse um 18 Uhr');
});

test('what was taken back is listed for the writer, and is no fact', () => {
  const sheet = sheetOf(
    'Hedgehog rescue in Thornaby Wick. Last year we took in 412 hedgehogs, no hang on, 421, and 68% went back to the wild.',
  );
  assert.ok(sheet.facts.some(({ text }) => text.includes('421 hedgehogs')));
  assert.ok(sheet.facts.every(({ text }) => !text.includes('412')));
  assert.ok(sheet.wishes.some(({ text }) => text.includes('412')));
});

describe('numbers that only stand beside a word of correction', () => {
  for (const [text, language] of [
    ['Rua Augusta 120 no 3 andar', 'pt'],
    ['Casa con son 3 no 4 habitaciones', 'es'],
    ["Posti 20. Scusate, 2 gradini all'ingresso.", 'it'],
    ['Sleeps 6 sorry 2 dogs at most', 'en'],
    ['Sleeps 6. Sorry, 2 dogs at most.', 'en'],
    ['@Kulturhaus, Göppingen', 'de'],
    ['@Kulturhaus: wir spielen dort am 4. Mai.', 'de'],
    ['@Emberandtide: follow us for tide times. Sauna £15.', 'en'],
    ['Un spectacle de reprises de Brassens, reprises de Ferré.', 'fr'],
    ['Chairs, copied from Danish originals, made in Leeds.', 'en'],
    ['Room for 12 people, no 3 people alike', 'en'],
  ] as const)
    test(text, () => assert.equal(withCorrections(text, language).text, text));
});

test('only the sentence for somebody who is called by name is for the writer', () =>
  assert.equal(
    withCorrections('@Bernd: Deine Idee lasse ich draußen. Repair-Café jeden Samstag.', 'de').text.trim(),
    'Repair-Café jeden Samstag.',
  ));

test('what a writer says of their own words is taken out, and nothing beside it', () => {
  assert.equal(
    withCorrections('toqué con un montón de gente que no viene al caso clases de 50 minutos $14.000', 'es').text,
    'toqué con un montón de gente. clases de 50 minutos $14.000',
  );
  assert.equal(withCorrections('Wir kommen, was nichts kostet.', 'de').text, 'Wir kommen, was nichts kostet.');
});
