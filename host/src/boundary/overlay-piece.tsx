import { type ReactNode, useEffect, useState } from 'react';
import { showReloadNotice } from '../reload/notice-state.ts';
import { HostPiece, type Part, type Piece } from './host-piece.tsx';
import { PieceError } from './piece-error.ts';

/** Tells the person that something they opened does not come, or stopped working. */
export const notifyFailure = (error: Error): void =>
  showReloadNotice(error instanceof PieceError ? 'missing' : 'stopped');

interface OverlayPieceProps<P> {
  of: Piece<P>;
  open: boolean;
  onClose: () => void;
  children: (component: Part<P>) => ReactNode;
}

/** A dialog, palette or panel of the host: one that fails closes and says so; opening it again tries again. */
export function OverlayPiece<P extends object>({ of, open, onClose, children }: OverlayPieceProps<P>) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (open) setFailed(false);
  }, [open]);
  if (failed && !open) return null;
  const onFailed = (error: Error) => {
    setFailed(true);
    if (!open) return;
    onClose();
    notifyFailure(error);
  };
  return (
    <HostPiece of={of} onFailed={onFailed}>
      {children}
    </HostPiece>
  );
}
