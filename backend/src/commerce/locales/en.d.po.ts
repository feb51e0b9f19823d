// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly purchaseSubject: (plan: string) => string;
  readonly purchaseBody: (
    plan: string,
    code: string,
    address: string,
    order: string,
    date: string,
    paid: string,
    method: 'card' | 'crypto' | 'paypal',
  ) => string;
  readonly accountGoneSubject: string;
  readonly accountGoneBody: (amount: string, order: string) => string;
  readonly noPlanSubject: string;
  readonly noPlanBody: (day: string, address: string) => string;
  readonly boughtSubject: (plan: string) => string;
  readonly longerSubject: (plan: string) => string;
  readonly laterSubject: (plan: string, day: string) => string;
  readonly bought: (plan: string) => string;
  readonly longer: (plan: string, day: string) => string;
  readonly later: (plan: string, day: string) => string;
  readonly boughtBody: (what: string, invoice: string, item: string, paid: string, address: string) => string;
  readonly endingSubject: (plan: string) => string;
  readonly endingBody: (plan: string, day: string, address: string, then: string) => string;
  readonly endingThenPlan: (plan: string) => string;
  readonly endingThenNone: string;
  readonly item: (plan: string, period: 'mo' | 'yr' | 'ltd') => string;
  readonly itemUntil: (plan: string, period: 'mo' | 'yr' | 'ltd', day: string) => string;
  readonly refundOf: (item: string) => string;
  readonly sandboxName: string;
  readonly sandboxNote: string;
  readonly plan: string;
  readonly amount: string;
  readonly email: string;
  readonly order: string;
  readonly planFor: (plan: string, period: 'mo' | 'yr' | 'ltd') => string;
  readonly toInvoices: string;
  readonly toStore: string;
  readonly openQuestion: string;
  readonly openHelp: string;
  readonly approve: string;
  readonly decline: string;
  readonly mailTo: (email: string, subject: string) => string;
  readonly receiptMailed: (email: string) => string;
  readonly codeMailed: (email: string) => string;
  readonly paid: string;
  readonly approved: string;
  readonly approvedWithCode: string;
  readonly createAccount: string;
  readonly endedTitle: string;
  readonly ended: (status: 'failed' | 'expired' | 'refunded') => string;
  readonly endedHelp: (status: 'failed' | 'expired' | 'refunded') => string;
  readonly errorTitle: string;
  readonly error: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
