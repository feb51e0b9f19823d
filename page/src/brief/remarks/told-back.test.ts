import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { visibleText } from '../../bench/visible-text.ts';
import { writePage } from '../../compose/write-page.ts';
import { renderPage } from '../../sections/render.ts';

const pageOf = (descriptionAi: string): string => {
  const input = { projectName: '', projectDescription: '', title: '', description: '', descriptionAi };
  return visibleText(renderPage(writePage({ ...input, language: 'en' }).page, 'publish', '/').html).joined;
};

describe('what is told to the writer', () => {
  for (const [text, kept, never] of [
    [
      'Clinica Bigotes en Torrealta. Consulta 32€, microchip 40€. No atendemos caballos. Y el precio de la eutanasia (90€) no lo saques',
      'Consulta',
      'eutanasia',
    ],
    [
      'Hofladen Brunnkamp in Oberdelve. Kartoffeln 5 kg 6,50 €. Hoffest am 14. September ab 11 Uhr. Bitte keine Kühe abbilden, wir haben gar keine Kühe.',
      'Hoffest',
      'Kühe',
    ],
    [
      "We're The Brass Monkeys, a wedding band. I want people to fill in a form with their date and venue, not ring me, I'm a teacher in the day.",
      'wedding band',
      'teacher',
    ],
    [
      'Hebamme Svenja Kolb, Freising. Vorsorge, Wochenbett. Keine Babyfotos aus dem Katalog, lieber Zeichnungen.',
      'Wochenbett',
      'Katalog',
    ],
    [
      'Praxis Sommer in Göttingen. Prophylaxe, Implantate. bitte per Du schreiben auf der Seite',
      'Prophylaxe',
      'per Du',
    ],
    [
      "Help us put the Marigold back on the water! She is a 1924 oyster smack. Don't mention Tom.",
      'Help us put the Marigold',
      'Tom',
    ],
    [
      "Our cat Biscuit is missing from Alder Close. White front paws, very shy so please don't chase her. Keep the page short.",
      "please don't chase her",
      'Keep the page',
    ],
    ['hi so im Terry Oldcastle and i sharpen knives in Wexcombe', 'Terry Oldcastle', 'hi so'],
    ['Pues mira yo doy clases de guitarra en Alcorzán', 'clases de guitarra', 'Pues mira'],
  ] as const)
    test(`is not published: ${never}`, () => {
      const page = pageOf(text);
      assert.ok(page.includes(kept), page);
      assert.ok(!page.toLowerCase().includes(never.toLowerCase()), page);
    });

  test('takes no amounts away where one price alone is not wanted', () =>
    assert.match(pageOf('Bar en Torrealta. Menú 12€, café 2€. No pongas el precio de la boda'), /12€/));
});

describe('what only sounds as if it were', () => {
  for (const [text, kept] of [
    [
      'Shiftpail is a rota planner. Drag and drop shifts, staff get a text when something changes, holiday requests in one place.',
      'staff get a text when something changes',
    ],
    [
      'Hen rescue in Eddlesby. You need a run of 2 square metres per bird, and we ask for a photo of it before you collect.',
      'we ask for a photo of it',
    ],
    [
      'yo doy clases en alcorzán llevo veinte años enseñando a niños y adultos sin limite mi telefono es 600 000 377 guitarras de prestamo para el primer mes ah y esto no lo pongas pero los sabados estoy pensando en quitarlos',
      '600 000 377',
    ],
    [
      'Alquilo tres habitaciones en Salamanca. Yo vivo en el tercero, asi que fiestas ninguna, aviso.',
      'Yo vivo en el tercero, asi que fiestas ninguna',
    ],
    ['Zwei Zimmer in Kiel zu vermieten. Hunde leider nicht.', 'Hunde leider nicht'],
  ] as const)
    test(`is published: ${kept}`, () => {
      const page = pageOf(text);
      assert.ok(page.toLowerCase().includes(kept.toLowerCase()), page);
    });
});

describe('what a request is about', () => {
  for (const [text, ...kept] of [
    [
      'coucou je voudrais une petite page pr mon activité, coiffeuse à domicile autour de Niort, coupe femme 32€ brushing compris. 06 00 47 12 88 Mireille',
      'coiffeuse à domicile autour de Niort',
    ],
    [
      'Buenas, os cuento: llevamos desde 2009 una residencia de perros en Colmenar Viejo, se llama El Soto Canino. Hace falta cartilla al día, vacuna de la tos y chip.',
      'desde 2009',
      'Colmenar Viejo',
      'cartilla al día',
    ],
  ] as const)
    test(`stays on the page: ${kept.join(', ')}`, () => {
      const page = pageOf(text).toLowerCase();
      for (const words of kept) assert.ok(page.includes(words.toLowerCase()), page);
    });
});

test('an order behind a rule of the house is none of what is told', () => {
  const page = pageOf('I rent three rooms in Leeds. I live upstairs, so no parties, and please make the page blue.');
  assert.ok(page.includes('so no parties'), page);
  assert.ok(!page.toLowerCase().includes('make the page'), page);
});
