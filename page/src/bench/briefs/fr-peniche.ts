import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-peniche',
  language: 'fr',
  title: 'Location',
  projectName: "Péniche L'Hirondelle",
  projectDescription: '',
  text: `Péniche L'Hirondelle, amarrée à Auxerre, à louer à la semaine ou au week-end. 4 cabines, 8 couchages, cuisine équipée, terrasse sur le pont. Sans permis ! Une leçon d'une heure au départ.

Tarifs
basse saison (avril, octobre) : 1 150 € la semaine / 520 € le week-end
moyenne saison (mai, juin, sept.) : 1 480 € / 690 €
haute saison (juillet-août) : 1 890 €, pas de week-end
ménage 90 €, vélos 5 € par jour, caution 1 500 €

Arrivée samedi 16 h, départ samedi 9 h. Draps fournis, apportez vos serviettes. Animaux non admis. Merci de réserver trois semaines à l'avance.
Yves et Solange Pruvost, 06 55 50 17 29, hirondelle@peniche.example

On aimerait un truc qui respire les vacances, mais Solange trouve les mouettes ringardes. N'indiquez pas le quai exact. La photo de la cabine bleue est moche, on en refera une. Entre nous, si ça ne marche pas cet été on vend.`,
  facts: [
    { what: 'nom', all: ["Péniche L'Hirondelle"] },
    { what: 'ville', all: ['Auxerre'] },
    { what: 'durée', all: ['à la semaine ou au week-end'] },
    { what: 'cabines', all: ['4 cabines', '8 couchages'] },
    { what: 'équipement', all: ['cuisine équipée', 'terrasse sur le pont'] },
    { what: 'permis', all: ['Sans permis'] },
    { what: 'leçon', all: ["leçon d'une heure"] },
    { what: 'basse saison', all: ['basse saison', '1 150 €', '520 €'] },
    { what: 'moyenne saison', all: ['moyenne saison', '1 480 €', '690 €'] },
    { what: 'haute saison', all: ['haute saison', '1 890 €'] },
    { what: 'ménage', all: ['ménage', '90 €'] },
    { what: 'vélos', all: ['vélos', '5 €'] },
    { what: 'caution', all: ['caution', '1 500 €'] },
    { what: 'arrivée', all: ['Arrivée', '16 h'] },
    { what: 'départ', all: ['départ', '9 h'] },
    { what: 'draps', all: ['Draps fournis'] },
    { what: 'serviettes', all: ['apportez vos serviettes'] },
    { what: 'animaux', all: ['Animaux non admis'] },
    { what: 'réservation', all: ["trois semaines à l'avance"] },
    { what: 'propriétaires', all: ['Yves et Solange Pruvost'] },
    { what: 'téléphone', all: ['06 55 50 17 29'] },
    { what: 'mail', all: ['hirondelle@peniche.example'] },
  ],
  forbidden: [
    'On aimerait',
    'respire les vacances',
    'mouettes',
    'ringardes',
    'quai exact',
    'moche',
    'on en refera',
    'Entre nous',
    'on vend',
    'Opening hours',
  ],
};
