import { facts, figures, form, gallery, notes, place, story } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Rooms {
  name: string;
  rooms: readonly Pair[];
}

interface Texts extends TemplateTexts {
  figures: readonly Pair[];
  home: Pair;
  rooms: string;
  /** What stands at the end of the line of a room. */
  size: string;
  inside: Rooms;
  outside: Rooms;
  location: string;
  locationBody: string;
  terms: string;
  costs: readonly Pair[];
  visit: string;
}

export const realEstate = defineTemplate<Texts>({
  id: 'real-estate',
  category: 'local',
  theme: { palette: 'gallery', type: 'literary' },
  hero: 'cover',
  motif: 'arches',
  seed: 22,
  intent: 'book',
  second: 'gallery',
  sections: (t, kit) => [
    figures(kit.heading('glance'), t.figures),
    story(...t.home, kit, null),
    gallery(
      kit.heading('gallery'),
      [...t.inside.rooms, ...t.outside.rooms].slice(0, 5).map(([room]) => room),
      kit,
      ['arches', 'table', 'tiles', 'waves', 'landscape'],
    ),
    facts(
      t.rooms,
      [t.inside, t.outside].flatMap(({ name, rooms }) =>
        rooms.map(([title, body]) => ({ group: name, title, body, value: t.size })),
      ),
    ),
    place(t.location, [['', t.locationBody]], kit),
    notes('columns', t.terms, t.costs),
    form('split', t.visit, ['name', 'phone', 'email?', 'date?'], kit, ['phone', 'email']),
  ],
  texts: {
    en: {
      name: 'Real estate',
      description: 'One property: figures, pictures, rooms, surroundings and a visit.',
      eyebrow: 'For sale or to let · town',
      lead: 'What kind of home it is and what sets it apart, in one or two sentences.',
      button: 'Book a visit',
      figures: [
        ['Price', 'Sum'],
        ['Living area', 'Square metres'],
        ['Rooms', 'Number'],
        ['Built in', 'Year'],
        ['Energy rating', 'Class'],
        ['Free from', 'Month'],
      ],
      home: [
        'The home',
        'What it feels like to come in, where the light falls, and what one looks out on. Three or four sentences.',
      ],
      rooms: 'Room by room',
      size: 'Square metres',
      inside: {
        name: 'Inside',
        rooms: [
          ['Living room', 'Light, floor, fireplace'],
          ['Kitchen', 'Appliances, place for a table'],
          ['Bedrooms', 'How many there are'],
          ['Bathroom', 'Bath or shower, window'],
        ],
      },
      outside: {
        name: 'Outside',
        rooms: [
          ['Balcony, terrace or garden', 'Which way it looks'],
          ['Cellar', 'What there is room for'],
          ['Parking', 'Garage or space'],
          ['Bicycles', 'Where they stand'],
        ],
      },
      location: 'Surroundings',
      locationBody: 'Shops, schools, bus and train, and how far they are',
      terms: 'Price and terms',
      costs: [
        ['Besides the price', 'Taxes, notary, commission'],
        ['By the month', 'Heating, care of the house, reserves'],
        ['State', 'What was renewed, and when'],
        ['Papers', 'Plan, energy certificate, minutes'],
      ],
      visit: 'Visit',
    },
    es: {
      name: 'Inmueble',
      description: 'Una sola vivienda: cifras, imágenes, estancias, entorno y visita.',
      eyebrow: 'En venta o alquiler · ciudad',
      lead: 'Qué tipo de vivienda es y qué la distingue, en una o dos frases.',
      button: 'Concertar una visita',
      figures: [
        ['Precio', 'Importe'],
        ['Superficie', 'Metros cuadrados'],
        ['Habitaciones', 'Cuántas'],
        ['Construcción', 'Año'],
        ['Certificado energético', 'Letra'],
        ['Disponible desde', 'Mes'],
      ],
      home: ['La vivienda', 'Qué se siente al entrar, dónde da la luz y a qué se asoma. Tres o cuatro frases.'],
      rooms: 'Estancia a estancia',
      size: 'Metros cuadrados',
      inside: {
        name: 'Dentro',
        rooms: [
          ['Salón', 'Luz, suelo, chimenea'],
          ['Cocina', 'Electrodomésticos, sitio para una mesa'],
          ['Dormitorios', 'Cuántos hay'],
          ['Baño', 'Bañera o ducha, ventana'],
        ],
      },
      outside: {
        name: 'Fuera',
        rooms: [
          ['Balcón, terraza o jardín', 'Hacia dónde mira'],
          ['Trastero', 'Qué cabe en él'],
          ['Aparcamiento', 'Garaje o plaza'],
          ['Bicicletas', 'Dónde se dejan'],
        ],
      },
      location: 'El entorno',
      locationBody: 'Tiendas, colegios, autobús y tren, y a qué distancia están',
      terms: 'Precio y condiciones',
      costs: [
        ['Aparte del precio', 'Impuestos, notaría, comisión'],
        ['Al mes', 'Calefacción, comunidad, derramas'],
        ['Estado', 'Qué se ha reformado y cuándo'],
        ['Documentos', 'Plano, certificado energético, actas'],
      ],
      visit: 'Visita',
    },
    pt: {
      name: 'Imóvel',
      description: 'Uma só casa: números, imagens, divisões, envolvente e visita.',
      eyebrow: 'À venda ou para arrendar · cidade',
      lead: 'Que tipo de casa é e o que a distingue, numa ou duas frases.',
      button: 'Marcar uma visita',
      figures: [
        ['Preço', 'Valor'],
        ['Área', 'Metros quadrados'],
        ['Quartos', 'Quantos'],
        ['Construção', 'Ano'],
        ['Classe energética', 'Letra'],
        ['Disponível a partir de', 'Mês'],
      ],
      home: ['A casa', 'O que se sente ao entrar, onde bate a luz e o que se vê da janela. Três ou quatro frases.'],
      rooms: 'Divisão a divisão',
      size: 'Metros quadrados',
      inside: {
        name: 'Dentro de casa',
        rooms: [
          ['Sala', 'Luz, chão, lareira'],
          ['Cozinha', 'Eletrodomésticos, lugar para uma mesa'],
          ['Quartos de dormir', 'Quantos são'],
          ['Casa de banho', 'Banheira ou duche, janela'],
        ],
      },
      outside: {
        name: 'Fora de casa',
        rooms: [
          ['Varanda, terraço ou jardim', 'Para que lado dá'],
          ['Arrecadação', 'O que lá cabe'],
          ['Estacionamento', 'Garagem ou lugar'],
          ['Bicicletas', 'Onde ficam'],
        ],
      },
      location: 'A envolvente',
      locationBody: 'Lojas, escolas, autocarro e comboio, e a que distância ficam',
      terms: 'Preço e condições',
      costs: [
        ['Além do preço', 'Impostos, notário, comissão'],
        ['Por mês', 'Aquecimento, condomínio, fundo de reserva'],
        ['Estado', 'O que foi renovado e quando'],
        ['Documentos', 'Planta, certificado energético, atas'],
      ],
      visit: 'Visita',
    },
    fr: {
      name: 'Bien immobilier',
      description: 'Un seul bien : chiffres, images, pièces, environs et visite.',
      eyebrow: 'À vendre ou à louer · ville',
      lead: 'De quel type de logement il s’agit et ce qui le distingue, en une ou deux phrases.',
      button: 'Demander une visite',
      figures: [
        ['Prix', 'Montant'],
        ['Surface habitable', 'Mètres carrés'],
        ['Pièces', 'Nombre'],
        ['Construction', 'Année'],
        ['Classe énergétique', 'Lettre'],
        ['Libre à partir de', 'Mois'],
      ],
      home: [
        'Le lieu',
        'Ce que l’on ressent en entrant, où tombe la lumière et sur quoi donnent les fenêtres. Trois ou quatre phrases.',
      ],
      rooms: 'Pièce par pièce',
      size: 'Mètres carrés',
      inside: {
        name: 'À l’intérieur',
        rooms: [
          ['Séjour', 'Lumière, sol, cheminée'],
          ['Cuisine', 'Appareils, place pour une table'],
          ['Chambres', 'Leur nombre'],
          ['Salle de bains', 'Baignoire ou douche, fenêtre'],
        ],
      },
      outside: {
        name: 'À l’extérieur',
        rooms: [
          ['Balcon, terrasse ou jardin', 'Leur orientation'],
          ['Cave', 'Ce que l’on peut y mettre'],
          ['Stationnement', 'Garage ou place'],
          ['Vélos', 'Où on les range'],
        ],
      },
      location: 'Les environs',
      locationBody: 'Commerces, écoles, bus et train, et à quelle distance',
      terms: 'Prix et conditions',
      costs: [
        ['En plus du prix', 'Taxes, notaire, commission'],
        ['Par mois', 'Chauffage, charges, fonds de travaux'],
        ['État', 'Ce qui a été rénové, et quand'],
        ['Documents', 'Plan, diagnostic énergétique, procès-verbaux'],
      ],
      visit: 'Visite',
    },
    de: {
      name: 'Immobilie',
      description: 'Ein Objekt: Zahlen, Bilder, Räume, Umgebung und Besichtigung.',
      eyebrow: 'Zu verkaufen oder zu vermieten · Ort',
      lead: 'Was für ein Zuhause es ist und was es auszeichnet, in ein bis zwei Sätzen.',
      button: 'Besichtigung anfragen',
      figures: [
        ['Preis', 'Betrag'],
        ['Wohnfläche', 'Quadratmeter'],
        ['Zimmer', 'Anzahl'],
        ['Baujahr', 'Jahr'],
        ['Energieklasse', 'Klasse'],
        ['Frei ab', 'Monat'],
      ],
      home: [
        'Das Zuhause',
        'Wie es sich anfühlt hereinzukommen, wohin das Licht fällt und worauf man hinausschaut. Drei oder vier Sätze.',
      ],
      rooms: 'Raum für Raum',
      size: 'Quadratmeter',
      inside: {
        name: 'Drinnen',
        rooms: [
          ['Wohnzimmer', 'Licht, Boden, Kamin'],
          ['Küche', 'Geräte, Platz für einen Tisch'],
          ['Schlafzimmer', 'Wie viele es sind'],
          ['Bad', 'Wanne oder Dusche, Fenster'],
        ],
      },
      outside: {
        name: 'Draußen',
        rooms: [
          ['Balkon, Terrasse oder Garten', 'Wohin es liegt'],
          ['Keller', 'Was dort Platz hat'],
          ['Stellplatz', 'Garage oder Parkplatz'],
          ['Fahrräder', 'Wo sie stehen'],
        ],
      },
      location: 'Die Umgebung',
      locationBody: 'Läden, Schulen, Bus und Bahn, und wie weit es dorthin ist',
      terms: 'Preis und Bedingungen',
      costs: [
        ['Neben dem Preis', 'Steuern, Notar, Provision'],
        ['Im Monat', 'Heizung, Hausgeld, Rücklagen'],
        ['Zustand', 'Was erneuert wurde, und wann'],
        ['Unterlagen', 'Grundriss, Energieausweis, Protokolle'],
      ],
      visit: 'Besichtigung',
    },
    it: {
      name: 'Immobile',
      description: 'Una sola casa: cifre, immagini, stanze, zona e visita.',
      eyebrow: 'In vendita o in affitto · città',
      lead: 'Che tipo di casa è e che cosa la distingue, in una o due frasi.',
      button: 'Prenota una visita',
      figures: [
        ['Prezzo', 'Importo'],
        ['Superficie', 'Metri quadrati'],
        ['Locali', 'Quanti'],
        ['Costruzione', 'Anno'],
        ['Classe energetica', 'Lettera'],
        ['Libero da', 'Mese'],
      ],
      home: [
        'La casa',
        'Che cosa si prova entrando, dove batte la luce e su che cosa si affaccia. Tre o quattro frasi.',
      ],
      rooms: 'Stanza per stanza',
      size: 'Metri quadrati',
      inside: {
        name: 'All’interno',
        rooms: [
          ['Soggiorno', 'Luce, pavimento, camino'],
          ['Cucina', 'Elettrodomestici, posto per un tavolo'],
          ['Camere', 'Quante sono'],
          ['Bagno', 'Vasca o doccia, finestra'],
        ],
      },
      outside: {
        name: 'All’esterno',
        rooms: [
          ['Balcone, terrazza o giardino', 'Verso dove guarda'],
          ['Cantina', 'Che cosa ci sta'],
          ['Parcheggio', 'Box o posto auto'],
          ['Biciclette', 'Dove si tengono'],
        ],
      },
      location: 'La zona',
      locationBody: 'Negozi, scuole, autobus e treno, e quanto distano',
      terms: 'Prezzo e condizioni',
      costs: [
        ['Oltre al prezzo', 'Imposte, notaio, provvigione'],
        ['Al mese', 'Riscaldamento, condominio, fondo'],
        ['Stato', 'Che cosa è stato rinnovato e quando'],
        ['Documenti', 'Planimetria, certificato energetico, verbali'],
      ],
      visit: 'Visita',
    },
    nl: {
      name: 'Woning',
      description: 'Eén woning: cijfers, foto’s, kamers, omgeving en bezichtiging.',
      eyebrow: 'Te koop of te huur · plaats',
      lead: 'Wat voor woning het is en wat haar bijzonder maakt, in een of twee zinnen.',
      button: 'Bezichtiging aanvragen',
      figures: [
        ['Prijs', 'Bedrag'],
        ['Woonoppervlak', 'Vierkante meters'],
        ['Kamers', 'Hoeveel'],
        ['Bouwjaar', 'Jaar'],
        ['Energielabel', 'Letter'],
        ['Vrij vanaf', 'Maand'],
      ],
      home: [
        'De woning',
        'Hoe het voelt om binnen te komen, waar het licht valt en waar men op uitkijkt. Drie of vier zinnen.',
      ],
      rooms: 'Kamer voor kamer',
      size: 'Vierkante meters',
      inside: {
        name: 'Binnen',
        rooms: [
          ['Woonkamer', 'Licht, vloer, open haard'],
          ['Keuken', 'Apparatuur, plaats voor een tafel'],
          ['Slaapkamers', 'Hoeveel het er zijn'],
          ['Badkamer', 'Bad of douche, raam'],
        ],
      },
      outside: {
        name: 'Buiten',
        rooms: [
          ['Balkon, terras of tuin', 'Welke kant het op ligt'],
          ['Berging', 'Wat erin past'],
          ['Parkeren', 'Garage of plaats'],
          ['Fietsen', 'Waar ze staan'],
        ],
      },
      location: 'De omgeving',
      locationBody: 'Winkels, scholen, bus en trein, en hoe ver dat is',
      terms: 'Prijs en voorwaarden',
      costs: [
        ['Naast de prijs', 'Belasting, notaris, courtage'],
        ['Per maand', 'Verwarming, servicekosten, reserve'],
        ['Staat', 'Wat vernieuwd is, en wanneer'],
        ['Stukken', 'Plattegrond, energielabel, notulen'],
      ],
      visit: 'Bezichtiging',
    },
    pl: {
      name: 'Nieruchomość',
      description: 'Jedno mieszkanie lub dom: liczby, zdjęcia, pokoje, okolica i oglądanie.',
      eyebrow: 'Na sprzedaż lub wynajem · miasto',
      lead: 'Jaki to dom i co go wyróżnia, w jednym lub dwóch zdaniach.',
      button: 'Umów oglądanie',
      figures: [
        ['Cena', 'Kwota'],
        ['Powierzchnia', 'Metry kwadratowe'],
        ['Pokoje', 'Ile'],
        ['Rok budowy', 'Rok'],
        ['Klasa energetyczna', 'Litera'],
        ['Wolne od', 'Miesiąc'],
      ],
      home: ['To miejsce', 'Jak się tu wchodzi, gdzie pada światło i na co wychodzą okna. Trzy lub cztery zdania.'],
      rooms: 'Pokój po pokoju',
      size: 'Metry kwadratowe',
      inside: {
        name: 'Wewnątrz',
        rooms: [
          ['Salon', 'Światło, podłoga, kominek'],
          ['Kuchnia', 'Wyposażenie, miejsce na stół'],
          ['Sypialnie', 'Ile ich jest'],
          ['Łazienka', 'Wanna czy prysznic, okno'],
        ],
      },
      outside: {
        name: 'Na zewnątrz',
        rooms: [
          ['Balkon, taras lub ogród', 'W którą stronę wychodzi'],
          ['Piwnica', 'Co się w niej zmieści'],
          ['Parking', 'Garaż lub miejsce'],
          ['Rowery', 'Gdzie stoją'],
        ],
      },
      location: 'Okolica',
      locationBody: 'Sklepy, szkoły, autobus i pociąg oraz odległości',
      terms: 'Cena i warunki',
      costs: [
        ['Poza ceną', 'Podatki, notariusz, prowizja'],
        ['Co miesiąc', 'Ogrzewanie, czynsz, fundusz remontowy'],
        ['Stan', 'Co odnowiono i kiedy'],
        ['Dokumenty', 'Plan, świadectwo energetyczne, uchwały'],
      ],
      visit: 'Oglądanie',
    },
  },
});
