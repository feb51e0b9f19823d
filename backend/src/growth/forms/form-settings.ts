import { advancedFormSettings, type FormSettings, formSettings } from '@landfall/shared/contracts';
import * as v from 'valibot';

/** A form's settings; until somebody sets them, its account is written to of each lead, unless it wants no such mails. */
export const settingsOf = (
  kept: FormSettings | null,
  { email, mailsLeads }: { email: string; mailsLeads: boolean },
): FormSettings =>
  kept ? v.parse(formSettings, kept) : { ...v.parse(formSettings, {}), notify: mailsLeads ? [email] : [] };

/** The settings that only some plans have, each with whether it is used. */
const ADVANCED: Record<(typeof advancedFormSettings)[number], (settings: FormSettings) => boolean> = {
  autoresponder: ({ autoresponder }) => autoresponder.enabled === true,
  double_opt_in: (settings) => settings.double_opt_in,
  integrations: ({ integrations }) => integrations.length > 0,
};

/** The names of settings in use that only some plans have. */
export const advancedSettings = (settings: FormSettings) =>
  advancedFormSettings.filter((name) => ADVANCED[name](settings));

/** The settings without what a plan lacks. */
export const allowedSettings = (settings: FormSettings, hasAdvanced: boolean): FormSettings =>
  hasAdvanced
    ? settings
    : {
        ...settings,
        autoresponder: { ...settings.autoresponder, enabled: false },
        double_opt_in: false,
        integrations: [],
      };
