import type { AreaIconName } from '@landfall/shared/contracts';
import { Bell, CalendarDays, ChartColumn, type LucideIcon, Mail, Puzzle, ShoppingBag, Star, Users } from 'lucide-react';

/** The drawings that an added area may choose from. */
export const addedIcons: Record<AreaIconName, LucideIcon> = {
  puzzle: Puzzle,
  chart: ChartColumn,
  mail: Mail,
  users: Users,
  calendar: CalendarDays,
  star: Star,
  bell: Bell,
  bag: ShoppingBag,
};
