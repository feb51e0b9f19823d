import {
  Box,
  Button,
  chakra,
  EmptyState,
  SimpleGrid,
  Text,
  useContractMessage,
  VisuallyHidden,
} from '@landfall/shared';
import { MAX_BRAND_PICTURES, type StoredFile } from '@landfall/shared/contracts';
import { Images, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { PictureCard } from './picture-card.tsx';
import { Section } from './section.tsx';
import type { ChosenPicture, useBrandForm } from './use-brand-form.ts';

const ImagePicker = lazy(() => import('../components/pictures/image-picker.tsx'));

/** The pictures that pages are made with, in their order. */
export function PicturesSection({ form, values, fileOf, know }: ReturnType<typeof useBrandForm>) {
  const texts = useAreaTexts();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const { pictures } = values;
  const { errors } = form.formState;
  const change = (next: ChosenPicture[]) => form.setValue('pictures', next, { shouldDirty: true });
  const shown = pictures.flatMap((picture) => {
    const file = fileOf(picture.file_id);
    return file ? [{ picture, file }] : [];
  });

  const toggle = (file: StoredFile) => {
    const rest = pictures.filter(({ file_id }) => file_id !== file.file_id);
    if (rest.length < pictures.length) return change(rest);
    if (pictures.length >= MAX_BRAND_PICTURES) return;
    know(file);
    change([...pictures, { file_id: file.file_id, alt: '', focal: { x: 0.5, y: 0.5 }, credit: file.credit ?? '' }]);
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...pictures];
    const [moved] = next.splice(index, 1);
    if (!moved) return;
    next.splice(index + by, 0, moved);
    change(next);
    setSaid(texts.pictureMoved(index + by + 1, next.length));
  };

  const add = (
    <Button
      ref={addButton}
      size="sm"
      variant="outline"
      colorPalette="gray"
      onClick={() => {
        setWasOpened(true);
        setOpen(true);
      }}
    >
      <Plus size={16} aria-hidden="true" />
      {texts.addPictures}
    </Button>
  );
  const say = useContractMessage();
  const message = errors.pictures?.message ?? errors.pictures?.root?.message;
  return (
    <Section title={texts.brandPictures} help={texts.brandPicturesHelp} aside={add}>
      {message && (
        <Text role="alert" color="fg.error" fontSize="sm" mb="4">
          {say(message)}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState icon={<Images size={32} />} title={texts.noBrandPictures} description={texts.noBrandPicturesHelp} />
      ) : (
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap="4" listStyleType="none">
          {shown.map(({ picture, file }, index) => (
            <chakra.li key={picture.file_id} minW="0">
              <PictureCard
                picture={picture}
                file={file}
                place={index + 1}
                count={shown.length}
                error={errors.pictures?.[index]?.alt?.message}
                onChange={(next) => change(pictures.map((each) => (each === picture ? next : each)))}
                onMove={(by) => move(pictures.indexOf(picture), by)}
                onRemove={() => {
                  // This button goes with the picture.
                  addButton.current?.focus();
                  change(pictures.filter((each) => each !== picture));
                }}
              />
            </chakra.li>
          ))}
        </SimpleGrid>
      )}
      {shown.length > 0 && (
        <Box mt="4" color="fg.muted" fontSize="xs">
          {texts.focalHelp}
        </Box>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <ImagePicker
            open={open}
            onClose={() => setOpen(false)}
            onChoose={toggle}
            chosen={pictures.map(({ file_id }) => file_id)}
          />
        </Suspense>
      )}
    </Section>
  );
}
