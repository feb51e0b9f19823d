import { chakra, Flex, IconButton, Text } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { rowMain, TagList } from '@landfall/shared/list';
import { Link2 } from 'lucide-react';
import { canEdit, editorAddress, publishedAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';
import type { RowActionsProps } from './row-actions.tsx';
import { useCopyLink } from './use-copy-link.ts';

/** A page's title, which opens it, and its tags below. */
export function NamedTitle({ page, projectId, hasDomain, actions }: RowActionsProps) {
  const title = (
    <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere" title={page.title}>
      {page.title}
    </Text>
  );
  const look = {
    rounded: 'sm',
    textAlign: 'start',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  };
  return (
    <>
      {canEdit(page, hasDomain) ? (
        <chakra.a
          {...look}
          {...rowMain}
          display="block"
          href={editorAddress(page, projectId)}
          target="_blank"
          rel="noopener"
        >
          {title}
        </chakra.a>
      ) : (
        <chakra.button {...look} {...rowMain} type="button" cursor="pointer" onClick={() => actions.info(page)}>
          {title}
        </chakra.button>
      )}
      <TagList tags={page.tags} />
    </>
  );
}

/** A page's path, with a button that copies its address. */
export function LinkedPath({ page }: { page: Page }) {
  const texts = usePagesTexts();
  const copy = useCopyLink();
  const address = publishedAddress(page);
  return (
    <Flex align="center" gap="0.5" minW="0" fontSize="sm">
      <Text fontFamily="mono" fontSize="sm" color="fg.muted" truncate title={page.path}>
        {page.path}
      </Text>
      {address && (
        <IconButton
          size="2xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={texts.copyLinkOf(page.title)}
          title={texts.copyLink}
          onClick={() => void copy(address)}
        >
          <Link2 />
        </IconButton>
      )}
    </Flex>
  );
}
