import { type Integration, type IntegrationKind, settingField } from '@landfall/shared/contracts';

/** What is typed of a connection, by the form's names. */
export type ConnectionValues = Record<string, string>;

/** The form's name of each field that travels under another one. */
export const sentNames = ({ fields }: IntegrationKind): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [`settings.${name}`, settingField(name)]));

/** What the form begins with. */
export const startValues = (
  { title, fields }: IntegrationKind,
  connection?: Pick<Integration, 'name' | 'settings'>,
): ConnectionValues => ({
  name: connection?.name ?? title,
  ...Object.fromEntries(
    fields.map(({ name, options }) => [settingField(name), connection?.settings[name] ?? options[0]?.value ?? '']),
  ),
});

/** The settings as they travel. */
export const settingsOf = ({ fields }: IntegrationKind, values: ConnectionValues): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, values[settingField(name)] ?? '']));
