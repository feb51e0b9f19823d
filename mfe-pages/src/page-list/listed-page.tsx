import { chakra, Flex, IconButton, Text } from '@landfall/shared';
import { rowMain, TagList } from '@landfall/shared/list';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Editable } from '../components/rename/editable.tsx';
import { canEdit, editorAddress, publishedAddress } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';
import type { RowActionsProps } from './row-actions.tsx';
import { useCopyLink } from './use-copy-link.ts';

interface PartProps extends RowActionsProps {
  part: 'title' | 'path';
  label: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** A part of a page, changed in its place where pages can be changed. */
function Part({ page, projectId, actions, children, aside, ...part }: PartProps) {
  if (!actions.settings || page.status === 'pending')
    return (
      <Flex align="center" gap="0.5" minW="0">
        {children}
        {aside}
      </Flex>
    );
  return (
    <Editable {...part} projectId={projectId} page={page} aside={aside}>
      {children}
    </Editable>
  );
}

/** A page's title, which opens it and can be changed, and its tags below. */
export function NamedTitle(props: RowActionsProps) {
  const { page, projectId, hasDomain, actions } = props;
  const texts = usePagesTexts();
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
      <Part {...props} part="title" label={texts.editTitleOf(page.title)}>
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
      </Part>
      <TagList tags={page.tags} />
    </>
  );
}

/** A page's path, which can be changed, with a button that copies its address. */
export function LinkedPath(props: RowActionsProps) {
  const { page } = props;
  const texts = usePagesTexts();
  const copy = useCopyLink();
  const address = publishedAddress(page);
  return (
    <Part
      {...props}
      part="path"
      label={texts.editSlugOf(page.title)}
      aside={
        address && (
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            flexShrink="0"
            aria-label={texts.copyLinkOf(page.title)}
            title={texts.copyLink}
            onClick={() => void copy(address)}
          >
            <Link2 />
          </IconButton>
        )
      }
    >
      <Text fontFamily="mono" fontSize="sm" color="fg.muted" truncate title={page.path}>
        {page.path}
      </Text>
    </Part>
  );
}
