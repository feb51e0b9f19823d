import type { PageLanguage } from '@landfall/shared/contracts';

/** Samples that many templates share, beside those of `missing` in ../languages. */
export interface Samples {
  /** Where the page has no name yet: in the pictures of the gallery. */
  brand: string;
  price: string;
  time: string;
  /** A caption below a picture. */
  caption: string;
  weekdays: readonly [week: string, saturday: string, sunday: string];
  included: readonly [string, string];
  steps: readonly (readonly [title: string, body: string])[];
  /** What is said of a person. */
  aboutPerson: string;
  partner: string;
  /** On a social network. */
  account: string;
}

export const SAMPLES: Readonly<Record<PageLanguage, Samples>> = {
  en: {
    brand: 'Your name',
    price: 'Price',
    time: 'Time',
    caption: 'What the picture shows',
    weekdays: ['Monday to Friday', 'Saturday', 'Sunday'],
    included: ['What is included', 'What else is included'],
    steps: [
      ['First', 'What the visitor does'],
      ['Then', 'What you do'],
      ['In the end', 'What they have'],
    ],
    aboutPerson: 'A sentence about this person',
    partner: 'A name',
    account: 'Name of your account',
  },
  es: {
    brand: 'Tu nombre',
    price: 'Precio',
    time: 'Hora',
    caption: 'Qué muestra la imagen',
    weekdays: ['De lunes a viernes', 'Sábado', 'Domingo'],
    included: ['Qué incluye', 'Qué más incluye'],
    steps: [
      ['Primero', 'Qué hace quien visita la página'],
      ['Después', 'Qué haces tú'],
      ['Al final', 'Qué se lleva'],
    ],
    aboutPerson: 'Una frase sobre esta persona',
    partner: 'Un nombre',
    account: 'Nombre de tu cuenta',
  },
  pt: {
    brand: 'O seu nome',
    price: 'Preço',
    time: 'Hora',
    caption: 'O que a imagem mostra',
    weekdays: ['De segunda a sexta', 'Sábado', 'Domingo'],
    included: ['O que inclui', 'O que mais inclui'],
    steps: [
      ['Primeiro', 'O que faz quem visita a página'],
      ['Depois', 'O que acontece do seu lado'],
      ['No fim', 'Com o que a pessoa fica'],
    ],
    aboutPerson: 'Uma frase sobre esta pessoa',
    partner: 'Um nome',
    account: 'Nome da sua conta',
  },
  fr: {
    brand: 'Votre nom',
    price: 'Prix',
    time: 'Heure',
    caption: 'Ce que montre l’image',
    weekdays: ['Du lundi au vendredi', 'Samedi', 'Dimanche'],
    included: ['Ce qui est compris', 'Ce qui est aussi compris'],
    steps: [
      ['D’abord', 'Ce que fait le visiteur'],
      ['Ensuite', 'Ce que vous faites'],
      ['À la fin', 'Ce qu’il obtient'],
    ],
    aboutPerson: 'Une phrase sur cette personne',
    partner: 'Un nom',
    account: 'Nom de votre compte',
  },
  de: {
    brand: 'Ihr Name',
    price: 'Preis',
    time: 'Uhrzeit',
    caption: 'Was das Bild zeigt',
    weekdays: ['Montag bis Freitag', 'Samstag', 'Sonntag'],
    included: ['Was dazugehört', 'Was noch dazugehört'],
    steps: [
      ['Zuerst', 'Was die Besucher tun'],
      ['Dann', 'Was Sie tun'],
      ['Am Ende', 'Was dabei herauskommt'],
    ],
    aboutPerson: 'Ein Satz über diese Person',
    partner: 'Ein Name',
    account: 'Name Ihres Kontos',
  },
  it: {
    brand: 'Il tuo nome',
    price: 'Prezzo',
    time: 'Ora',
    caption: 'Che cosa mostra la foto',
    weekdays: ['Da lunedì a venerdì', 'Sabato', 'Domenica'],
    included: ['Che cosa è compreso', 'Che cos’altro è compreso'],
    steps: [
      ['Prima', 'Che cosa fa chi visita la pagina'],
      ['Poi', 'Che cosa fai tu'],
      ['Alla fine', 'Che cosa si ottiene'],
    ],
    aboutPerson: 'Una frase su questa persona',
    partner: 'Un nome',
    account: 'Nome del tuo profilo',
  },
  nl: {
    brand: 'Uw naam',
    price: 'Prijs',
    time: 'Tijd',
    caption: 'Wat de foto laat zien',
    weekdays: ['Maandag tot en met vrijdag', 'Zaterdag', 'Zondag'],
    included: ['Wat erbij hoort', 'Wat er nog bij hoort'],
    steps: [
      ['Eerst', 'Wat de bezoeker doet'],
      ['Daarna', 'Wat u doet'],
      ['Tot slot', 'Wat het oplevert'],
    ],
    aboutPerson: 'Een zin over deze persoon',
    partner: 'Een naam',
    account: 'Naam van uw account',
  },
  pl: {
    brand: 'Nazwa',
    price: 'Cena',
    time: 'Godzina',
    caption: 'Co widać na zdjęciu',
    weekdays: ['Od poniedziałku do piątku', 'Sobota', 'Niedziela'],
    included: ['Co jest w cenie', 'Co jeszcze jest w cenie'],
    steps: [
      ['Najpierw', 'Co robi odwiedzający'],
      ['Potem', 'Co dzieje się po naszej stronie'],
      ['Na koniec', 'Co z tego wynika'],
    ],
    aboutPerson: 'Jedno zdanie o tej osobie',
    partner: 'Nazwa partnera',
    account: 'Nazwa konta',
  },
};
