import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { sheetOf } from '../testing/read-description.ts';

const short = ({ kind, label, value, unit, text, group }: Fact): string =>
  [kind, label, value, unit, text, group && `[${group}]`].filter(Boolean).join(' | ');

const factsOf = (text: string): string[] => sheetOf(text).facts.map(short);

/** Tests that facts are read, word for word. */
function tells(text: string, ...expected: readonly string[]): void {
  test(text.slice(0, 90), () => {
    const found = factsOf(text);
    for (const fact of expected) assert.ok(found.includes(fact), `${fact}\n\n${found.join('\n')}`);
  });
}

/** Tests that nothing of a text is published that says one of these. */
function keepsBack(text: string, ...words: readonly string[]): void {
  test(text.slice(0, 90), () => {
    const found = factsOf(text).join('\n').toLowerCase();
    for (const word of words) assert.ok(!found.includes(word.toLowerCase()), `${word}\n\n${found}`);
  });
}

describe('lines that are passed on stay lines', () => {
  const forwarded = `Doorgestuurd van Marjolein:
> Sluizenmarathon Ameroord, zondag 18 oktober 2026
> marathon 55 euro, start 10.00
> halve marathon 32 euro, start 10.45, alleen voor wie zich op tijd inschreef
> start en finish Sluisplein, route langs 17 sluizen, vlak
> tijdslimiet marathon 5,5 uur

kun je hier iets van maken? groetjes Bram`;
  keepsBack(forwarded, 'doorgestuurd', 'vlak tijdslimiet', 'groetjes');
});

describe('what is said around a text that is passed on is for the writer', () => {
  const forwarded = `---------- Forwarded message ----------
From: Robin
Subject: Fwd: the page

Hi hon, can you turn this into a page by Friday? Love you, R.

> Hill & Sons Funeral Home, 418 Sycamore Street, Marietta, Ohio. Family run since 1961.
> Direct cremation $1,295. Green burial $3,400. Payment plans up to 12 months, no interest.`;
  keepsBack(forwarded, 'hon', 'love you', 'friday');
  tells(forwarded, 'offer | Direct cremation | $1,295', 'place | 418 Sycamore Street, Marietta, Ohio');

  const quoted = `Reenvío el correo de Pepe para la página. Lo de Hugo no va, ya se fue.

"Cueva 9, locales de ensayo en Gijón, calle Cuba 8. Sala grande 14 € la hora.

No grabamos discos, solo ensayos. Taquillas a 20 € al mes."

Pon negro y amarillo.`;
  keepsBack(quoted, 'pepe', 'hugo', 'amarillo');
  tells(quoted, 'offer | Taquillas | a 20 € | al mes', 'condition | No grabamos discos, solo ensayos.');

  tells(
    'Bonjour, voici les éléments pour la page de notre école de cirque, Le Grand Écart, à Quimper. Cours le mercredi.',
    'about | École de cirque, Le Grand Écart, à Quimper.',
  );
});

describe('what was written once is not published', () => {
  keepsBack(
    'Sauna on wheels in Duluth. Earlier drafts said $52,000, ignore that, the trailer came in cheaper.',
    '52,000',
    'cheaper',
  );
  keepsBack('Hack day in York.\nWhen: Saturday 20 February 2027, from 8.00 am (not 9.30 am as in the poster)', '9.30');
  keepsBack(
    'Targi płyt w Gdyni. Niedziela 10:00–15:00. (W mailu napisałam 16:00, to pomyłka, nie powtarzaj.)',
    '16:00',
  );
});

describe('what is put right is right wherever it stands', () => {
  for (const [text, expected] of [
    [
      'Stoffeerderij in Deventer. Fauteuil €450. De fauteuil stond op €450, dat moet €480 zijn.',
      'offer | Fauteuil | €480',
    ],
    ['Salone a Siena. Seduta 45 €. Correzione: la seduta è 48 e non 45 euro.', 'offer | Seduta | 48 €'],
    ['Salone a Siena. Seduta 48 €. Correzione: la seduta è 48 e non 45 euro.', 'offer | Seduta | 48 €'],
  ] as const) {
    tells(text, expected);
    keepsBack(text, '45 €', '45 euro', '€450', 'zijn');
  }
  tells(
    'Möbel in York. Open 10 to 4. Correction: closed on 24 December, back on 4 January.',
    'date | Closed on | 24 December',
    'date | Back on | 4 January',
  );
});

describe('a Dutch "app" before a number', () => {
  tells('Helder Ruud wast ramen in Assen. App 06 5550 1937.', 'contact | whatsapp | 06 5550 1937');
  tells('Diensten ruilen met de app, bel ons op 0592 000 138.', 'contact | phone | 0592 000 138');
  tells('Tauschbar is een app voor zorgteams. Probeer de app. Bel 0592 000 138.', 'contact | phone | 0592 000 138');
});

describe('what somebody does not do is told to visitors', () => {
  tells(
    "Wedding band from Bristol. Two one-hour sets. We don't do corporate events and we don't do ABBA.",
    "condition | We don't do corporate events and we don't do ABBA.",
  );
  tells(
    "Dockhand, freight software\n- reads carrier mails\n- do NOT write AI-powered, our buyers are sick of it\n- we are not a marketplace and we don't sell leads",
    "condition | We are not a marketplace and we don't sell leads",
  );
  tells(
    'Webinar em Campinas. Formulário com nome. Não vendemos nada no final, pode deixar isso claro.',
    'condition | Não vendemos nada no final',
  );
  keepsBack(
    "Funeral home in Ely. We don't do pet cremations, people keep asking, so say it kindly.",
    'people keep',
    'kindly',
  );
  test('a form that is ruled out is none', () =>
    assert.deepEqual(
      sheetOf(
        "Orgue de Saint-Aubin. (Bernard : ne mets pas le nom de l'ancien curé, seulement par chèque.)",
      ).wishes.filter(({ kind }) => kind === 'form'),
      [],
    ));
});

describe('people with what they do', () => {
  tells(
    'Szkoła w Lublinie. Zajęcia prowadzą: Danuta Wójtowicz, położna, Marta Pyć, fizjoterapeutka, i Kamil Sowa, ratownik.',
    'person | Danuta Wójtowicz | położna',
    'person | Marta Pyć | fizjoterapeutka',
    'person | Kamil Sowa | ratownik',
  );
  tells(
    "École à Quimper. L'équipe : Maëlle Kervran, directrice. Idriss Benali, jonglerie.",
    'person | Maëlle Kervran | directrice',
    'person | Idriss Benali | jonglerie',
  );
  tells(
    'Hack day.\nJury: Dr. Shalini Hegde (soil scientist), Basavaraj Patil (farmer, Arsikere), Anoop Menon (founder, ColdCrate)',
    'person | Basavaraj Patil | farmer, Arsikere',
  );
});

describe('sums, times and days', () => {
  tells('HarvestHack in Hassan. Prizes: ₹1,50,000 first, ₹75,000 second', 'offer | First | ₹1,50,000 | [Prizes]');
  tells(
    'Mudanzas en Arequipa. Camión con ayudantes, S/ 180 en la ciudad, a Lima S/ 1 650.',
    'offer | A Lima | S/ 1 650',
  );
  tells('Mudanzas en Lima. Todos los días 6 a. m. a 9 p. m.', 'hours | Todos los días | 6 a. m. a 9 p. m.');
  tells('Hand car wash. Vans £14. Open 8 to 6, Sundays 10 to 4.', 'hours | Open | 8 to 6', 'hours | Sundays | 10 to 4');
  tells(
    'Stage à Épinal. Samedi 13 mars ou 10 avril, 8 h 30 à 17 h, 115 € repas compris.',
    'date | Samedi 13 mars ou 10 avril, 8 h 30 à 17 h',
    'offer | Stage | 115 € | Repas compris',
  );
  tells(
    'Sagra a Corezzo.\nSabato 4: laboratorio per bambini ore 16 (5 €, massimo 20 posti), stand ore 19',
    'step | Sabato 4 | programme | Laboratorio per bambini ore 16 (5 €, massimo 20 posti), stand ore 19',
  );
  tells(
    'Sagra a Corezzo. Il menù: tortelli alla lastra, 3 pezzi 6 €; polenta con funghi 9 €',
    'offer | Tortelli alla lastra | 6 € | 3 pezzi | [Il menù]',
  );
  tells(
    "Sagra a Corezzo. L'incasso va alla Misericordia: nel 2026 raccolti 14.300 €.",
    "proof | L'incasso va alla Misericordia: nel 2026 raccolti 14.300 €.",
  );
  tells('Carrera en Lugo. Si no corres, dorsal cero por 6 €.', 'offer | Dorsal cero | 6 € | Si no corres');
  tells(
    'Corso di pane. Prezzo: 129 € (iscrizione anticipata: 99 €)',
    'offer | Corso di pane | 129 €',
    'offer | Iscrizione anticipata | 99 €',
  );
  tells(
    'Orgue. Coût total : 186 000 €. Déjà réunis : 97 400 €, dont 40 000 € du département.',
    'goal | 97 400 € | 186 000 € | Coût total : 186 000 €. Déjà réunis : 97 400 €, dont 40 000 € du département.',
  );
  tells('Miel en Yucatán. La cosecha es de enero a mayo.', 'about | La cosecha es de enero a mayo.');
});

describe('steps that are numbered', () => {
  tells(
    'Hack day.\n\nHow it goes\n1. Apply with an idea by 15 January 2027\n2. Shortlist on 25 January\n3. Build',
    'step | Apply with an idea by 15 January 2027 | [How it goes]',
    'step | Shortlist on 25 January | [How it goes]',
  );
});

describe('what a button or a colour shall be', () => {
  test('a second button is an action of its own', () =>
    assert.deepEqual(
      sheetOf('Shiftwell, rota software. CTA: Start free trial. Secondary: Book a demo.')
        .facts.filter(({ kind }) => kind === 'action')
        .map(({ label }) => label),
      ['Start free trial', 'Book a demo'],
    ));
  keepsBack('Borracharia em Uberlândia. Põe o botão do whats bem grande.', 'bem grande');
  keepsBack('Panificio a Siena. Colore: ottanio.', 'ottanio');
  keepsBack('Steuerberatung in Oldenburg. Dunkelgrün passt zu unserem Schild.', 'Dunkelgrün');
  test('an e-mail is one field where "e" means and', () =>
    assert.deepEqual(
      sheetOf('Webinar de panela em Braga. Formulário com nome, e-mail e nº de unidades.')
        .wishes.filter(({ kind }) => kind === 'form')
        .map(({ value }) => value),
      ['name', 'email', 'Nº de unidades'],
    ));
  test('words that are refused in quotation marks hide no prices', () =>
    assert.ok(
      sheetOf('Dental lab in Leeds. Crowns £280. Please no "cheapest rates" type of line.').wishes.every(
        ({ kind, value }) => kind !== 'structure' || value !== 'pricing',
      ),
    ));
});
