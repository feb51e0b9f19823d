import { Box } from '@landfall/shared';
import type { AreaIconName } from '@landfall/shared/contracts';
import { HostPiece, hostPiece } from '../boundary/host-piece.tsx';

const addedIcon = hostPiece(() => import(/* webpackChunkName: "shell" */ './added-icon.tsx'));

/** The icon of an added area; its drawing is loaded only where there is one. */
export function AreaIcon({ name, size }: { name: AreaIconName; size: number }) {
  const room = <Box w={`${size}px`} h={`${size}px`} />;
  return (
    <HostPiece of={addedIcon} waiting={room} failed={() => room}>
      {(AddedIcon) => <AddedIcon name={name} size={size} />}
    </HostPiece>
  );
}
