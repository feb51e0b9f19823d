import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pl-herbata',
  language: 'pl',
  title: 'sklep',
  projectName: 'Herbaciarnia Zaułek',
  projectDescription: '',
  text: `cześć, sklep z herbatą Zaułek, Lublin, Grodzka 17. 90 herbat na wagę, od 9 zł za 50 g, degustacja w każdy czwartek o 18 (25 zł, zapisy: 81 555 02 14). pon-sob 11-19. żadnych smoków ani bambusów błagam!! zdjęcia może kiedyś, mąż się ociąga. przynieś własną puszkę, 5% zniżki 🍵`,
  facts: [
    { what: 'nazwa', all: ['Zaułek'] },
    { what: 'co', all: ['sklep z herbatą'] },
    { what: 'miasto', all: ['Lublin'] },
    { what: 'adres', all: ['Grodzka 17'] },
    { what: 'wybór', all: ['90 herbat na wagę'] },
    { what: 'cena', all: ['9 zł', '50 g'] },
    { what: 'degustacja', all: ['degustacja', 'czwartek'] },
    { what: 'cena degustacji', all: ['25 zł'] },
    { what: 'telefon', all: ['81 555 02 14'] },
    { what: 'dni', any: ['pon-sob', 'poniedziałek-sobota', 'pon.-sob.'] },
    { what: 'godziny', all: ['11-19'] },
    { what: 'puszka', all: ['własną puszkę', '5%'] },
  ],
  forbidden: ['cześć', 'smoków', 'bambusów', 'błagam', 'może kiedyś', 'mąż', 'się ociąga', 'Opening hours'],
};
