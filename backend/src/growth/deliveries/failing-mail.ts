import type { SpokenLanguage } from '../../platform/http/language.ts';
import { isPixelKind } from './pixel-kinds.ts';

export interface Failing {
  /** It fails for a day; it was switched off after five; its address said that it is gone. */
  what: 'fails' | 'failing' | 'gone';
  /** As receivers have it. */
  kind: string;
  /** An address, or what its owner calls it. */
  name: string;
  project: string;
  publicUrl: string;
}

type Sort = 'webhooks' | 'integrations' | 'pixels';

interface Words {
  /** With `a` before it, and with `this`. */
  things: Record<Sort, [string, string]>;
  subject: Record<Failing['what'], (a: string) => string>;
  what: Record<Failing['what'], (thing: string) => string[]>;
  hello: string;
  see: string;
  team: string;
}

const WORDS: Record<SpokenLanguage, Words> = {
  en: {
    things: {
      webhooks: ['A webhook', 'this webhook'],
      integrations: ['A connection', 'this connection'],
      pixels: ['A pixel', 'this pixel'],
    },
    subject: {
      fails: (a) => `${a} of your Landfall project does not arrive`,
      failing: (a) => `${a} of your Landfall project was switched off`,
      gone: (a) => `${a} of your Landfall project was switched off`,
    },
    what: {
      fails: (thing) => [
        `for a day nothing that we sent to ${thing} has arrived. We go on trying; after five days`,
        'we switch it off.',
      ],
      failing: (thing) => [`for five days nothing that we sent to ${thing} has arrived, so we switched it off.`],
      gone: (thing) => [`the address of ${thing} answered that it is gone (410), so we switched it off.`],
    },
    hello: 'Hello,',
    see: 'What was sent and what was answered, and how to send it again:',
    team: 'The Landfall team',
  },
  es: {
    things: {
      webhooks: ['Un webhook', 'este webhook'],
      integrations: ['Una conexión', 'esta conexión'],
      pixels: ['Un píxel', 'este píxel'],
    },
    subject: {
      fails: (a) => `${a} de tu proyecto de Landfall no llega`,
      failing: (a) => `Hemos desactivado: ${a.toLowerCase()} de tu proyecto de Landfall`,
      gone: (a) => `Hemos desactivado: ${a.toLowerCase()} de tu proyecto de Landfall`,
    },
    what: {
      fails: (thing) => [
        `desde hace un día no ha llegado nada de lo que enviamos a ${thing}. Seguimos intentándolo;`,
        'a los cinco días dejamos de enviar.',
      ],
      failing: (thing) => [
        `durante cinco días no ha llegado nada de lo que enviamos a ${thing}, así que dejamos de enviar.`,
      ],
      gone: (thing) => [`la dirección de ${thing} ha respondido que ya no existe (410), así que dejamos de enviar.`],
    },
    hello: 'Hola:',
    see: 'Qué se envió, qué se respondió y cómo enviarlo otra vez:',
    team: 'El equipo de Landfall',
  },
};

const sortOf = (kind: string): Sort =>
  kind === 'webhook' ? 'webhooks' : isPixelKind(kind) ? 'pixels' : 'integrations';

/** The mail to the owner of a receiver that does not work. */
export function failingMail(
  language: SpokenLanguage,
  { what, kind, name, project, publicUrl }: Failing,
): { subject: string; body: string } {
  const words = WORDS[language];
  const sort = sortOf(kind);
  const [a, thing] = words.things[sort];
  const lines = [
    words.hello,
    '',
    ...words.what[what](thing),
    '',
    `${project}: ${name}`,
    '',
    words.see,
    `${publicUrl}/dashboard/settings/${sort}`,
    '',
    words.team,
    '',
  ];
  return { subject: words.subject[what](a), body: lines.join('\n') };
}
