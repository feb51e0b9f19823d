import { hasCapability, paths } from '@landfall/shared';
import type { AreaIconName, AreaPlace, Capability } from '@landfall/shared/contracts';
import {
  BookOpen,
  ClipboardList,
  FileText,
  Image,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Map as MapIcon,
} from 'lucide-react';

import { addedIn } from './added-areas.ts';
import type { Label, PlainText } from './texts.ts';

export interface SidebarLink {
  label: Label;
  path: string;
  icon?: LucideIcon | AreaIconName;
  /** Announced, not there yet: shown but not to be followed. */
  soon?: boolean;
  /** The place that an added area can take. */
  place?: AreaPlace;
  /** What the deployment has to be able to do; without it the entry is not there. */
  capability?: Capability;
}

const ownMainItems: readonly SidebarLink[] = [
  { label: 'dashboard', path: paths.dashboard, icon: LayoutDashboard },
  { label: 'pages', path: paths.pages, icon: FileText },
  { label: 'files', path: paths.files, icon: Image },
  { label: 'forms', path: '/forms', icon: ClipboardList, soon: true, place: 'forms' },
];

const ownSettingsItems: readonly SidebarLink[] = [
  { label: 'general', path: paths.settings },
  { label: 'domains', path: paths.domains },
  { label: 'seo', path: paths.seo },
  { label: 'brand', path: paths.brand, capability: 'brand' },
  { label: 'pixels', path: `${paths.settings}/pixels`, soon: true, place: 'pixels' },
  { label: 'webhooks', path: `${paths.settings}/webhooks`, soon: true, place: 'webhooks' },
  { label: 'integrations', path: `${paths.settings}/integrations`, soon: true, place: 'integrations' },
];

/** What was announced is there once an added area takes its place. */
function filled(item: SidebarLink): SidebarLink {
  const [area] = item.place ? addedIn(item.place) : [];
  return area ? { ...item, label: area.label, path: area.path, soon: false } : item;
}

export const mainItems = (): readonly SidebarLink[] => [...ownMainItems.map(filled), ...addedIn('main')];

/** Entries below 'Settings' have no icons. */
export const settingsItems = (): readonly SidebarLink[] => [
  ...ownSettingsItems.filter(({ capability }) => !capability || hasCapability(capability)).map(filled),
  ...addedIn('settings').map(({ label, path }) => ({ label, path })),
];

export interface OuterLink {
  label: PlainText;
  link: 'support' | 'roadmap' | 'documentation';
  icon: LucideIcon;
  newTab: boolean;
}

export const outerLinks: readonly OuterLink[] = [
  { label: 'support', link: 'support', icon: LifeBuoy, newTab: false },
  { label: 'roadmap', link: 'roadmap', icon: MapIcon, newTab: true },
  { label: 'documentation', link: 'documentation', icon: BookOpen, newTab: true },
];
