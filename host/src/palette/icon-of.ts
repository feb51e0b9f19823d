import { paths } from '@landfall/shared';
import {
  Activity,
  CreditCard,
  Globe,
  type LucideIcon,
  Palette,
  Plug,
  Search,
  Settings,
  Target,
  UserRound,
  Wallet,
  Webhook,
  Zap,
} from 'lucide-react';
import { addedIn, STATUS_PATH } from '../added-areas.ts';
import { addedIcons } from '../added-icons.ts';
import { mainItems } from '../sidebar-items.ts';

const OWN: Readonly<Record<string, LucideIcon>> = {
  [paths.settings]: Settings,
  [paths.domains]: Globe,
  [paths.seo]: Search,
  [paths.brand]: Palette,
  [paths.pricing]: Wallet,
  [paths.billing]: CreditCard,
  [paths.account]: UserRound,
  [STATUS_PATH]: Activity,
};

/** Of what takes an announced place below the settings, where the sidebar shows no icons. */
const PLACES = { pixels: Target, webhooks: Webhook, integrations: Plug } as const;

function known(): Map<string, LucideIcon> {
  const icons = new Map(Object.entries(OWN));
  for (const { path, icon } of mainItems()) {
    if (icon) icons.set(path, typeof icon === 'string' ? addedIcons[icon] : icon);
  }
  for (const { path, icon } of addedIn('settings')) icons.set(path, addedIcons[icon]);
  for (const [place, icon] of Object.entries(PLACES)) {
    for (const { path } of addedIn(place as keyof typeof PLACES)) icons.set(path, icon);
  }
  return icons;
}

/**
 * The icon of the screen that an address leads to, the one that the sidebar shows where it has one.
 * @param address a path of the dashboard, with its query or without; one that no screen is known for has that of an act
 */
export function iconOf(address: string): LucideIcon {
  const path = address.replace(/[?#].*/, '');
  const [best] = [...known()]
    .filter(([own]) => path === own || (own !== paths.dashboard && path.startsWith(`${own}/`)))
    .sort(([a], [b]) => b.length - a.length);
  return best?.[1] ?? Zap;
}
