import { contact, facts, form, listing, notes } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  week: string;
  days: readonly [string, string, string, string];
  spot: string;
  dishes: readonly string[];
  dish: string;
  rules: readonly Pair[];
  party: string;
  where: string;
}

export const foodTruck = defineTemplate<Texts>({
  id: 'food-truck',
  category: 'local',
  theme: { palette: 'terracotta', type: 'slab' },
  hero: 'split',
  motif: 'kitchen',
  seed: 32,
  intent: 'book',
  second: 'listing',
  sections: (t, kit) => [
    facts(
      t.week,
      t.days.map((title) => ({ title, body: t.spot, value: kit.words.missing.times })),
    ),
    listing(
      kit.heading('menu'),
      t.dishes.map((title) => ({ title, body: t.dish, value: kit.samples.price })),
    ),
    contact(['social', 'phone'], kit),
    notes('large', kit.heading('notes'), t.rules),
    form('split', t.party, ['name', 'phone', 'date', 'people', { label: t.where, input: 'text' }], kit),
  ],
  texts: {
    en: {
      name: 'Food truck',
      description: 'Where and when this week, what there is, and a booking for parties.',
      eyebrow: 'Kind of food',
      lead: 'What is cooked, and where people find you, in one or two sentences.',
      button: 'Book the truck',
      week: 'This week',
      days: ['Tuesday', 'Wednesday', 'Friday', 'Saturday'],
      spot: 'Square, market or street',
      dishes: ['A dish', 'Another dish', 'Something on the side', 'Something sweet', 'A drink'],
      dish: 'What is in it',
      rules: [
        ['Allergies', 'What is in the kitchen'],
        ['Payment', 'Cash, card or phone'],
      ],
      party: 'For your party',
      where: 'Where',
    },
    es: {
      name: 'Puesto ambulante',
      description: 'Dónde y cuándo esta semana, qué hay y reserva para fiestas.',
      eyebrow: 'Tipo de comida',
      lead: 'Qué se cocina y dónde se os encuentra, en una o dos frases.',
      button: 'Reservar el puesto',
      week: 'Esta semana',
      days: ['Martes', 'Miércoles', 'Viernes', 'Sábado'],
      spot: 'Plaza, mercado o calle',
      dishes: ['Un plato', 'Otro plato', 'Algo para acompañar', 'Algo dulce', 'Una bebida'],
      dish: 'Qué lleva',
      rules: [
        ['Alergias', 'Qué hay en la cocina'],
        ['Pago', 'Efectivo, tarjeta o móvil'],
      ],
      party: 'Para tu fiesta',
      where: 'Dónde',
    },
    pt: {
      name: 'Carrinha de comida',
      description: 'Onde e quando esta semana, o que há e reserva para festas.',
      eyebrow: 'Tipo de comida e bebida',
      lead: 'O que se cozinha e onde nos encontram, numa ou duas frases.',
      button: 'Reservar a carrinha',
      week: 'Esta semana',
      days: ['Terça', 'Quarta', 'Sexta', 'Sábado'],
      spot: 'Praça, mercado ou rua',
      dishes: ['Um prato', 'Outro prato', 'Algo para acompanhar', 'Algo doce', 'Uma bebida'],
      dish: 'O que leva',
      rules: [
        ['Alergias', 'O que há na cozinha'],
        ['Pagamento', 'Dinheiro, cartão ou telemóvel'],
      ],
      party: 'Para a sua festa',
      where: 'Onde',
    },
    fr: {
      name: 'Camion-restaurant',
      description: 'Où et quand cette semaine, ce qu’il y a, et une réservation pour les fêtes.',
      eyebrow: 'Type de cuisine',
      lead: 'Ce qu’on cuisine et où vous trouver, en une ou deux phrases.',
      button: 'Réserver le camion',
      week: 'Cette semaine',
      days: ['Mardi', 'Mercredi', 'Vendredi', 'Samedi'],
      spot: 'Place, marché ou rue',
      dishes: ['Un plat', 'Un autre plat', 'Un accompagnement', 'Quelque chose de sucré', 'Une boisson'],
      dish: 'Les ingrédients',
      rules: [
        ['Allergies', 'Ce qui se trouve en cuisine'],
        ['Paiement', 'Espèces, carte ou téléphone'],
      ],
      party: 'Pour votre fête',
      where: 'Où',
    },
    de: {
      name: 'Foodtruck',
      description: 'Wo und wann diese Woche, was es gibt, und eine Buchung für Feste.',
      eyebrow: 'Art des Essens',
      lead: 'Was gekocht wird und wo man Sie findet, in ein bis zwei Sätzen.',
      button: 'Wagen buchen',
      week: 'Diese Woche',
      days: ['Dienstag', 'Mittwoch', 'Freitag', 'Samstag'],
      spot: 'Platz, Markt oder Straße',
      dishes: ['Ein Gericht', 'Noch ein Gericht', 'Etwas dazu', 'Etwas Süßes', 'Ein Getränk'],
      dish: 'Zutaten',
      rules: [
        ['Allergien', 'Was in der Küche verwendet wird'],
        ['Zahlung', 'Bar, Karte oder Telefon'],
      ],
      party: 'Für Ihr Fest',
      where: 'Wo',
    },
    it: {
      name: 'Food truck',
      description: 'Dove e quando questa settimana, che cosa c’è e prenotazione per feste.',
      eyebrow: 'Tipo di cucina',
      lead: 'Che cosa si cucina e dove vi si trova, in una o due frasi.',
      button: 'Prenota il furgone',
      week: 'Questa settimana',
      days: ['Martedì', 'Mercoledì', 'Venerdì', 'Sabato'],
      spot: 'Piazza, mercato o strada',
      dishes: ['Un piatto', 'Un altro piatto', 'Un contorno', 'Qualcosa di dolce', 'Una bevanda'],
      dish: 'Ingredienti',
      rules: [
        ['Allergie', 'Che cosa c’è in cucina'],
        ['Pagamento', 'Contanti, carta o telefono'],
      ],
      party: 'Per la tua festa',
      where: 'Dove',
    },
    nl: {
      name: 'Foodtruck',
      description: 'Waar en wanneer deze week, wat er is, en boeken voor feesten.',
      eyebrow: 'Soort eten',
      lead: 'Wat er gekookt wordt en waar men u vindt, in een of twee zinnen.',
      button: 'De wagen boeken',
      week: 'Deze week',
      days: ['Dinsdag', 'Woensdag', 'Vrijdag', 'Zaterdag'],
      spot: 'Plein, markt of straat',
      dishes: ['Een gerecht', 'Nog een gerecht', 'Iets erbij', 'Iets zoets', 'Een drankje'],
      dish: 'Ingrediënten',
      rules: [
        ['Allergieën', 'Wat er in de keuken gebruikt wordt'],
        ['Betaling', 'Contant, kaart of telefoon'],
      ],
      party: 'Voor uw feest',
      where: 'Waar',
    },
    pl: {
      name: 'Food truck',
      description: 'Gdzie i kiedy w tym tygodniu, co jest do jedzenia i rezerwacja na imprezy.',
      eyebrow: 'Rodzaj kuchni',
      lead: 'Co się gotuje i gdzie można was znaleźć, w jednym lub dwóch zdaniach.',
      button: 'Zarezerwuj przyjazd',
      week: 'W tym tygodniu',
      days: ['Wtorek', 'Środa', 'Piątek', 'Sobota'],
      spot: 'Plac, targ lub ulica',
      dishes: ['Danie', 'Drugie danie', 'Dodatek', 'Coś słodkiego', 'Napój'],
      dish: 'Składniki',
      rules: [
        ['Alergie', 'Co jest w kuchni'],
        ['Płatność', 'Gotówka, karta lub telefon'],
      ],
      party: 'Na imprezę',
      where: 'Gdzie',
    },
  },
});
