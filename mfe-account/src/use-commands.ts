import { type Command, hasCapability, paths } from '@landfall/shared';
import { useAreaTexts } from './texts.ts';

/** The area's entries in the command palette. */
export function useCommands(): Command[] {
  const texts = useAreaTexts();
  const security = `${paths.account}?tab=security`;
  const commands: Command[] = [
    { id: 'change-password', label: texts.commandPassword, keywords: texts.tabSecurity, path: security },
    { id: 'upgrade', label: texts.commandUpgrade, keywords: texts.pricingTitle, path: paths.pricing },
  ];
  if (hasCapability('two-factor'))
    commands.push({ id: 'two-factor', label: texts.commandTwoFactor, keywords: '2fa totp otp', path: security });
  if (hasCapability('sessions'))
    commands.push({ id: 'sessions', label: texts.commandSessions, keywords: texts.sessions, path: security });
  if (hasCapability('account.data'))
    commands.push({ id: 'account-data', label: texts.commandData, keywords: 'zip export', path: paths.account });
  return commands;
}
