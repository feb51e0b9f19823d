import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'nl-fietsenmaker',
  language: 'nl',
  title: 'Fietsenmaker',
  projectName: 'Wielhuis Zwolle',
  projectDescription: '',
  text: `Fietsenmaker in Zwolle-Zuid, ook e-bikes en bakfietsen. Kleine beurt €45, grote beurt €79, band plakken €14,50 klaar terwijl u wacht. Brengen zonder afspraak di t/m za 8.30-17.30, maandag dicht. Leenfiets gratis. Bel 038 555 0117. Geen verkoop van nieuwe fietsen.`,
  facts: [
    { what: 'wat', all: ['Fietsenmaker'] },
    { what: 'waar', any: ['Zwolle-Zuid', 'Zwolle'] },
    { what: 'soorten', all: ['e-bikes en bakfietsen'] },
    { what: 'kleine beurt', all: ['Kleine beurt', '€45'] },
    { what: 'grote beurt', all: ['grote beurt', '€79'] },
    { what: 'band', all: ['band plakken', '€14,50'] },
    { what: 'wachten', all: ['klaar terwijl u wacht'] },
    { what: 'afspraak', all: ['zonder afspraak'] },
    { what: 'dagen', all: ['di t/m za'] },
    { what: 'tijden', all: ['8.30-17.30'] },
    { what: 'maandag', all: ['maandag', 'dicht'] },
    { what: 'leenfiets', all: ['gratis'], any: ['Leenfiets gratis', 'Leenfiets'] },
    { what: 'telefoon', all: ['038 555 0117'] },
    { what: 'geen verkoop', all: ['Geen verkoop van nieuwe fietsen'] },
  ],
  forbidden: ['Opening hours', 'Contact us', 'jarenlange ervaring', 'tevreden klanten', 'Öffnungszeiten', 'Learn more'],
};
