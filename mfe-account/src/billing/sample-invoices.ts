/** An invoice as a real billing history would list it. */
interface SampleInvoice {
  id: string;
  /** 'yyyy-MM-dd' */
  date: string;
  /** Whose monthly subscription it is. */
  plan: string;
  /** US dollars */
  amount: number;
  status: 'paid' | 'pending' | 'failed';
  paymentMethod: string;
  downloadUrl: string;
}

/** Made up, one of each kind: the base contract has no call that lists invoices. The screen says so. */
export const SAMPLE_INVOICES: readonly SampleInvoice[] = [
  {
    id: 'INV-0006',
    date: '2025-06-01',
    plan: 'Pro',
    amount: 29.99,
    status: 'pending',
    paymentMethod: 'Visa •••• 4242',
    downloadUrl: '#',
  },
  {
    id: 'INV-0005',
    date: '2025-05-01',
    plan: 'Pro',
    amount: 29.99,
    status: 'paid',
    paymentMethod: 'Visa •••• 4242',
    downloadUrl: '#',
  },
  {
    id: 'INV-0004',
    date: '2025-04-12',
    plan: 'Premium',
    amount: 99.99,
    status: 'failed',
    paymentMethod: 'Mastercard •••• 5454',
    downloadUrl: '#',
  },
  {
    id: 'INV-0003',
    date: '2025-04-01',
    plan: 'Pro',
    amount: 29.99,
    status: 'paid',
    paymentMethod: 'Visa •••• 4242',
    downloadUrl: '#',
  },
  {
    id: 'INV-0002',
    date: '2025-03-01',
    plan: 'Premium',
    amount: 99.99,
    status: 'paid',
    paymentMethod: 'Bitcoin',
    downloadUrl: '#',
  },
];
