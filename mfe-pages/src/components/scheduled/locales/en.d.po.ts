// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly publishes: (when: string) => string;
  readonly missed: (reason: string) => string;
  readonly reasonPlan: string;
  readonly reasonRoom: string;
  readonly reasonSuspended: string;
  readonly reasonOutdated: string;
  readonly reasonContents: string;
  readonly reasonUnavailable: string;
  readonly whole: (when: string, zone: string) => string;
  readonly publishLater: string;
  readonly changeHour: string;
  readonly withdraw: string;
  readonly withdrawn: string;
  readonly withdrawFailed: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
