import { EmptyState, hasCapability, ProjectGate, Screen } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';
import { PixelList } from './pixel-list.tsx';

/** Who is told of the selected project's conversions. */
export function PixelsScreen() {
  const texts = useAreaTexts();
  return (
    <Screen title={texts.pixelsTitle} description={texts.pixelsHelp}>
      {hasCapability('pixels') ? (
        <ProjectGate>{({ project_id }) => <PixelList key={project_id} projectId={project_id} />}</ProjectGate>
      ) : (
        <EmptyState title={texts.pixelsMissing} description={texts.pixelsMissingHelp} />
      )}
    </Screen>
  );
}
