import type { AreaIconName } from '@landfall/shared/contracts';
import { addedIcons } from '../added-icons.ts';

export default function AddedIcon({ name, size }: { name: AreaIconName; size: number }) {
  const Icon = addedIcons[name];
  return <Icon size={size} />;
}
