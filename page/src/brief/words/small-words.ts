import type { PageLanguage } from '@landfall/shared/contracts';

const telling = (words: string, letters: RegExp) => ({ words: new Set(words.split(' ')), letters });

/** Words and letters by which a language is known. Words that two languages share stand in both. */
export const SMALL_WORDS: Record<PageLanguage, { words: ReadonlySet<string>; letters: RegExp }> = {
  en: telling(
    'the of and that for with a an in on by is are my your our we you to from it as i want need page about this their who all made people at or no not us have has be will can should they just please bakery school shop class classes lessons walker dog garden home fresh free walks repair cleaning wedding photographer',
    /\b(?:th|wh)\w/giu,
  ),
  es: telling(
    'el la los las de del y que para con una un en por es mi mis tu su sus nuestro nuestra nuestros al lo se mas más como quiero necesito página sobre desde clases curso tienda todo hecho gente somos sin o a no hay desde niños panadería peluquería taller precios',
    /[ñ¿¡]|ción\b|\p{L}ería\b/giu,
  ),
  pt: telling(
    'o a os as de do da dos das e que para com uma um em por é meu minha meus nosso nossa nossos ao na no nos nas se mais como quero preciso página sobre desde aulas curso loja tudo feito gente somos sem ou não há são você crianças padaria clínica oficina preços',
    /[ãõ]|ção\b|ções\b|nh\p{L}|lh\p{L}/giu,
  ),
  fr: telling(
    'le la les de du des et que qui pour avec une un en par est mon ma mes notre nos votre vos au aux se plus comme je veux voudrais besoin page sur depuis cours nous vous dans sans ou pas il elle ce cette sont chez à ateliers atelier enfants boulangerie salon plombier tarifs',
    /[œç]|\b(?:l|d|qu|j|n|c|s)['’]\p{L}|eux\b|\p{L}erie\b/giu,
  ),
  de: telling(
    'der die das den dem des und dass für mit eine ein einen einer im in von ist sind mein meine meinen unser unsere unseren wir sie ihr ich brauche möchte seite über seit kurs nicht kein keine auf zu zum zur bei aus nach oder auch es wird bis um am als wie kurse anfänger hundeschule praxis werkstatt',
    /[ßäöü]|sch\p{L}|ung\b|keit\b/giu,
  ),
  it: telling(
    'il lo la i gli le di del della dei delle e che per con una un uno in da è mio mia nostro nostra nostri al alla si più come voglio vorrei pagina su dal dalla corso corsi negozio sono siamo senza o non ci nel nella ai anche idraulico panificio piscina bambini prezzi',
    /zione\b|zioni\b|[aeiou]tà\b|gli\p{L}|\b(?:dell|nell|all|un|l|dall)['’]\p{L}/giu,
  ),
  nl: telling(
    'de het een en dat voor met in op van is zijn mijn onze ons wij we je jij u ik wil nodig pagina over sinds cursus winkel niet geen naar bij uit of ook er wordt tot om aan als hoe te zonder maar kinderen lessen loodgieter bakkerij tandarts prijzen',
    /ij\p{L}|ij\b|aa\p{L}|uu\p{L}/giu,
  ),
  pl: telling(
    'i w z na do dla że jest są się nie to o od po przez mój moja moje nasz nasza nasze my ja chcę potrzebuję strona strony strony kurs kursy sklep bez lub oraz także jak za ze ceny przy ma być co dzieci hydraulik piekarnia szkoła',
    /[ąęłńśźżć]|sz\p{L}|cz\p{L}|rz\p{L}|\p{L}ów\b/giu,
  ),
};
