import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf } from '../../compose/headline.ts';
import { labelledName } from '../naming/labelled-name.ts';
import { sentences } from './sentences.ts';

/** Texts whose abbreviations and ordinals end no sentence, by language, each with its sentences parted by " | ". */
const TEXTS: readonly (readonly [language: string, text: string])[] = [
  ['de', 'Wir sind der Turnverein Löwe e. V. in Celle. | Kommt vorbei.'],
  ['de', 'Wir reparieren jeden 2. Samstag im Monat, z. B. Toaster und Lampen. | Bis bald, d. h. am Samstag.'],
  ['de', 'Praxis Dipl.-Psych. Anna Berg, Inh. Karl Kühn. | Am Bahnhofspl. 3 in Celle.'],
  ['de', 'Kurs am Wochenende 21./22. März. | Anmeldung bis zur 12. Woche.'],
  ['it', 'Visite alle 11 e alle 16.30. | Tre percorsi: uno, due, tre.'],
  ['de', 'Fr 6.2. 19 Uhr Bürgergespräch. | Eintritt frei.'],
  ['de', 'Donnerstag 24. und Freitag 25. September. | Anmeldung ab Mai.'],
  ['it', 'Studio tecnico Geom. Carla Neri, Lodi. | Riceve la dott.ssa Maria Rossi con il rag. Bruno Conti.'],
  ['es', 'Despacho de la C.P. Maribel Ruiz en la Col. Roma. | Atiende también la Lic. Marta Paz.'],
  ['es', 'Enviamos a los EE. UU. y a México. | Pregunta por Ana.'],
  ['en', 'Jas. Smith & Co. Ltd. | Meet us at St. Aidan’s Hall with Sgt. Pepper.'],
  ['en', 'A dental practice in Kinsale, Co. Cork. | Call us.'],
  ['en', 'Open Thurs. to Sat. 9 to 5 o’clock. | Closed in May.'],
  ['fr', 'Le cabinet de Me. Dupont et du Dr. Blanc. | Sur rendez-vous.'],
  ['pt', 'Consultório da Profa. Lima e da Eng. Rita Costa. | Ligue para marcar.'],
  ['nl', 'Bel dhr. Jansen of mevr. De Boer, t.a.v. Kees. | Tot gauw.'],
  ['pl', 'Warsztat przy ul. Młyńskiej dla ok. 20 osób. | Zapraszamy.'],
];

for (const [language, text] of TEXTS) {
  const expected = text.split(' | ');
  const written = expected.join(' ');
  test(`an abbreviation ends no sentence: ${written.slice(0, 60)}`, () =>
    assert.deepEqual(sentences(written, language), expected));
  test(`nor a headline: ${written.slice(0, 60)}`, () => assert.deepEqual(sentencesOf(written), expected));
}

test('a word that is no abbreviation ends its sentence, whatever it looks like elsewhere', () => {
  for (const [text, language] of [
    ['De cursus is in Gent. Mensen mogen bellen.', 'nl'],
    ['We make gauges at Ferrous Ltd. Walsall is our home.', 'en'],
    ['Call me. Thanks a lot.', 'en'],
  ] as const)
    assert.equal(sentences(text, language).length, 2, text);
});

test('a name behind a label keeps its abbreviations', () => {
  for (const [text, language, name] of [
    ['Verein: Griffloch e. V., Kletterer aus Celle', 'de', 'Griffloch e. V.'],
    ['Name: Studio Geom. Carla Neri. Pratiche catastali', 'it', 'Studio Geom. Carla Neri'],
  ] as const)
    assert.equal(labelledName(text, language), name);
});
