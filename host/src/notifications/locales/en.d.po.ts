// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly title: string;
  readonly markAll: string;
  readonly empty: string;
  readonly emptyHelp: string;
  readonly failed: string;
  readonly moreFailed: string;
  readonly markFailed: string;
  readonly more: string;
  readonly loading: string;
  readonly unread: string;
  readonly tryAgainLater: string;
  readonly leadFrom: (sender: string, page: string) => string;
  readonly leadGone: (page: string) => string;
  readonly happened: (kind: string, name: string) => string;
  readonly byYou: string;
  readonly onSchedule: string;
  readonly by: (program: string) => string;
  readonly bell: (count: number) => string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
