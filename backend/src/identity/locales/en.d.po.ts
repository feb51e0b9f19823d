// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly resetSubject: string;
  readonly resetBody: (address: string, minutes: number) => string;
  readonly confirmEmailSubject: string;
  readonly confirmEmailBody: (address: string, hours: number) => string;
  readonly emailChangedSubject: string;
  readonly emailChangedBody: string;
  readonly undoAskedSubject: string;
  readonly undoAsked: string;
  readonly undoChanged: string;
  readonly undoBody: (what: string, address: string, days: number) => string;
  readonly securityBody: (what: string) => string;
  readonly passwordSubject: string;
  readonly password: string;
  readonly twoFactorOnSubject: string;
  readonly twoFactorOn: string;
  readonly twoFactorOffSubject: string;
  readonly twoFactorOff: string;
  readonly recoveryCodesSubject: string;
  readonly recoveryCodes: string;
  readonly emailUndoneSubject: string;
  readonly emailUndone: string;
  readonly browserOn: (browser: string, system: string) => string;
  readonly unknownDevice: string;
  readonly accountDeletedSubject: string;
  readonly accountDeleted: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
