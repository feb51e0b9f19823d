import { faq, features, form, plans, steps } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  functions: string;
  items: readonly Pair[];
  plans: readonly Pair[];
  period: string;
  questions: readonly string[];
}

export const software = defineTemplate<Texts>({
  id: 'software',
  category: 'business',
  theme: { palette: 'iris', type: 'modern' },
  hero: 'centered',
  motif: 'window',
  seed: 12,
  intent: 'register',
  second: 'pricing',
  sections: (t, kit) => [
    features('rows', t.functions, t.items, { icons: ['layers', 'zap', 'shield-check'] }),
    steps(kit.heading('steps'), kit.samples.steps),
    plans(
      kit.heading('prices'),
      t.plans.map(([name, body]) => ({ name, body, period: t.period })),
      kit,
    ),
    faq(t.questions, kit),
    form('card', kit.words.forms.register, ['name', 'email', 'company?'], kit),
  ],
  texts: {
    en: {
      name: 'Software',
      description: 'Functions, how it works, plans with what is in them, and questions.',
      eyebrow: 'Who it is made for',
      lead: 'What the program does and what people no longer have to do, in one or two sentences.',
      functions: 'Functions',
      items: [
        ['The main function', 'What it does and what that makes easier'],
        ['Another function', 'What it does and what that makes easier'],
        ['Data and safety', 'Where the data lies and who can see it'],
      ],
      plans: [
        ['The small plan', 'Who it is enough for'],
        ['The usual plan', 'Who it is made for'],
        ['The large plan', 'Who it is worth it for'],
      ],
      period: 'a month',
      questions: [
        'Can it be tried first?',
        'How is it cancelled?',
        'Where is the data kept?',
        'Who helps with the start?',
      ],
    },
    es: {
      name: 'Software',
      description: 'Funciones, cómo funciona, planes con su contenido y preguntas.',
      eyebrow: 'Para quién está hecho',
      lead: 'Qué hace el programa y qué deja de hacer falta, en una o dos frases.',
      functions: 'Funciones',
      items: [
        ['La función principal', 'Qué hace y qué facilita'],
        ['Otra función', 'Qué hace y qué facilita'],
        ['Datos y seguridad', 'Dónde están los datos y quién los ve'],
      ],
      plans: [
        ['El plan pequeño', 'Para quién es suficiente'],
        ['El plan habitual', 'Para quién está pensado'],
        ['El plan grande', 'Para quién merece la pena'],
      ],
      period: 'al mes',
      questions: [
        '¿Se puede probar antes?',
        '¿Cómo se cancela?',
        '¿Dónde se guardan los datos?',
        '¿Quién ayuda al empezar?',
      ],
    },
    pt: {
      name: 'Software',
      description: 'Funcionalidades, como funciona, planos com o que incluem e perguntas.',
      eyebrow: 'Para quem foi feita',
      lead: 'O que a aplicação faz e o que deixa de ser preciso fazer, numa ou duas frases.',
      functions: 'Funcionalidades',
      items: [
        ['A função principal', 'O que faz e o que torna mais fácil'],
        ['Outra função', 'O que faz e o que torna mais fácil'],
        ['Dados e segurança', 'Onde ficam os dados e quem os vê'],
      ],
      plans: [
        ['O plano pequeno', 'Para quem chega'],
        ['O plano habitual', 'Para quem foi pensado'],
        ['O plano grande', 'Para quem compensa'],
      ],
      period: 'por mês',
      questions: [
        'É possível experimentar primeiro?',
        'Como se cancela?',
        'Onde ficam guardados os dados?',
        'Quem ajuda a começar?',
      ],
    },
    fr: {
      name: 'Logiciel',
      description: 'Fonctions, fonctionnement, formules avec leur contenu et questions.',
      eyebrow: 'Pour qui il est fait',
      lead: 'Ce que fait le logiciel et ce qu’on n’a plus à faire, en une ou deux phrases.',
      functions: 'Fonctions clés',
      items: [
        ['La fonction principale', 'Ce qu’elle fait et ce qu’elle facilite'],
        ['Une autre fonction', 'Ce qu’elle fait et ce qu’elle facilite'],
        ['Données et sécurité', 'Où sont les données et qui les voit'],
      ],
      plans: [
        ['La petite formule', 'À qui elle suffit'],
        ['La formule courante', 'Pour qui elle est faite'],
        ['La grande formule', 'Pour qui elle vaut la peine'],
      ],
      period: 'par mois',
      questions: [
        'Peut-on l’essayer d’abord ?',
        'Comment résilier ?',
        'Où sont conservées les données ?',
        'Qui aide au démarrage ?',
      ],
    },
    de: {
      name: 'Software',
      description: 'Funktionen, Ablauf, Tarife mit ihrem Inhalt und häufige Fragen.',
      eyebrow: 'Für wen es gemacht ist',
      lead: 'Was das Programm tut und was man dadurch nicht mehr tun muss, in ein bis zwei Sätzen.',
      functions: 'Funktionen',
      items: [
        ['Die wichtigste Funktion', 'Was sie tut und was dadurch leichter wird'],
        ['Eine weitere Funktion', 'Was sie tut und was dadurch leichter wird'],
        ['Daten und Sicherheit', 'Wo die Daten liegen und wer sie sieht'],
      ],
      plans: [
        ['Der kleine Tarif', 'Für wen er genügt'],
        ['Der übliche Tarif', 'Für wen er gedacht ist'],
        ['Der große Tarif', 'Für wen er sich lohnt'],
      ],
      period: 'im Monat',
      questions: ['Kann man es vorher testen?', 'Wie kündigt man?', 'Wo liegen die Daten?', 'Wer hilft beim Einstieg?'],
    },
    it: {
      name: 'Software',
      description: 'Funzioni, come funziona, piani con il loro contenuto e domande.',
      eyebrow: 'Per chi è fatto',
      lead: 'Che cosa fa il programma e che cosa non serve più fare, in una o due frasi.',
      functions: 'Funzioni',
      items: [
        ['La funzione principale', 'Che cosa fa e che cosa semplifica'],
        ['Un’altra funzione', 'Che cosa fa e che cosa semplifica'],
        ['Dati e sicurezza', 'Dove si trovano i dati e chi li vede'],
      ],
      plans: [
        ['Il piano piccolo', 'A chi basta'],
        ['Il piano più scelto', 'Per chi è pensato'],
        ['Il piano grande', 'Per chi vale la pena'],
      ],
      period: 'al mese',
      questions: ['Si può provare prima?', 'Come si disdice?', 'Dove sono conservati i dati?', 'Chi aiuta a iniziare?'],
    },
    nl: {
      name: 'Software',
      description: 'Functies, hoe het werkt, abonnementen met hun inhoud en vragen.',
      eyebrow: 'Voor wie het gemaakt is',
      lead: 'Wat het programma doet en wat daardoor niet meer hoeft, in een of twee zinnen.',
      functions: 'Functies',
      items: [
        ['De belangrijkste functie', 'Wat die doet en wat er makkelijker door wordt'],
        ['Nog een functie', 'Wat die doet en wat er makkelijker door wordt'],
        ['Gegevens en veiligheid', 'Waar de gegevens staan en wie ze ziet'],
      ],
      plans: [
        ['Het kleine abonnement', 'Voor wie het genoeg is'],
        ['Het gewone abonnement', 'Voor wie het bedoeld is'],
        ['Het grote abonnement', 'Voor wie het loont'],
      ],
      period: 'per maand',
      questions: ['Is het eerst te proberen?', 'Hoe zeg je op?', 'Waar staan de gegevens?', 'Wie helpt bij het begin?'],
    },
    pl: {
      name: 'Oprogramowanie',
      description: 'Funkcje, sposób działania, plany z zawartością i pytania.',
      eyebrow: 'Dla kogo powstał',
      lead: 'Co robi program i czego już nie trzeba robić samemu, w jednym lub dwóch zdaniach.',
      functions: 'Funkcje',
      items: [
        ['Najważniejsza funkcja', 'Co robi i co dzięki niej jest łatwiejsze'],
        ['Kolejna funkcja', 'Co robi i co dzięki niej jest łatwiejsze'],
        ['Dane i bezpieczeństwo', 'Gdzie są dane i kto je widzi'],
      ],
      plans: [
        ['Mały plan', 'Komu wystarczy'],
        ['Zwykły plan', 'Dla kogo jest pomyślany'],
        ['Duży plan', 'Komu się opłaca'],
      ],
      period: 'miesięcznie',
      questions: [
        'Czy można najpierw wypróbować?',
        'Jak zrezygnować?',
        'Gdzie są przechowywane dane?',
        'Kto pomaga na początku?',
      ],
    },
  },
});
