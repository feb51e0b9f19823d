import { form, gallery, listing, notes, place, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  treatments: string;
  groups: readonly (readonly [group: string, treatment: string, other: string])[];
  treatment: string;
  role: string;
  captions: readonly string[];
  rules: readonly Pair[];
  which: string;
  appointment: string;
}

export const salon = defineTemplate<Texts>({
  id: 'salon',
  category: 'local',
  theme: { palette: 'terracotta', type: 'elegant' },
  hero: 'mirror',
  motif: 'beauty',
  seed: 27,
  intent: 'book',
  second: 'listing',
  sections: (t, kit) => [
    listing(
      t.treatments,
      t.groups.flatMap(([group, ...names]) =>
        names.map((title) => ({ group, title, body: t.treatment, value: kit.samples.price })),
      ),
    ),
    team(kit.heading('people'), [t.role, t.role, t.role], kit),
    gallery(kit.heading('gallery'), t.captions, kit, ['arches', 'waves', 'tiles']),
    place(kit.heading('place'), [['', '']], kit, { withHours: true }),
    notes('columns', kit.heading('notes'), t.rules),
    form('card', t.appointment, ['name', 'phone', { label: t.which, input: 'text' }, 'date?'], kit),
  ],
  texts: {
    en: {
      name: 'Salon',
      description: 'Treatments and prices by group, people, opening hours and appointments.',
      eyebrow: 'Hair, skin or hands · town',
      lead: 'What is done here, for whom and with what, in one or two sentences.',
      button: 'Make an appointment',
      treatments: 'Treatments',
      groups: [
        ['Hair', 'Wash and cut', 'Colour'],
        ['Face', 'A treatment', 'Another treatment'],
        ['Hands and feet', 'A treatment', 'Another treatment'],
        ['Packages', 'A package', 'A voucher'],
      ],
      treatment: 'What is done, and how long it takes',
      role: 'What this person does best',
      captions: ['The room', 'A result', 'A detail'],
      rules: [
        ['Cancelling', 'Until when, and how'],
        ['Allergies', 'What should be said beforehand'],
      ],
      which: 'Treatment',
      appointment: 'Appointment',
    },
    es: {
      name: 'Salón de belleza',
      description: 'Tratamientos y precios por grupos, equipo, horario y citas.',
      eyebrow: 'Cabello, piel o manos · ciudad',
      lead: 'Qué se hace aquí, para quién y con qué, en una o dos frases.',
      button: 'Pedir cita',
      treatments: 'Tratamientos',
      groups: [
        ['Cabello', 'Lavar y cortar', 'Color'],
        ['Rostro', 'Un tratamiento', 'Otro tratamiento'],
        ['Manos y pies', 'Un tratamiento', 'Otro tratamiento'],
        ['Conjuntos', 'Un conjunto', 'Un bono de regalo'],
      ],
      treatment: 'Qué se hace y cuánto dura',
      role: 'Qué se le da mejor',
      captions: ['El local', 'Un resultado', 'Un detalle'],
      rules: [
        ['Anular una cita', 'Hasta cuándo y cómo'],
        ['Alergias', 'Qué conviene decir antes'],
      ],
      which: 'Tratamiento',
      appointment: 'Cita',
    },
    pt: {
      name: 'Salão de beleza',
      description: 'Tratamentos e preços por grupos, equipa, horário e marcações.',
      eyebrow: 'Cabelo, pele ou mãos · cidade',
      lead: 'O que se faz aqui, para quem e com quê, numa ou duas frases.',
      button: 'Fazer marcação',
      treatments: 'Tratamentos',
      groups: [
        ['Cabelo', 'Lavar e cortar', 'Cor'],
        ['Rosto', 'Um tratamento', 'Outro tratamento'],
        ['Mãos e pés', 'Um tratamento', 'Outro tratamento'],
        ['Conjuntos', 'Um conjunto', 'Um vale de oferta'],
      ],
      treatment: 'O que se faz e quanto demora',
      role: 'O que faz melhor',
      captions: ['O espaço', 'Um resultado', 'Um pormenor'],
      rules: [
        ['Desmarcar', 'Até quando e como'],
        ['Alergias', 'O que convém dizer antes'],
      ],
      which: 'Tratamento',
      appointment: 'Marcação',
    },
    fr: {
      name: 'Salon de beauté',
      description: 'Soins et prix par groupe, équipe, horaires et rendez-vous.',
      eyebrow: 'Cheveux, peau ou mains · ville',
      lead: 'Ce qu’on fait ici, pour qui et avec quoi, en une ou deux phrases.',
      button: 'Prendre rendez-vous',
      treatments: 'Soins',
      groups: [
        ['Cheveux', 'Shampoing et coupe', 'Couleur'],
        ['Visage', 'Un soin', 'Un autre soin'],
        ['Mains et pieds', 'Un soin', 'Un autre soin'],
        ['Forfaits', 'Un forfait', 'Un bon cadeau'],
      ],
      treatment: 'Ce qui est fait, et combien de temps cela dure',
      role: 'Ce que cette personne fait le mieux',
      captions: ['Le lieu', 'Un résultat', 'Un détail'],
      rules: [
        ['Annuler', 'Jusqu’à quand, et comment'],
        ['Allergies', 'Ce qu’il faut dire avant'],
      ],
      which: 'Soin',
      appointment: 'Rendez-vous',
    },
    de: {
      name: 'Salon',
      description: 'Behandlungen und Preise nach Gruppen, Menschen, Öffnungszeiten und Termine.',
      eyebrow: 'Haar, Haut oder Hände · Ort',
      lead: 'Was hier gemacht wird, für wen und womit, in ein bis zwei Sätzen.',
      button: 'Termin vereinbaren',
      treatments: 'Behandlungen',
      groups: [
        ['Haar', 'Waschen und Schneiden', 'Farbe'],
        ['Gesicht', 'Eine Behandlung', 'Noch eine Behandlung'],
        ['Hände und Füße', 'Eine Behandlung', 'Noch eine Behandlung'],
        ['Pakete', 'Ein Paket', 'Ein Gutschein'],
      ],
      treatment: 'Was gemacht wird und wie lange es dauert',
      role: 'Was diese Person am besten kann',
      captions: ['Der Raum', 'Ein Ergebnis', 'Eine Einzelheit'],
      rules: [
        ['Absagen', 'Bis wann und wie'],
        ['Allergien', 'Was man vorher sagen sollte'],
      ],
      which: 'Behandlung',
      appointment: 'Termin',
    },
    it: {
      name: 'Salone di bellezza',
      description: 'Trattamenti e prezzi per gruppi, persone, orari e appuntamenti.',
      eyebrow: 'Capelli, pelle o mani · città',
      lead: 'Che cosa si fa qui, per chi e con che cosa, in una o due frasi.',
      button: 'Prendi appuntamento',
      treatments: 'Trattamenti',
      groups: [
        ['Capelli', 'Lavaggio e taglio', 'Colore'],
        ['Viso', 'Un trattamento', 'Un altro trattamento'],
        ['Mani e piedi', 'Un trattamento', 'Un altro trattamento'],
        ['Pacchetti', 'Un pacchetto', 'Un buono regalo'],
      ],
      treatment: 'Che cosa si fa e quanto dura',
      role: 'Che cosa le riesce meglio',
      captions: ['Il locale', 'Un risultato', 'Un dettaglio'],
      rules: [
        ['Disdire', 'Fino a quando e come'],
        ['Allergie', 'Che cosa conviene dire prima'],
      ],
      which: 'Trattamento',
      appointment: 'Appuntamento',
    },
    nl: {
      name: 'Schoonheidssalon',
      description: 'Behandelingen en prijzen per groep, mensen, openingstijden en afspraken.',
      eyebrow: 'Haar, huid of handen · plaats',
      lead: 'Wat hier gedaan wordt, voor wie en waarmee, in een of twee zinnen.',
      button: 'Afspraak maken',
      treatments: 'Behandelingen',
      groups: [
        ['Haar', 'Wassen en knippen', 'Kleuren'],
        ['Gezicht', 'Een behandeling', 'Nog een behandeling'],
        ['Handen en voeten', 'Een behandeling', 'Nog een behandeling'],
        ['Pakketten', 'Een pakket', 'Een cadeaubon'],
      ],
      treatment: 'Wat er gedaan wordt en hoe lang het duurt',
      role: 'Waar deze persoon het best in is',
      captions: ['De ruimte', 'Een resultaat', 'Een detail'],
      rules: [
        ['Afzeggen', 'Tot wanneer en hoe'],
        ['Allergieën', 'Wat men vooraf moet zeggen'],
      ],
      which: 'Behandeling',
      appointment: 'Afspraak',
    },
    pl: {
      name: 'Salon kosmetyczny',
      description: 'Zabiegi i ceny w grupach, zespół, godziny otwarcia i wizyty.',
      eyebrow: 'Włosy, skóra lub dłonie · miasto',
      lead: 'Co się tu robi, dla kogo i czym, w jednym lub dwóch zdaniach.',
      button: 'Umów wizytę',
      treatments: 'Zabiegi',
      groups: [
        ['Włosy', 'Mycie i strzyżenie', 'Koloryzacja'],
        ['Twarz', 'Zabieg', 'Inny zabieg'],
        ['Dłonie i stopy', 'Zabieg', 'Inny zabieg'],
        ['Pakiety', 'Pakiet', 'Bon podarunkowy'],
      ],
      treatment: 'Co jest robione i ile trwa',
      role: 'W czym jest najlepsza',
      captions: ['Wnętrze', 'Efekt', 'Szczegół'],
      rules: [
        ['Odwołanie wizyty', 'Do kiedy i jak'],
        ['Alergie', 'O czym powiedzieć wcześniej'],
      ],
      which: 'Zabieg',
      appointment: 'Wizyta',
    },
  },
});
