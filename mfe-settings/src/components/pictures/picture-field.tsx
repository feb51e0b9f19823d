import { Box, Button, chakra, Flex, fileAddress, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Image } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useAreaTexts } from '../../texts.ts';

const ImagePicker = lazy(() => import('./image-picker.tsx'));

interface PictureFieldProps {
  label: string;
  /** Which picture it is. */
  picture: 'logo' | 'image' | 'favicon';
  helper: string;
  file: StoredFile | undefined;
  error?: string;
  /** Shown as the wide card of shared links; otherwise as a small square. */
  wide?: boolean;
  /** Shown whole, as a logo is; otherwise it fills its place. */
  whole?: boolean;
  onChoose: (file: StoredFile | null) => void;
}

/** One picture of the settings: what is chosen, and the buttons that choose another or none. */
export function PictureField({
  label,
  picture,
  helper,
  file,
  error,
  wide = false,
  whole = false,
  onChoose,
}: PictureFieldProps) {
  const texts = useAreaTexts();
  const id = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  // A new number is a new picker.
  const [picker, setPicker] = useState({ number: 0, open: false });
  const close = () => setPicker((last) => ({ ...last, open: false }));
  return (
    <Flex as="fieldset" gap="4" align="center" wrap="wrap" aria-labelledby={id}>
      <Box
        w={wide ? '40' : '16'}
        h={wide ? '5.25rem' : '16'}
        flexShrink="0"
        rounded="lg"
        borderWidth="1px"
        bg={whole && file ? 'white' : 'bg.muted'}
        color="fg.muted"
        overflow="hidden"
        display="grid"
        placeItems="center"
      >
        {file ? (
          <chakra.img src={fileAddress(file)} alt="" w="full" h="full" objectFit={whole ? 'contain' : 'cover'} />
        ) : (
          <Image size={20} aria-hidden="true" />
        )}
      </Box>
      <Box flex="1 1 14rem" minW="0">
        <Text id={id} fontWeight="medium">
          {label}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {file ? file.file_name : helper}
        </Text>
        {error && (
          <Text role="alert" color="fg.error" fontSize="xs">
            {error}
          </Text>
        )}
        <Flex gap="2" mt="2">
          <Button
            ref={chooseButton}
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.chooseFrom(picture)}
            onClick={() => setPicker(({ number }) => ({ number: number + 1, open: true }))}
          >
            {texts.choose}
          </Button>
          {file && (
            <Button
              size="xs"
              variant="ghost"
              colorPalette="red"
              aria-label={texts.removeOf(picture)}
              onClick={() => {
                // This button goes with the picture.
                chooseButton.current?.focus();
                onChoose(null);
              }}
            >
              {texts.remove}
            </Button>
          )}
        </Flex>
      </Box>
      {picker.number > 0 && (
        <Suspense fallback={null}>
          <ImagePicker
            key={picker.number}
            open={picker.open}
            onClose={close}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}
