import type { Page } from '@landfall/shared/contracts';
import { InPlace } from './in-place.tsx';
import { useRenamePage } from './use-rename-page.ts';

interface RenamePageProps {
  projectId: string;
  page: Page;
  part: 'title' | 'path';
  onLeave: (byKey: boolean) => void;
}

/** A page's title or path as a field. */
export default function RenamePage({ projectId, page, part, onLeave }: RenamePageProps) {
  const field = useRenamePage(projectId, page)[part];
  return <InPlace {...field} onLeave={onLeave} />;
}
