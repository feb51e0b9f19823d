import { Outdated } from '../reload/outdated.tsx';
import { HostPiece, type Piece } from './host-piece.tsx';
import { PieceError } from './piece-error.ts';
import { ContentFailure } from './slot.tsx';

/** A screen of the host's own. One that the server no longer has comes with a newer page. */
export function PieceScreen({ of }: { of: Piece<object> }) {
  return (
    <HostPiece
      of={of}
      failed={(retry, error) =>
        error instanceof PieceError ? (
          <Outdated waiting={null} retry={retry} />
        ) : (
          <ContentFailure error={error} retry={retry} />
        )
      }
    >
      {(Screen) => <Screen />}
    </HostPiece>
  );
}
