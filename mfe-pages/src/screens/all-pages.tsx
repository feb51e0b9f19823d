import { Button, Link, paths } from '@landfall/shared';
import { ArrowLeft } from 'lucide-react';
import { useNewPageTexts } from '../new-page/texts.ts';

/** Back to the list. */
export function AllPages() {
  const texts = useNewPageTexts();
  return (
    <Button asChild size="sm" variant="ghost" colorPalette="gray">
      <Link to={paths.pages}>
        <ArrowLeft aria-hidden="true" />
        {texts.allPages}
      </Link>
    </Button>
  );
}
