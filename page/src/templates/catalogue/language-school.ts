import { faq, features, form, listing, plans, steps, team } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  levels: string;
  levelList: readonly Pair[];
  timetable: string;
  days: readonly [string, string];
  group: string;
  teachers: string;
  teacher: string;
  plans: readonly (readonly [name: string, body: string, period: string])[];
  begin: readonly Pair[];
  level: string;
  questions: readonly string[];
}

export const languageSchool = defineTemplate<Texts>({
  id: 'language-school',
  category: 'learning',
  theme: { palette: 'iris', type: 'rounded' },
  hero: 'mirror',
  motif: 'lessons',
  seed: 31,
  intent: 'register',
  second: 'pricing',
  sections: (t, kit) => [
    features('cards', t.levels, t.levelList, { titled: true }),
    steps(kit.heading('steps'), t.begin),
    plans(
      kit.heading('prices'),
      t.plans.map(([name, body, period]) => ({ name, body, period })),
      kit,
    ),
    listing(
      t.timetable,
      t.days.flatMap((group) =>
        t.levelList.slice(0, 2).map(([level]) => ({ group, lead: kit.samples.time, title: level, body: t.group })),
      ),
    ),
    team(t.teachers, [t.teacher, t.teacher, t.teacher], kit),
    faq(t.questions, kit),
    form(
      'card',
      kit.words.forms.register,
      ['name', 'email', 'phone?', { label: t.level, input: 'choice', options: t.levelList.map(([level]) => level) }],
      kit,
    ),
  ],
  texts: {
    en: {
      name: 'Language school',
      description: 'Levels, how to begin, prices, timetable, teachers and enrolment.',
      eyebrow: 'Languages · town',
      lead: 'Which languages are taught, to whom and in what way, in one or two sentences.',
      levels: 'Levels',
      levelList: [
        ['Beginners', 'What learners can say afterwards'],
        ['Intermediate', 'What learners can say afterwards'],
        ['Advanced', 'What learners can say afterwards'],
      ],
      timetable: 'Timetable',
      days: ['Tuesday', 'Thursday'],
      group: 'Room and teacher',
      teachers: 'Teachers',
      teacher: 'Languages',
      plans: [
        ['In a group', 'How many people, how often', 'a month'],
        ['Alone', 'How long a lesson is', 'a lesson'],
        ['Intensive', 'How many days', 'a week'],
      ],
      begin: [
        ['Placement', 'How the level is found'],
        ['Trial lesson', 'Whether there is one'],
        ['Enrolment', 'How, and until when'],
      ],
      level: 'Level',
      questions: ['Can I join later?', 'Is there an exam?', 'Which book is used?'],
    },
    es: {
      name: 'Escuela de idiomas',
      description: 'Niveles, cómo empezar, precios, horario, profesores e inscripción.',
      eyebrow: 'Idiomas · ciudad',
      lead: 'Qué idiomas se enseñan, a quién y de qué manera, en una o dos frases.',
      levels: 'Niveles',
      levelList: [
        ['Inicial', 'Qué se sabe decir después'],
        ['Intermedio', 'Qué se sabe decir después'],
        ['Avanzado', 'Qué se sabe decir después'],
      ],
      timetable: 'Horario de clases',
      days: ['Martes', 'Jueves'],
      group: 'Aula y profesor',
      teachers: 'Profesores',
      teacher: 'Idiomas',
      plans: [
        ['En grupo', 'Cuántas personas, cada cuánto', 'al mes'],
        ['A solas', 'Cuánto dura una clase', 'por clase'],
        ['Intensivo', 'Cuántos días', 'por semana'],
      ],
      begin: [
        ['Prueba de nivel', 'Cómo se averigua el nivel'],
        ['Clase de prueba', 'Si la hay'],
        ['Matrícula', 'Cómo y hasta cuándo'],
      ],
      level: 'Nivel',
      questions: ['¿Se puede empezar más tarde?', '¿Hay examen?', '¿Qué libro se usa?'],
    },
    pt: {
      name: 'Escola de línguas',
      description: 'Níveis, como começar, preços, horário, professores e inscrição.',
      eyebrow: 'Línguas · cidade',
      lead: 'Que línguas se ensinam, a quem e de que forma, numa ou duas frases.',
      levels: 'Níveis',
      levelList: [
        ['Iniciação', 'O que se sabe dizer depois'],
        ['Intermédio', 'O que se sabe dizer depois'],
        ['Avançado', 'O que se sabe dizer depois'],
      ],
      timetable: 'Horário das aulas',
      days: ['Terça', 'Quinta'],
      group: 'Sala e professor',
      teachers: 'Professores',
      teacher: 'Línguas',
      plans: [
        ['Em grupo', 'Quantas pessoas, com que frequência', 'por mês'],
        ['Individual', 'Quanto dura uma aula', 'por aula'],
        ['Intensivo', 'Quantos dias', 'por semana'],
      ],
      begin: [
        ['Teste de nível', 'Como se descobre o nível'],
        ['Aula experimental', 'Se existe'],
        ['Matrícula', 'Como e até quando'],
      ],
      level: 'Nível',
      questions: ['É possível começar mais tarde?', 'Há exame?', 'Que livro se usa?'],
    },
    fr: {
      name: 'École de langues',
      description: 'Niveaux, comment commencer, prix, horaire, professeurs et inscription.',
      eyebrow: 'Langues · ville',
      lead: 'Quelles langues on enseigne, à qui et comment, en une ou deux phrases.',
      levels: 'Niveaux',
      levelList: [
        ['Débutant', 'Ce qu’on sait dire ensuite'],
        ['Intermédiaire', 'Ce qu’on sait dire ensuite'],
        ['Confirmé', 'Ce qu’on sait dire ensuite'],
      ],
      timetable: 'Emploi du temps',
      days: ['Mardi', 'Jeudi'],
      group: 'Salle et professeur',
      teachers: 'Professeurs',
      teacher: 'Langues',
      plans: [
        ['En groupe', 'Combien de personnes, à quel rythme', 'par mois'],
        ['En solo', 'Combien de temps dure un cours', 'le cours'],
        ['Intensif', 'Combien de jours', 'la semaine'],
      ],
      begin: [
        ['Test de niveau', 'Comment on trouve le niveau'],
        ['Cours d’essai', 'S’il y en a un'],
        ['Inscription', 'Comment, et jusqu’à quand'],
      ],
      level: 'Niveau',
      questions: ['Peut-on commencer plus tard ?', 'Y a-t-il un examen ?', 'Quel livre utilise-t-on ?'],
    },
    de: {
      name: 'Sprachschule',
      description: 'Stufen, Einstieg, Preise, Stundenplan, Lehrkräfte und Anmeldung.',
      eyebrow: 'Sprachen · Ort',
      lead: 'Welche Sprachen unterrichtet werden, wem und wie, in ein bis zwei Sätzen.',
      levels: 'Stufen',
      levelList: [
        ['Anfang', 'Was man danach sagen kann'],
        ['Mittelstufe', 'Was man danach sagen kann'],
        ['Oberstufe', 'Was man danach sagen kann'],
      ],
      timetable: 'Stundenplan',
      days: ['Dienstag', 'Donnerstag'],
      group: 'Raum und Lehrkraft',
      teachers: 'Lehrkräfte',
      teacher: 'Sprachen',
      plans: [
        ['In der Gruppe', 'Wie viele Menschen, wie oft', 'im Monat'],
        ['Allein', 'Wie lange eine Stunde dauert', 'pro Stunde'],
        ['Intensiv', 'Wie viele Tage', 'pro Woche'],
      ],
      begin: [
        ['Einstufung', 'Wie die Stufe gefunden wird'],
        ['Probestunde', 'Ob es eine gibt'],
        ['Anmeldung', 'Wie und bis wann'],
      ],
      level: 'Stufe',
      questions: ['Kann man später einsteigen?', 'Gibt es eine Prüfung?', 'Welches Buch wird benutzt?'],
    },
    it: {
      name: 'Scuola di lingue',
      description: 'Livelli, come cominciare, prezzi, orario, insegnanti e iscrizione.',
      eyebrow: 'Lingue · città',
      lead: 'Quali lingue si insegnano, a chi e come, in una o due frasi.',
      levels: 'Livelli',
      levelList: [
        ['Principianti', 'Che cosa si sa dire dopo'],
        ['Livello intermedio', 'Che cosa si sa dire dopo'],
        ['Livello avanzato', 'Che cosa si sa dire dopo'],
      ],
      timetable: 'Orario delle lezioni',
      days: ['Martedì', 'Giovedì'],
      group: 'Aula e insegnante',
      teachers: 'Insegnanti',
      teacher: 'Lingue',
      plans: [
        ['In gruppo', 'Quante persone, ogni quanto', 'al mese'],
        ['Da soli', 'Quanto dura una lezione', 'a lezione'],
        ['Corso intensivo', 'Quanti giorni', 'a settimana'],
      ],
      begin: [
        ['Test di livello', 'Come si trova il livello'],
        ['Lezione di prova', 'Se c’è'],
        ['Iscrizione', 'Come e fino a quando'],
      ],
      level: 'Livello',
      questions: ['Si può cominciare più tardi?', 'C’è un esame?', 'Quale libro si usa?'],
    },
    nl: {
      name: 'Taalschool',
      description: 'Niveaus, hoe te beginnen, prijzen, rooster, docenten en aanmelding.',
      eyebrow: 'Talen · plaats',
      lead: 'Welke talen er gegeven worden, aan wie en hoe, in een of twee zinnen.',
      levels: 'Niveaus',
      levelList: [
        ['Beginners', 'Wat men daarna kan zeggen'],
        ['Gevorderden', 'Wat men daarna kan zeggen'],
        ['Vergevorderden', 'Wat men daarna kan zeggen'],
      ],
      timetable: 'Rooster',
      days: ['Dinsdag', 'Donderdag'],
      group: 'Lokaal en docent',
      teachers: 'Docenten',
      teacher: 'Talen',
      plans: [
        ['In een groep', 'Hoeveel mensen, hoe vaak', 'per maand'],
        ['Alleen', 'Hoe lang een les duurt', 'per les'],
        ['Intensief', 'Hoeveel dagen', 'per week'],
      ],
      begin: [
        ['Niveautest', 'Hoe het niveau bepaald wordt'],
        ['Proefles', 'Of die er is'],
        ['Aanmelding', 'Hoe en tot wanneer'],
      ],
      level: 'Niveau',
      questions: ['Kan men later instromen?', 'Is er een examen?', 'Welk boek wordt gebruikt?'],
    },
    pl: {
      name: 'Szkoła językowa',
      description: 'Poziomy, jak zacząć, ceny, plan zajęć, lektorzy i zapisy.',
      eyebrow: 'Języki · miasto',
      lead: 'Jakich języków się tu uczy, kogo i jak, w jednym lub dwóch zdaniach.',
      levels: 'Poziomy',
      levelList: [
        ['Początkujący', 'Co się umie potem powiedzieć'],
        ['Średni', 'Co się umie potem powiedzieć'],
        ['Zaawansowany', 'Co się umie potem powiedzieć'],
      ],
      timetable: 'Plan zajęć',
      days: ['Wtorek', 'Czwartek'],
      group: 'Sala i lektor',
      teachers: 'Lektorzy',
      teacher: 'Języki',
      plans: [
        ['W grupie', 'Ile osób, jak często', 'miesięcznie'],
        ['Indywidualnie', 'Ile trwa lekcja', 'za lekcję'],
        ['Intensywnie', 'Ile dni', 'za tydzień'],
      ],
      begin: [
        ['Test poziomujący', 'Jak ustala się poziom'],
        ['Lekcja próbna', 'Czy jest'],
        ['Zapis', 'Jak i do kiedy'],
      ],
      level: 'Poziom',
      questions: ['Czy można dołączyć później?', 'Czy jest egzamin?', 'Z jakiej książki się korzysta?'],
    },
  },
});
