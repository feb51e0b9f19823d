import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'it-pizzeria',
  language: 'it',
  title: 'Pizzeria',
  projectName: 'Pizzeria Da Nunzia',
  projectDescription: 'Pizzeria napoletana a Parma',
  text: `Pizzeria Da Nunzia, a Parma in borgo Riccio 11. Nunzia viene da Torre del Greco, forno a legna, impasto 36 ore.

LE CLASSICHE
Marinara 6
Margherita 7
Diavola 9
LE SPECIALI
Nunzia (friarielli e salsiccia) 11
Tonno e cipolla di Tropea 10,50
Senza glutine +2 €
FRITTI
Crocchè 2,50
Frittatina 4
Prezzi in euro, coperto 1,50

aperti tutte le sere tranne il martedi dalle 18.30 alle 23, il sabato anche a pranzo 12-14.30
asporto e consegna a domicilio fino a 4 km, minimo 15 €, non facciamo prenotazioni dopo le 20!
tel 0521 555 026 oppure whatsapp 340 555 0188
NON mettete foto di pizze prese da internet, il tono allegro`,
  facts: [
    { what: 'nome', any: ['Pizzeria Da Nunzia', 'Da Nunzia'] },
    { what: 'città', all: ['Parma'] },
    { what: 'indirizzo', all: ['borgo Riccio 11'] },
    { what: 'origine', all: ['Torre del Greco'] },
    { what: 'forno', all: ['forno a legna'] },
    { what: 'impasto', all: ['impasto 36 ore'] },
    { what: 'gruppo classiche', all: ['Le classiche'] },
    { what: 'marinara', all: ['Marinara', '6'] },
    { what: 'margherita', all: ['Margherita', '7'] },
    { what: 'diavola', all: ['Diavola', '9'] },
    { what: 'gruppo speciali', all: ['Le speciali'] },
    { what: 'nunzia', all: ['friarielli e salsiccia', '11'] },
    { what: 'tonno', all: ['Tonno e cipolla di Tropea', '10,50'] },
    { what: 'senza glutine', all: ['Senza glutine', '2 €'] },
    { what: 'crocchè', all: ['Crocchè', '2,50'] },
    { what: 'frittatina', all: ['Frittatina', '4'] },
    { what: 'coperto', all: ['coperto', '1,50'] },
    { what: 'giorno chiuso', any: ['martedi', 'martedì'] },
    { what: 'orario', any: ['18.30 alle 23', '18.30-23'] },
    { what: 'sabato', all: ['sabato', '12-14.30'] },
    { what: 'consegna', all: ['4 km'] },
    { what: 'minimo', all: ['minimo 15 €'] },
    { what: 'prenotazioni', all: ['dopo le 20'] },
    { what: 'telefono', all: ['0521 555 026'] },
    { what: 'whatsapp', all: ['340 555 0188'] },
  ],
  forbidden: [
    'NON mettete',
    'prese da internet',
    'il tono allegro',
    'Opening hours',
    'ingredienti freschi',
    'Contact us',
  ],
};
