import type { SpokenLanguage } from '../../platform/http/language.ts';

interface ResetLink {
  address: string;
  minutes: number;
}

const WORDS = {
  en: {
    subject: 'Choose a new Landfall password',
    body: ({ address, minutes }: ResetLink) => [
      'Hello,',
      '',
      'somebody, hopefully you, asked for a new password. Choose it here:',
      address,
      '',
      `The link works once, for ${minutes} minutes. If it was not you, ignore this mail: nothing has changed.`,
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    subject: 'Elige una nueva contraseña de Landfall',
    body: ({ address, minutes }: ResetLink) => [
      'Hola:',
      '',
      'alguien, esperamos que tú, ha pedido una contraseña nueva. Elígela aquí:',
      address,
      '',
      `El enlace funciona una vez, durante ${minutes} minutos. Si no has sido tú, ignora este correo: nada ha cambiado.`,
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail that leads to a new password, in the language of whoever asked. */
export function resetMail(language: SpokenLanguage, link: ResetLink): { subject: string; body: string } {
  const { subject, body } = WORDS[language];
  return { subject, body: body(link).join('\n') };
}
