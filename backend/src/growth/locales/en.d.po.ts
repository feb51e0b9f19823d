// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly failsSubject: (sort: 'webhooks' | 'integrations' | 'pixels') => string;
  readonly offSubject: (sort: 'webhooks' | 'integrations' | 'pixels') => string;
  readonly fails: (sort: 'webhooks' | 'integrations' | 'pixels') => string;
  readonly failing: (sort: 'webhooks' | 'integrations' | 'pixels') => string;
  readonly gone: (sort: 'webhooks' | 'integrations' | 'pixels') => string;
  readonly failingBody: (what: string, project: string, name: string, address: string) => string;
  readonly newMessage: (page: string) => string;
  readonly newLead: (where: string) => string;
  readonly connectionTest: (where: string) => string;
  readonly files: (names: string) => string;
  readonly source: (source: string) => string;
  readonly see: string;
  readonly seeAt: (address: string) => string;
  readonly noneAgreed: string;
  readonly handedOver: (addresses: string) => string;
  readonly askingSubject: string;
  readonly askingBody: (owner: string, address: string) => string;
  readonly stopMails: string;
  readonly recipientTitle: string;
  readonly recipientAsk: string;
  readonly recipientYes: string;
  readonly recipientNo: string;
  readonly recipientAgreed: string;
  readonly recipientRefused: string;
  readonly recipientGone: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
