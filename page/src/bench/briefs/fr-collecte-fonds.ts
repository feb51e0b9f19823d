import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-collecte-fonds',
  language: 'fr',
  title: 'Sauvons le moulin',
  projectName: 'Les Amis du Moulin de Varenne',
  projectDescription: 'Association loi 1901',
  text: `Objet : page pour la collecte

Bonjour à tous,

voici les informations pour la page, vous pouvez raccourcir mais gardez le ton, c'est le cœur du projet. Pas de photos de gens qui se serrent la main.

Le moulin de Varenne, à Saint-Aubin dans le Morvan, tourne depuis 1673 et s'est arrêté en 2009 quand la roue s'est brisée. Nous sommes 84 bénévoles, réunis dans l'association Les Amis du Moulin de Varenne, et nous voulons le faire tourner à nouveau pour y moudre la farine des quatre fermes du village et y accueillir les écoles.

Il nous faut 46 000 € avant le 30 juin 2026. Nous avons déjà 18 350 €, donnés par 212 personnes, et la commune ajoute 10 000 € si nous y arrivons.

À quoi sert l'argent :
- la roue en chêne : 22 000 €
- la maçonnerie du bief : 15 500 €
- les meules et le mécanisme : 8 500 €

Ce que vous recevez :
25 € : un sachet de farine du premier jour
60 € : la farine et une visite du chantier
150 € : votre nom gravé sur une aube de la roue
500 € : une journée de meunier pour quatre personnes

Les dons sont déductibles à 66 % des impôts, le reçu arrive en janvier. Si le but n'est pas atteint, tout est remboursé.

« Mon grand-père y portait son blé, je veux y emmener mes petits-enfants » - Odette Marchand, 78 ans, voisine du moulin

Le calendrier : en juillet on démonte, en octobre on pose la roue, et l'ouverture est prévue le dimanche 9 mai 2027.

Présidente : Claire Aubry. Trésorier : Michel Dufour. Pour les questions : moulin@varenne.example ou 03 86 55 50 29.

Le bouton doit dire « Je donne pour la roue ».

Merci et à bientôt,
Claire`,
  facts: [
    { what: 'nom', all: ['moulin de Varenne'] },
    { what: 'village', all: ['Saint-Aubin', 'Morvan'] },
    { what: 'depuis', all: ['1673'] },
    { what: 'arrêt', all: ['2009'] },
    { what: 'bénévoles', all: ['84 bénévoles'] },
    { what: 'association', all: ['Les Amis du Moulin de Varenne'] },
    { what: 'farine', all: ['quatre fermes'] },
    { what: 'but', all: ['46 000 €'] },
    { what: 'délai', all: ['30 juin 2026'] },
    { what: 'atteint', all: ['18 350 €'] },
    { what: 'donateurs', all: ['212 personnes'] },
    { what: 'commune', all: ['commune', '10 000 €'] },
    { what: 'roue', all: ['la roue en chêne', '22 000 €'] },
    { what: 'maçonnerie', all: ['maçonnerie du bief', '15 500 €'] },
    { what: 'meules', all: ['les meules et le mécanisme', '8 500 €'] },
    { what: 'don 25', all: ['25 €', 'un sachet de farine'] },
    { what: 'don 60', all: ['60 €', 'une visite du chantier'] },
    { what: 'don 150', all: ['150 €', 'votre nom gravé'] },
    { what: 'don 500', all: ['500 €', 'une journée de meunier'] },
    { what: 'impôts', all: ['66 %'] },
    { what: 'remboursé', any: ['tout est remboursé', 'remboursé'] },
    { what: 'citation', all: ['Mon grand-père y portait son blé'] },
    { what: 'auteur', all: ['Odette Marchand'] },
    { what: 'qui est-ce', all: ['voisine du moulin'] },
    { what: 'juillet', all: ['juillet', 'démonte'] },
    { what: 'octobre', all: ['octobre', 'pose la roue'] },
    { what: 'ouverture', all: ['9 mai 2027'] },
    { what: 'présidente', all: ['Claire Aubry', 'Présidente'] },
    { what: 'trésorier', all: ['Michel Dufour', 'Trésorier'] },
    { what: 'mail', all: ['moulin@varenne.example'] },
    { what: 'téléphone', all: ['03 86 55 50 29'] },
    { what: 'bouton', all: ['Je donne pour la roue'] },
  ],
  forbidden: [
    'Objet :',
    'Bonjour à tous',
    'se serrent la main',
    'Le bouton doit',
    'vous pouvez raccourcir',
    'à bientôt',
    'Donate',
  ],
};
