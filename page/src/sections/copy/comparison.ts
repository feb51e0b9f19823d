import type { TemplateLanguage as Language } from '../../templates/template-language.ts';
import type { Business } from './business.ts';

interface ComparisonCopy {
  title: string;
  /** Heads of the columns: how it usually is, and how it is here. */
  usual: string;
  here: string;
  rows: readonly (readonly [topic: string, usual: string, here: string])[];
}

const generic = {
  en: {
    title: 'What is different here',
    usual: 'The usual way',
    here: 'With {brand}',
    rows: [
      ['At the start', 'You search, compare and hope', 'You ask, and get a clear answer'],
      ['Along the way', 'You chase for news', 'You know what comes next'],
      ['When something comes up', 'You explain it from the beginning', 'You talk to people who know you'],
      ['At the end', 'You wonder what you paid for', 'You have what you came for'],
    ],
  },
  es: {
    title: 'Qué cambia aquí',
    usual: 'Lo habitual',
    here: 'Con {brand}',
    rows: [
      ['Al empezar', 'Buscas, comparas y esperas acertar', 'Preguntas y tienes una respuesta clara'],
      ['Por el camino', 'Persigues noticias', 'Sabes qué viene después'],
      ['Si surge algo', 'Lo explicas todo desde cero', 'Hablas con quien ya te conoce'],
      ['Al final', 'Te preguntas qué has pagado', 'Tienes lo que viniste a buscar'],
    ],
  },
} satisfies Record<Language, ComparisonCopy>;

const software = {
  en: {
    title: 'What changes in your day',
    usual: 'Sheets and messages',
    here: 'With {brand}',
    rows: [
      ['Finding things', 'Which version was the last one?', 'In one place, where everyone looks'],
      ['Repeating work', 'Copied by hand, again', 'Set up once'],
      ['Knowing where you stand', 'Ask around and add it up', 'Open one view'],
      ['Someone new joins', 'An afternoon of explaining', 'Everything is where it belongs'],
    ],
  },
  es: {
    title: 'Qué cambia en tu día',
    usual: 'Hojas y mensajes',
    here: 'Con {brand}',
    rows: [
      ['Encontrar algo', '¿Cuál era la última versión?', 'En un lugar donde todos miran'],
      ['Lo repetitivo', 'A mano, otra vez', 'Se prepara una sola vez'],
      ['Saber cómo vas', 'Preguntar y sumar', 'Abrir una vista'],
      ['Entra alguien nuevo', 'Una tarde de explicaciones', 'Cada cosa está en su sitio'],
    ],
  },
} satisfies Record<Language, ComparisonCopy>;

const course = {
  en: {
    title: 'Why not simply watch videos?',
    usual: 'On your own',
    here: 'With {brand}',
    rows: [
      ['Where to begin', 'Anywhere, and often again', 'At a first step with a reason'],
      ['When you are stuck', 'Search for someone with the same problem', 'Ask, and get an answer'],
      ['Practice', 'Later, when there is time', 'Part of every lesson'],
      ['What stays', 'A list of saved links', 'Work that you made yourself'],
    ],
  },
  es: {
    title: '¿Y por qué no ver vídeos?',
    usual: 'Por tu cuenta',
    here: 'Con {brand}',
    rows: [
      ['Por dónde empezar', 'Por cualquier parte, y otra vez', 'Por un primer paso con sentido'],
      ['Si te atascas', 'Buscar a alguien con el mismo problema', 'Preguntas y te responden'],
      ['La práctica', 'Más tarde, cuando haya tiempo', 'En cada lección'],
      ['Lo que queda', 'Una lista de enlaces guardados', 'Trabajo hecho por ti'],
    ],
  },
} satisfies Record<Language, ComparisonCopy>;

const fitness = {
  en: {
    title: 'Alone, or with us',
    usual: 'On your own',
    here: 'With {brand}',
    rows: [
      ['Getting started', 'Whenever you feel like it', 'At a time that is in your diary'],
      ['Technique', 'A mirror and a video', 'Someone who looks and corrects'],
      ['The plan', 'The same as last week', 'Grows as you do'],
      ['The bad days', 'You stay at home', 'Somebody expects you'],
    ],
  },
  es: {
    title: 'Por tu cuenta o con nosotros',
    usual: 'Por tu cuenta',
    here: 'Con {brand}',
    rows: [
      ['Empezar', 'Cuando apetezca', 'A una hora que está en tu agenda'],
      ['La técnica', 'Un espejo y un vídeo', 'Alguien que mira y corrige'],
      ['El plan', 'El de la semana pasada', 'Crece contigo'],
      ['Los días malos', 'Te quedas en casa', 'Alguien te espera'],
    ],
  },
} satisfies Record<Language, ComparisonCopy>;

const BY_BUSINESS: Partial<Record<Business, Record<Language, ComparisonCopy>>> = { software, course, fitness };

/** What a comparison says for a business: of ways to do it, never of named competitors. */
export const comparisonCopy = (business: Business, language: Language): ComparisonCopy =>
  (BY_BUSINESS[business] ?? generic)[language];
