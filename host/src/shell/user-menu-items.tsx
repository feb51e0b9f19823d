import {
  Box,
  confirmNavigation,
  displayName,
  Flex,
  InitialsAvatar,
  type Language,
  Link,
  logOut,
  paths,
  setLanguage,
  Text,
  useLanguage,
  useStore,
} from '@landfall/shared';
import { type ColorMode, readColorMode, setColorMode } from '@landfall/shared/host';
import { LANGUAGES } from '@landfall/shared/languages';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { CreditCard, LogOut, Monitor, Moon, Settings, Sparkles, Sun } from 'lucide-react';
import { useState } from 'react';
import { STATUS_PATH } from '../added-areas.ts';
import { hostBuild } from '../federation/host-build.ts';
import { useHostTexts } from '../texts.ts';
import { UserButton } from './user-button.tsx';

const entries = [
  { label: 'upgradeAccount', path: paths.pricing, icon: Sparkles },
  { label: 'accountSettings', path: paths.account, icon: Settings },
  { label: 'billing', path: paths.billing, icon: CreditCard },
] as const;

const modes = [
  { mode: 'light', label: 'light', icon: Sun },
  { mode: 'dark', label: 'dark', icon: Moon },
  { mode: 'system', label: 'system', icon: Monitor },
] as const;

const languages: readonly { language: Language; name?: string }[] = [{ language: 'default' }, ...LANGUAGES];

function WhoIsSignedIn() {
  const user = useStore((state) => state.user);
  if (!user) return null;
  return (
    <>
      <Flex align="center" gap="3" px="2" py="2" minW="0">
        <InitialsAvatar name={displayName(user)} src={user.avatar} size="9" />
        <Box minW="0">
          <Text fontWeight="semibold" truncate>
            {displayName(user)}
          </Text>
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {user.email}
          </Text>
        </Box>
      </Flex>
      <Menu.Separator />
    </>
  );
}

export default function UserMenuItems({ startOpen }: { startOpen: boolean }) {
  const texts = useHostTexts();
  const language = useLanguage();
  const [mode, setMode] = useState<ColorMode>(readColorMode);
  const choose = (chosen: ColorMode) => {
    setColorMode(chosen);
    setMode(chosen);
  };
  return (
    // Until it is placed a menu lies outside of the page: fixed, nothing scrolls there.
    <Menu.Root defaultOpen={startOpen} positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <UserButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content w="16rem">
            <WhoIsSignedIn />
            {entries.map(({ label, path, icon: Icon }) => (
              <Menu.Item key={path} value={path} asChild>
                <Link to={path}>
                  <Icon size={16} aria-hidden="true" />
                  {texts[label]}
                </Link>
              </Menu.Item>
            ))}
            <Menu.Separator />
            {/* `onClick`, because `onValueChange` is sometimes not called right after the menu has opened. */}
            <Menu.RadioItemGroup value={mode}>
              <Menu.ItemGroupLabel color="fg.muted" fontSize="xs">
                {texts.appearance}
              </Menu.ItemGroupLabel>
              {modes.map(({ mode, label, icon: Icon }) => (
                <Menu.RadioItem key={mode} value={mode} closeOnSelect={false} onClick={() => choose(mode)}>
                  <Icon size={16} aria-hidden="true" />
                  <Text flex="1">{texts[label]}</Text>
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.RadioItemGroup value={language}>
              <Menu.ItemGroupLabel color="fg.muted" fontSize="xs">
                {texts.language}
              </Menu.ItemGroupLabel>
              {languages.map(({ language, name }) => (
                <Menu.RadioItem
                  key={language}
                  value={language}
                  closeOnSelect={false}
                  lang={language === 'default' ? undefined : language}
                  onClick={() => setLanguage(language)}
                >
                  <Text flex="1">{name ?? texts.languageDefault}</Text>
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="log-out" onClick={afterMenu(() => confirmNavigation(() => void logOut()))}>
              <LogOut size={16} aria-hidden="true" />
              {texts.logOut}
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value={STATUS_PATH} asChild>
              <Link to={STATUS_PATH}>
                <Text fontSize="xs" color="fg.muted">
                  {texts.versionLine(hostBuild().version)}
                </Text>
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
