import type { SpokenLanguage } from '../http/language.ts';

interface Bought {
  planTitle: string;
  /** The invoice's number, and what it says was bought. */
  invoice: string;
  item: string;
  /** US cents. */
  amount: number;
  publicUrl: string;
}

interface Ending {
  planTitle: string;
  paidUntil: Date;
  /** The plan that the account has then. */
  nextTitle: string;
  publicUrl: string;
}

interface Mail {
  subject: string;
  body: string;
}

const WORDS = {
  en: {
    locale: 'en-GB',
    bought: (planTitle: string) => `Your Landfall plan is ${planTitle} now`,
    boughtBody: ({ planTitle, invoice, item, amount, publicUrl }: Bought) => [
      'Hello,',
      '',
      `thank you. Your account has the plan ${planTitle} now.`,
      '',
      `Invoice: ${invoice}`,
      `Item:    ${item}`,
      `Paid:    USD ${(amount / 100).toFixed(2)}`,
      '',
      'All your invoices:',
      `${publicUrl}/dashboard/billing`,
      '',
      'The Landfall team',
      '',
    ],
    ending: (planTitle: string) => `Your Landfall plan ${planTitle} ends soon`,
    endingBody: ({ planTitle, nextTitle, publicUrl }: Ending, day: string) => [
      'Hello,',
      '',
      `your plan ${planTitle} is paid until ${day}. Nothing is charged by itself: to keep it, buy it`,
      'again; the new period begins where this one ends.',
      `${publicUrl}/dashboard/pricing`,
      '',
      `Otherwise your account has the plan ${nextTitle} after that. Nothing is deleted: what is above its`,
      'limits stays and cannot grow.',
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    locale: 'es',
    bought: (planTitle: string) => `Tu plan de Landfall ahora es ${planTitle}`,
    boughtBody: ({ planTitle, invoice, item, amount, publicUrl }: Bought) => [
      'Hola:',
      '',
      `gracias. Tu cuenta ya tiene el plan ${planTitle}.`,
      '',
      `Factura:  ${invoice}`,
      `Concepto: ${item}`,
      `Pagado:   USD ${(amount / 100).toFixed(2)}`,
      '',
      'Todas tus facturas:',
      `${publicUrl}/dashboard/billing`,
      '',
      'El equipo de Landfall',
      '',
    ],
    ending: (planTitle: string) => `Tu plan ${planTitle} de Landfall termina pronto`,
    endingBody: ({ planTitle, nextTitle, publicUrl }: Ending, day: string) => [
      'Hola:',
      '',
      `tu plan ${planTitle} está pagado hasta el ${day}. No se cobra nada por sí solo: para conservarlo,`,
      'cómpralo de nuevo; el nuevo periodo empieza donde termina este.',
      `${publicUrl}/dashboard/pricing`,
      '',
      `Si no, tu cuenta tendrá después el plan ${nextTitle}. No se borra nada: lo que supere sus límites`,
      'se queda y no puede crecer.',
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail after an account bought a plan for itself. */
export function boughtMail(language: SpokenLanguage, bought: Bought): Mail {
  const words = WORDS[language];
  return { subject: words.bought(bought.planTitle), body: words.boughtBody(bought).join('\n') };
}

/** The mail before a paid period ends. */
export function endingMail(language: SpokenLanguage, ending: Ending): Mail {
  const words = WORDS[language];
  const day = ending.paidUntil.toLocaleDateString(words.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { subject: words.ending(ending.planTitle), body: words.endingBody(ending, day).join('\n') };
}

/** Subjects of `endingMail` for any plan, as patterns of SQL's `like`. */
export const ENDING_SUBJECTS = Object.values(WORDS).map(({ ending }) => ending('%'));
