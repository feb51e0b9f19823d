import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'it-pompe-funebri',
  language: 'it',
  title: 'Onoranze funebri',
  projectName: 'Onoranze Funebri Sartori',
  projectDescription: '',
  text: `onoranze funebri Sartori a Bassano dal 1961, rispondiamo giorno e notte 0424 555 018, anche cremazione e trasporto all'estero, pratiche con il comune le facciamo noi, tono sobrio e niente prezzi, niente foto di bare`,
  facts: [
    { what: 'nome', all: ['Sartori'] },
    { what: 'mestiere', all: ['onoranze funebri'] },
    { what: 'dove', all: ['Bassano'] },
    { what: 'dal', all: ['1961'] },
    { what: 'giorno e notte', all: ['giorno e notte'] },
    { what: 'telefono', all: ['0424 555 018'] },
    { what: 'cremazione', all: ['cremazione'] },
    { what: 'estero', all: ["trasporto all'estero"] },
    { what: 'pratiche', all: ['pratiche con il comune'] },
  ],
  forbidden: ['€', 'tono sobrio', 'niente prezzi', 'bare', 'Contact us', 'Opening hours', 'prezzi'],
};
