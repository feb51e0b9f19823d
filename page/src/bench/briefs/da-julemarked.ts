import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'da-julemarked',
  language: 'da',
  title: 'Julemarked',
  projectName: 'Julemarked på Kærgården',
  projectDescription: '',
  text: `Hej! Julemarked på Kærgården ved Ribe, 28.-29. november 2026, 10-16. 40 boder, gløgg, æbleskiver 35 kr., hestevogn 20 kr. Gratis entré, tag kontanter med. Hunde i snor. Ring til Birthe 75 55 01 82. Ikke noget med nisser, min kone er træt af dem, og skriv ikke noget om vejret.`,
  facts: [
    { what: 'hvad', all: ['Julemarked'] },
    { what: 'hvor', all: ['Kærgården'] },
    { what: 'by', all: ['Ribe'] },
    { what: 'dato', all: ['29. november 2026'] },
    { what: 'tid', all: ['10-16'] },
    { what: 'boder', all: ['40 boder'] },
    { what: 'æbleskiver', all: ['æbleskiver', '35 kr'] },
    { what: 'hestevogn', all: ['hestevogn', '20 kr'] },
    { what: 'entré', all: ['Gratis entré'] },
    { what: 'kontanter', all: ['kontanter'] },
    { what: 'hunde', all: ['Hunde i snor'] },
    { what: 'kontakt', all: ['Birthe', '75 55 01 82'] },
  ],
  forbidden: ['nisser', 'min kone', 'træt af', 'vejret', 'Opening hours', 'Contact us', 'Learn more'],
};
