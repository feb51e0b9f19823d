// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly lookAtItOn: string;
  readonly onDesktop: string;
  readonly onPhone: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
