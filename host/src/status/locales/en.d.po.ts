// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly title: string;
  readonly description: string;
  readonly areas: string;
  readonly area: string;
  readonly state: string;
  readonly version: string;
  readonly contract: string;
  readonly time: string;
  readonly from: string;
  readonly actions: string;
  readonly shell: string;
  readonly idle: string;
  readonly loading: string;
  readonly ready: string;
  readonly failed: string;
  readonly load: string;
  readonly loadArea: (area: string) => string;
  readonly retry: string;
  readonly retryArea: (area: string) => string;
  readonly milliseconds: (value: number) => string;
  readonly backend: string;
  readonly backendReady: string;
  readonly backendAway: (parts: string) => string;
  readonly backendSilent: string;
  readonly checkAgain: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
