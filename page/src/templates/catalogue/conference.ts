import { date, faq, form, listing, logos, place, plans, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  when: string;
  whenBody: string;
  /** Two days, each with its items. */
  days: readonly (readonly [day: string, ...items: Pair[]])[];
  speakers: string;
  speaker: string;
  tickets: string;
  ticketKinds: readonly Pair[];
  venue: string;
  venueBody: string;
  partners: string;
  questions: readonly string[];
}

export const conference = defineTemplate<Texts>({
  id: 'conference',
  category: 'event',
  theme: { palette: 'volt', type: 'condensed' },
  hero: 'editorial',
  motif: 'rays',
  seed: 17,
  intent: 'register',
  second: 'listing',
  sections: (t, kit) => [
    date(t.when, t.whenBody, kit, kit.words.missing.address),
    listing(
      kit.heading('programme'),
      t.days.flatMap(([group, ...items]) =>
        items.map(([title, body]) => ({ group, lead: kit.samples.time, title, body })),
      ),
    ),
    team(t.speakers, [t.speaker, t.speaker, t.speaker], kit),
    plans(
      t.tickets,
      t.ticketKinds.map(([name, body]) => ({ name, body })),
      kit,
    ),
    place(t.venue, [['', t.venueBody]], kit),
    logos(t.partners, kit),
    faq(t.questions, kit),
    form('split', kit.words.forms.register, ['name', 'email', 'company?'], kit),
  ],
  texts: {
    en: {
      name: 'Conference',
      description: 'Programme by day, speakers, tickets, venue and partners.',
      eyebrow: 'Days · town',
      lead: 'What it is about and who comes, in one or two sentences.',
      when: 'Date and place',
      whenBody: 'From when to when',
      days: [
        [
          'First day',
          ['Doors open', 'Where to collect the badge'],
          ['Opening talk', 'Who, about what'],
          ['Lunch', 'Where, and what there is'],
        ],
        [
          'Second day',
          ['Talk', 'Who, about what'],
          ['Workshops', 'Who, about what, in which room'],
          ['Close', 'How the day ends'],
        ],
      ],
      speakers: 'Speakers',
      speaker: 'Position and organisation',
      tickets: 'Tickets',
      ticketKinds: [
        ['One day', 'What it is valid for'],
        ['Both days', 'What it is valid for'],
        ['Reduced', 'Who gets it'],
      ],
      venue: 'The venue',
      venueBody: 'Public transport, parking, access without steps',
      partners: 'Partners',
      questions: ['Can a ticket be returned?', 'In which language are the talks?', 'Is there something to eat?'],
    },
    es: {
      name: 'Congreso',
      description: 'Programa por días, ponentes, entradas, sede y colaboradores.',
      eyebrow: 'Días · ciudad',
      lead: 'De qué trata y quién viene, en una o dos frases.',
      when: 'Fecha y lugar',
      whenBody: 'De qué día a qué día',
      days: [
        [
          'Primer día',
          ['Apertura de puertas', 'Dónde se recoge la acreditación'],
          ['Ponencia inaugural', 'Quién, sobre qué'],
          ['Comida', 'Dónde y qué hay'],
        ],
        [
          'Segundo día',
          ['Ponencia', 'Quién, sobre qué'],
          ['Talleres', 'Quién, sobre qué, en qué sala'],
          ['Clausura', 'Cómo termina el día'],
        ],
      ],
      speakers: 'Ponentes',
      speaker: 'Cargo y entidad',
      tickets: 'Entradas',
      ticketKinds: [
        ['Un día', 'Para qué vale'],
        ['Los dos días', 'Para qué vale'],
        ['Reducida', 'Quién puede pedirla'],
      ],
      venue: 'La sede',
      venueBody: 'Transporte público, aparcamiento, acceso sin escalones',
      partners: 'Colaboran',
      questions: ['¿Se puede devolver una entrada?', '¿En qué idioma son las ponencias?', '¿Hay algo de comer?'],
    },
    pt: {
      name: 'Congresso',
      description: 'Programa por dias, oradores, bilhetes, local e parceiros.',
      eyebrow: 'Dias · cidade',
      lead: 'De que trata e quem vem, numa ou duas frases.',
      when: 'Data e local',
      whenBody: 'De que dia a que dia',
      days: [
        [
          'Primeiro dia',
          ['Abertura de portas', 'Onde se levanta a credencial'],
          ['Palestra de abertura', 'Quem, sobre o quê'],
          ['Almoço', 'Onde e o que há'],
        ],
        [
          'Segundo dia',
          ['Palestra', 'Quem, sobre o quê'],
          ['Oficinas', 'Quem, sobre o quê, em que sala'],
          ['Encerramento', 'Como acaba o dia'],
        ],
      ],
      speakers: 'Oradores',
      speaker: 'Cargo e organização',
      tickets: 'Bilhetes',
      ticketKinds: [
        ['Um dia', 'Para que serve'],
        ['Os dois dias', 'Para que serve'],
        ['Reduzido', 'Quem o pode pedir'],
      ],
      venue: 'O espaço',
      venueBody: 'Transportes públicos, estacionamento, acesso sem degraus',
      partners: 'Parceiros',
      questions: ['É possível devolver um bilhete?', 'Em que língua são as palestras?', 'Há alguma coisa para comer?'],
    },
    fr: {
      name: 'Colloque',
      description: 'Programme par jour, intervenants, billets, lieu et partenaires.',
      eyebrow: 'Jours · ville',
      lead: 'De quoi il s’agit et qui vient, en une ou deux phrases.',
      when: 'Date et lieu',
      whenBody: 'De quel jour à quel jour',
      days: [
        [
          'Premier jour',
          ['Ouverture des portes', 'Où retirer le badge'],
          ['Conférence d’ouverture', 'Qui, sur quel sujet'],
          ['Déjeuner', 'Où, et ce qu’il y a'],
        ],
        [
          'Deuxième jour',
          ['Conférence', 'Qui, sur quel sujet'],
          ['Ateliers', 'Qui, sur quel sujet, dans quelle salle'],
          ['Clôture', 'Comment finit la journée'],
        ],
      ],
      speakers: 'Intervenants',
      speaker: 'Fonction et organisation',
      tickets: 'Billets',
      ticketKinds: [
        ['Un jour', 'Ce à quoi il donne droit'],
        ['Les deux jours', 'Ce à quoi il donne droit'],
        ['Tarif réduit', 'Qui peut le demander'],
      ],
      venue: 'Le lieu',
      venueBody: 'Transports en commun, parking, accès sans marches',
      partners: 'Partenaires',
      questions: [
        'Peut-on rendre un billet ?',
        'En quelle langue sont les conférences ?',
        'Peut-on manger sur place ?',
      ],
    },
    de: {
      name: 'Tagung',
      description: 'Programm nach Tagen, Vortragende, Karten, Ort und Partner.',
      eyebrow: 'Tage · Stadt',
      lead: 'Worum es geht und wer kommt, in ein bis zwei Sätzen.',
      when: 'Termin und Ort',
      whenBody: 'Von wann bis wann',
      days: [
        [
          'Erster Tag',
          ['Einlass', 'Wo es die Namensschilder gibt'],
          ['Eröffnungsvortrag', 'Wer, worüber'],
          ['Mittagessen', 'Wo, und was es gibt'],
        ],
        [
          'Zweiter Tag',
          ['Vortrag', 'Wer, worüber'],
          ['Workshops', 'Wer, worüber, in welchem Raum'],
          ['Abschluss', 'Wie der Tag endet'],
        ],
      ],
      speakers: 'Wer vorträgt',
      speaker: 'Stellung und Einrichtung',
      tickets: 'Karten',
      ticketKinds: [
        ['Ein Tag', 'Wofür sie gilt'],
        ['Beide Tage', 'Wofür sie gilt'],
        ['Ermäßigt', 'Wer sie bekommt'],
      ],
      venue: 'Der Ort',
      venueBody: 'Bus und Bahn, Parkplätze, stufenloser Zugang',
      partners: 'Partner',
      questions: [
        'Kann man eine Karte zurückgeben?',
        'In welcher Sprache sind die Vorträge?',
        'Gibt es etwas zu essen?',
      ],
    },
    it: {
      name: 'Convegno',
      description: 'Programma per giorni, relatori, biglietti, sede e partner.',
      eyebrow: 'Giorni · città',
      lead: 'Di che cosa si tratta e chi viene, in una o due frasi.',
      when: 'Data e luogo',
      whenBody: 'Da che giorno a che giorno',
      days: [
        [
          'Primo giorno',
          ['Apertura delle porte', 'Dove si ritira il badge'],
          ['Relazione di apertura', 'Chi, su che cosa'],
          ['Pranzo', 'Dove e che cosa c’è'],
        ],
        [
          'Secondo giorno',
          ['Relazione', 'Chi, su che cosa'],
          ['Laboratori', 'Chi, su che cosa, in quale sala'],
          ['Chiusura', 'Come finisce la giornata'],
        ],
      ],
      speakers: 'Relatori',
      speaker: 'Ruolo e organizzazione',
      tickets: 'Biglietti',
      ticketKinds: [
        ['Un giorno', 'Per che cosa vale'],
        ['Due giorni', 'Per che cosa vale'],
        ['Ridotto', 'Chi può chiederlo'],
      ],
      venue: 'La sede',
      venueBody: 'Mezzi pubblici, parcheggio, accesso senza gradini',
      partners: 'I partner',
      questions: ['Si può restituire un biglietto?', 'In che lingua sono le relazioni?', 'C’è qualcosa da mangiare?'],
    },
    nl: {
      name: 'Congres',
      description: 'Programma per dag, sprekers, kaarten, locatie en partners.',
      eyebrow: 'Dagen · stad',
      lead: 'Waar het over gaat en wie er komt, in een of twee zinnen.',
      when: 'Datum en plaats',
      whenBody: 'Van wanneer tot wanneer',
      days: [
        [
          'Eerste dag',
          ['Deuren open', 'Waar de naamkaartjes liggen'],
          ['Openingslezing', 'Wie, waarover'],
          ['Lunch', 'Waar, en wat er is'],
        ],
        [
          'Tweede dag',
          ['Lezing', 'Wie, waarover'],
          ['Werkgroepen', 'Wie, waarover, in welke zaal'],
          ['Afsluiting', 'Hoe de dag eindigt'],
        ],
      ],
      speakers: 'Sprekers',
      speaker: 'Functie en organisatie',
      tickets: 'Kaarten',
      ticketKinds: [
        ['Eén dag', 'Waarvoor die geldt'],
        ['Beide dagen', 'Waarvoor die geldt'],
        ['Korting', 'Wie die krijgt'],
      ],
      venue: 'De locatie',
      venueBody: 'Openbaar vervoer, parkeren, drempelvrije toegang',
      partners: 'De partners',
      questions: ['Kan een kaart terug?', 'In welke taal zijn de lezingen?', 'Is er iets te eten?'],
    },
    pl: {
      name: 'Konferencja',
      description: 'Program dzień po dniu, prelegenci, bilety, miejsce i partnerzy.',
      eyebrow: 'Dni · miasto',
      lead: 'O czym jest i kto przyjdzie, w jednym lub dwóch zdaniach.',
      when: 'Termin i miejsce',
      whenBody: 'Od kiedy do kiedy',
      days: [
        [
          'Pierwszy dzień',
          ['Otwarcie drzwi', 'Gdzie odebrać identyfikator'],
          ['Wykład otwierający', 'Kto, o czym'],
          ['Lunch', 'Gdzie i co będzie'],
        ],
        [
          'Drugi dzień',
          ['Wykład', 'Kto, o czym'],
          ['Warsztaty', 'Kto, o czym, w której sali'],
          ['Zakończenie', 'Jak kończy się dzień'],
        ],
      ],
      speakers: 'Prelegenci',
      speaker: 'Stanowisko i instytucja',
      tickets: 'Bilety',
      ticketKinds: [
        ['Jeden dzień', 'Do czego uprawnia'],
        ['Oba dni', 'Do czego uprawnia'],
        ['Ulgowy', 'Komu przysługuje'],
      ],
      venue: 'Miejsce',
      venueBody: 'Komunikacja miejska, parking, wejście bez schodów',
      partners: 'Partnerzy',
      questions: ['Czy można zwrócić bilet?', 'W jakim języku są wykłady?', 'Czy będzie coś do jedzenia?'],
    },
  },
});
