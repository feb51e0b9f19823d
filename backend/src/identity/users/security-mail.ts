import type { SpokenLanguage } from '../../platform/http/language.ts';

/** What changed in how an account is protected. */
export type SecurityChange = 'password' | 'two_factor_on' | 'two_factor_off' | 'deleted';

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
