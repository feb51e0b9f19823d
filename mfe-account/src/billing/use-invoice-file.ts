import { saveFile, useMutation } from '@landfall/shared';
import type { Invoice } from '@landfall/shared/contracts';
import { fetchInvoice } from '../api/invoices.ts';
import { useAreaTexts } from '../texts.ts';
import { showFile } from './show-file.ts';

interface Wanted {
  id: string;
  number: string;
  what: 'view' | 'download';
}

async function bring({ id, number, what }: Wanted): Promise<void> {
  const load = () => fetchInvoice(id);
  const name = `${number}.pdf`;
  if (what === 'view') await showFile(load, name);
  else saveFile(await load(), name);
}

/** An invoice's PDF: shown in a new tab, or downloaded. `pending` names what runs for which invoice. */
export function useInvoiceFile() {
  const texts = useAreaTexts();
  const { mutate, pending } = useMutation(bring, {
    failure: { title: texts.invoiceFailed, reason: texts.tryAgainLater },
  });
  return {
    pending,
    view: ({ invoice_id, number }: Invoice) => void mutate({ id: invoice_id, number, what: 'view' }),
    download: ({ invoice_id, number }: Invoice) => void mutate({ id: invoice_id, number, what: 'download' }),
  };
}
