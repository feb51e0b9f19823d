import { Button, EmptyState, Link, Panel, paths } from '@landfall/shared';
import { Search } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

/** Says honestly that there is nothing to set, and leads on. */
export function SeoPlaceholder() {
  const texts = useAreaTexts();
  return (
    <Panel>
      <EmptyState
        icon={<Search size={32} />}
        title={texts.seoMissing}
        description={texts.seoMissingHelp}
        action={
          <Button asChild size="sm" variant="outline" colorPalette="gray">
            <Link to={paths.pages}>{texts.goToPages}</Link>
          </Button>
        }
      />
    </Panel>
  );
}
