import { facts, faq, features, form, listing, plans, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  after: string;
  skills: readonly Pair[];
  modules: string;
  module: string;
  units: readonly Pair[];
  teachers: string;
  teacher: string;
  glance: readonly Pair[];
  plans: readonly Pair[];
  questions: readonly string[];
}

export const course = defineTemplate<Texts>({
  id: 'course',
  category: 'learning',
  theme: { palette: 'coral', type: 'friendly' },
  hero: 'split',
  motif: 'tiles',
  seed: 15,
  intent: 'register',
  second: 'listing',
  sections: (t, kit) => [
    features('cards', t.after, t.skills, { icons: ['award', 'compass', 'book-open'] }),
    listing(
      t.modules,
      t.units.map(([title, body]) => ({ lead: t.module, title, body })),
    ),
    team(t.teachers, [t.teacher, t.teacher], kit),
    facts(
      kit.heading('glance'),
      t.glance.map(([title, value]) => ({ title, value })),
    ),
    plans(
      kit.heading('prices'),
      t.plans.map(([name, body]) => ({ name, body })),
      kit,
    ),
    faq(t.questions, kit),
    form('split', kit.words.forms.register, ['name', 'email', 'phone?', 'message?'], kit),
  ],
  texts: {
    en: {
      name: 'Course',
      description: 'What people can do afterwards, the modules, who teaches, dates and price.',
      eyebrow: 'Subject and level',
      lead: 'What people can do after the course, and what they need to begin, in one or two sentences.',
      after: 'After the course',
      skills: [
        ['The main skill', 'What it is good for'],
        ['Another skill', 'What it is good for'],
        ['What people take home', 'A piece of work, a certificate, a plan'],
      ],
      modules: 'Modules',
      module: 'Module',
      units: [
        ['Title of the first module', 'What is done in it'],
        ['Title of the second module', 'What is done in it'],
        ['Title of the third module', 'What is done in it'],
      ],
      teachers: 'Who teaches',
      teacher: 'Subject',
      glance: [
        ['Start', 'Day and month'],
        ['Length', 'Weeks and hours'],
        ['Place', 'Room, or online'],
        ['Group', 'How many people at most'],
      ],
      plans: [
        ['The course alone', 'Who it is enough for'],
        ['The course with company', 'Who it is made for'],
      ],
      questions: ['What do I need to know before?', 'What if I miss a day?', 'Is there a certificate?'],
    },
    es: {
      name: 'Curso',
      description: 'Qué se sabe hacer después, los módulos, quién enseña, fechas y precio.',
      eyebrow: 'Materia y nivel',
      lead: 'Qué se sabe hacer al terminar y qué hace falta para empezar, en una o dos frases.',
      after: 'Al terminar',
      skills: [
        ['Lo principal', 'Qué se puede hacer con ello'],
        ['Otra cosa que se aprende', 'Qué se puede hacer con ello'],
        ['Qué se lleva cada uno', 'Un trabajo, un certificado, un plan'],
      ],
      modules: 'Módulos',
      module: 'Módulo',
      units: [
        ['Título del primer módulo', 'Qué se hace en él'],
        ['Título del segundo módulo', 'Qué se hace en él'],
        ['Título del tercer módulo', 'Qué se hace en él'],
      ],
      teachers: 'Quién enseña',
      teacher: 'Materia',
      glance: [
        ['Comienzo', 'Día y mes'],
        ['Duración', 'Semanas y horas'],
        ['Lugar', 'Aula o en línea'],
        ['Grupo', 'Cuántas personas como máximo'],
      ],
      plans: [
        ['El curso solo', 'Para quién es suficiente'],
        ['El curso acompañado', 'Para quién está pensado'],
      ],
      questions: ['¿Qué hay que saber antes?', '¿Y si falto un día?', '¿Hay certificado?'],
    },
    pt: {
      name: 'Curso',
      description: 'O que se sabe fazer depois, os módulos, quem ensina, datas e preço.',
      eyebrow: 'Matéria e nível',
      lead: 'O que se sabe fazer no fim e o que é preciso para começar, numa ou duas frases.',
      after: 'Depois do curso',
      skills: [
        ['O principal', 'O que se pode fazer com isso'],
        ['Outra coisa que se aprende', 'O que se pode fazer com isso'],
        ['O que cada um leva', 'Um trabalho, um certificado, um plano'],
      ],
      modules: 'Módulos do curso',
      module: 'Módulo',
      units: [
        ['Título do primeiro módulo', 'O que se faz nele'],
        ['Título do segundo módulo', 'O que se faz nele'],
        ['Título do terceiro módulo', 'O que se faz nele'],
      ],
      teachers: 'Quem ensina',
      teacher: 'Matéria',
      glance: [
        ['Início', 'Dia e mês'],
        ['Duração', 'Semanas e horas'],
        ['Local', 'Sala ou online'],
        ['Turma', 'Quantas pessoas no máximo'],
      ],
      plans: [
        ['Só o curso', 'Para quem chega'],
        ['O curso com acompanhamento', 'Para quem foi pensado'],
      ],
      questions: ['O que é preciso saber antes?', 'E se eu faltar um dia?', 'Há certificado?'],
    },
    fr: {
      name: 'Cours',
      description: 'Ce qu’on sait faire ensuite, les modules, qui enseigne, les dates et le prix.',
      eyebrow: 'Matière et niveau',
      lead: 'Ce qu’on sait faire à la fin et ce qu’il faut pour commencer, en une ou deux phrases.',
      after: 'Après le cours',
      skills: [
        ['L’essentiel', 'Ce qu’on peut en faire'],
        ['Un autre savoir-faire', 'Ce qu’on peut en faire'],
        ['Ce qu’on emporte', 'Un travail, un certificat, un plan'],
      ],
      modules: 'Modules du cours',
      module: 'Module',
      units: [
        ['Titre du premier module', 'Ce qu’on y fait'],
        ['Titre du deuxième module', 'Ce qu’on y fait'],
        ['Titre du troisième module', 'Ce qu’on y fait'],
      ],
      teachers: 'Qui enseigne',
      teacher: 'Matière',
      glance: [
        ['Début', 'Jour et mois'],
        ['Durée', 'Semaines et heures'],
        ['Lieu', 'Salle, ou en ligne'],
        ['Groupe', 'Combien de personnes au plus'],
      ],
      plans: [
        ['Le cours seul', 'À qui il suffit'],
        ['Le cours avec suivi', 'Pour qui il est fait'],
      ],
      questions: ['Que faut-il savoir avant ?', 'Et si je manque une séance ?', 'Y a-t-il un certificat ?'],
    },
    de: {
      name: 'Kurs',
      description: 'Was man danach kann, die Module, wer unterrichtet, Termine und Preis.',
      eyebrow: 'Thema und Niveau',
      lead: 'Was man nach dem Kurs kann und was man dafür mitbringt, in ein bis zwei Sätzen.',
      after: 'Nach dem Kurs',
      skills: [
        ['Das Wichtigste', 'Was man damit tun kann'],
        ['Was man noch lernt', 'Was man damit tun kann'],
        ['Was man mitnimmt', 'Eine Arbeit, ein Zertifikat, ein Plan'],
      ],
      modules: 'Die Module',
      module: 'Modul',
      units: [
        ['Titel des ersten Moduls', 'Was darin geschieht'],
        ['Titel des zweiten Moduls', 'Was darin geschieht'],
        ['Titel des dritten Moduls', 'Was darin geschieht'],
      ],
      teachers: 'Wer unterrichtet',
      teacher: 'Fach',
      glance: [
        ['Beginn', 'Tag und Monat'],
        ['Dauer', 'Wochen und Stunden'],
        ['Ort', 'Raum oder online'],
        ['Gruppe', 'Wie viele höchstens'],
      ],
      plans: [
        ['Der Kurs allein', 'Für wen er genügt'],
        ['Der Kurs mit Begleitung', 'Für wen er gedacht ist'],
      ],
      questions: ['Was muss man vorher können?', 'Was, wenn ich einen Tag fehle?', 'Gibt es ein Zertifikat?'],
    },
    it: {
      name: 'Corso',
      description: 'Che cosa si sa fare dopo, i moduli, chi insegna, date e prezzo.',
      eyebrow: 'Materia e livello',
      lead: 'Che cosa si sa fare alla fine e che cosa serve per cominciare, in una o due frasi.',
      after: 'Dopo il corso',
      skills: [
        ['La cosa più importante', 'Che cosa ci si può fare'],
        ['Un’altra cosa che si impara', 'Che cosa ci si può fare'],
        ['Che cosa si porta a casa', 'Un lavoro, un attestato, un piano'],
      ],
      modules: 'Moduli',
      module: 'Modulo',
      units: [
        ['Titolo del primo modulo', 'Che cosa si fa'],
        ['Titolo del secondo modulo', 'Che cosa si fa'],
        ['Titolo del terzo modulo', 'Che cosa si fa'],
      ],
      teachers: 'Chi insegna',
      teacher: 'Disciplina',
      glance: [
        ['Inizio', 'Giorno e mese'],
        ['Durata', 'Settimane e ore'],
        ['Luogo', 'Aula oppure online'],
        ['Gruppo', 'Quante persone al massimo'],
      ],
      plans: [
        ['Solo il corso', 'A chi basta'],
        ['Il corso con tutoraggio', 'Per chi è pensato'],
      ],
      questions: ['Che cosa bisogna sapere prima?', 'E se salto un giorno?', 'C’è un attestato?'],
    },
    nl: {
      name: 'Cursus',
      description: 'Wat men daarna kan, de modules, wie lesgeeft, data en prijs.',
      eyebrow: 'Onderwerp en niveau',
      lead: 'Wat men na de cursus kan en wat men ervoor nodig heeft, in een of twee zinnen.',
      after: 'Na de cursus',
      skills: [
        ['Het belangrijkste', 'Wat men ermee kan doen'],
        ['Wat men nog meer leert', 'Wat men ermee kan doen'],
        ['Wat men meeneemt', 'Een werkstuk, een certificaat, een plan'],
      ],
      modules: 'De modules',
      module: 'Module',
      units: [
        ['Titel van de eerste module', 'Wat er gebeurt'],
        ['Titel van de tweede module', 'Wat er gebeurt'],
        ['Titel van de derde module', 'Wat er gebeurt'],
      ],
      teachers: 'Wie lesgeeft',
      teacher: 'Vak',
      glance: [
        ['Begin', 'Dag en maand'],
        ['Duur', 'Weken en uren'],
        ['Plaats', 'Lokaal, of online'],
        ['Groep', 'Hoeveel mensen hoogstens'],
      ],
      plans: [
        ['Alleen de cursus', 'Voor wie het genoeg is'],
        ['De cursus met begeleiding', 'Voor wie het bedoeld is'],
      ],
      questions: ['Wat moet men vooraf kunnen?', 'Wat als ik een dag mis?', 'Is er een certificaat?'],
    },
    pl: {
      name: 'Kurs',
      description: 'Czego się nauczysz, moduły, kto prowadzi, terminy i cena.',
      eyebrow: 'Temat i poziom',
      lead: 'Co się umie po kursie i czego potrzeba na początek, w jednym lub dwóch zdaniach.',
      after: 'Po kursie',
      skills: [
        ['Najważniejsza umiejętność', 'Do czego się przyda'],
        ['Kolejna umiejętność', 'Do czego się przyda'],
        ['Co się zabiera ze sobą', 'Praca, certyfikat, plan'],
      ],
      modules: 'Moduły',
      module: 'Moduł',
      units: [
        ['Tytuł pierwszego modułu', 'Co się w nim dzieje'],
        ['Tytuł drugiego modułu', 'Co się w nim dzieje'],
        ['Tytuł trzeciego modułu', 'Co się w nim dzieje'],
      ],
      teachers: 'Kto prowadzi',
      teacher: 'Przedmiot',
      glance: [
        ['Początek', 'Dzień i miesiąc'],
        ['Czas trwania', 'Tygodnie i godziny'],
        ['Miejsce', 'Sala lub online'],
        ['Grupa', 'Ile osób najwyżej'],
      ],
      plans: [
        ['Sam kurs', 'Komu wystarczy'],
        ['Kurs z opieką', 'Dla kogo jest pomyślany'],
      ],
      questions: ['Co trzeba umieć wcześniej?', 'A jeśli opuszczę dzień?', 'Czy jest certyfikat?'],
    },
  },
});
