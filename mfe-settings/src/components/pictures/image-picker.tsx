import {
  Button,
  EmptyState,
  ErrorState,
  hasCapability,
  Link,
  Pagination,
  paths,
  SimpleGrid,
  Skeleton,
} from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Modal, Tabs } from '@landfall/shared/overlay';
import { Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFilePage } from '../../api/pictures.ts';
import { useAreaTexts } from '../../texts.ts';
import { ImageTile } from './image-tile.tsx';
import { isImage } from './is-image.ts';
import { UploadButton } from './upload-button.tsx';

const FindPictures = lazy(() => import('./find-pictures.tsx'));

const TILES = { base: 2, sm: 3, md: 4 } as const;

interface ImagePickerProps {
  open: boolean;
  onClose: () => void;
  onChoose: (file: StoredFile) => void;
  /** Ids of what is chosen already, where several can be: a click chooses or gives up. */
  chosen?: readonly string[];
}

function Images({ onChoose, chosen }: Pick<ImagePickerProps, 'onChoose' | 'chosen'>) {
  const texts = useAreaTexts();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useFilePage(page);
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
              <ImageTile file={file} chosen={chosen?.includes(file.file_id)} onClick={() => onChoose(file)} />
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

/** The account's pictures, to choose one or several of. */
export default function ImagePicker({ open, onClose, onChoose, chosen }: ImagePickerProps) {
  const texts = useAreaTexts();
  const canFind = hasCapability('pictures.find');
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      title={chosen ? texts.chooseImages : texts.chooseImage}
      description={canFind ? texts.chooseOrFindHelp : texts.chooseImageHelp}
      footer={
        <>
          <UploadButton onUploaded={onChoose} />
          {chosen && <Button onClick={onClose}>{texts.done}</Button>}
        </>
      }
    >
      {canFind ? (
        <Tabs.Root defaultValue="files" lazyMount colorPalette="brand">
          <Tabs.List mb="4">
            <Tabs.Trigger value="files">{texts.yourFiles}</Tabs.Trigger>
            <Tabs.Trigger value="find">{texts.findPictures}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="files" p="0">
            <Images onChoose={onChoose} chosen={chosen} />
          </Tabs.Content>
          <Tabs.Content value="find" p="0">
            <Suspense fallback={<Skeleton h="24" rounded="lg" />}>
              <FindPictures onChoose={onChoose} />
            </Suspense>
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        <Images onChoose={onChoose} chosen={chosen} />
      )}
    </Modal>
  );
}
