import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-tatouage',
  language: 'fr',
  title: 'Salon',
  projectName: 'Encre de Loire',
  projectDescription: '',
  text: `Salon de tatouage à Nantes, on est trois : Maëlle (ligne fine), Yanis (japonais) et Jo (lettrages). Sur rendez-vous uniquement, minimum 80 €, acompte de 30 %. Pas de tatouage avant 18 ans, même avec l'accord des parents. 9 rue des Olivettes, ouvert du mardi au samedi 11h-19h. Insta @encredeloire`,
  facts: [
    { what: 'métier', all: ['Salon de tatouage'] },
    { what: 'ville', all: ['Nantes'] },
    { what: 'maëlle', all: ['Maëlle', 'ligne fine'] },
    { what: 'yanis', all: ['Yanis', 'japonais'] },
    { what: 'jo', all: ['Jo', 'lettrages'] },
    { what: 'rendez-vous', any: ['Sur rendez-vous uniquement', 'Sur rendez-vous'] },
    { what: 'minimum', all: ['minimum', '80 €'] },
    { what: 'acompte', all: ['acompte de 30 %'] },
    { what: 'âge', all: ['18 ans'] },
    { what: 'adresse', all: ['9 rue des Olivettes'] },
    { what: 'jours', all: ['mardi au samedi'] },
    { what: 'heures', all: ['11h-19h'] },
    { what: 'instagram', all: ['@encredeloire'] },
  ],
  forbidden: [
    'Opening hours',
    'Contact us',
    "années d'expérience",
    'hygiène irréprochable',
    'Horarios',
    'clients satisfaits',
  ],
};
