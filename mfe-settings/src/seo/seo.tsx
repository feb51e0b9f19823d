import { Button, EmptyState, Link, Panel, paths, Screen } from '@landfall/shared';
import { Search } from 'lucide-react';

/** Holds the place of a project's SEO settings, and says where a page's own are. */
export default function Seo() {
  return (
    <Screen title="SEO">
      <Panel>
        <EmptyState
          icon={<Search size={32} />}
          title="SEO settings are not available yet"
          description="There is nothing to set for the whole project. Each page has a title and an SEO description of its own, which you give when you create it."
          action={
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={paths.pages}>Go to pages</Link>
            </Button>
          }
        />
      </Panel>
    </Screen>
  );
}
