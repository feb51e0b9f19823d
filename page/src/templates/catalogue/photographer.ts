import { faq, form, gallery, plans, steps, story } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  series: string;
  captions: readonly string[];
  packages: string;
  packageList: readonly Pair[];
  process: readonly Pair[];
  about: string;
  aboutMe: string;
  questions: readonly string[];
}

export const photographer = defineTemplate<Texts>({
  id: 'photographer',
  category: 'personal',
  theme: { palette: 'gallery', type: 'elegant' },
  hero: 'editorial',
  motif: 'camera',
  seed: 30,
  intent: 'book',
  second: 'gallery',
  sections: (t, kit) => [
    gallery(t.series, t.captions, kit, ['landscape', 'waves', 'table', 'rays', 'arches']),
    plans(
      t.packages,
      t.packageList.map(([name, body]) => ({ name, body })),
      kit,
    ),
    steps(kit.heading('steps'), t.process),
    story(t.about, t.aboutMe, kit, 'left'),
    faq(t.questions, kit),
    form('card', kit.words.forms.book, ['name', 'email', 'date?', 'message'], kit),
  ],
  texts: {
    en: {
      name: 'Photographer',
      description: 'Pictures first, then packages, how a session goes, about you, and questions.',
      eyebrow: 'Weddings, portraits or products · region',
      lead: 'What you photograph, and how your pictures look, in one or two sentences.',
      series: 'Pictures',
      captions: ['Occasion and place', 'Person or couple', 'Product or room', 'Landscape or town', 'Behind the scenes'],
      packages: 'Packages',
      packageList: [
        ['A short session', 'How long, and where'],
        ['A half day', 'How long, and where'],
        ['A whole day', 'How long, and where'],
      ],
      process: [
        ['Talk', 'What you want to know beforehand'],
        ['Session', 'How it goes, and what to wear'],
        ['Pictures', 'How many, in what form, and when'],
      ],
      about: 'Behind the camera',
      aboutMe: 'Who takes the pictures, since when and what with. Two or three sentences are enough.',
      questions: ['Who may use the pictures?', 'What if it rains?', 'Are there prints?'],
    },
    es: {
      name: 'Fotógrafo',
      description: 'Primero las imágenes; después paquetes, cómo es una sesión, sobre ti y preguntas.',
      eyebrow: 'Bodas, retratos o productos · región',
      lead: 'Qué fotografías y cómo son tus imágenes, en una o dos frases.',
      series: 'Fotografías',
      captions: [
        'Ocasión y lugar',
        'Persona o pareja',
        'Producto o espacio',
        'Paisaje o ciudad',
        'Detrás de la cámara',
      ],
      packages: 'Paquetes',
      packageList: [
        ['Una sesión corta', 'Cuánto dura y dónde'],
        ['Media jornada', 'Cuánto dura y dónde'],
        ['Jornada completa', 'Cuánto dura y dónde'],
      ],
      process: [
        ['Conversación', 'Qué quieres saber antes'],
        ['Sesión', 'Cómo es y qué ponerse'],
        ['Entrega', 'Cuántas fotos, en qué formato y cuándo'],
      ],
      about: 'Quién hace las fotos',
      aboutMe: 'Quién hace las fotos, desde cuándo y con qué. Bastan dos o tres frases.',
      questions: ['¿Quién puede usar las fotos?', '¿Y si llueve?', '¿Hay copias en papel?'],
    },
    pt: {
      name: 'Fotógrafo',
      description: 'Primeiro as imagens; depois pacotes, como é uma sessão, sobre si e perguntas.',
      eyebrow: 'Casamentos, retratos ou produtos · região',
      lead: 'O que fotografa e como são as suas imagens, numa ou duas frases.',
      series: 'Fotografias',
      captions: ['Ocasião e local', 'Pessoa ou casal', 'Produto ou espaço', 'Paisagem ou cidade', 'Nos bastidores'],
      packages: 'Pacotes',
      packageList: [
        ['Uma sessão curta', 'Quanto dura e onde'],
        ['Meio dia', 'Quanto dura e onde'],
        ['Um dia inteiro', 'Quanto dura e onde'],
      ],
      process: [
        ['Conversa', 'O que é preciso saber antes'],
        ['Sessão', 'Como é e o que vestir'],
        ['Entrega', 'Quantas fotografias, em que formato e quando'],
      ],
      about: 'Atrás da câmara',
      aboutMe: 'Quem fotografa, desde quando e com quê. Bastam duas ou três frases.',
      questions: ['Quem pode usar as fotografias?', 'E se chover?', 'Há impressões?'],
    },
    fr: {
      name: 'Photographe',
      description: 'D’abord les images, puis forfaits, déroulement, à propos de vous et questions.',
      eyebrow: 'Mariages, portraits ou produits · région',
      lead: 'Ce que vous photographiez et à quoi ressemblent vos images, en une ou deux phrases.',
      series: 'Photographies',
      captions: ['Occasion et lieu', 'Personne ou couple', 'Produit ou pièce', 'Paysage ou ville', 'En coulisses'],
      packages: 'Forfaits',
      packageList: [
        ['Une séance courte', 'Combien de temps, et où'],
        ['Une demi-journée', 'Combien de temps, et où'],
        ['Une journée', 'Combien de temps, et où'],
      ],
      process: [
        ['Échange', 'Ce que vous voulez savoir avant'],
        ['Séance', 'Comment elle se passe, et quoi porter'],
        ['Images', 'Combien, sous quelle forme, et quand'],
      ],
      about: 'Derrière l’objectif',
      aboutMe: 'Qui photographie, depuis quand et avec quoi. Deux ou trois phrases suffisent.',
      questions: ['Qui peut utiliser les images ?', 'Et s’il pleut ?', 'Y a-t-il des tirages ?'],
    },
    de: {
      name: 'Fotografie',
      description: 'Zuerst die Bilder, dann Pakete, Ablauf, über Sie und häufige Fragen.',
      eyebrow: 'Hochzeiten, Porträts oder Produkte · Gegend',
      lead: 'Was Sie fotografieren und wie Ihre Bilder aussehen, in ein bis zwei Sätzen.',
      series: 'Fotografien',
      captions: [
        'Anlass und Ort',
        'Mensch oder Paar',
        'Produkt oder Raum',
        'Landschaft oder Stadt',
        'Hinter den Kulissen',
      ],
      packages: 'Pakete',
      packageList: [
        ['Ein kurzer Termin', 'Wie lange und wo'],
        ['Ein halber Tag', 'Wie lange und wo'],
        ['Ein ganzer Tag', 'Wie lange und wo'],
      ],
      process: [
        ['Gespräch', 'Was Sie vorher wissen möchten'],
        ['Aufnahmen', 'Wie sie ablaufen und was man anzieht'],
        ['Bilder', 'Wie viele, in welcher Form und wann'],
      ],
      about: 'Hinter der Kamera',
      aboutMe: 'Wer fotografiert, seit wann und womit. Zwei oder drei Sätze genügen.',
      questions: ['Wer darf die Bilder verwenden?', 'Was, wenn es regnet?', 'Gibt es Abzüge?'],
    },
    it: {
      name: 'Fotografo',
      description: 'Prima le immagini, poi pacchetti, come si svolge, chi sei e domande.',
      eyebrow: 'Matrimoni, ritratti o prodotti · zona',
      lead: 'Che cosa fotografi e come sono le tue immagini, in una o due frasi.',
      series: 'Fotografie',
      captions: [
        'Occasione e luogo',
        'Persona o coppia',
        'Prodotto o ambiente',
        'Paesaggio o città',
        'Dietro le quinte',
      ],
      packages: 'Pacchetti',
      packageList: [
        ['Una sessione breve', 'Quanto dura e dove'],
        ['Mezza giornata', 'Quanto dura e dove'],
        ['Una giornata intera', 'Quanto dura e dove'],
      ],
      process: [
        ['Colloquio', 'Che cosa vuoi sapere prima'],
        ['Servizio', 'Come si svolge e che cosa indossare'],
        ['Consegna', 'Quante foto, in che formato e quando'],
      ],
      about: 'Dietro l’obiettivo',
      aboutMe: 'Chi fotografa, da quando e con che cosa. Bastano due o tre frasi.',
      questions: ['Chi può usare le foto?', 'E se piove?', 'Ci sono stampe?'],
    },
    nl: {
      name: 'Fotograaf',
      description: 'Eerst de foto’s, dan pakketten, hoe het gaat, over u en vragen.',
      eyebrow: 'Bruiloften, portretten of producten · streek',
      lead: 'Wat u fotografeert en hoe uw foto’s eruitzien, in een of twee zinnen.',
      series: 'Foto’s',
      captions: ['Gelegenheid en plek', 'Mens of paar', 'Product of ruimte', 'Landschap of stad', 'Achter de schermen'],
      packages: 'Pakketten',
      packageList: [
        ['Een korte sessie', 'Hoe lang, en waar'],
        ['Een halve dag', 'Hoe lang, en waar'],
        ['Een hele dag', 'Hoe lang, en waar'],
      ],
      process: [
        ['Gesprek', 'Wat u vooraf wilt weten'],
        ['Sessie', 'Hoe die gaat en wat men aantrekt'],
        ['Resultaat', 'Hoeveel foto’s, in welke vorm en wanneer'],
      ],
      about: 'Achter de camera',
      aboutMe: 'Wie er fotografeert, sinds wanneer en waarmee. Twee of drie zinnen volstaan.',
      questions: ['Wie mag de foto’s gebruiken?', 'En als het regent?', 'Zijn er afdrukken?'],
    },
    pl: {
      name: 'Fotograf',
      description: 'Najpierw zdjęcia, potem pakiety, przebieg sesji, o tobie i pytania.',
      eyebrow: 'Śluby, portrety lub produkty · okolica',
      lead: 'Co fotografujesz i jakie są twoje zdjęcia, w jednym lub dwóch zdaniach.',
      series: 'Fotografie',
      captions: ['Okazja i miejsce', 'Osoba lub para', 'Produkt lub wnętrze', 'Krajobraz lub miasto', 'Za kulisami'],
      packages: 'Pakiety',
      packageList: [
        ['Krótka sesja', 'Ile trwa i gdzie'],
        ['Pół dnia', 'Ile trwa i gdzie'],
        ['Cały dzień', 'Ile trwa i gdzie'],
      ],
      process: [
        ['Rozmowa', 'Co chcesz wiedzieć wcześniej'],
        ['Sesja', 'Jak przebiega i co na siebie włożyć'],
        ['Gotowe zdjęcia', 'Ile, w jakiej postaci i kiedy'],
      ],
      about: 'Po drugiej stronie aparatu',
      aboutMe: 'Kto fotografuje, od kiedy i czym. Wystarczą dwa lub trzy zdania.',
      questions: ['Kto może używać zdjęć?', 'A jeśli będzie padać?', 'Czy są odbitki?'],
    },
  },
});
