import { facts, form, listing, notes, story } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  chapter: string;
  chapters: readonly Pair[];
  readers: readonly Pair[];
  author: string;
  aboutAuthor: string;
  formats: readonly Pair[];
}

export const ebook = defineTemplate<Texts>({
  id: 'ebook',
  category: 'learning',
  theme: { palette: 'orchard', type: 'editorial' },
  hero: 'mirror',
  motif: 'books',
  seed: 14,
  intent: 'download',
  second: 'listing',
  sections: (t, kit) => [
    form('card', kit.words.forms.download, ['name', 'email'], kit),
    listing(
      kit.heading('contents'),
      t.chapters.map(([title, body]) => ({ lead: t.chapter, title, body })),
    ),
    notes('columns', kit.heading('audience'), t.readers),
    story(t.author, t.aboutAuthor, kit, 'left'),
    facts(
      kit.heading('glance'),
      t.formats.map(([title, value]) => ({ title, value })),
    ),
  ],
  texts: {
    en: {
      name: 'E-book',
      description: 'Contents by chapter, readers, author, and a form for name and e-mail.',
      eyebrow: 'Subject of the book',
      lead: 'What readers know afterwards, in one or two sentences.',
      chapter: 'Chapter',
      chapters: [
        ['Title of the first chapter', 'What readers learn from it'],
        ['Title of the second chapter', 'What readers learn from it'],
        ['Title of the third chapter', 'What readers learn from it'],
        ['Title of the last chapter', 'What readers learn from it'],
      ],
      readers: [
        ['Written for', 'Who will have use of it'],
        ['Not written for', 'Who will find nothing new in it'],
      ],
      author: 'The author',
      aboutAuthor: 'Who wrote it and why this person knows the subject. Two or three sentences are enough.',
      formats: [
        ['Format', 'PDF, EPUB or paper'],
        ['Length', 'Number of pages'],
        ['Language', 'Language of the book'],
      ],
    },
    es: {
      name: 'Libro digital',
      description: 'Contenido por capítulos, para quién es, quién lo escribió y un formulario con nombre y correo.',
      eyebrow: 'Tema del libro',
      lead: 'Qué se sabe después de leerlo, en una o dos frases.',
      chapter: 'Capítulo',
      chapters: [
        ['Título del primer capítulo', 'Qué se aprende en él'],
        ['Título del segundo capítulo', 'Qué se aprende en él'],
        ['Título del tercer capítulo', 'Qué se aprende en él'],
        ['Título del último capítulo', 'Qué se aprende en él'],
      ],
      readers: [
        ['Escrito para', 'A quién le servirá'],
        ['No es para', 'Quién no encontrará nada nuevo'],
      ],
      author: 'Quién lo escribe',
      aboutAuthor: 'Quién lo ha escrito y por qué conoce el tema. Bastan dos o tres frases.',
      formats: [
        ['Formato', 'PDF, EPUB o papel'],
        ['Extensión', 'Número de páginas'],
        ['Idioma', 'Idioma del libro'],
      ],
    },
    pt: {
      name: 'E-book',
      description: 'Conteúdo por capítulos, para quem é, quem o escreveu e um formulário com nome e e-mail.',
      eyebrow: 'Assunto do livro',
      lead: 'O que se fica a saber depois de o ler, numa ou duas frases.',
      chapter: 'Capítulo',
      chapters: [
        ['Título do primeiro capítulo', 'O que se aprende nele'],
        ['Título do segundo capítulo', 'O que se aprende nele'],
        ['Título do terceiro capítulo', 'O que se aprende nele'],
        ['Título do último capítulo', 'O que se aprende nele'],
      ],
      readers: [
        ['Escrito a pensar em', 'A quem vai ser útil'],
        ['Não é para', 'Quem não vai encontrar nada de novo'],
      ],
      author: 'Quem o escreveu',
      aboutAuthor: 'Quem o escreveu e porque conhece o assunto. Bastam duas ou três frases.',
      formats: [
        ['Formato', 'PDF, EPUB ou papel'],
        ['Extensão', 'Número de páginas do livro'],
        ['Idioma', 'Língua do livro'],
      ],
    },
    fr: {
      name: 'Livre numérique',
      description: 'Sommaire par chapitres, pour qui, par qui, et un formulaire avec nom et e-mail.',
      eyebrow: 'Sujet du livre',
      lead: 'Ce qu’on sait après l’avoir lu, en une ou deux phrases.',
      chapter: 'Chapitre',
      chapters: [
        ['Titre du premier chapitre', 'Ce qu’on y apprend'],
        ['Titre du deuxième chapitre', 'Ce qu’on y apprend'],
        ['Titre du troisième chapitre', 'Ce qu’on y apprend'],
        ['Titre du dernier chapitre', 'Ce qu’on y apprend'],
      ],
      readers: [
        ['Écrit pour', 'À qui il servira'],
        ['Pas pour', 'Qui n’y trouvera rien de nouveau'],
      ],
      author: 'L’auteur',
      aboutAuthor: 'Qui l’a écrit et pourquoi cette personne connaît le sujet. Deux ou trois phrases suffisent.',
      formats: [
        ['Format', 'PDF, EPUB ou papier'],
        ['Longueur', 'Nombre de pages'],
        ['Langue', 'Langue du livre'],
      ],
    },
    de: {
      name: 'E-Book',
      description: 'Inhalt nach Kapiteln, für wen, von wem, und ein Formular für Name und E-Mail.',
      eyebrow: 'Thema des Buchs',
      lead: 'Was man nach dem Lesen weiß, in ein bis zwei Sätzen.',
      chapter: 'Kapitel',
      chapters: [
        ['Titel des ersten Kapitels', 'Was man darin lernt'],
        ['Titel des zweiten Kapitels', 'Was man darin lernt'],
        ['Titel des dritten Kapitels', 'Was man darin lernt'],
        ['Titel des letzten Kapitels', 'Was man darin lernt'],
      ],
      readers: [
        ['Geschrieben für', 'Wer etwas davon hat'],
        ['Nicht geschrieben für', 'Wer nichts Neues darin findet'],
      ],
      author: 'Wer es geschrieben hat',
      aboutAuthor: 'Wer es geschrieben hat und woher diese Person das Thema kennt. Zwei oder drei Sätze genügen.',
      formats: [
        ['Form', 'PDF, EPUB oder Papier'],
        ['Umfang', 'Zahl der Seiten'],
        ['Sprache', 'Sprache des Buchs'],
      ],
    },
    it: {
      name: 'E-book',
      description: 'Contenuti per capitolo, per chi è, chi l’ha scritto e un modulo con nome ed e-mail.',
      eyebrow: 'Argomento del libro',
      lead: 'Che cosa si sa dopo averlo letto, in una o due frasi.',
      chapter: 'Capitolo',
      chapters: [
        ['Titolo del primo capitolo', 'Che cosa si impara'],
        ['Titolo del secondo capitolo', 'Che cosa si impara'],
        ['Titolo del terzo capitolo', 'Che cosa si impara'],
        ['Titolo dell’ultimo capitolo', 'Che cosa si impara'],
      ],
      readers: [
        ['Scritto per', 'A chi sarà utile'],
        ['Non è per', 'Chi non ci troverà niente di nuovo'],
      ],
      author: 'Chi l’ha scritto',
      aboutAuthor: 'Chi l’ha scritto e perché conosce l’argomento. Bastano due o tre frasi.',
      formats: [
        ['Formato', 'PDF, EPUB o carta'],
        ['Lunghezza', 'Numero di pagine'],
        ['Lingua', 'Lingua del libro'],
      ],
    },
    nl: {
      name: 'E-book',
      description: 'Inhoud per hoofdstuk, voor wie, van wie, en een formulier voor naam en e-mail.',
      eyebrow: 'Onderwerp van het boek',
      lead: 'Wat men na het lezen weet, in een of twee zinnen.',
      chapter: 'Hoofdstuk',
      chapters: [
        ['Titel van het eerste hoofdstuk', 'Wat men erin leert'],
        ['Titel van het tweede hoofdstuk', 'Wat men erin leert'],
        ['Titel van het derde hoofdstuk', 'Wat men erin leert'],
        ['Titel van het laatste hoofdstuk', 'Wat men erin leert'],
      ],
      readers: [
        ['Geschreven voor', 'Wie er iets aan heeft'],
        ['Niet geschreven voor', 'Wie er niets nieuws in vindt'],
      ],
      author: 'De schrijver',
      aboutAuthor: 'Wie het schreef en waarom deze persoon het onderwerp kent. Twee of drie zinnen volstaan.',
      formats: [
        ['Vorm', 'PDF, EPUB of papier'],
        ['Omvang', 'Aantal bladzijden'],
        ['Taal', 'Taal van het boek'],
      ],
    },
    pl: {
      name: 'E-book',
      description: 'Spis rozdziałów, dla kogo, kto napisał, oraz formularz na imię i e-mail.',
      eyebrow: 'Temat książki',
      lead: 'Co się wie po przeczytaniu, w jednym lub dwóch zdaniach.',
      chapter: 'Rozdział',
      chapters: [
        ['Tytuł pierwszego rozdziału', 'Czego można się z niego dowiedzieć'],
        ['Tytuł drugiego rozdziału', 'Czego można się z niego dowiedzieć'],
        ['Tytuł trzeciego rozdziału', 'Czego można się z niego dowiedzieć'],
        ['Tytuł ostatniego rozdziału', 'Czego można się z niego dowiedzieć'],
      ],
      readers: [
        ['Napisana dla', 'Komu się przyda'],
        ['Nie napisana dla', 'Kto nie znajdzie w niej nic nowego'],
      ],
      author: 'Kto ją napisał',
      aboutAuthor: 'Kto jest autorem i skąd zna temat. Wystarczą dwa lub trzy zdania.',
      formats: [
        ['Postać', 'PDF, EPUB lub papier'],
        ['Objętość', 'Liczba stron'],
        ['Język', 'Język książki'],
      ],
    },
  },
});
