import { Button, chakra, hasCapability, Link, notify } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { ExternalLink, Pencil, RefreshCw, Rocket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBrandOf, useGeneratePage, useUpdatePage } from '../api/one-page.ts';
import { newPageAddress } from '../lib/new-page-address.ts';
import { editorAddress, publishedAddress } from '../lib/page-addresses.ts';
import { useNewPageTexts } from '../new-page/texts.ts';
import { usePagesTexts } from '../texts.ts';

interface WrittenActionsProps {
  projectId: string;
  page: PageDetail;
  /** It is being written another way: the button that asked for it rests. */
  onAsked: () => void;
}

const quiet = { size: 'sm', variant: 'outline', colorPalette: 'gray', bg: 'bg.panel' } as const;

/** Another way to write the page, or another template. */
function Another({ projectId, page, onAsked }: WrittenActionsProps) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const brand = useBrandOf(projectId, page.description_ai !== '');
  const { mutate, isPending } = useGeneratePage({ onSuccess: onAsked, failure: pagesTexts.askFailed });
  if (page.description_ai === '')
    return hasCapability('templates') ? (
      <Button asChild {...quiet}>
        <Link to={newPageAddress('template')}>{texts.otherTemplates}</Link>
      </Button>
    ) : null;
  // Where the brand fixes colours and letters, the built-in writer has no other way.
  const { colour, type } = brand.data?.data ?? {};
  const isKnown = !hasCapability('brand') || brand.data || brand.error;
  if (!isKnown || (colour && type && page.generated_by !== 'model')) return null;
  const params = { project_id: projectId, page_id: page.page_id };
  return (
    <Button
      {...quiet}
      disabled={page.status === 'pending'}
      loading={isPending}
      onClick={() => void mutate({ params, body: { another: true } })}
    >
      <RefreshCw aria-hidden="true" />
      {texts.another}
    </Button>
  );
}

/** Publish, change, try another; once it is online, the way there. */
export function WrittenActions(props: WrittenActionsProps) {
  const { projectId, page } = props;
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const visit = useRef<HTMLAnchorElement>(null);
  const { mutate, isPending } = useUpdatePage(projectId, page.page_id, {
    onSuccess: () => notify.success(texts.published, page.url),
    failure: pagesTexts.activateFailed,
  });
  const isWritten = page.status !== 'pending' && page.preview_img !== '';
  const isOnline = page.status === 'active';
  const isAsked = useRef(false);
  useEffect(() => {
    // The button that published it is gone; in another tab it may have been published, too.
    if (isOnline && isAsked.current) visit.current?.focus();
    isAsked.current = false;
  }, [isOnline]);
  const publish = async () => {
    isAsked.current = true;
    if (!(await mutate({ status: 'active' }))) isAsked.current = false;
  };
  const address = publishedAddress(page);
  return (
    <>
      {hasCapability('pages.write') && !isOnline && <Another {...props} />}
      {isWritten ? (
        <Button asChild {...quiet}>
          <a href={editorAddress(page, projectId)} target="_blank" rel="noopener">
            <Pencil aria-hidden="true" />
            {texts.change}
          </a>
        </Button>
      ) : (
        <Button {...quiet} disabled>
          <Pencil aria-hidden="true" />
          {texts.change}
        </Button>
      )}
      {isOnline && address && (
        <Button asChild size="sm">
          <chakra.a ref={visit} href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden="true" size="16" />
            {texts.visit}
          </chakra.a>
        </Button>
      )}
      {!isOnline && (
        <Button
          size="sm"
          disabled={!isWritten || !hasCapability('pages.write')}
          loading={isPending}
          onClick={() => void publish()}
        >
          <Rocket aria-hidden="true" />
          {pagesTexts.publish}
        </Button>
      )}
    </>
  );
}
