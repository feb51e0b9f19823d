import { Box, chakra, fileAddress, Text } from '@landfall/shared';
import type { BrandPicture } from '@landfall/shared/contracts';
import { useFactsTexts } from '@landfall/shared/facts';
import type { useBrandPictures } from './use-brand-pictures.ts';

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'block',
    w: '20',
    h: '15',
    rounded: 'md',
    overflow: 'hidden',
    borderWidth: '1px',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.solid', boxShadow: '0 0 0 1px var(--lf-colors-brand-solid)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
    '&:not(:has(:checked)) img': { opacity: '0.35' },
  },
});

const Checkbox = chakra('input', {
  base: { position: 'absolute', top: '1', insetEnd: '1', boxSize: '4', accentColor: 'var(--lf-colors-brand-600)' },
});

/** A small picture of it, where the backend makes some. */
const thumbnailOf = (picture: BrandPicture): string => {
  const [smallest] = picture.thumbnails ?? [];
  return fileAddress(smallest ? { path_parent: '', path_child: smallest.path } : picture);
};

/** Which of the brand's pictures the page is made with; nothing where the brand has none. */
export function PictureChoice({ pictures, isChosen, toggle }: ReturnType<typeof useBrandPictures>) {
  const texts = useFactsTexts();
  if (pictures.length === 0) return null;
  return (
    <chakra.fieldset border="0" m="0" p="0" pt="4" mt="5" borderTopWidth="1px" minW="0">
      <chakra.legend float="left" w="full" fontWeight="medium">
        {texts.pictures}
      </chakra.legend>
      <Text color="fg.muted" fontSize="xs" mb="3">
        {texts.picturesHelp}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="2">
        {pictures.map((picture) => (
          <Tile key={picture.file_id}>
            <chakra.img src={thumbnailOf(picture)} alt="" w="full" h="full" objectFit="cover" loading="lazy" />
            <Checkbox
              type="checkbox"
              aria-label={picture.alt || picture.file_name}
              checked={isChosen(picture.file_id)}
              onChange={() => toggle(picture.file_id)}
            />
          </Tile>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
