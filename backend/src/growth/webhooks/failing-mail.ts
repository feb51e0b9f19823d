import type { SpokenLanguage } from '../../platform/http/language.ts';

export interface Failing {
  /** It fails for a day; it was switched off after five; its address said that it is gone. */
  what: 'fails' | 'failing' | 'gone';
  url: string;
  project: string;
  publicUrl: string;
}

interface Words {
  subject: Record<Failing['what'], string>;
  what: Record<Failing['what'], string[]>;
  hello: string;
  see: string;
  team: string;
}

const WORDS: Record<SpokenLanguage, Words> = {
  en: {
    subject: {
      fails: 'A webhook of your Landfall project does not arrive',
      failing: 'A webhook of your Landfall project was switched off',
      gone: 'A webhook of your Landfall project was switched off',
    },
    what: {
      fails: [
        'for a day nothing that we sent to this webhook has arrived. We go on trying; after five days',
        'we switch it off.',
      ],
      failing: ['for five days nothing that we sent to this webhook has arrived, so we switched it off.'],
      gone: ['the address of this webhook answered that it is gone (410), so we switched it off.'],
    },
    hello: 'Hello,',
    see: 'What was sent and what was answered, and how to send it again:',
    team: 'The Landfall team',
  },
  es: {
    subject: {
      fails: 'Un webhook de tu proyecto de Landfall no llega',
      failing: 'Un webhook de tu proyecto de Landfall se ha desactivado',
      gone: 'Un webhook de tu proyecto de Landfall se ha desactivado',
    },
    what: {
      fails: [
        'desde hace un día no ha llegado nada de lo que enviamos a este webhook. Seguimos intentándolo;',
        'a los cinco días lo desactivamos.',
      ],
      failing: [
        'durante cinco días no ha llegado nada de lo que enviamos a este webhook, así que lo hemos desactivado.',
      ],
      gone: ['la dirección de este webhook ha respondido que ya no existe (410), así que lo hemos desactivado.'],
    },
    hello: 'Hola:',
    see: 'Qué se envió, qué se respondió y cómo enviarlo otra vez:',
    team: 'El equipo de Landfall',
  },
};

/** The mail to the owner of a webhook that does not work. */
export function failingMail(
  language: SpokenLanguage,
  { what, url, project, publicUrl }: Failing,
): { subject: string; body: string } {
  const words = WORDS[language];
  const lines = [
    words.hello,
    '',
    ...words.what[what],
    '',
    `${project}: ${url}`,
    '',
    words.see,
    `${publicUrl}/dashboard/settings/webhooks`,
    '',
    words.team,
    '',
  ];
  return { subject: words.subject[what], body: lines.join('\n') };
}
