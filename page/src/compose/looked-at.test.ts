import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writePage } from './write-page.ts';

const pageOf = (descriptionAi: string, projectName = '') =>
  writePage({ projectName, projectDescription: '', title: '', description: '', descriptionAi, language: 'en' }).page;

function heroOf(text: string, projectName = '') {
  const hero = pageOf(text, projectName).sections.find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return hero;
}

describe('a headline is whole, and no talk', () => {
  for (const [text, headline, projectName] of [
    [
      'Sou a Filipa e faço sabonetes artesanais em Évora desde 2018. Também estou no mercado todos os sábados.',
      'Sabonetes artesanais em Évora',
      'Saboaria da Fonte',
    ],
    [
      'so its Dunford Rowing Club, on the river Arrow since 1887, about 140 members aged 11 to 83. first outing is free.',
      'Dunford Rowing Club, on the river Arrow since 1887',
      'Dunford Rowing Club',
    ],
    [
      'Fiori di Campo, a Treviso in via Manin 27\nmazzi da 15 euro, bouquet da sposa da 120',
      'Fiori di Campo, a Treviso',
      '',
    ],
    [
      'Heinrich Wolters, Orgelbauer, geboren am 3. März 1941 in Leer, gestorben am 17. Februar 2026 in Oldenburg. Er hat 38 Orgeln gebaut.',
      'Heinrich Wolters, Orgelbauer',
      'Heinrich Wolters',
    ],
    [
      'Webinar gratuito: "Factura electrónica para autónomos sin dolor de cabeza"\n\nMartes 24 de febrero de 2026 a las 18:30 (hora de Madrid), online por Zoom.\n\nPara quien: autónomos y empresas de menos de 10 empleados.\n\nSe graba. Plazas: 300. Organiza Gestoría Alameda, de Sevilla.',
      'Factura electrónica para autónomos sin dolor de cabeza',
      'Gestoría Alameda',
    ],
  ] as const)
    test(headline, () => assert.equal(heroOf(text, projectName).headline, headline));

  test('a town that belongs to a sentence stays in it', () => {
    const { lead } = heroOf(
      'Heinrich Wolters, Orgelbauer, geboren am 3. März 1941 in Leer, gestorben am 17. Februar 2026 in Oldenburg. Er hat 38 Orgeln gebaut.',
      'Heinrich Wolters',
    );
    assert.match(lead, /geboren am 3\. März 1941 in Leer/i);
  });
});

describe('a row of a longer list is called by what is told of it', () => {
  for (const [text, row] of [
    [
      'Ce que vous recevez\n25 € : un sachet de farine\n60 € : la farine et une visite\n150 € : votre nom gravé sur une aube de la roue\n500 € : une journée de meunier',
      'Votre nom gravé sur une aube de la roue',
    ],
    ['TACOS\n\nMENU\nAl pastor $4\nCarnitas $4\nChurros $5\nHorchata $3', 'Al pastor'],
  ] as const)
    test(row, () => {
      const items = pageOf(text, 'Our place').sections.flatMap((section) =>
        section.kind === 'listing' ? section.items : [],
      );
      assert.ok(
        items.some(({ title }) => title === row),
        JSON.stringify(items),
      );
    });

  test('one that is counted in nights is called after whose page it is', () => {
    const text = 'Dog boarding\n£32 a night\nSecond dog £20\nDay care £24\nCollection £12';
    const items = pageOf(text, 'Muddy Paws').sections.flatMap((section) =>
      section.kind === 'listing' ? section.items : [],
    );
    assert.ok(!items.some(({ title }) => /^a night$/i.test(title)), JSON.stringify(items));
  });
});
