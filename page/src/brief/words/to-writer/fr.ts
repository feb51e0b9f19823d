import type { WriterSignals } from './signals.ts';

export const FR: WriterSignals = {
  certain: [
    ...['entre nous,', 'entre nous', 'confidentiel*', 'encore secret*', 'encore un secret', 'pas encore public', 'pas encore publique', 'pas encore officiel', 'pas encore annoncé', 'pour info', 'pour votre information', 'à ne pas ébruiter', 'gardez-le pour vous'],
    ...['ne les mettez pas', 'ne la mettez pas', 'ne le mettez pas', 'ne mettez pas', 'à ne pas mettre', "on n'en parle pas", "n'en parlez pas", 'ne parlez pas de', 'ne parlez pas du', 'ne mentionnez pas', 'à laisser de côté', 'laissez ça de côté', 'laissez tomber', 'inutile de mentionner'],
    ...["c'est vous les experts", "c'est vous l'expert", 'vous êtes les experts', "vous êtes l'expert", "c'est vous le pro", 'vous savez mieux', 'tu sais mieux', 'je vous fais confiance', 'on vous fait confiance', 'je te fais confiance', 'comme vous voulez', 'à vous de voir', 'à votre guise', 'carte blanche'],
    ...['que pensez-vous', "qu'en pensez-vous", "qu'en penses-tu", 'dites-moi', 'dis-moi', 'tenez-moi', 'prévenez-moi', 'faites-moi signe', "n'hésitez pas si vous avez", 'si vous avez des questions', 'si vous avez besoin de', 'rappelez-moi'],
    ...['désolée pour', 'désolé pour', 'pardon pour', 'excusez les', 'les fautes', "j'espère que c'est clair", "j'espère que ça suffit", 'corrigez', 'reformuler', 'reformulez', 'avec vos mots', 'je ne suis pas écrivain', "j'écris mal", 'je ne sais pas écrire', 'la formulation', 'les formulations'],
    ...['restez simple', 'restez sobre', "n'en faites pas trop", 'sans en faire trop', 'pas de blabla', 'sauter aux yeux', 'saute aux yeux', "j'ai eu votre contact", 'votre contact par', 'vous a recommandé', 'vous a conseillé', "j'écris pour ma", "j'écris pour mon", "j'écris au nom", "j'écris de la part"],
    ...['de budget', 'notre budget', 'mon budget', 'le budget est', 'combien coûterait', 'combien ça coûterait', 'nous demandait', 'nous demandaient', 'mise en ligne', 'mettre en ligne', 'en ligne vendredi', 'en ligne avant', 'se lance tout seul', 'se lance toute seule'],
    ...['je vous enverrai', 'je vous envoie', 'on vous enverra', 'nous vous enverrons', 'je vous transmets', 'je vous transmettrai', "je t'envoie", "je t'enverrai", 'arrive plus tard', 'arrivent plus tard', 'suivra', "avoir l'air", "avoir l'air snob", 'fasse chaîne', 'fasse cheap'],
  ],
  making: [
    ...['wix', 'wordpress', 'squarespace', 'jimdo', 'site*', 'site internet', 'site web', 'la page', 'page web', 'logo', 'maquette', 'brouillon', 'modèle', 'domaine', 'clics', 'clic', 'pop-up*', 'popup*', 'compte à rebours', 'bannière', 'titre*', 'design', 'graphisme', 'mise en page', 'grandes lettres', 'gros caractères', 'police'],
    ...['longs textes', 'texte', 'textes', 'google', 'seo', 'référencement', 'agence', 'une vidéo', 'une carte quelque part', 'une carte', 'un formulaire', 'un bouton', 'le téléphone', 'brochure', 'dépliant', 'facebook', 'instagram', 'informatique', 'les photos', 'paragraphes'],
  ],
  progress: [
    ...['plus tard', 'pas encore', 'encore à', "n'est pas prête", "n'est pas prêt", 'être prêt', 'être prête', "avant l'été", 'avant noël', 'vendredi', 'fin du mois', 'la semaine prochaine', 'au plus vite', 'dès que possible', 'urgent', 'pressé', "pour l'instant", 'pour le moment', 'pour le tout', 'je ne sais pas encore', 'on hésite', "j'hésite", 'on réfléchit', 'budget', 'devis'],
    ...['est sur facebook', 'est sur instagram', 'sur instagram', 'prenez-le', 'prenez-la', 'prenez-les', 'prendre les photos', 'a été fait', 'fait par mon', 'fait par ma', 'a essayé', 'avons essayé', 'avant on avait', 'demandait', 'la veut', 'le veut'],
  ],
  opinion: [
    ...['je déteste', 'on déteste', 'nous détestons', "je n'aime pas", "on n'aime pas", "nous n'aimons pas", 'je trouve', 'on trouve', 'je pense', 'je crois', 'je pensais', 'on pensait', 'pas convaincu*', 'pas sûr*', 'je ne sais pas', 'on ne sait pas', 'aucune idée', "n'y connais rien", "n'y connaît rien", "n'y connaissons rien", 'pas doué*'],
    ...['je préfère', 'on préfère', 'nous préférons', 'je préférerais', 'je ne veux pas', 'on ne veut pas', 'nous ne voulons pas', "on n'en veut pas", "je n'en veux pas", 'franchement', 'honnêtement', 'affreux', 'moche', 'horrible', 'catastrophe', 'gênant', "c'est trop", 'moi non', 'molles', 'ennuyeux'],
  ],
  others: ['mon patron', 'ma patronne', 'mon chef', 'mon mari', 'ma femme', 'mon associé', 'mon associée', 'ma fille', 'mon fils', 'mon neveu', 'ma nièce', 'mon cousin', 'ma cousine', 'mon frère', 'ma soeur', 'ma sœur', 'ma mère', 'mon père', 'le bureau', 'une agence', 'le concurrent', 'la concurrence', 'les concurrents', 'un ami', 'une amie', 'ancien propriétaire', 'mes clients sont', 'mes clients ont', 'nos clients sont'],
  impression: ['fasse', "l'air", 'ressemble', 'ressembler', 'donner l’impression', "donner l'impression", 'sonner', 'plutôt une', 'plutôt un', 'attirer l’œil', 'chichiteux', 'snob', 'kitsch', 'ringard', 'tape-à-l’œil', 'sérieux mais', 'sobre mais', 'simple mais', 'voie'],
  wish: ['ce serait bien', 'ça serait bien', 'ce serait sympa', 'ce serait mieux', 'il faudrait', 'il faut que', 'il ne faut pas que', 'ça doit', 'doit', 'doivent', 'devrait', "j'aimerais", 'on aimerait', 'nous aimerions', 'je voudrais', 'on voudrait', 'je veux', 'on veut', 'veut', 'vous pouvez', 'pouvez-vous', 'pourriez-vous', 'peut-on', 'mettez', 'faites', 'donc', 'parlez', 'dit'],
  hedges: ['peut-être', 'éventuellement', 'quelque part', "s'il reste de la place", "s'il y a de la place", 'si possible', 'si vous pouvez', 'une sorte de', 'un genre de', 'quelque chose', 'le moins', 'le plus simple', 'ou quelque chose'],
  readers: ['les gens', 'personne ne lit', 'ne lisent pas', 'mes clients', 'nos clients', 'les visiteurs', 'tout de suite', 'sont âgés', 'plus de 60', 'sur leur téléphone', 'sur mobile', "qu'on voie", "qu'on comprenne"],
  goods: ['surgelé*', 'artificiel*', 'chimique*', 'industriel*', 'congelé*', 'ajouté*', 'nouveau', 'que', "n'est", 'ne', "qu'"],
  perceive: ['se sentent', 'se sente', 'pensent', 'voient', 'comprennent', 'sachent', 'aient', 'trouvent', 'ressentent', 'remarquent', 'se disent', 'croient', 'aient envie', "aient l'impression", 'imaginent', 'devinent'],
  headings: ['à confirmer', 'à faire', 'à définir', 'reste à faire', 'notes internes', 'à ne pas publier', 'budget', 'planning du projet', 'brief', 'briefing', 'objectif de la page', 'objectif du site', 'objectifs du site', 'concurrents', 'à ne pas mentionner', 'ne pas mentionner', 'sites que nous aimons', 'questions pour vous', 'ps', 'p.s.'],
};
