import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writePage } from './write-page.ts';

const heroOf = (descriptionAi: string) => {
  const { page } = writePage({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi,
    language: 'en',
  });
  const hero = page.sections.find(({ kind }) => kind === 'hero');
  return hero?.kind === 'hero' ? hero : undefined;
};

describe('the top of a page', () => {
  test('is headed by the words that a person gives for it', () => {
    const told = 'Quillrota plans rotas for care homes in Leeds. Data is stored in the UK.';
    for (const label of ['Headline', 'Headline idea'])
      assert.equal(heroOf(`${told}\n${label}: The rota that writes itself`)?.headline, 'The rota that writes itself');
    assert.equal(
      heroOf('Kladdex plant Dienste für Heime in Kassel.\nÜberschrift: Der Plan schreibt sich selbst')?.headline,
      'Der Plan schreibt sich selbst',
    );
  });

  test('does not break at the abbreviation of a year', () => {
    const hero = heroOf(
      'Blue Pelican Swim School, est. 2009. We teach babies, kids and nervous adults. Call 0355501274.',
    );
    assert.match(`${hero?.headline} ${hero?.lead}`, /est\. 2009/);
  });

  test('leaves out what only led to the name', () => {
    const hero = heroOf(
      "Je lance une newsletter, ça s'appelle « Le Tournevis du jeudi » : chaque jeudi à 7 h, trois objets.",
    );
    assert.doesNotMatch(`${hero?.lead}`, /, ça$/m);
  });

  test('is no negation alone and no milestone', () => {
    const hero = heroOf(
      'es el vivero Las Biznagas en Tequisquiapan, vendemos cactus. km 4 carretera a Ezequiel Montes.',
    );
    assert.doesNotMatch(`${hero?.headline}`, /^Km 4/);
  });
});
