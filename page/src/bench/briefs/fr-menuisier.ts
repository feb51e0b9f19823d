import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'fr-menuisier',
  language: 'fr',
  title: 'Accueil',
  projectName: 'Atelier Kervella',
  projectDescription: 'Menuisier à Quimper',
  text: `Bonjour, je suis menuisier à Quimper, Atelier Kervella, et je voudrais une page simple pour qu'on m'appelle. Je fais des escaliers, des bibliothèques sur mesure, des fenêtres bois et la rénovation de volets anciens. Je travaille le chêne et le châtaignier de Bretagne, jamais de MDF.

Devis gratuit sous une semaine, je me déplace dans un rayon de 40 km. Comptez environ 6 semaines d'attente. Acompte de 40 % à la commande. Garantie décennale.

Quelques prix pour donner une idée : escalier droit à partir de 3 200 €, bibliothèque à partir de 1 100 € le mètre, volet rénové 180 € pièce.

Erwan Kervella, compagnon du Devoir, et Solène, apprentie. Tél. 02 98 55 50 17, le soir après 18h c'est mieux. Pas de formulaire, je ne lis pas mes mails.`,
  facts: [
    { what: 'métier', all: ['menuisier'] },
    { what: 'ville', all: ['Quimper'] },
    { what: 'nom', all: ['Atelier Kervella'] },
    { what: 'escaliers', all: ['escaliers'] },
    { what: 'bibliothèques', all: ['bibliothèques sur mesure'] },
    { what: 'fenêtres', all: ['fenêtres bois'] },
    { what: 'volets', all: ['volets anciens'] },
    { what: 'bois', all: ['chêne', 'châtaignier de Bretagne'] },
    { what: 'pas de mdf', any: ['jamais de MDF', 'pas de MDF'] },
    { what: 'devis', all: ['Devis gratuit', 'une semaine'] },
    { what: 'rayon', all: ['40 km'] },
    { what: 'attente', all: ['6 semaines'] },
    { what: 'acompte', all: ['Acompte de 40 %'] },
    { what: 'garantie', all: ['Garantie décennale'] },
    { what: 'escalier prix', all: ['escalier droit', '3 200 €'] },
    { what: 'bibliothèque prix', all: ['bibliothèque', '1 100 €'] },
    { what: 'volet prix', all: ['volet rénové', '180 €'] },
    { what: 'erwan', all: ['Erwan Kervella', 'compagnon du Devoir'] },
    { what: 'solène', all: ['Solène', 'apprentie'] },
    { what: 'téléphone', all: ['02 98 55 50 17'] },
    { what: 'quand', all: ['après 18h'] },
  ],
  forbidden: ['je voudrais une page', 'Pas de formulaire', 'je ne lis pas', 'Contact us', "années d'expérience"],
};
