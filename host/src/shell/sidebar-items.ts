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

export interface SidebarLink {
  label: string;
  path: string;
  icon?: LucideIcon;
  /** Announced, not there yet: shown but not to be followed. */
  soon?: boolean;
}

export const mainItems: readonly SidebarLink[] = [
  { label: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard },
  { label: 'Pages', path: paths.pages, icon: FileText },
  { label: 'Files', path: paths.files, icon: Image },
  { label: 'Forms', path: '/forms', icon: ClipboardList, soon: true },
];

export const settingsItems: readonly SidebarLink[] = [
  { label: 'General', path: paths.settings },
  { label: 'Domains', path: paths.domains },
  { label: 'SEO', path: paths.seo },
  { label: 'Pixels', path: `${paths.settings}/pixels`, soon: true },
  { label: 'Webhooks', path: `${paths.settings}/webhooks`, soon: true },
  { label: 'Integrations', path: `${paths.settings}/integrations`, soon: true },
];

export interface OuterLink {
  label: string;
  link: 'support' | 'roadmap' | 'documentation';
  icon: LucideIcon;
  newTab: boolean;
}

export const outerLinks: readonly OuterLink[] = [
  { label: 'Support', link: 'support', icon: LifeBuoy, newTab: false },
  { label: 'Roadmap', link: 'roadmap', icon: MapIcon, newTab: true },
  { label: 'Documentation', link: 'documentation', icon: BookOpen, newTab: true },
];
