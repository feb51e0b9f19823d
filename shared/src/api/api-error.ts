/** Every failed call, whatever the reason. */
export class ApiError extends Error {
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** The response's body, parsed where it was JSON. */
  readonly data: unknown;

  constructor(message: string, status: number, data: unknown, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
  }

  /** The server's own message, for screens that fall back to a text of theirs. */
  get serverMessage(): string | undefined {
    const message = (this.data as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' && message !== '' ? message : undefined;
  }

  /** The server's stable name of the failure; undefined where it gave none. */
  get code(): string | undefined {
    const code = (this.data as { code?: unknown } | null | undefined)?.code;
    return typeof code === 'string' ? code : undefined;
  }

  /** The server's messages by field name; empty where it named none. */
  get fields(): Record<string, string[]> {
    const fields = (this.data as { fields?: unknown } | null | undefined)?.fields;
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, string[]>) : {};
  }
}

/** What a failed call shows a person: the server's message, else the screen's own text. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
