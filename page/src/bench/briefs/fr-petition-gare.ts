import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-petition-gare',
  language: 'fr',
  title: 'Pétition',
  projectName: 'Collectif Gare de Montrival',
  projectDescription: '',
  text: `Bonjour, c'est pour notre pétition, il faut que ce soit sobre, on n'est pas un parti.

Non à la fermeture du guichet de la gare de Montrival ! La région veut fermer le guichet le 1er septembre 2026. 1 300 voyageurs y passent chaque jour, dont beaucoup de lycéens et de retraités sans smartphone.

Nous demandons :
1. le maintien du guichet du lundi au samedi
2. un ascenseur pour le quai 2
3. une réunion publique avant l'été

Déjà 2 846 signatures, objectif 5 000. Remise au préfet le samedi 13 juin à 10h30 devant la gare, venez avec un sifflet. Une seule signature par personne. Porte-parole : Aïcha Benhamou et Luc Tessier, guichet@montrival.example.

Ne parlez pas du maire, il hésite encore. Mon fils dit que le rouge fait trop syndicat. Si vous pouvez, mettez-le en ligne avant mercredi, merci d'avance !`,
  facts: [
    { what: 'objet', all: ['fermeture du guichet'] },
    { what: 'lieu', all: ['gare de Montrival'] },
    { what: 'date de fermeture', all: ['1er septembre 2026'] },
    { what: 'voyageurs', all: ['1 300 voyageurs'] },
    { what: 'lycéens et retraités', all: ['lycéens', 'retraités'] },
    { what: 'guichet', all: ['maintien du guichet', 'lundi au samedi'] },
    { what: 'ascenseur', all: ['un ascenseur pour le quai 2'] },
    { what: 'réunion', all: ['réunion publique', "avant l'été"] },
    { what: 'signatures', all: ['2 846'] },
    { what: 'objectif', all: ['5 000'] },
    { what: 'remise', all: ['préfet', '13 juin'] },
    { what: 'heure', any: ['10h30', '10 h 30'] },
    { what: 'sifflet', all: ['sifflet'] },
    { what: 'règle', all: ['Une seule signature par personne'] },
    { what: 'benhamou', all: ['Aïcha Benhamou'] },
    { what: 'tessier', all: ['Luc Tessier'] },
    { what: 'rôle', all: ['Porte-parole'] },
    { what: 'mail', all: ['guichet@montrival.example'] },
  ],
  forbidden: [
    "c'est pour notre",
    'ce soit sobre',
    'pas un parti',
    'maire',
    'hésite encore',
    'Mon fils',
    'syndicat',
    'avant mercredi',
    "merci d'avance",
    'Sign up',
  ],
};
