import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Pagination,
  SimpleGrid,
  Skeleton,
  Text,
  useSelectedProject,
} from '@landfall/shared';
import type { PictureSource, Project, StoredFile } from '@landfall/shared/contracts';
import { SelectField, TextField } from '@landfall/shared/form';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { type PictureSearch, useFoundPictures, usePictureSources, useTakePicture } from '../../api/pictures.ts';
import { useAreaTexts } from '../../texts.ts';
import { FoundTile } from './found-tile.tsx';

const TILES = { base: 2, sm: 3, md: 4 } as const;

interface ResultsProps {
  asked: PictureSearch;
  project: Project;
  onPage: (page: number) => void;
  onChoose: (file: StoredFile) => void;
}

function Results({ asked, project, onPage, onChoose }: ResultsProps) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useFoundPictures(asked);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { mutate: take, allPending } = useTakePicture(project.project_id, {
    onSuccess: ({ data: file }, { id }) => {
      setTaken((ids) => [...ids, id]);
      onChoose(file);
    },
    failure: { title: texts.takeFailed, reason: texts.tryAgainLater },
  });
  const stateOf = (id: string) => {
    if (taken.includes(id)) return 'taken';
    return allPending.some((picture) => picture.id === id) ? 'busy' : undefined;
  };
  if (!data)
    return error ? (
      <ErrorState title={texts.findFailed} description={error.message} onRetry={() => void mutate()} />
    ) : (
      <SimpleGrid columns={TILES} gap="3" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Skeleton key={place} aspectRatio="1" rounded="lg" />
        ))}
      </SimpleGrid>
    );
  if (data.data.length === 0)
    return <EmptyState icon={<Search size={32} />} title={texts.nothingFound} description={texts.nothingFoundHelp} />;

  return (
    <>
      <SimpleGrid as="ul" columns={TILES} gap="3" listStyleType="none" aria-label={texts.foundPictures} p="1">
        {data.data.map((picture) => (
          <li key={picture.id}>
            <FoundTile
              picture={picture}
              state={stateOf(picture.id)}
              onClick={() => void (stateOf(picture.id) || take(picture))}
            />
          </li>
        ))}
      </SimpleGrid>
      {data.total_pages > 1 && (
        <Pagination
          page={asked.page}
          total={data.total_pages}
          count={data.total_count}
          noun={texts.picturesNoun}
          onChange={onPage}
        />
      )}
    </>
  );
}

/** Pictures of services, to be taken over into the account's files. */
export default function FindPictures({ onChoose }: Pick<ResultsProps, 'onChoose'>) {
  const texts = useAreaTexts();
  const { data, error, mutate } = usePictureSources();
  const project = useSelectedProject();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PictureSource>();
  const [asked, setAsked] = useState<PictureSearch>();
  const sources = data?.data ?? [];
  const source = chosen ?? sources[0]?.source;
  if (error && !data)
    return <ErrorState title={texts.findFailed} description={error.message} onRetry={() => void mutate()} />;
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog stands in the form of the screen, as React sees it.
    event.stopPropagation();
    if (source && typed.trim()) setAsked({ source, q: typed.trim(), page: 1 });
  };
  return (
    <Box>
      <form onSubmit={find} noValidate>
        <Flex gap="3" align="flex-end" wrap="wrap" mb="4">
          <Box flex="1 1 12rem">
            <TextField
              label={texts.findWhat}
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder={texts.altExample}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Box>
          {sources.length > 1 && (
            <Box w="36">
              <SelectField
                label={texts.findWhere}
                options={sources.map(({ source: value, label }) => ({ value, label }))}
                value={source}
                onChange={(event) => setChosen(event.target.value as PictureSource)}
              />
            </Box>
          )}
          <Button type="submit" disabled={!source || !typed.trim()}>
            {texts.find}
          </Button>
        </Flex>
      </form>
      {asked && project ? (
        <Results asked={asked} project={project} onPage={(page) => setAsked({ ...asked, page })} onChoose={onChoose} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {texts.findHelp}
        </Text>
      )}
    </Box>
  );
}
