import { ErrorState, Panel, useApi } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';
import { seoAnswer, seoCall } from './seo-call.ts';
import { SeoForm } from './seo-form.tsx';
import { SeoSkeleton } from './seo-skeleton.tsx';

const FIVE_MINUTES = 5 * 60;

export default function SeoSettings({ project }: { project: Project }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useApi(seoCall(project.project_id), seoAnswer, { everySeconds: FIVE_MINUTES });
  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.seoFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <SeoSkeleton />
    );
  return <SeoForm project={project} seo={data.data} />;
}
