import type { SpokenLanguage } from '../../platform/http/language.ts';

interface ConfirmLink {
  address: string;
  hours: number;
}

const CONFIRM = {
  en: {
    subject: 'Confirm your new Landfall e-mail',
    body: ({ address, hours }: ConfirmLink) => [
      'Hello,',
      '',
      'this e-mail was given for a Landfall account. Confirm it here:',
      address,
      '',
      `The link works once, for ${hours} hours. Until then the account keeps its old e-mail.`,
      'If it was not you, ignore this mail: nothing has changed.',
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    subject: 'Confirma tu nuevo correo de Landfall',
    body: ({ address, hours }: ConfirmLink) => [
      'Hola:',
      '',
      'se ha indicado este correo para una cuenta de Landfall. Confírmalo aquí:',
      address,
      '',
      `El enlace funciona una vez, durante ${hours} horas. Hasta entonces la cuenta conserva su correo anterior.`,
      'Si no has sido tú, ignora este correo: nada ha cambiado.',
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

const CHANGED = {
  en: {
    subject: 'Your Landfall e-mail was changed',
    body: [
      'Hello,',
      '',
      'your Landfall account has another e-mail now. You sign in with it from now on.',
      '',
      'If it was not you, use the link in our mail before this one: it undoes the change, for 7 days.',
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    subject: 'El correo de tu cuenta de Landfall ha cambiado',
    body: [
      'Hola:',
      '',
      'tu cuenta de Landfall tiene ahora otro correo. A partir de ahora inicias sesión con él.',
      '',
      'Si no has sido tú, usa el enlace de nuestro correo anterior: deshace el cambio, durante 7 días.',
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail to a new e-mail, in the language of whoever gave it. */
export function confirmMail(language: SpokenLanguage, link: ConfirmLink): { subject: string; body: string } {
  const { subject, body } = CONFIRM[language];
  return { subject, body: body(link).join('\n') };
}

/** The mail that tells the old e-mail of the change. */
export function changedMail(language: SpokenLanguage): { subject: string; body: string } {
  const { subject, body } = CHANGED[language];
  return { subject, body: body.join('\n') };
}
