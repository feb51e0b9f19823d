/** The session's token: the dashboard keeps it in this cookie, and calls carry it in a header. */
export const token = (): string => /(?:^|;\s*)access_token_app=([^;]*)/.exec(document.cookie)?.[1] ?? '';
