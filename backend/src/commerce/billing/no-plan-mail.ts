import type { SpokenLanguage } from '../../platform/http/language.ts';

interface NoPlan {
  /** Until when published pages stay online. */
  until: Date;
  publicUrl: string;
}

const WORDS = {
  en: {
    subject: 'Your Landfall account has no plan any more',
    body: ({ publicUrl }: NoPlan, day: string) => [
      'Hello,',
      '',
      'your account has no plan any more: what was bought for it was given back, or has ended.',
      '',
      `Your published pages stay online until ${day}. After that visitors do not see them, until you`,
      'buy a plan. Nothing is deleted: you can sign in, and look at, export and delete all that is yours.',
      'To create and to publish, buy a plan:',
      `${publicUrl}/dashboard/pricing`,
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    subject: 'Tu cuenta de Landfall ya no tiene plan',
    body: ({ publicUrl }: NoPlan, day: string) => [
      'Hola:',
      '',
      'tu cuenta ya no tiene plan: lo que se compró para ella se ha reembolsado o ha terminado.',
      '',
      `Tus páginas publicadas siguen en línea hasta el ${day}. Después los visitantes no las verán hasta`,
      'que contrates un plan. No se borra nada: puedes entrar, y ver, exportar y borrar todo lo tuyo.',
      'Para crear y publicar, contrata un plan:',
      `${publicUrl}/dashboard/pricing`,
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} as const satisfies Record<SpokenLanguage, object>;

const LOCALES = { en: 'en-GB', es: 'es' } as const satisfies Record<SpokenLanguage, string>;

/** The mail to the owner of an account that is left without any plan. */
export function noPlanMail(language: SpokenLanguage, noPlan: NoPlan): { subject: string; body: string } {
  const { subject, body } = WORDS[language];
  const day = noPlan.until.toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { subject, body: body(noPlan, day).join('\n') };
}
