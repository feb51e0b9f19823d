import { paths } from '@landfall/shared';
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

import type { PlainText } from '../route-table.ts';

export interface SidebarLink {
  label: PlainText;
  path: string;
  icon?: LucideIcon;
  /** Announced, not there yet: shown but not to be followed. */
  soon?: boolean;
}

export const mainItems: readonly SidebarLink[] = [
  { label: 'dashboard', path: paths.dashboard, icon: LayoutDashboard },
  { label: 'pages', path: paths.pages, icon: FileText },
  { label: 'files', path: paths.files, icon: Image },
  { label: 'forms', path: '/forms', icon: ClipboardList, soon: true },
];

export const settingsItems: readonly SidebarLink[] = [
  { label: 'general', path: paths.settings },
  { label: 'domains', path: paths.domains },
  { label: 'seo', path: paths.seo },
  { label: 'pixels', path: `${paths.settings}/pixels`, soon: true },
  { label: 'webhooks', path: `${paths.settings}/webhooks`, soon: true },
  { label: 'integrations', path: `${paths.settings}/integrations`, soon: true },
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
