import type { AreaIconName } from '@landfall/shared/contracts';
import { Bell, CalendarDays, ChartColumn, type LucideIcon, Mail, Puzzle, ShoppingBag, Star, Users } from 'lucide-react';

const icons: Record<AreaIconName, LucideIcon> = {
  puzzle: Puzzle,
  chart: ChartColumn,
  mail: Mail,
  users: Users,
  calendar: CalendarDays,
  star: Star,
  bell: Bell,
  bag: ShoppingBag,
};

export default function AddedIcon({ name, size }: { name: AreaIconName; size: number }) {
  const Icon = icons[name];
  return <Icon size={size} />;
}
