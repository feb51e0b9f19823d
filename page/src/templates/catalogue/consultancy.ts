import { facts, faq, features, form, notes, steps, story } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  cases: string;
  caseList: readonly Pair[];
  adviser: Pair;
  services: string;
  items: readonly Pair[];
  path: readonly Pair[];
  fees: string;
  feeList: readonly Pair[];
  questions: readonly string[];
  start: string;
}

export const consultancy = defineTemplate<Texts>({
  id: 'consultancy',
  category: 'business',
  theme: { palette: 'orchard', type: 'classic' },
  hero: 'statement',
  motif: 'office',
  seed: 34,
  intent: 'contact',
  second: 'features',
  sections: (t, kit) => [
    notes('large', t.cases, t.caseList),
    story(...t.adviser, kit, 'left'),
    features('cards', t.services, t.items, { icons: ['compass', 'layers', 'shield-check'] }),
    steps(kit.heading('steps'), t.path, { titled: true }),
    facts(
      t.fees,
      t.feeList.map(([title, body]) => ({ title, body, value: kit.samples.price })),
    ),
    faq(t.questions, kit),
    form('split', t.start, ['name', 'email', 'company?', 'message'], kit, ['phone', 'email']),
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
      adviser: [
        'Who advises you',
        'What you learned, what you did before, and whom you know in the field. Three or four sentences.',
      ],
      services: 'Services',
      items: [
        ['A service', 'For whom it is, and what is done'],
        ['Another service', 'What somebody has in hand afterwards'],
        ['One more service', 'What it is good for, and when'],
      ],
      path: [
        ['First talk', 'How long it takes, where, and what it costs'],
        ['Proposal', 'What it says, and how soon it comes'],
        ['The work', 'How you keep in touch, and how often'],
        ['Handover', 'What is on paper, and who can carry on with it'],
      ],
      fees: 'Fees',
      feeList: [
        ['First talk', 'How long it takes, and where'],
        ['By the hour', 'What counts'],
        ['By the project', 'What is included'],
      ],
      questions: ['How soon is there an appointment?', 'What should I bring?', 'Who learns of it?'],
      start: 'Ask for a first talk',
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
      adviser: [
        'Quién te asesora',
        'Qué has estudiado, qué has hecho antes y a quién conoces en el sector. Tres o cuatro frases.',
      ],
      services: 'Servicios',
      items: [
        ['Un servicio', 'Para quién es y qué se hace'],
        ['Otro servicio', 'Qué tiene la persona al terminar'],
        ['Un servicio más', 'Para qué sirve y cuándo'],
      ],
      path: [
        ['Primera conversación', 'Cuánto dura, dónde y qué cuesta'],
        ['Propuesta', 'Qué contiene y cuándo llega'],
        ['El trabajo', 'Cómo os mantenéis en contacto y cada cuánto'],
        ['Entrega', 'Qué queda por escrito y quién puede seguir'],
      ],
      fees: 'Honorarios',
      feeList: [
        ['Primera conversación', 'Cuánto dura y dónde'],
        ['Por horas', 'Qué cuenta'],
        ['Por proyecto', 'Qué incluye'],
      ],
      questions: ['¿Cuándo hay cita?', '¿Qué tengo que llevar?', '¿Quién se entera?'],
      start: 'Pide una primera conversación',
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
      adviser: ['Quem aconselha', 'O que estudou, o que fez antes e quem conhece na área. Três ou quatro frases.'],
      services: 'Serviços',
      items: [
        ['Um serviço', 'Para quem é e o que se faz'],
        ['Outro serviço', 'O que a pessoa tem no fim'],
        ['Mais um serviço', 'Para que serve e quando'],
      ],
      path: [
        ['Primeira conversa', 'Quanto dura, onde e quanto custa'],
        ['Proposta', 'O que contém e quando chega'],
        ['O trabalho', 'Como ficam em contacto e com que frequência'],
        ['Entrega', 'O que fica escrito e quem pode continuar'],
      ],
      fees: 'Honorários',
      feeList: [
        ['Primeira conversa', 'Quanto dura e onde'],
        ['À hora', 'O que conta'],
        ['Por projeto', 'O que inclui'],
      ],
      questions: ['Quando há vaga?', 'O que devo levar?', 'Quem fica a saber?'],
      start: 'Pedir uma primeira conversa',
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
      adviser: [
        'Qui vous conseille',
        'Votre formation, ce que vous avez fait avant et qui vous connaissez dans le métier. Trois ou quatre phrases.',
      ],
      services: 'Services',
      items: [
        ['Un service', 'Pour qui, et ce qui est fait'],
        ['Un autre service', 'Ce que l’on a en main ensuite'],
        ['Encore un service', 'À quoi il sert, et quand'],
      ],
      path: [
        ['Premier entretien', 'Sa durée, le lieu et le prix'],
        ['Proposition', 'Ce qu’elle contient et quand elle arrive'],
        ['La mission', 'Comment on reste en contact, et à quel rythme'],
        ['Remise', 'Ce qui est écrit, et qui peut continuer'],
      ],
      fees: 'Honoraires',
      feeList: [
        ['Premier entretien', 'Combien de temps, et où'],
        ['À l’heure', 'Ce qui compte'],
        ['Au projet', 'Ce qui est compris'],
      ],
      questions: ['Quand y a-t-il un rendez-vous ?', 'Que faut-il apporter ?', 'Qui en est informé ?'],
      start: 'Demander un premier entretien',
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
      adviser: [
        'Wer Sie berät',
        'Was Sie gelernt haben, was Sie vorher gemacht haben und wen Sie im Fach kennen. Drei oder vier Sätze.',
      ],
      services: 'Leistungen',
      items: [
        ['Eine Leistung', 'Für wen sie ist und was getan wird'],
        ['Noch eine Leistung', 'Was danach vorliegt'],
        ['Eine weitere Leistung', 'Wozu sie dient, und wann'],
      ],
      path: [
        ['Erstes Gespräch', 'Wie lange, wo und zu welchem Preis'],
        ['Angebot', 'Was darin steht und wann es kommt'],
        ['Die Arbeit', 'Wie man in Verbindung bleibt, und wie oft'],
        ['Übergabe', 'Was schriftlich vorliegt und wer damit weiterarbeitet'],
      ],
      fees: 'Honorare',
      feeList: [
        ['Erstes Gespräch', 'Wie lange und wo'],
        ['Nach Stunden', 'Was zählt'],
        ['Nach Projekt', 'Was enthalten ist'],
      ],
      questions: ['Wann gibt es einen Termin?', 'Was soll ich mitbringen?', 'Wer erfährt davon?'],
      start: 'Um ein erstes Gespräch bitten',
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
      adviser: [
        'Chi vi segue',
        'Che cosa avete studiato, che cosa avete fatto prima e chi conoscete nel settore. Tre o quattro frasi.',
      ],
      services: 'Servizi',
      items: [
        ['Un servizio', 'Per chi è e che cosa si fa'],
        ['Un altro servizio', 'Che cosa si ha in mano alla fine'],
        ['Ancora un servizio', 'A che cosa serve, e quando'],
      ],
      path: [
        ['Primo colloquio', 'Quanto dura, dove e quanto costa'],
        ['Proposta', 'Che cosa contiene e quando arriva'],
        ['Il lavoro', 'Come ci si tiene in contatto, e ogni quanto'],
        ['Consegna', 'Che cosa resta scritto e chi può proseguire'],
      ],
      fees: 'Onorari',
      feeList: [
        ['Primo colloquio', 'Quanto dura e dove'],
        ['A ore', 'Che cosa conta'],
        ['A progetto', 'Che cosa comprende'],
      ],
      questions: ['Quando c’è un appuntamento?', 'Che cosa devo portare?', 'Chi lo viene a sapere?'],
      start: 'Chiedere un primo colloquio',
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
      adviser: [
        'Wie u adviseert',
        'Wat u geleerd hebt, wat u eerder deed en wie u kent in het vak. Drie of vier zinnen.',
      ],
      services: 'Diensten',
      items: [
        ['Een dienst', 'Voor wie, en wat er gedaan wordt'],
        ['Nog een dienst', 'Wat iemand daarna in handen heeft'],
        ['Een andere dienst', 'Waar die goed voor is, en wanneer'],
      ],
      path: [
        ['Eerste gesprek', 'Hoe lang, waar en voor welke prijs'],
        ['Voorstel', 'Wat erin staat en wanneer het komt'],
        ['Het werk', 'Hoe men contact houdt, en hoe vaak'],
        ['Overdracht', 'Wat er op papier staat en wie ermee verder kan'],
      ],
      fees: 'Tarieven',
      feeList: [
        ['Eerste gesprek', 'Hoe lang, en waar'],
        ['Per uur', 'Wat meetelt'],
        ['Per project', 'Wat inbegrepen is'],
      ],
      questions: ['Wanneer is er een afspraak vrij?', 'Wat moet ik meenemen?', 'Wie komt het te weten?'],
      start: 'Een eerste gesprek aanvragen',
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
      adviser: ['Kto doradza', 'Wykształcenie, wcześniejsza praca i znajomość branży. Trzy lub cztery zdania.'],
      services: 'Usługi',
      items: [
        ['Usługa', 'Dla kogo jest i co się robi'],
        ['Druga usługa', 'Co ktoś ma po jej zakończeniu'],
        ['Jeszcze jedna usługa', 'Do czego służy i kiedy'],
      ],
      path: [
        ['Pierwsza rozmowa', 'Ile trwa, gdzie i ile kosztuje'],
        ['Propozycja', 'Co zawiera i kiedy jest gotowa'],
        ['Praca', 'Jak i jak często jesteśmy w kontakcie'],
        ['Przekazanie', 'Co zostaje na piśmie i kto może to prowadzić dalej'],
      ],
      fees: 'Honoraria',
      feeList: [
        ['Pierwsza rozmowa', 'Ile trwa i gdzie'],
        ['Za godzinę', 'Co się liczy'],
        ['Za projekt', 'Co obejmuje'],
      ],
      questions: ['Kiedy jest wolny termin?', 'Co ze sobą zabrać?', 'Kto się o tym dowie?'],
      start: 'Poproś o pierwszą rozmowę',
    },
  },
});
