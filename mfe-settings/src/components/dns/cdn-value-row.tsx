import { Button, Skeleton, Text } from '@landfall/shared';
import { useCdn } from '../../api/domains.ts';
import { useAreaTexts } from '../../texts.ts';
import { Code, RecordRow } from './record-row.tsx';

/** The CNAME's target, or whom to ask where there is none. */
export function CdnValueRow({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data, error, isValidating, mutate } = useCdn(projectId);
  const cdn = data?.cdn;
  return (
    <RecordRow label={texts.recordValue} copy={cdn} part="value">
      {!data && !error ? (
        <Skeleton h="4" w="48" />
      ) : cdn ? (
        <Code>{cdn}</Code>
      ) : (
        <>
          <Text role="alert" color="fg.error" fontWeight="medium">
            {texts.noCdn}
          </Text>
          <Button size="xs" variant="outline" colorPalette="gray" loading={isValidating} onClick={() => void mutate()}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </RecordRow>
  );
}
