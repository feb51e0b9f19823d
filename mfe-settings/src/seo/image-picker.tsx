import {
  Button,
  calls,
  chakra,
  EmptyState,
  ErrorState,
  fileAddress,
  Link,
  Pagination,
  paths,
  SimpleGrid,
  Skeleton,
  Text,
  useApi,
} from '@landfall/shared';
import { fileList, type StoredFile } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { isImage } from './is-image.ts';

const PER_PAGE = 20;

const Tile = chakra('button', {
  base: {
    display: 'block',
    textAlign: 'start',
    borderWidth: '1px',
    rounded: 'lg',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'bg.panel',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'brand.solid' },
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

const TILES = { base: 2, sm: 3, md: 4 } as const;

interface ImagePickerProps {
  open: boolean;
  onClose: () => void;
  onChoose: (file: StoredFile) => void;
}

function Images({ onChoose }: Pick<ImagePickerProps, 'onChoose'>) {
  const texts = useAreaTexts();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useApi(calls.files, fileList, {
    query: { page, limit: PER_PAGE },
    keepPrevious: true,
  });
  if (!data)
    return error ? (
      <ErrorState title={texts.filesFailed} description={error.message} onRetry={() => void mutate()} />
    ) : (
      <SimpleGrid columns={TILES} gap="3">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} aspectRatio="1" rounded="lg" />
        ))}
      </SimpleGrid>
    );
  const images = data.data.filter(isImage);
  return (
    <>
      {images.length === 0 ? (
        <EmptyState
          icon={<Image size={32} />}
          title={texts.noImages}
          description={texts.noImagesHelp}
          action={
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={paths.files}>{texts.goToFiles}</Link>
            </Button>
          }
        />
      ) : (
        <SimpleGrid as="ul" columns={TILES} gap="3" listStyleType="none" aria-label={texts.images} p="1">
          {images.map((file) => (
            <li key={file.file_id}>
              <Tile type="button" w="full" onClick={() => onChoose(file)}>
                <chakra.img
                  src={fileAddress(file)}
                  alt=""
                  w="full"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                  bg="bg.muted"
                />
                <Text truncate px="2.5" py="1.5" fontSize="xs">
                  {file.file_name}
                </Text>
              </Tile>
            </li>
          ))}
        </SimpleGrid>
      )}
      {data.total_pages > 1 && (
        <Pagination
          page={page}
          total={data.total_pages}
          count={data.total_count}
          noun={texts.files}
          onChange={setPage}
        />
      )}
    </>
  );
}

/** One of the account's pictures. */
export default function ImagePicker({ open, onClose, onChoose }: ImagePickerProps) {
  const texts = useAreaTexts();
  return (
    <Modal open={open} onClose={onClose} size="xl" title={texts.chooseImage} description={texts.chooseImageHelp}>
      <Images onChoose={onChoose} />
    </Modal>
  );
}
