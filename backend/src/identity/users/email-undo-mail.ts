import type { SpokenLanguage } from '../../platform/http/language.ts';

interface UndoLink {
  address: string;
  days: number;
  /** The change counts already, rather than waits for its confirmation. */
  changed: boolean;
}

const WORDS = {
  en: {
    asked: {
      subject: 'Somebody asked to change your Landfall e-mail',
      what: 'somebody, hopefully you, asked to give your Landfall account another e-mail. It counts once it is confirmed.',
    },
    changed: {
      subject: 'Your Landfall e-mail was changed',
      what: 'your Landfall account has another e-mail now. You sign in with it from now on.',
    },
    body: (what: string, { address, days }: UndoLink) => [
      'Hello,',
      '',
      what,
      '',
      'If it was not you, undo it here:',
      address,
      '',
      `The link works for ${days} days, also after the new e-mail was confirmed. It brings this e-mail back,`,
      'signs everybody out of the account and lets you choose a new password.',
      'If it was you, there is nothing to do.',
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    asked: {
      subject: 'Alguien ha pedido cambiar el correo de tu cuenta de Landfall',
      what: 'alguien, esperamos que tú, ha pedido otro correo para tu cuenta de Landfall. Contará cuando se confirme.',
    },
    changed: {
      subject: 'El correo de tu cuenta de Landfall ha cambiado',
      what: 'tu cuenta de Landfall tiene ahora otro correo. A partir de ahora inicias sesión con él.',
    },
    body: (what: string, { address, days }: UndoLink) => [
      'Hola:',
      '',
      what,
      '',
      'Si no has sido tú, deshazlo aquí:',
      address,
      '',
      `El enlace funciona durante ${days} días, también después de confirmar el correo nuevo. Recupera este correo,`,
      'cierra todas las sesiones de la cuenta y te deja elegir una contraseña nueva.',
      'Si has sido tú, no tienes que hacer nada.',
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail that tells an old e-mail of a change, in the language of the request that made it. */
export function undoMail(language: SpokenLanguage, link: UndoLink): { subject: string; body: string } {
  const { body, ...words } = WORDS[language];
  const { subject, what } = link.changed ? words.changed : words.asked;
  return { subject, body: body(what, link).join('\n') };
}
