import { api, messageOf, notify, saveFile } from '@landfall/shared';
import type { Invoice } from '@landfall/shared/contracts';
import { useState } from 'react';
import { showFile } from '../files/show-file.ts';
import { useAreaTexts } from '../texts.ts';

export const INVOICES = '/v1/api/user/invoice';

/** An invoice's PDF: shown in a new tab, or downloaded. `pending` names what runs for which invoice. */
export function useInvoiceFile() {
  const texts = useAreaTexts();
  const [pending, setPending] = useState<{ id: string; what: 'view' | 'download' }>();

  const run = async ({ invoice_id, number }: Invoice, what: 'view' | 'download') => {
    if (pending) return;
    setPending({ id: invoice_id, what });
    const load = () => api.file(`${INVOICES}/${encodeURIComponent(invoice_id)}/pdf`);
    const name = `${number}.pdf`;
    try {
      if (what === 'view') await showFile(load, name);
      else saveFile(await load(), name);
    } catch (error) {
      notify.error(texts.invoiceFailed, messageOf(error, texts.tryAgainLater));
    } finally {
      setPending(undefined);
    }
  };

  return {
    pending,
    view: (invoice: Invoice) => void run(invoice, 'view'),
    download: (invoice: Invoice) => void run(invoice, 'download'),
  };
}
