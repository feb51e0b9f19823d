import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'nl-rijschool',
  language: 'nl',
  title: 'Rijschool',
  projectName: 'Rijschool Vlinder',
  projectDescription: 'Rijles in Tilburg',
  text: `Hoi! Ik ben Samira Bouali en ik heb sinds 2016 een rijschool in Tilburg: Rijschool Vlinder. Ik geef les in schakel en automaat, en ben gespecialiseerd in faalangst. Mijn slagingspercentage was vorig jaar 74%.

Pakketten
⭐ Proefles: 60 min, €35
⭐ Basis: 20 lessen + examen, €1.495
⭐ Compleet: 35 lessen, tussentijdse toets + examen, €2.390
Losse les €62

Betalen in 3 termijnen kan. Afzeggen minimaal 24 uur van tevoren, anders reken ik de les. Ik haal je op in Tilburg, Goirle en Berkel-Enschot.

"Na drie keer zakken bij een ander in een keer geslaagd bij Samira!" - Daan, 22

Ma t/m vr 8.00-20.00, za 9.00-15.00. App 06 5550 1183.

De pagina moet vrolijk en informeel zijn, de knop: Plan je proefles. Ze laten naam, mobiel en woonplaats achter en ik app terug.`,
  facts: [
    { what: 'persoon', all: ['Samira Bouali'] },
    { what: 'sinds', all: ['2016'] },
    { what: 'plaats', all: ['Tilburg'] },
    { what: 'naam', all: ['Rijschool Vlinder'] },
    { what: 'soorten', all: ['schakel en automaat'] },
    { what: 'faalangst', all: ['faalangst'] },
    { what: 'slagingspercentage', all: ['74%'] },
    { what: 'proefles', all: ['Proefles', '60 min', '€35'] },
    { what: 'basis', all: ['Basis', '€1.495'] },
    { what: 'basis inhoud', all: ['20 lessen'] },
    { what: 'compleet', all: ['Compleet', '€2.390'] },
    { what: 'compleet inhoud', all: ['35 lessen', 'tussentijdse toets'] },
    { what: 'losse les', all: ['Losse les', '€62'] },
    { what: 'termijnen', all: ['3 termijnen'] },
    { what: 'afzeggen', all: ['24 uur van tevoren'] },
    { what: 'ophalen', all: ['Goirle', 'Berkel-Enschot'] },
    { what: 'citaat', all: ['Na drie keer zakken'] },
    { what: 'auteur', all: ['Daan'] },
    { what: 'week', all: ['Ma t/m vr', '8.00-20.00'] },
    { what: 'zaterdag', all: ['za', '9.00-15.00'] },
    { what: 'mobiel', all: ['06 5550 1183'] },
    { what: 'knop', all: ['Plan je proefles'] },
  ],
  forbidden: ['De pagina moet', 'vrolijk en informeel', 'ik app terug', 'Ze laten naam', 'Opening hours'],
};
