import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'nl-yogastudio',
  language: 'nl',
  title: 'Yoga',
  projectName: 'Studio Maanzaad',
  projectDescription: '',
  text: `yogastudio in Haarlem, max 9 matjes, les 16 euro, 10-rittenkaart 140 euro geldig 4 maanden, proefles 8 euro, docenten Femke en Ravi, ma wo vr 19u en zo 10u, zwangerschapsyoga op dinsdag, graag een rustige pagina met zachte kleuren zonder prijzen bovenaan`,
  facts: [
    { what: 'wat', all: ['yogastudio'] },
    { what: 'waar', all: ['Haarlem'] },
    { what: 'matjes', any: ['max 9 matjes', '9 matjes'] },
    { what: 'les', all: ['les', '16 euro'] },
    { what: 'rittenkaart', all: ['10-rittenkaart', '140 euro'] },
    { what: 'geldig', all: ['4 maanden'] },
    { what: 'proefles', all: ['proefles', '8 euro'] },
    { what: 'docenten', all: ['Femke', 'Ravi'] },
    { what: 'avonden', all: ['ma wo vr', '19u'] },
    { what: 'zondag', all: ['zo', '10u'] },
    { what: 'zwanger', all: ['zwangerschapsyoga', 'dinsdag'] },
  ],
  forbidden: ['rustige pagina', 'zachte kleuren', 'prijzen bovenaan', 'Opening hours', 'gecertificeerd', 'Sign up'],
};
