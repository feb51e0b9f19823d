import { Text } from '@landfall/shared';
import { countByStatus, type UploadItems } from './queue.ts';

/** How the queue stands, in one line. */
export function UploadSummary({ items }: { items: UploadItems }) {
  const { success, error, uploading, pending } = countByStatus(items);
  const total = `${items.length} ${items.length === 1 ? 'file' : 'files'}`;
  return (
    <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
      {`${total} · ${success} successful · ${error} failed · ${uploading} uploading · ${pending} pending`}
    </Text>
  );
}
