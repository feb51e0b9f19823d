import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { TakesOver } from '../federation/first-paint.tsx';
import { reloadOnce } from '../reload/reload-once.ts';
import { reloadPage } from '../reload/reload-page.ts';
import { defaultHostTexts, hostTexts } from '../texts.ts';
import { Boundary } from './boundary.tsx';
import { PieceError } from './piece-error.ts';

const page: CSSProperties = {
  maxWidth: '36rem',
  margin: '15vh auto',
  padding: '1.5rem',
  font: '16px/1.6 system-ui',
  color: 'CanvasText',
};

/** Plain elements only: the theme may be what failed. */
function RootFailure({ error }: { error: Error }) {
  const [texts, setTexts] = useState(defaultHostTexts);
  useEffect(() => {
    void hostTexts().then(setTexts);
    if (error instanceof PieceError) void reloadOnce();
  }, [error]);
  return (
    <main style={page} role="alert">
      <TakesOver />
      <h1 style={{ fontSize: '1.5rem' }}>{texts.dashboardStopped}</h1>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{error.message}</pre>
      <button type="button" onClick={reloadPage} style={{ font: 'inherit', padding: '.4rem 1rem', cursor: 'pointer' }}>
        {texts.reload}
      </button>
    </main>
  );
}

/** The last resort: whatever no other boundary kept leaves a page that says so, never an empty one. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(error) => <RootFailure error={error} />}>{children}</Boundary>;
}
