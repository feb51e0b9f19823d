import type { Kit } from '../kit.ts';
import { type Field, features, form, gallery, logos, steps, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  work: string;
  project: string;
  services: string;
  items: readonly Pair[];
  process: readonly Pair[];
  /** The form's own fields: what it is about, and the file that goes with each answer. */
  about: Readonly<Record<'label' | 'project' | 'job' | 'brief' | 'cv', string>>;
  role: string;
}

/** Two steps: what it is about, with the file for it, and who asks. */
function fieldsOf({ label, project, job, brief, cv }: Texts['about'], { words }: Kit): Field[] {
  const file = { input: 'file', required: false } as const;
  return [
    { label, input: 'choice', style: 'radio', options: [project, job], required: true },
    { label: words.inputs.message, input: 'message', required: true },
    { ...file, label: brief, condition: { field: label, value: project } },
    { ...file, label: cv, condition: { field: label, value: job } },
    { label: words.inputs.name, input: 'name', step: 2, required: true },
    { label: words.inputs.email, input: 'email', step: 2, required: true },
    { label: words.inputs.company, input: 'company', step: 2, required: false },
  ];
}

export const agency = defineTemplate<Texts>({
  id: 'agency',
  category: 'business',
  theme: { palette: 'midnight', type: 'technical' },
  hero: 'statement',
  motif: 'tiles',
  seed: 19,
  intent: 'quote',
  second: 'gallery',
  sections: (t, kit) => [
    logos(kit.heading('clients'), kit),
    gallery(t.work, [t.project, t.project, t.project, t.project, t.project], kit),
    features('aside', t.services, t.items),
    steps(kit.heading('steps'), t.process),
    team(kit.heading('people'), [t.role, t.role, t.role], kit),
    form('split', kit.words.forms.quote, fieldsOf(t.about, kit), kit),
  ],
  texts: {
    en: {
      name: 'Agency',
      description: 'Clients and work first, then services, the way of working and the people.',
      eyebrow: 'Discipline · town',
      lead: 'What you do and for whom, in one or two sentences.',
      work: 'Work',
      project: 'Project and client',
      services: 'Services',
      items: [
        ['A service', 'What is done, and what the client has in the end'],
        ['A second service', 'What is done, and what the client has in the end'],
        ['A third service', 'What is done, and what the client has in the end'],
        ['A fourth service', 'What is done, and what the client has in the end'],
      ],
      process: [
        ['Getting to know each other', 'What you want to hear before anything else'],
        ['Proposal', 'What is in it, and when it comes'],
        ['Making', 'How often you show something'],
        ['Handing over', 'What the client gets, and what comes after'],
      ],
      about: {
        label: 'What is it about?',
        project: 'A project',
        job: 'Working with us',
        brief: 'Brief or sketch',
        cv: 'CV',
      },
      role: 'Role in the team',
    },
    es: {
      name: 'Agencia',
      description: 'Primero clientes y trabajos; después servicios, forma de trabajar y equipo.',
      eyebrow: 'Disciplina · ciudad',
      lead: 'Qué hacéis y para quién, en una o dos frases.',
      work: 'Trabajos',
      project: 'Proyecto y cliente',
      services: 'Servicios',
      items: [
        ['Un servicio', 'Qué se hace y con qué se queda el cliente'],
        ['Un segundo servicio', 'Qué se hace y con qué se queda el cliente'],
        ['Un tercer servicio', 'Qué se hace y con qué se queda el cliente'],
        ['Un cuarto servicio', 'Qué se hace y con qué se queda el cliente'],
      ],
      process: [
        ['Conocerse', 'Qué queréis saber antes de nada'],
        ['Propuesta', 'Qué incluye y cuándo llega'],
        ['Creación', 'Cada cuánto enseñáis algo'],
        ['Entrega', 'Qué recibe el cliente y qué viene después'],
      ],
      about: {
        label: '¿De qué se trata?',
        project: 'Un proyecto',
        job: 'Trabajar con nosotros',
        brief: 'Briefing o boceto',
        cv: 'Currículum',
      },
      role: 'Papel en el equipo',
    },
    pt: {
      name: 'Agência',
      description: 'Primeiro clientes e trabalhos; depois serviços, forma de trabalhar e equipa.',
      eyebrow: 'Área · cidade',
      lead: 'O que a agência faz e para quem, numa ou duas frases.',
      work: 'Trabalhos',
      project: 'Projeto e cliente',
      services: 'Serviços',
      items: [
        ['Um serviço', 'O que se faz e com o que fica o cliente'],
        ['Um segundo serviço', 'O que se faz e com o que fica o cliente'],
        ['Um terceiro serviço', 'O que se faz e com o que fica o cliente'],
        ['Um quarto serviço', 'O que se faz e com o que fica o cliente'],
      ],
      process: [
        ['Primeira conversa', 'O que é preciso saber antes de tudo'],
        ['Proposta', 'O que inclui e quando chega'],
        ['Criação', 'De quanto em quanto tempo se mostra algo'],
        ['Entrega', 'O que o cliente recebe e o que vem a seguir'],
      ],
      about: {
        label: 'De que se trata?',
        project: 'Um projeto',
        job: 'Trabalhar connosco',
        brief: 'Briefing ou esboço',
        cv: 'Currículo',
      },
      role: 'Papel na equipa',
    },
    fr: {
      name: 'Agence',
      description: 'D’abord clients et réalisations, puis services, méthode et équipe.',
      eyebrow: 'Métier · ville',
      lead: 'Ce que vous faites et pour qui, en une ou deux phrases.',
      work: 'Réalisations',
      project: 'Projet et client',
      services: 'Services',
      items: [
        ['Un service', 'Ce qui est fait, et ce que le client obtient'],
        ['Un deuxième service', 'Ce qui est fait, et ce que le client obtient'],
        ['Un troisième service', 'Ce qui est fait, et ce que le client obtient'],
        ['Un quatrième service', 'Ce qui est fait, et ce que le client obtient'],
      ],
      process: [
        ['Rencontre', 'Ce que vous voulez savoir avant tout'],
        ['Proposition', 'Ce qu’elle contient, et quand elle arrive'],
        ['Création', 'À quel rythme vous montrez quelque chose'],
        ['Remise', 'Ce que le client reçoit, et la suite'],
      ],
      about: {
        label: 'De quoi s’agit-il ?',
        project: 'Un projet',
        job: 'Travailler avec nous',
        brief: 'Cahier des charges ou croquis',
        cv: 'CV',
      },
      role: 'Rôle dans l’équipe',
    },
    de: {
      name: 'Agentur',
      description: 'Zuerst Kunden und Arbeiten, dann Leistungen, Arbeitsweise und Team.',
      eyebrow: 'Fachgebiet · Ort',
      lead: 'Was Sie tun und für wen, in ein bis zwei Sätzen.',
      work: 'Arbeiten',
      project: 'Projekt und Kunde',
      services: 'Leistungen',
      items: [
        ['Eine Leistung', 'Was getan wird und was der Kunde am Ende hat'],
        ['Eine zweite Leistung', 'Was getan wird und was der Kunde am Ende hat'],
        ['Eine dritte Leistung', 'Was getan wird und was der Kunde am Ende hat'],
        ['Eine vierte Leistung', 'Was getan wird und was der Kunde am Ende hat'],
      ],
      process: [
        ['Kennenlernen', 'Was Sie als Erstes wissen möchten'],
        ['Vorschlag', 'Was darin steht und wann er kommt'],
        ['Umsetzung', 'Wie oft Sie etwas zeigen'],
        ['Übergabe', 'Was der Kunde bekommt und wie es weitergeht'],
      ],
      about: {
        label: 'Worum geht es?',
        project: 'Ein Projekt',
        job: 'Mitarbeit',
        brief: 'Briefing oder Skizze',
        cv: 'Lebenslauf',
      },
      role: 'Aufgabe im Team',
    },
    it: {
      name: 'Agenzia',
      description: 'Prima clienti e lavori, poi servizi, metodo e persone.',
      eyebrow: 'Disciplina · città',
      lead: 'Che cosa fate e per chi, in una o due frasi.',
      work: 'Lavori',
      project: 'Progetto e cliente',
      services: 'Servizi',
      items: [
        ['Un servizio', 'Che cosa si fa e che cosa resta al cliente'],
        ['Un secondo servizio', 'Che cosa si fa e che cosa resta al cliente'],
        ['Un terzo servizio', 'Che cosa si fa e che cosa resta al cliente'],
        ['Un quarto servizio', 'Che cosa si fa e che cosa resta al cliente'],
      ],
      process: [
        ['Conoscersi', 'Che cosa volete sapere prima di tutto'],
        ['Proposta', 'Che cosa contiene e quando arriva'],
        ['Realizzazione', 'Ogni quanto mostrate qualcosa'],
        ['Consegna', 'Che cosa riceve il cliente e che cosa viene dopo'],
      ],
      about: {
        label: 'Di che cosa si tratta?',
        project: 'Un progetto',
        job: 'Lavorare con noi',
        brief: 'Brief o schizzo',
        cv: 'Curriculum',
      },
      role: 'Ruolo nel gruppo',
    },
    nl: {
      name: 'Bureau',
      description: 'Eerst klanten en werk, dan diensten, werkwijze en mensen.',
      eyebrow: 'Vakgebied · plaats',
      lead: 'Wat jullie doen en voor wie, in een of twee zinnen.',
      work: 'Werk',
      project: 'Project en klant',
      services: 'Diensten',
      items: [
        ['Een dienst', 'Wat er gebeurt en wat de klant eraan overhoudt'],
        ['Een tweede dienst', 'Wat er gebeurt en wat de klant eraan overhoudt'],
        ['Een derde dienst', 'Wat er gebeurt en wat de klant eraan overhoudt'],
        ['Een vierde dienst', 'Wat er gebeurt en wat de klant eraan overhoudt'],
      ],
      process: [
        ['Kennismaken', 'Wat jullie als eerste willen weten'],
        ['Voorstel', 'Wat erin staat en wanneer het komt'],
        ['Uitvoering', 'Hoe vaak jullie iets laten zien'],
        ['Oplevering', 'Wat de klant krijgt en hoe het verdergaat'],
      ],
      about: {
        label: 'Waar gaat het over?',
        project: 'Een project',
        job: 'Bij ons werken',
        brief: 'Briefing of schets',
        cv: 'Cv',
      },
      role: 'Rol in het team',
    },
    pl: {
      name: 'Agencja',
      description: 'Najpierw klienci i realizacje, potem usługi, sposób pracy i zespół.',
      eyebrow: 'Dziedzina · miasto',
      lead: 'Co robicie i dla kogo, w jednym lub dwóch zdaniach.',
      work: 'Realizacje',
      project: 'Projekt i klient',
      services: 'Usługi',
      items: [
        ['Usługa', 'Co robicie i co klient dostaje na koniec'],
        ['Druga usługa', 'Co robicie i co klient dostaje na koniec'],
        ['Trzecia usługa', 'Co robicie i co klient dostaje na koniec'],
        ['Czwarta usługa', 'Co robicie i co klient dostaje na koniec'],
      ],
      process: [
        ['Rozmowa', 'Co chcecie wiedzieć na początku'],
        ['Propozycja', 'Co zawiera i kiedy przychodzi'],
        ['Wykonanie', 'Jak często coś pokazujecie'],
        ['Przekazanie', 'Co dostaje klient i co jest dalej'],
      ],
      about: { label: 'Czego dotyczy?', project: 'Projekt', job: 'Praca u nas', brief: 'Brief lub szkic', cv: 'CV' },
      role: 'Rola w zespole',
    },
  },
});
