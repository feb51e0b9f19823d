import type { SpokenLanguage } from '../../platform/http/language.ts';

interface Bought {
  planTitle: string;
  /** When it begins, where that is later; null: at once. */
  begins: Date | null;
  /** It goes on what the account has already. */
  extends: boolean;
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
  /** The plan that the account has then; null: none. */
  nextTitle: string | null;
  publicUrl: string;
}

interface Mail {
  subject: string;
  body: string;
}

const dayOf = (locale: string, date: Date): string =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const WORDS = {
  en: {
    locale: 'en-GB',
    bought: (planTitle: string) => `Your Landfall plan is ${planTitle} now`,
    longer: (planTitle: string) => `Your Landfall plan ${planTitle} lasts longer now`,
    later: (planTitle: string, day: string) => `Your Landfall plan ${planTitle} begins on ${day}`,
    boughtBody: ({ planTitle, begins, extends: extended, invoice, item, amount, publicUrl }: Bought) => [
      'Hello,',
      '',
      ...(begins && extended
        ? [
            `thank you. Your plan ${planTitle} goes on where what you have paid for ends,`,
            `on ${dayOf('en-GB', begins)}.`,
          ]
        : begins
          ? [
              `thank you. Your plan ${planTitle} begins on ${dayOf('en-GB', begins)}, when the larger plan that`,
              'your account has paid for ends.',
            ]
          : [`thank you. Your account has the plan ${planTitle} now.`]),
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
      ...(nextTitle
        ? [
            `Otherwise your account has the plan ${nextTitle} after that. Nothing is deleted: what is above its`,
            'limits stays and cannot grow.',
          ]
        : [
            'Otherwise your account has no plan after that: you cannot create or publish, and two weeks later',
            'visitors do not see your pages any more. Nothing is deleted.',
          ]),
      '',
      'The Landfall team',
      '',
    ],
  },
  es: {
    locale: 'es',
    bought: (planTitle: string) => `Tu plan de Landfall ahora es ${planTitle}`,
    longer: (planTitle: string) => `Tu plan ${planTitle} de Landfall dura ahora más`,
    later: (planTitle: string, day: string) => `Tu plan ${planTitle} de Landfall empieza el ${day}`,
    boughtBody: ({ planTitle, begins, extends: extended, invoice, item, amount, publicUrl }: Bought) => [
      'Hola:',
      '',
      ...(begins && extended
        ? [
            `gracias. Tu plan ${planTitle} continúa donde termina lo que ya tienes pagado,`,
            `el ${dayOf('es', begins)}.`,
          ]
        : begins
          ? [
              `gracias. Tu plan ${planTitle} empieza el ${dayOf('es', begins)}, cuando termina el plan`,
              'mayor que tu cuenta tiene pagado.',
            ]
          : [`gracias. Tu cuenta ya tiene el plan ${planTitle}.`]),
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
      ...(nextTitle
        ? [
            `Si no, tu cuenta tendrá después el plan ${nextTitle}. No se borra nada: lo que supere sus límites`,
            'se queda y no puede crecer.',
          ]
        : [
            'Si no, tu cuenta no tendrá plan después: no podrás crear ni publicar y, dos semanas más tarde,',
            'los visitantes dejarán de ver tus páginas. No se borra nada.',
          ]),
      '',
      'El equipo de Landfall',
      '',
    ],
  },
} satisfies Record<SpokenLanguage, unknown>;

/** The mail after an account bought a plan for itself. */
export function boughtMail(language: SpokenLanguage, bought: Bought): Mail {
  const words = WORDS[language];
  const { planTitle, begins } = bought;
  const later = bought.extends
    ? words.longer(planTitle)
    : words.later(planTitle, begins ? dayOf(words.locale, begins) : '');
  return { subject: begins ? later : words.bought(planTitle), body: words.boughtBody(bought).join('\n') };
}

/** The mail before a paid period ends. */
export function endingMail(language: SpokenLanguage, ending: Ending): Mail {
  const words = WORDS[language];
  const day = dayOf(words.locale, ending.paidUntil);
  return { subject: words.ending(ending.planTitle), body: words.endingBody(ending, day).join('\n') };
}

/** Subjects of `endingMail` for any plan, as patterns of SQL's `like`. */
export const ENDING_SUBJECTS = Object.values(WORDS).map(({ ending }) => ending('%'));
