import { ErrorState, Panel } from '@landfall/shared';
import type { Project } from '@landfall/shared/contracts';
import { useSeo } from '../api/seo.ts';
import { useAreaTexts } from '../texts.ts';
import { SeoForm } from './seo-form.tsx';
import { SeoSkeleton } from './seo-skeleton.tsx';

export default function SeoSettings({ project }: { project: Project }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useSeo(project.project_id);
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
