import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pl-mechanik',
  language: 'pl',
  title: 'Warsztat samochodowy',
  projectName: 'Auto Serwis Nowak',
  projectDescription: '',
  text: `Mechanik Radom, wymiana opon od ręki, tel. 48 555-01-26`,
  facts: [
    { what: 'co', all: ['Mechanik'] },
    { what: 'gdzie', all: ['Radom'] },
    { what: 'opony', any: ['wymiana opon od ręki', 'wymiana opon'] },
    { what: 'telefon', any: ['48 555-01-26', '48 555 01 26'] },
    { what: 'nazwa', all: ['Auto Serwis Nowak'] },
  ],
  forbidden: ['zł', 'Opening hours', 'Contact us', 'lat doświadczenia', 'zadowolonych klientów', 'Kontaktieren'],
};
