import { contact, facts, faq, features, form, notes, steps, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  cases: string;
  caseList: readonly Pair[];
  services: string;
  items: readonly Pair[];
  fees: string;
  feeList: readonly Pair[];
  role: string;
  questions: readonly string[];
}

export const consultancy = defineTemplate<Texts>({
  id: 'consultancy',
  category: 'business',
  theme: { palette: 'gallery', type: 'editorial' },
  hero: 'statement',
  motif: 'window',
  seed: 26,
  intent: 'contact',
  second: 'features',
  sections: (t, kit) => [
    notes('large', t.cases, t.caseList),
    features('aside', t.services, t.items),
    steps(kit.heading('steps'), kit.samples.steps),
    facts(
      t.fees,
      t.feeList.map(([title, body]) => ({ title, body, value: kit.samples.price })),
    ),
    team(kit.heading('people'), [t.role, t.role], kit),
    faq(t.questions, kit),
    contact(['phone', 'email'], kit),
    form('split', t.feeList[0]?.[0] ?? kit.words.forms.contact, ['name', 'email', 'company?', 'message'], kit),
  ],
  texts: {
    en: {
      name: 'Consultancy',
      description: 'When people come to you, services, fees, the way of working and people.',
      eyebrow: 'Field · town',
      lead: 'Whom you advise on what, and what they have afterwards, in one or two sentences.',
      cases: 'When people come to us',
      caseList: [
        ['At the beginning', 'What somebody is planning'],
        ['In the middle of it', 'What somebody is stuck with'],
        ['At the end', 'What somebody has to close or hand over'],
      ],
      services: 'Services',
      items: [
        ['A service', 'What is done, and what is on paper in the end'],
        ['A second service', 'What is done, and what is on paper in the end'],
        ['A third service', 'What is done, and what is on paper in the end'],
      ],
      fees: 'Fees',
      feeList: [
        ['First talk', 'How long it takes, and where'],
        ['By the hour', 'What counts'],
        ['By the project', 'What is included'],
      ],
      role: 'Field and qualification',
      questions: ['How soon is there an appointment?', 'What should I bring?', 'Who learns of it?'],
    },
    es: {
      name: 'Asesoría',
      description: 'Cuándo acude la gente, servicios, honorarios, forma de trabajar y personas.',
      eyebrow: 'Especialidad · ciudad',
      lead: 'A quién asesoras, en qué y qué tiene después, en una o dos frases.',
      cases: 'Cuándo nos llaman',
      caseList: [
        ['Al principio', 'Qué está preparando alguien'],
        ['A medio camino', 'Dónde se ha atascado alguien'],
        ['Al final', 'Qué hay que cerrar o traspasar'],
      ],
      services: 'Servicios',
      items: [
        ['Un servicio', 'Qué se hace y qué queda por escrito'],
        ['Un segundo servicio', 'Qué se hace y qué queda por escrito'],
        ['Un tercer servicio', 'Qué se hace y qué queda por escrito'],
      ],
      fees: 'Honorarios',
      feeList: [
        ['Primera conversación', 'Cuánto dura y dónde'],
        ['Por horas', 'Qué cuenta'],
        ['Por proyecto', 'Qué incluye'],
      ],
      role: 'Especialidad y titulación',
      questions: ['¿Cuándo hay cita?', '¿Qué tengo que llevar?', '¿Quién se entera?'],
    },
    pt: {
      name: 'Consultoria',
      description: 'Quando é que as pessoas vêm, serviços, honorários, forma de trabalhar e pessoas.',
      eyebrow: 'Especialidade · cidade',
      lead: 'Quem aconselha, em quê e com o que a pessoa fica, numa ou duas frases.',
      cases: 'Quando nos procuram',
      caseList: [
        ['No início', 'O que alguém está a preparar'],
        ['A meio', 'Onde alguém ficou parado'],
        ['No fim', 'O que é preciso fechar ou passar'],
      ],
      services: 'Serviços',
      items: [
        ['Um serviço', 'O que se faz e o que fica por escrito'],
        ['Um segundo serviço', 'O que se faz e o que fica por escrito'],
        ['Um terceiro serviço', 'O que se faz e o que fica por escrito'],
      ],
      fees: 'Honorários',
      feeList: [
        ['Primeira conversa', 'Quanto dura e onde'],
        ['À hora', 'O que conta'],
        ['Por projeto', 'O que inclui'],
      ],
      role: 'Especialidade e formação',
      questions: ['Quando há vaga?', 'O que devo levar?', 'Quem fica a saber?'],
    },
    fr: {
      name: 'Conseil',
      description: 'Quand on vient vous voir, services, honoraires, méthode et personnes.',
      eyebrow: 'Domaine · ville',
      lead: 'Qui vous conseillez, sur quoi, et ce que cela apporte, en une ou deux phrases.',
      cases: 'Quand on nous appelle',
      caseList: [
        ['Au début', 'Ce que quelqu’un prépare'],
        ['En chemin', 'Ce qui bloque quelqu’un'],
        ['À la fin', 'Ce qu’il faut conclure ou transmettre'],
      ],
      services: 'Services',
      items: [
        ['Un service', 'Ce qui est fait, et ce qui est écrit à la fin'],
        ['Un deuxième service', 'Ce qui est fait, et ce qui est écrit à la fin'],
        ['Un troisième service', 'Ce qui est fait, et ce qui est écrit à la fin'],
      ],
      fees: 'Honoraires',
      feeList: [
        ['Premier entretien', 'Combien de temps, et où'],
        ['À l’heure', 'Ce qui compte'],
        ['Au projet', 'Ce qui est compris'],
      ],
      role: 'Domaine et qualification',
      questions: ['Quand y a-t-il un rendez-vous ?', 'Que faut-il apporter ?', 'Qui en est informé ?'],
    },
    de: {
      name: 'Beratung',
      description: 'Wann man zu Ihnen kommt, Leistungen, Honorare, Arbeitsweise und Menschen.',
      eyebrow: 'Fachgebiet · Ort',
      lead: 'Wen Sie wobei beraten und was danach vorliegt, in ein bis zwei Sätzen.',
      cases: 'Wann man zu uns kommt',
      caseList: [
        ['Am Anfang', 'Was jemand vorhat'],
        ['Mittendrin', 'Woran jemand nicht weiterkommt'],
        ['Am Schluss', 'Was abzuschließen oder zu übergeben ist'],
      ],
      services: 'Leistungen',
      items: [
        ['Eine Leistung', 'Was getan wird und was am Ende auf dem Papier steht'],
        ['Eine zweite Leistung', 'Was getan wird und was am Ende auf dem Papier steht'],
        ['Eine dritte Leistung', 'Was getan wird und was am Ende auf dem Papier steht'],
      ],
      fees: 'Honorare',
      feeList: [
        ['Erstes Gespräch', 'Wie lange und wo'],
        ['Nach Stunden', 'Was zählt'],
        ['Nach Projekt', 'Was enthalten ist'],
      ],
      role: 'Fach und Ausbildung',
      questions: ['Wann gibt es einen Termin?', 'Was soll ich mitbringen?', 'Wer erfährt davon?'],
    },
    it: {
      name: 'Consulenza',
      description: 'Quando si viene da voi, servizi, onorari, metodo e persone.',
      eyebrow: 'Settore · città',
      lead: 'A chi fate consulenza, su che cosa e che cosa resta, in una o due frasi.',
      cases: 'Quando ci chiamano',
      caseList: [
        ['All’inizio', 'Che cosa qualcuno ha in mente'],
        ['Nel mezzo', 'Dove qualcuno si è fermato'],
        ['In fondo', 'Che cosa bisogna chiudere o cedere'],
      ],
      services: 'Servizi',
      items: [
        ['Un servizio', 'Che cosa si fa e che cosa resta per iscritto'],
        ['Un secondo servizio', 'Che cosa si fa e che cosa resta per iscritto'],
        ['Un terzo servizio', 'Che cosa si fa e che cosa resta per iscritto'],
      ],
      fees: 'Onorari',
      feeList: [
        ['Primo colloquio', 'Quanto dura e dove'],
        ['A ore', 'Che cosa conta'],
        ['A progetto', 'Che cosa comprende'],
      ],
      role: 'Settore e qualifica',
      questions: ['Quando c’è un appuntamento?', 'Che cosa devo portare?', 'Chi lo viene a sapere?'],
    },
    nl: {
      name: 'Adviesbureau',
      description: 'Wanneer men bij u komt, diensten, tarieven, werkwijze en mensen.',
      eyebrow: 'Vakgebied · plaats',
      lead: 'Wie u waarover adviseert en wat dat oplevert, in een of twee zinnen.',
      cases: 'Wanneer men ons belt',
      caseList: [
        ['Aan het begin', 'Wat iemand van plan is'],
        ['Halverwege', 'Waar iemand op vastloopt'],
        ['Aan het eind', 'Wat afgerond of overgedragen moet worden'],
      ],
      services: 'Diensten',
      items: [
        ['Een dienst', 'Wat er gebeurt en wat er aan het eind op papier staat'],
        ['Een tweede dienst', 'Wat er gebeurt en wat er aan het eind op papier staat'],
        ['Een derde dienst', 'Wat er gebeurt en wat er aan het eind op papier staat'],
      ],
      fees: 'Tarieven',
      feeList: [
        ['Eerste gesprek', 'Hoe lang, en waar'],
        ['Per uur', 'Wat meetelt'],
        ['Per project', 'Wat inbegrepen is'],
      ],
      role: 'Vak en opleiding',
      questions: ['Wanneer is er een afspraak vrij?', 'Wat moet ik meenemen?', 'Wie komt het te weten?'],
    },
    pl: {
      name: 'Doradztwo',
      description: 'Kiedy się przychodzi, usługi, honoraria, sposób pracy i ludzie.',
      eyebrow: 'Dziedzina · miasto',
      lead: 'Komu i w czym doradzacie i co z tego wynika, w jednym lub dwóch zdaniach.',
      cases: 'Kiedy do nas przyjść',
      caseList: [
        ['Na początku', 'Co ktoś planuje'],
        ['W trakcie', 'Na czym ktoś utknął'],
        ['Na końcu', 'Co trzeba zamknąć lub przekazać'],
      ],
      services: 'Usługi',
      items: [
        ['Usługa', 'Co jest robione i co powstaje na piśmie'],
        ['Druga usługa', 'Co jest robione i co powstaje na piśmie'],
        ['Trzecia usługa', 'Co jest robione i co powstaje na piśmie'],
      ],
      fees: 'Honoraria',
      feeList: [
        ['Pierwsza rozmowa', 'Ile trwa i gdzie'],
        ['Za godzinę', 'Co się liczy'],
        ['Za projekt', 'Co obejmuje'],
      ],
      role: 'Dziedzina i kwalifikacje',
      questions: ['Kiedy jest wolny termin?', 'Co ze sobą zabrać?', 'Kto się o tym dowie?'],
    },
  },
});
