import { Button, Link, paths, saveFile, useMutation } from '@landfall/shared';
import type { StatsQuery } from '@landfall/shared/contracts';
import { Download, Lock } from 'lucide-react';
import { fetchStats } from '../api/stats.ts';
import { useAreaTexts } from '../texts.ts';

interface ExportButtonProps {
  projectId: string;
  query: StatsQuery;
  isLocked: boolean;
}

/** The numbers that are shown as a file; where the plan has none, the way to one that does. */
export function ExportButton({ projectId, query, isLocked }: ExportButtonProps) {
  const texts = useAreaTexts();
  const download = async (_: undefined) =>
    saveFile(await fetchStats(projectId, query), `statistics-${new Date().toISOString().slice(0, 10)}.csv`);
  const { mutate, isPending } = useMutation(download, {
    failure: { title: texts.exportFailed, reason: texts.tryAgainLater },
  });
  if (isLocked)
    return (
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <Link to={paths.pricing} title={`${texts.notInPlan}: ${texts.comparePlans}`}>
          <Lock size={14} aria-hidden="true" />
          {texts.export}
        </Link>
      </Button>
    );
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      loading={isPending}
      loadingText={texts.preparing}
      onClick={() => void mutate(undefined)}
    >
      <Download size={16} aria-hidden="true" />
      {texts.export}
    </Button>
  );
}
