import { form, listing, place, story } from '../sections.ts';
import { defineTemplate, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  /** The menu's headings, each with two dishes. */
  menu: readonly (readonly [group: string, dish: string, other: string])[];
  dish: string;
  house: string;
  aboutHouse: string;
  directions: string;
}

export const restaurant = defineTemplate<Texts>({
  id: 'restaurant',
  category: 'local',
  theme: { palette: 'terracotta', type: 'editorial' },
  hero: 'cover',
  motif: 'table',
  seed: 11,
  intent: 'table',
  second: 'listing',
  sections: (t, kit) => [
    listing(
      kit.heading('menu'),
      t.menu.flatMap(([group, ...dishes]) =>
        dishes.map((title) => ({ group, title, body: t.dish, value: kit.samples.price })),
      ),
    ),
    story(t.house, t.aboutHouse, kit),
    place(kit.heading('place'), [['', t.directions]], kit, { withHours: true }),
    form(
      'split',
      kit.words.forms.table,
      ['name', 'phone', 'date', { label: kit.samples.time, input: 'text' }, 'people', 'message?'],
      kit,
    ),
  ],
  texts: {
    en: {
      name: 'Restaurant',
      description: 'Menu by course, opening hours, the way there and a table booking.',
      eyebrow: 'Cuisine · town',
      lead: 'What is cooked here and what makes the place, in one or two sentences.',
      menu: [
        ['Starters', 'A cold starter', 'A warm starter'],
        ['Main courses', 'A dish with meat or fish', 'A vegetarian dish'],
        ['Desserts', 'A dessert', 'Another dessert'],
        ['Drinks', 'A wine by the glass', 'A drink without alcohol'],
      ],
      dish: 'What is in it',
      house: 'The house',
      aboutHouse: 'Who cooks, since when, and where the ingredients come from. Two or three sentences are enough.',
      directions: 'Parking, bus stop, entrance',
    },
    es: {
      name: 'Restaurante',
      description: 'Carta por platos, horario, cómo llegar y reserva de mesa.',
      eyebrow: 'Tipo de cocina · ciudad',
      lead: 'Qué se cocina aquí y qué distingue a la casa, en una o dos frases.',
      menu: [
        ['Entrantes', 'Un entrante frío', 'Un entrante caliente'],
        ['Segundos', 'Un plato de carne o pescado', 'Un plato vegetariano'],
        ['Postres', 'Un postre', 'Otro postre'],
        ['Bebidas', 'Un vino por copas', 'Una bebida sin alcohol'],
      ],
      dish: 'Qué lleva',
      house: 'La casa',
      aboutHouse: 'Quién cocina, desde cuándo y de dónde viene el producto. Bastan dos o tres frases.',
      directions: 'Aparcamiento, parada de autobús, entrada',
    },
    pt: {
      name: 'Restaurante',
      description: 'Ementa por pratos, horário, como chegar e reserva de mesa.',
      eyebrow: 'Tipo de cozinha · cidade',
      lead: 'O que se cozinha aqui e o que distingue a casa, numa ou duas frases.',
      menu: [
        ['Entradas', 'Uma entrada fria', 'Uma entrada quente'],
        ['Pratos principais', 'Um prato de carne ou peixe', 'Um prato vegetariano'],
        ['Sobremesas', 'Uma sobremesa', 'Outra sobremesa'],
        ['Bebidas', 'Um vinho a copo', 'Uma bebida sem álcool'],
      ],
      dish: 'O que leva',
      house: 'A casa',
      aboutHouse: 'Quem cozinha, desde quando e de onde vêm os produtos. Bastam duas ou três frases.',
      directions: 'Estacionamento, paragem de autocarro, entrada',
    },
    fr: {
      name: 'Restaurant',
      description: 'Carte par plats, horaires, accès et réservation d’une table.',
      eyebrow: 'Type de cuisine · ville',
      lead: 'Ce qu’on cuisine ici et ce qui fait la maison, en une ou deux phrases.',
      menu: [
        ['Entrées', 'Une entrée froide', 'Une entrée chaude'],
        ['Plats', 'Un plat de viande ou de poisson', 'Un plat végétarien'],
        ['Desserts', 'Un dessert', 'Un autre dessert'],
        ['Boissons', 'Un vin au verre', 'Une boisson sans alcool'],
      ],
      dish: 'Les ingrédients',
      house: 'La maison',
      aboutHouse: 'Qui cuisine, depuis quand, et d’où viennent les produits. Deux ou trois phrases suffisent.',
      directions: 'Parking, arrêt de bus, entrée',
    },
    de: {
      name: 'Restaurant',
      description: 'Speisekarte nach Gängen, Öffnungszeiten, Anfahrt und Tischreservierung.',
      eyebrow: 'Art der Küche · Ort',
      lead: 'Was hier gekocht wird und was das Haus ausmacht, in ein bis zwei Sätzen.',
      menu: [
        ['Vorspeisen', 'Eine kalte Vorspeise', 'Eine warme Vorspeise'],
        ['Hauptgerichte', 'Ein Gericht mit Fleisch oder Fisch', 'Ein vegetarisches Gericht'],
        ['Nachspeisen', 'Eine Nachspeise', 'Noch eine Nachspeise'],
        ['Getränke', 'Ein offener Wein', 'Ein Getränk ohne Alkohol'],
      ],
      dish: 'Zutaten',
      house: 'Das Haus',
      aboutHouse: 'Wer kocht, seit wann, und woher die Zutaten kommen. Zwei oder drei Sätze genügen.',
      directions: 'Parkplätze, Haltestelle, Eingang',
    },
    it: {
      name: 'Ristorante',
      description: 'Menù per portate, orari, come arrivare e prenotazione del tavolo.',
      eyebrow: 'Tipo di cucina · città',
      lead: 'Che cosa si cucina qui e che cosa rende speciale il locale, in una o due frasi.',
      menu: [
        ['Antipasti', 'Un antipasto freddo', 'Un antipasto caldo'],
        ['Piatti principali', 'Un piatto di carne o pesce', 'Un piatto vegetariano'],
        ['Dolci', 'Un dolce', 'Un altro dolce'],
        ['Bevande', 'Un vino al calice', 'Una bevanda analcolica'],
      ],
      dish: 'Ingredienti',
      house: 'Il locale',
      aboutHouse: 'Chi cucina, da quando e da dove vengono gli ingredienti. Bastano due o tre frasi.',
      directions: 'Parcheggio, fermata dell’autobus, ingresso',
    },
    nl: {
      name: 'Restaurant',
      description: 'Menukaart per gang, openingstijden, route en een tafel reserveren.',
      eyebrow: 'Soort keuken · plaats',
      lead: 'Wat hier op tafel komt en wat de zaak bijzonder maakt, in een of twee zinnen.',
      menu: [
        ['Voorgerechten', 'Een koud voorgerecht', 'Een warm voorgerecht'],
        ['Hoofdgerechten', 'Een gerecht met vlees of vis', 'Een vegetarisch gerecht'],
        ['Nagerechten', 'Een nagerecht', 'Nog een nagerecht'],
        ['Dranken', 'Een wijn per glas', 'Een drankje zonder alcohol'],
      ],
      dish: 'Ingrediënten',
      house: 'De zaak',
      aboutHouse: 'Wie er kookt, sinds wanneer, en waar de ingrediënten vandaan komen. Twee of drie zinnen volstaan.',
      directions: 'Parkeren, bushalte, ingang',
    },
    pl: {
      name: 'Restauracja',
      description: 'Karta dań, godziny otwarcia, dojazd i rezerwacja stolika.',
      eyebrow: 'Rodzaj kuchni · miasto',
      lead: 'Co się tu gotuje i co wyróżnia to miejsce, w jednym lub dwóch zdaniach.',
      menu: [
        ['Przystawki', 'Przystawka na zimno', 'Przystawka na ciepło'],
        ['Dania główne', 'Danie z mięsem lub rybą', 'Danie wegetariańskie'],
        ['Desery', 'Deser', 'Drugi deser'],
        ['Napoje', 'Wino na kieliszki', 'Napój bezalkoholowy'],
      ],
      dish: 'Składniki',
      house: 'O lokalu',
      aboutHouse: 'Kto gotuje, od kiedy i skąd pochodzą produkty. Wystarczą dwa lub trzy zdania.',
      directions: 'Parking, przystanek, wejście',
    },
  },
});
