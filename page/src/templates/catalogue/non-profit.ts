import { form, goal, listing, notes, steps, story } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  goalBody: string;
  target: string;
  reached: string;
  effect: string;
  gifts: readonly Pair[];
  sum: string;
  ways: string;
  wayList: readonly Pair[];
  cause: string;
  aboutCause: string;
  use: readonly Pair[];
}

export const nonProfit = defineTemplate<Texts>({
  id: 'non-profit',
  category: 'personal',
  theme: { palette: 'orchard', type: 'modern' },
  hero: 'cover',
  motif: 'giving',
  seed: 24,
  intent: 'donate',
  second: 'goal',
  sections: (t, kit) => [
    goal(kit.heading('goal'), t.goalBody, t, kit),
    listing(
      t.effect,
      t.gifts.map(([title, body]) => ({ lead: t.sum, title, body })),
    ),
    steps(t.ways, t.wayList),
    story(t.cause, t.aboutCause, kit, 'left'),
    notes('large', kit.heading('notes'), t.use),
    form('card', kit.words.forms.donate, ['name', 'email', 'message?'], kit),
  ],
  texts: {
    en: {
      name: 'Non-profit',
      description: 'The goal and how far it is, what a gift does, and how to give.',
      eyebrow: 'Cause · place',
      lead: 'What is at stake and what becomes possible, in one or two sentences.',
      goalBody: 'What the money is needed for, and until when',
      target: 'The sum that is needed',
      reached: 'What there is so far',
      effect: 'What a gift does',
      gifts: [
        ['A small gift', 'What becomes possible with it'],
        ['A larger gift', 'What becomes possible with it'],
        ['A gift every month', 'What becomes possible with it'],
      ],
      sum: 'Sum',
      ways: 'How to give',
      wayList: [
        ['By bank transfer', 'Account and reference'],
        ['In another way', 'Cash, card, things, time'],
        ['Afterwards', 'Thanks, receipt, news'],
      ],
      cause: 'The cause',
      aboutCause: 'Who is behind it, whom it helps and how it began. Three sentences are enough.',
      use: [
        ['Where the money goes', 'What is spent on what'],
        ['Tax', 'Whether a receipt is given'],
      ],
    },
    es: {
      name: 'Asociación',
      description: 'El objetivo y lo que falta, qué hace un donativo y cómo donar.',
      eyebrow: 'Causa · lugar',
      lead: 'Qué está en juego y qué se hace posible, en una o dos frases.',
      goalBody: 'Para qué hace falta el dinero y hasta cuándo',
      target: 'La suma necesaria',
      reached: 'Lo que hay hasta ahora',
      effect: 'Qué hace un donativo',
      gifts: [
        ['Un donativo pequeño', 'Qué se hace posible con él'],
        ['Un donativo mayor', 'Qué se hace posible con él'],
        ['Un donativo al mes', 'Qué se hace posible con él'],
      ],
      sum: 'Importe',
      ways: 'Cómo donar',
      wayList: [
        ['Por transferencia', 'Cuenta y concepto'],
        ['De otra forma', 'En mano, con tarjeta, en especie, con tiempo'],
        ['Después', 'Agradecimiento, recibo, noticias'],
      ],
      cause: 'La causa',
      aboutCause: 'Quién está detrás, a quién ayuda y cómo empezó. Bastan tres frases.',
      use: [
        ['Adónde va el dinero', 'Cuánto se dedica a qué'],
        ['Impuestos', 'Si se entrega certificado'],
      ],
    },
    pt: {
      name: 'Associação',
      description: 'O objetivo e o que falta, o que faz um donativo e como doar.',
      eyebrow: 'Causa · local',
      lead: 'O que está em jogo e o que se torna possível, numa ou duas frases.',
      goalBody: 'Para que é preciso o dinheiro e até quando',
      target: 'A soma necessária',
      reached: 'O que já existe',
      effect: 'O que faz um donativo',
      gifts: [
        ['Um donativo pequeno', 'O que se torna possível com ele'],
        ['Um donativo maior', 'O que se torna possível com ele'],
        ['Um donativo por mês', 'O que se torna possível com ele'],
      ],
      sum: 'Valor',
      ways: 'Como doar',
      wayList: [
        ['Por transferência', 'Conta e referência'],
        ['De outra forma', 'Em mão, com cartão, em géneros, com tempo'],
        ['Depois', 'Agradecimento, recibo, notícias'],
      ],
      cause: 'A causa',
      aboutCause: 'Quem está por trás, quem é ajudado e como começou. Bastam três frases.',
      use: [
        ['Para onde vai o dinheiro', 'Quanto se gasta em quê'],
        ['Impostos', 'Se é passado um recibo'],
      ],
    },
    fr: {
      name: 'Association',
      description: 'L’objectif et ce qui manque, l’effet d’un don et comment donner.',
      eyebrow: 'Cause · lieu',
      lead: 'Ce qui est en jeu et ce qui devient possible, en une ou deux phrases.',
      goalBody: 'À quoi sert l’argent, et jusqu’à quand',
      target: 'La somme nécessaire',
      reached: 'Ce qui est réuni',
      effect: 'L’effet d’un don',
      gifts: [
        ['Un petit don', 'Ce qu’il rend possible'],
        ['Un don plus grand', 'Ce qu’il rend possible'],
        ['Un don chaque mois', 'Ce qu’il rend possible'],
      ],
      sum: 'Somme',
      ways: 'Comment donner',
      wayList: [
        ['Par virement', 'Compte et référence'],
        ['Autrement', 'En espèces, par carte, en nature, en temps'],
        ['Ensuite', 'Remerciement, reçu, nouvelles'],
      ],
      cause: 'La cause',
      aboutCause: 'Qui est derrière, qui est aidé et comment cela a commencé. Trois phrases suffisent.',
      use: [
        ['Où va l’argent', 'Quelle part sert à quoi'],
        ['Impôts', 'Si un reçu est délivré'],
      ],
    },
    de: {
      name: 'Verein und Spenden',
      description: 'Das Ziel und was noch fehlt, was eine Spende bewirkt und wie man spendet.',
      eyebrow: 'Anliegen · Ort',
      lead: 'Worum es geht und was möglich wird, in ein bis zwei Sätzen.',
      goalBody: 'Wofür das Geld gebraucht wird und bis wann',
      target: 'Der nötige Betrag',
      reached: 'Was schon da ist',
      effect: 'Was eine Spende bewirkt',
      gifts: [
        ['Eine kleine Spende', 'Was damit möglich wird'],
        ['Eine größere Spende', 'Was damit möglich wird'],
        ['Eine Spende jeden Monat', 'Was damit möglich wird'],
      ],
      sum: 'Betrag',
      ways: 'Wie man spendet',
      wayList: [
        ['Mit einer Überweisung', 'Konto und Verwendungszweck'],
        ['Auf anderem Weg', 'Bar, mit Karte, mit Sachen, mit Zeit'],
        ['Danach', 'Dank, Bescheinigung, Neuigkeiten'],
      ],
      cause: 'Das Anliegen',
      aboutCause: 'Wer dahintersteht, wem geholfen wird und wie es begann. Drei Sätze genügen.',
      use: [
        ['Wohin das Geld geht', 'Welcher Teil wofür verwendet wird'],
        ['Steuer', 'Ob es eine Bescheinigung gibt'],
      ],
    },
    it: {
      name: 'Associazione',
      description: 'L’obiettivo e quanto manca, che cosa fa un dono e come donare.',
      eyebrow: 'Causa · luogo',
      lead: 'Che cosa è in gioco e che cosa diventa possibile, in una o due frasi.',
      goalBody: 'A che cosa servono i soldi e fino a quando',
      target: 'La somma necessaria',
      reached: 'Quanto c’è finora',
      effect: 'Che cosa fa un dono',
      gifts: [
        ['Un piccolo dono', 'Che cosa rende possibile'],
        ['Un dono più grande', 'Che cosa rende possibile'],
        ['Un dono ogni mese', 'Che cosa rende possibile'],
      ],
      sum: 'Somma',
      ways: 'Come donare',
      wayList: [
        ['Con bonifico', 'Conto e causale'],
        ['In altro modo', 'In contanti, con carta, con oggetti, con il tempo'],
        ['Dopo', 'Ringraziamento, ricevuta, notizie'],
      ],
      cause: 'La causa',
      aboutCause: 'Chi c’è dietro, chi viene aiutato e come è cominciato. Bastano tre frasi.',
      use: [
        ['Dove vanno i soldi', 'Quanto si spende per che cosa'],
        ['Imposte', 'Se viene rilasciata una ricevuta'],
      ],
    },
    nl: {
      name: 'Goed doel',
      description: 'Het doel en wat er nog ontbreekt, wat een gift doet en hoe men geeft.',
      eyebrow: 'Zaak · plaats',
      lead: 'Waar het om gaat en wat mogelijk wordt, in een of twee zinnen.',
      goalBody: 'Waarvoor het geld nodig is en tot wanneer',
      target: 'Het bedrag dat nodig is',
      reached: 'Wat er al is',
      effect: 'Wat een gift doet',
      gifts: [
        ['Een kleine gift', 'Wat daarmee mogelijk wordt'],
        ['Een grotere gift', 'Wat daarmee mogelijk wordt'],
        ['Een gift per maand', 'Wat daarmee mogelijk wordt'],
      ],
      sum: 'Bedrag',
      ways: 'Hoe men geeft',
      wayList: [
        ['Met een overschrijving', 'Rekening en kenmerk'],
        ['Op een andere manier', 'Contant, met kaart, met spullen, met tijd'],
        ['Daarna', 'Bedankje, bewijs, nieuws'],
      ],
      cause: 'De zaak',
      aboutCause: 'Wie erachter zit, wie geholpen wordt en hoe het begon. Drie zinnen volstaan.',
      use: [
        ['Waar het geld heen gaat', 'Welk deel waaraan besteed wordt'],
        ['Belasting', 'Of er een bewijs komt'],
      ],
    },
    pl: {
      name: 'Organizacja społeczna',
      description: 'Cel i ile brakuje, co daje darowizna i jak wesprzeć.',
      eyebrow: 'Sprawa · miejsce',
      lead: 'O co chodzi i co stanie się możliwe, w jednym lub dwóch zdaniach.',
      goalBody: 'Na co potrzebne są pieniądze i do kiedy',
      target: 'Potrzebna kwota',
      reached: 'Ile już jest',
      effect: 'Co daje darowizna',
      gifts: [
        ['Mała darowizna', 'Co dzięki niej będzie możliwe'],
        ['Większa darowizna', 'Co dzięki niej będzie możliwe'],
        ['Darowizna co miesiąc', 'Co dzięki niej będzie możliwe'],
      ],
      sum: 'Kwota',
      ways: 'Jak wesprzeć',
      wayList: [
        ['Przelewem', 'Konto i tytuł wpłaty'],
        ['W inny sposób', 'Gotówką, kartą, rzeczami, czasem'],
        ['Później', 'Podziękowanie, potwierdzenie, wieści'],
      ],
      cause: 'Sprawa',
      aboutCause: 'Kto za tym stoi, komu to pomaga i jak się zaczęło. Wystarczą trzy zdania.',
      use: [
        ['Na co idą pieniądze', 'Jaka część na co'],
        ['Podatek', 'Czy wydawane jest potwierdzenie'],
      ],
    },
  },
});
