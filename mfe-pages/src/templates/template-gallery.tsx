import { Box, EmptyState, ErrorState, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { LayoutTemplate } from 'lucide-react';
import { useRef } from 'react';
import { TemplateFilters } from '../components/templates/template-filters.tsx';
import { TemplateTile } from '../components/templates/template-tile.tsx';
import { useGallery } from '../components/templates/use-gallery.ts';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { usePagesTexts } from '../texts.ts';
import { walkGrid } from './walk-grid.ts';

interface TemplateGalleryProps {
  open: boolean;
  onClose: () => void;
  onChoose: (template: ChosenTemplate) => void;
  /** Where the focus goes when it closes. */
  finalFocus?: () => HTMLElement | null;
}

const COLUMNS = { base: 2, sm: 3, lg: 4 } as const;

function GallerySkeleton() {
  const texts = usePagesTexts();
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton h="4" w="24" mb="3" />
      <SimpleGrid columns={COLUMNS} gap="4">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Box key={place} borderWidth="1px" rounded="lg" overflow="hidden">
            <Skeleton aspectRatio="4 / 5" rounded="none" />
            <Box px="3" py="2.5">
              <Skeleton h="4" w="60%" mb="2" />
              <Skeleton h="3" w="90%" mb="1.5" />
              <Skeleton h="3" w="80%" mb="1.5" />
              <Skeleton h="3" w="50%" />
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}

function Found({
  gallery,
  onChoose,
}: { gallery: ReturnType<typeof useGallery> } & Pick<TemplateGalleryProps, 'onChoose'>) {
  const texts = usePagesTexts();
  const { found, error, language, retry } = gallery;
  if (!found && error)
    return <ErrorState title={texts.templatesFailed} description={error.serverMessage} onRetry={retry} />;
  if (!found) return <GallerySkeleton />;
  return (
    <>
      <Text role="status" color="fg.muted" fontSize="xs" mb="3">
        {texts.templateCount(found.length)}
      </Text>
      {found.length === 0 && (
        <EmptyState icon={<LayoutTemplate size="32" />} title={texts.noTemplates} description={texts.noTemplatesHelp} />
      )}
      <SimpleGrid as="ul" lang={language} columns={COLUMNS} gap="4" listStyleType="none" aria-label={texts.templates}>
        {found.map((template) => (
          <li key={template.template_id}>
            <TemplateTile template={template} onChoose={() => onChoose({ ...template, language })} />
          </li>
        ))}
      </SimpleGrid>
    </>
  );
}

/** Templates to begin a page from. */
export default function TemplateGallery({ open, onClose, onChoose, finalFocus }: TemplateGalleryProps) {
  const texts = usePagesTexts();
  const gallery = useGallery();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      title={texts.templates}
      description={texts.templatesHelp}
      initialFocus={search}
      finalFocus={finalFocus}
    >
      <TemplateFilters
        gallery={gallery}
        search={search}
        onDown={() => grid.current?.querySelector('button')?.focus()}
      />
      {/* As high as its skeleton, so that searching does not make the dialog jump. */}
      <Box ref={grid} minH="26rem" pb="2" onKeyDown={walkGrid}>
        <Found gallery={gallery} onChoose={onChoose} />
      </Box>
    </Modal>
  );
}
