import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-creperie',
  language: 'fr',
  title: 'crêperie',
  projectName: 'Crêperie Ti Gwinizh',
  projectDescription: '',
  text: `Salut, je te colle la carte comme elle est, désolée pour la mise en page, fais au mieux !

CRÊPERIE TI GWINIZH
12 place aux Foires, Pontivy

GALETTES (farine de sarrasin du moulin de Rohan)
La complète, œuf jambon fromage 8,90
La forestière, champignons et crème 9,80
La Ti Gwinizh, andouille de Guémené, oignons, moutarde à l'ancienne 11,50
La végé, chèvre, miel, noix 10,20
Galette saucisse à emporter 5€

CRÊPES
Beurre sucre 3,40
Caramel au beurre salé maison 5,20
Citron 3,90
La flambée (calvados ou rhum) 7,90

CIDRES
bolée 3,50 / bouteille 75 cl 12,-
brut ou doux, ferme Le Goff
jus de pomme 3,-

Formule midi du mardi au vendredi : galette complète + crêpe beurre sucre + bolée = 14,50 €
Menu enfant 8,50 € (moins de 10 ans)

Service 12h-14h et 19h-21h30, fermé dimanche soir et lundi
En août ouvert tous les jours

Une cuisine simple et honnête, chez nous depuis 1998. Tout est fait devant vous par Maëlle, la pâte repose une nuit. Sans gluten possible sur demande, prévenez-nous la veille. Chiens acceptés en terrasse. Groupes jusqu'à 30 personnes dans la salle du haut. On ne prend pas les chèques.
Réservations 02 97 55 50 38

Alors pour le reste : pas de triskell ni d'hermines, maman en a marre du folklore. Un fond clair ce serait bien je crois. L'ancien numéro qui finit par 12 il ne faut surtout plus le mettre. On n'a pas encore décidé pour les plats à emporter le dimanche. Je t'enverrai le logo quand mon cousin l'aura fini. On paie en galettes, ça te va ? bisous Maëlle`,
  facts: [
    { what: 'nom', all: ['Ti Gwinizh'] },
    { what: 'adresse', all: ['12 place aux Foires', 'Pontivy'] },
    { what: 'farine', all: ['sarrasin', 'moulin de Rohan'] },
    { what: 'complète', all: ['La complète', '8,90'] },
    { what: 'forestière', all: ['La forestière', '9,80'] },
    { what: 'maison', all: ['andouille de Guémené', '11,50'] },
    { what: 'végé', all: ['La végé', '10,20'] },
    { what: 'saucisse', all: ['Galette saucisse', '5€'] },
    { what: 'beurre sucre', all: ['Beurre sucre', '3,40'] },
    { what: 'caramel', all: ['Caramel au beurre salé', '5,20'] },
    { what: 'citron', all: ['Citron', '3,90'] },
    { what: 'flambée', all: ['La flambée', '7,90'] },
    { what: 'bolée', all: ['bolée', '3,50'] },
    { what: 'bouteille', all: ['75 cl', '12'] },
    { what: 'ferme', all: ['ferme Le Goff'] },
    { what: 'jus', all: ['jus de pomme', '3'] },
    { what: 'formule', all: ['Formule midi', '14,50 €'] },
    { what: 'jours de la formule', all: ['mardi au vendredi'] },
    { what: 'enfant', all: ['Menu enfant', '8,50 €'] },
    { what: 'âge', all: ['moins de 10 ans'] },
    { what: 'midi', any: ['12h-14h', '12 h-14 h', '12h à 14h'] },
    { what: 'soir', any: ['19h-21h30', '19 h-21 h 30', '19h à 21h30'] },
    { what: 'fermeture', all: ['dimanche soir et lundi'] },
    { what: 'août', all: ['août', 'tous les jours'] },
    { what: 'cuisine', all: ['simple et honnête'] },
    { what: 'depuis', all: ['1998'] },
    { what: 'pâte', all: ['la pâte repose une nuit'] },
    { what: 'sans gluten', all: ['Sans gluten'] },
    { what: 'la veille', all: ['la veille'] },
    { what: 'chiens', all: ['Chiens acceptés en terrasse'] },
    { what: 'groupes', all: ['30 personnes'] },
    { what: 'chèques', all: ['chèques'] },
    { what: 'téléphone', all: ['02 97 55 50 38'] },
  ],
  forbidden: [
    'Salut',
    'je te colle',
    'mise en page',
    'fais au mieux',
    'triskell',
    'maman',
    'fond clair',
    "L'ancien numéro",
    'pas encore décidé',
    'mon cousin',
    'On paie en galettes',
    'bisous',
  ],
};
