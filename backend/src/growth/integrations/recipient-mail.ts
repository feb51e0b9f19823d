import type { Context } from '../../platform/context.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { growthTexts } from '../texts.ts';

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

/** The mail that asks a foreign address whether it wants leads. */
export function askingMail(
  context: Sealing,
  { id, owner, language }: { id: string; owner: string; language: SpokenLanguage },
): { subject: string; body: string } {
  const { askingSubject, askingBody } = growthTexts(language);
  return { subject: askingSubject, body: askingBody(owner, linkTo(context, id)) };
}

/** The end of every mail to a foreign address. */
export const stopLine = (context: Sealing, id: string, language: SpokenLanguage): string =>
  ['', '--', growthTexts(language).stopMails, linkTo(context, id), ''].join('\n');
