// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly titleOf: (title: string) => string;
  readonly slugOf: (title: string) => string;
  readonly renamedTo: (title: string) => string;
  readonly movedTo: (path: string) => string;
  readonly oldAddressLeads: (path: string) => string;
  readonly changedBack: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
