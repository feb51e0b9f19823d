import { Box, Flex, hasCapability, IconButton, notify, Text } from '@landfall/shared';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useDropRedirect, usePageRedirects } from '../api/redirects.ts';
import { usePagesTexts } from '../texts.ts';

interface EarlierAddressesProps {
  projectId: string;
  pageId: string;
}

/** The addresses that the page had before and that lead to it, to be dropped one by one. Nothing where there are none. */
export function EarlierAddresses({ projectId, pageId }: EarlierAddressesProps) {
  const texts = usePagesTexts();
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const params = { project_id: projectId, page_id: pageId };
  const redirects = usePageRedirects(hasCapability('pages.redirects') ? params : null).data?.data ?? [];
  const { mutate, pending } = useDropRedirect({
    onSuccess: (_response, { params: { redirect_id } }) => {
      const dropped = redirects.find((redirect) => redirect.redirect_id === redirect_id);
      notify.success(texts.addressDropped(dropped?.path ?? ''));
      // The button goes with its row.
      list.current?.focus();
    },
    failure: texts.addressDropFailed,
  });
  if (redirects.length === 0) return null;
  return (
    <Box ref={list} tabIndex={-1} outline="none" mt="5" role="group" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="medium" fontSize="sm">
        {texts.earlierAddresses}
      </Text>
      <Box as="ul" listStyleType="none" mt="1">
        {redirects.map(({ redirect_id, path }) => (
          <Flex as="li" key={redirect_id} align="center" justify="space-between" gap="3" borderBottomWidth="1px" py="1">
            <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere" minW="0">
              {path}
            </Text>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={texts.dropAddress(path)}
              title={texts.dropAddress(path)}
              loading={pending?.params.redirect_id === redirect_id}
              onClick={() => void mutate({ params: { ...params, redirect_id } })}
            >
              <X />
            </IconButton>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
