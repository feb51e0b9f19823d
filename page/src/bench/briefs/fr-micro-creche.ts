import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-micro-creche',
  language: 'fr',
  title: 'Micro-crèche',
  projectName: 'Les Petits Galets',
  projectDescription: 'Micro-crèche à Dieppe',
  text: `Les Petits Galets, micro-crèche à Dieppe
12 places pour les enfants de 3 mois à 3 ans

Notre équipe :
- Camille Lefort, directrice, infirmière puéricultrice
- Aïcha Benali, éducatrice de jeunes enfants
- Manon Prévost, auxiliaire

Une journée type :
7h30 accueil
9h30 jeux dehors, même quand il pleut
11h15 repas (cuisine sur place, bio à 60 %)
12h30 sieste
15h30 goûter
18h30 fermeture

Ouvert du lundi au vendredi, fermé 3 semaines en août. Tarif selon vos revenus, entre 1,20 € et 9,50 € de l'heure, CMG de la CAF possible. Il reste 2 places pour septembre 2026.

Portes ouvertes le samedi 25 avril de 10h à 13h, 31 rue du Faubourg, tél 02 35 55 50 44

Ton rassurant svp, couleurs douces, mettre en avant les portes ouvertes. Les parents laissent leur nom, téléphone et la date de naissance de l'enfant.`,
  facts: [
    { what: 'nom', all: ['Les Petits Galets'] },
    { what: 'quoi', all: ['micro-crèche'] },
    { what: 'ville', all: ['Dieppe'] },
    { what: 'places', all: ['12 places'] },
    { what: 'âges', all: ['3 mois à 3 ans'] },
    { what: 'camille', all: ['Camille Lefort', 'directrice'] },
    { what: 'aïcha', all: ['Aïcha Benali', 'éducatrice de jeunes enfants'] },
    { what: 'manon', all: ['Manon Prévost', 'auxiliaire'] },
    { what: 'accueil', all: ['7h30', 'accueil'] },
    { what: 'jeux', all: ['9h30', 'jeux dehors'] },
    { what: 'repas', all: ['11h15', 'repas'] },
    { what: 'cuisine', all: ['cuisine sur place'] },
    { what: 'sieste', all: ['12h30', 'sieste'] },
    { what: 'goûter', all: ['15h30', 'goûter'] },
    { what: 'fermeture', all: ['18h30', 'fermeture'] },
    { what: 'jours', all: ['lundi au vendredi'] },
    { what: 'août', all: ['3 semaines en août'] },
    { what: 'tarif', all: ['1,20 €', '9,50 €'] },
    { what: 'caf', all: ['CAF'] },
    { what: 'restent', all: ['2 places', 'septembre 2026'] },
    { what: 'portes ouvertes', all: ['Portes ouvertes', '25 avril'] },
    { what: 'portes ouvertes heures', any: ['10h à 13h', '10h-13h'] },
    { what: 'adresse', all: ['31 rue du Faubourg'] },
    { what: 'téléphone', all: ['02 35 55 50 44'] },
  ],
  forbidden: ['Ton rassurant', 'couleurs douces', 'mettre en avant', 'Les parents laissent', 'Opening hours', 'agréée'],
};
