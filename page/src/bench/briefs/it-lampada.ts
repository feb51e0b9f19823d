import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'it-lampada',
  language: 'it',
  title: 'Lancio Lucciola',
  projectName: 'Lucciola',
  projectDescription: '',
  text: `Allora, il 12 novembre lanciamo LUCCIOLA, la lampada da lettura che si aggancia al libro e si spegne quando ti addormenti. 38 grammi, 60 ore con una carica, USB-C, luce calda 2700K, astuccio in feltro. Fatta a Pesaro, garanzia 5 anni, pezzi di ricambio a 3 €.

Prezzo 39 €, chi prenota entro il 31 ottobre paga 29 €. Due a 54 €. Colori: salvia, mattone, notte. Spedizione gratuita in Italia, 6,90 € in Europa. Consegne dal 20 novembre. Se non vi piace la rimandate entro 60 giorni. Non lavatela sott'acqua!

L'hanno disegnata Irene Conti e Matteo Galli. Scriveteci a ciao@lucciola.example

Occhio: il modello con la sveglia non va nominato, è per Natale. Il mio socio vuole che sembri Apple, io preferirei più casa della nonna, vedi tu. Siamo un po' alla frutta coi soldi quindi niente cose complicate. Testi brevi, la gente non legge. Le foto arrivano giovedì, forse.`,
  facts: [
    { what: 'nome', all: ['Lucciola'] },
    { what: 'lancio', all: ['12 novembre'] },
    { what: 'cosa', all: ['lampada da lettura'] },
    { what: 'idea', all: ['si spegne quando ti addormenti'] },
    { what: 'peso', all: ['38 grammi'] },
    { what: 'durata', all: ['60 ore'] },
    { what: 'ricarica', all: ['USB-C'] },
    { what: 'luce', all: ['2700K'] },
    { what: 'astuccio', all: ['astuccio in feltro'] },
    { what: 'dove', all: ['Pesaro'] },
    { what: 'garanzia', all: ['garanzia', '5 anni'] },
    { what: 'ricambi', all: ['pezzi di ricambio', '3 €'] },
    { what: 'prezzo', all: ['39 €'] },
    { what: 'prenotazione', all: ['31 ottobre', '29 €'] },
    { what: 'due', all: ['54 €'] },
    { what: 'colori', all: ['salvia', 'mattone', 'notte'] },
    { what: 'spedizione italia', all: ['Spedizione gratuita in Italia'] },
    { what: 'spedizione europa', all: ['6,90 €', 'Europa'] },
    { what: 'consegne', all: ['20 novembre'] },
    { what: 'reso', all: ['entro 60 giorni'] },
    { what: 'lavaggio', all: ["sott'acqua"] },
    { what: 'disegno', all: ['Irene Conti', 'Matteo Galli'] },
    { what: 'mail', all: ['ciao@lucciola.example'] },
  ],
  forbidden: [
    'Occhio',
    'sveglia',
    'Natale',
    'Il mio socio',
    'Apple',
    'casa della nonna',
    'vedi tu',
    'alla frutta',
    'cose complicate',
    'la gente non legge',
    'arrivano giovedì',
    'Opening hours',
  ],
};
