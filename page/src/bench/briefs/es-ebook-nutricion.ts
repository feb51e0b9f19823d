import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-ebook-nutricion',
  language: 'es',
  title: 'Ebook',
  projectName: 'Comer sin prisa',
  projectDescription: '',
  text: `quiero una landing para vender mi ebook "Comer sin prisa", 60 recetas de verdura para gente que llega tarde a casa. 12,90 € en pdf y epub. Lo escribe Marta Iribarren, cocinera en Tudela. Incluye lista de la compra. Que dejen el email y les mando el primer capitulo`,
  facts: [
    { what: 'titulo', all: ['Comer sin prisa'] },
    { what: 'recetas', all: ['60 recetas de verdura'] },
    { what: 'para quien', all: ['gente que llega tarde a casa'] },
    { what: 'precio', all: ['12,90 €'] },
    { what: 'formato', all: ['pdf y epub'] },
    { what: 'autora', all: ['Marta Iribarren'] },
    { what: 'oficio', any: ['cocinera en Tudela', 'cocinera'] },
    { what: 'incluye', all: ['lista de la compra'] },
    { what: 'regalo', any: ['primer capitulo', 'primer capítulo'] },
  ],
  forbidden: ['quiero una landing', 'Que dejen', 'landing', 'best seller', 'Buy now', 'nutricionista', 'lectores'],
};
