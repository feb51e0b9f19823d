import { Text } from '@landfall/shared';
import { useFilesTexts } from '../texts.ts';
import { countByStatus, type UploadItems } from './queue.ts';

/** How the queue stands, in one line. */
export function UploadSummary({ items }: { items: UploadItems }) {
  const texts = useFilesTexts();
  const { success, error, uploading, pending } = countByStatus(items);
  return (
    <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
      {texts.summary(items.length, success, error, uploading, pending)}
    </Text>
  );
}
