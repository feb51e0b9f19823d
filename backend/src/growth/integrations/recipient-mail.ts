import type { Context } from '../../platform/context.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';

/** Where the links in mails to foreign addresses lead. */
export const RECIPIENT_PAGE = '/v1/api/integration/recipient';

/** Seals belong here, so that no other sealed text opens as one. */
const PLACE = 'mail recipient';

type Sealing = Pick<Context, 'secrets' | 'config'>;

/** The link by which whoever reads an address agrees, or stops the mails: nobody else can make it. */
const linkTo = ({ secrets, config }: Sealing, id: string): string =>
  `${config.publicUrl}${RECIPIENT_PAGE}?token=${encodeURIComponent(secrets.seal(id, PLACE))}`;

/** The recipient that a link was made for; undefined for anything else. */
export const recipientOf = ({ secrets }: Pick<Context, 'secrets'>, token: string): string | undefined =>
  token.startsWith('sealed1.') && token.length < 500 ? secrets.open(token, PLACE) : undefined;

const WORDS = {
  en: {
    subject: 'Do you want to get leads by e-mail?',
    lines: (owner: string, link: string) => [
      'Hello,',
      '',
      `${owner} would like to have what visitors send through forms of a Landfall page mailed to this address.`,
      '',
      'If you agree, open this link and say so:',
      link,
      '',
      'If not, do nothing: you will get no such mail.',
      '',
      'The Landfall team',
      '',
    ],
    stop: 'You get these mails because you agreed to. Stop them:',
  },
  es: {
    subject: '¿Quieres recibir contactos por correo?',
    lines: (owner: string, link: string) => [
      'Hola:',
      '',
      `${owner} quiere que lo que los visitantes envían por los formularios de una página de Landfall llegue a esta dirección.`,
      '',
      'Si estás de acuerdo, abre este enlace y dilo:',
      link,
      '',
      'Si no, no hagas nada: no recibirás esos correos.',
      '',
      'El equipo de Landfall',
      '',
    ],
    stop: 'Recibes estos correos porque lo aceptaste. Para dejar de recibirlos:',
  },
} as const;

/** The mail that asks a foreign address whether it wants leads. */
export function askingMail(
  context: Sealing,
  { id, owner, language }: { id: string; owner: string; language: SpokenLanguage },
): { subject: string; body: string } {
  const { subject, lines } = WORDS[language];
  return { subject, body: lines(owner, linkTo(context, id)).join('\n') };
}

/** The end of every mail to a foreign address. */
export const stopLine = (context: Sealing, id: string, language: SpokenLanguage): string =>
  ['', '--', WORDS[language].stop, linkTo(context, id), ''].join('\n');
