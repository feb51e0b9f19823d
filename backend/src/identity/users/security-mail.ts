import type { SpokenLanguage } from '../../platform/http/language.ts';

/** What changed in how an account is protected. */
export type SecurityChange =
  | 'password'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes'
  | 'email_undone'
  | 'deleted';

interface Told {
  subject: string;
  what: string;
}

const CHANGES: Record<SpokenLanguage, Record<SecurityChange, Told>> = {
  en: {
    password: {
      subject: 'Your Landfall password was changed',
      what: 'the password of your Landfall account was changed.',
    },
    two_factor_on: {
      subject: 'Two-factor authentication is on',
      what: 'two-factor authentication was turned on for your Landfall account: signing in asks for a code.',
    },
    two_factor_off: {
      subject: 'Two-factor authentication is off',
      what: 'two-factor authentication was turned off: the password alone opens your Landfall account.',
    },
    recovery_codes: {
      subject: 'You have new recovery codes',
      what: 'new recovery codes were made for your Landfall account: the old ones work no more.',
    },
    email_undone: {
      subject: 'The change of your Landfall e-mail was undone',
      what: 'you sign in to your Landfall account with this e-mail again. Everybody was signed out, and the old password opens nothing any more: choose a new one by "Forgot your password?", if you have not yet.',
    },
    deleted: {
      subject: 'Your Landfall account was deleted',
      what: 'your Landfall account was deleted, with its projects, pages and files.',
    },
  },
  es: {
    password: {
      subject: 'La contraseña de tu cuenta de Landfall ha cambiado',
      what: 'la contraseña de tu cuenta de Landfall ha cambiado.',
    },
    two_factor_on: {
      subject: 'La verificación en dos pasos está activada',
      what: 'se ha activado la verificación en dos pasos en tu cuenta de Landfall: al entrar se pide un código.',
    },
    two_factor_off: {
      subject: 'La verificación en dos pasos está desactivada',
      what: 'se ha desactivado la verificación en dos pasos: basta la contraseña para entrar en tu cuenta de Landfall.',
    },
    recovery_codes: {
      subject: 'Tienes nuevos códigos de recuperación',
      what: 'se han creado nuevos códigos de recuperación para tu cuenta de Landfall: los anteriores ya no sirven.',
    },
    email_undone: {
      subject: 'El cambio de tu correo de Landfall se ha deshecho',
      what: 'vuelves a iniciar sesión en tu cuenta de Landfall con este correo. Se han cerrado todas las sesiones y la contraseña anterior ya no abre nada: elige una nueva en «¿Olvidaste tu contraseña?», si aún no lo has hecho.',
    },
    deleted: {
      subject: 'Tu cuenta de Landfall se ha eliminado',
      what: 'tu cuenta de Landfall se ha eliminado, con sus proyectos, páginas y archivos.',
    },
  },
};

const AROUND = {
  en: { hello: 'Hello,', notYou: 'If it was not you, please write to us at once.', team: 'The Landfall team' },
  es: { hello: 'Hola:', notYou: 'Si no has sido tú, escríbenos enseguida.', team: 'El equipo de Landfall' },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail that tells an account's owner of a change, in the language of the request that made it. */
export function securityMail(language: SpokenLanguage, change: SecurityChange): { subject: string; body: string } {
  const { subject, what } = CHANGES[language][change];
  const { hello, notYou, team } = AROUND[language];
  return { subject, body: [hello, '', what, '', notYou, '', team, ''].join('\n') };
}
