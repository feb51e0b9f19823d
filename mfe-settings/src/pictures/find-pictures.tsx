import {
  api,
  Box,
  Button,
  calls,
  EmptyState,
  ErrorState,
  Flex,
  messageOf,
  notify,
  Pagination,
  SimpleGrid,
  Skeleton,
  Text,
  useApi,
  useRefresh,
  useSelectedProject,
} from '@landfall/shared';
import {
  dataOf,
  type FoundPicture,
  foundPictures,
  type PictureSource,
  pictureSources,
  type StoredFile,
  storedFile,
} from '@landfall/shared/contracts';
import { SelectField, TextField } from '@landfall/shared/form';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { FoundTile } from './found-tile.tsx';

const FIND = '/v1/api/picture';
const fileAnswer = dataOf(storedFile);
const TILES = { base: 2, sm: 3, md: 4 } as const;

interface Asked {
  source: PictureSource;
  q: string;
  page: number;
}

interface ResultsProps {
  asked: Asked;
  onPage: (page: number) => void;
  onChoose: (file: StoredFile) => void;
}

function Results({ asked, onPage, onChoose }: ResultsProps) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const project = useSelectedProject();
  const { data, error, mutate } = useApi(FIND, foundPictures, { query: { ...asked } });
  const [states, setStates] = useState<Record<string, 'busy' | 'taken'>>({});
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

  const take = async ({ source, id }: FoundPicture) => {
    if (!project || states[id]) return;
    setStates((known) => ({ ...known, [id]: 'busy' }));
    try {
      const body = { source, id };
      const { data: file } = await api.post(`${calls.project(project.project_id)}/picture`, body, fileAnswer);
      setStates((known) => ({ ...known, [id]: 'taken' }));
      void refresh(calls.files);
      onChoose(file);
    } catch (failure) {
      setStates(({ [id]: _gone, ...rest }) => rest);
      notify.error(texts.takeFailed, messageOf(failure, texts.tryAgainLater));
    }
  };
  return (
    <>
      <SimpleGrid as="ul" columns={TILES} gap="3" listStyleType="none" aria-label={texts.foundPictures} p="1">
        {data.data.map((picture) => (
          <li key={picture.id}>
            <FoundTile picture={picture} state={states[picture.id]} onClick={() => void take(picture)} />
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
  const { data, error, mutate } = useApi(`${FIND}/source`, pictureSources);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PictureSource>();
  const [asked, setAsked] = useState<Asked>();
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
      {asked ? (
        <Results asked={asked} onPage={(page) => setAsked({ ...asked, page })} onChoose={onChoose} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {texts.findHelp}
        </Text>
      )}
    </Box>
  );
}
