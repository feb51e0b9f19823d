import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { startS3 } from '../../backend/src/testing/s3-server.ts';
import { smtpServer } from '../../backend/src/testing/smtp-server.ts';

/** What compose gets from registries, as this machine has it. */
export interface StandIns {
  /** Where each service is that the others name, by host and port of compose's network. */
  addresses: Record<string, string>;
  variables: Record<string, string>;
  /** The mails that went out, whole. */
  mails: () => readonly string[];
  end: () => Promise<void>;
}

/** A database, a store and a mail server on ports of this machine's loopback. */
export async function startStandIns(binaries: string): Promise<StandIns> {
  const postgres = await startPostgres(binaries);
  const { host: database, pathname } = new URL(await postgres.newDatabase());
  const s3 = await startS3();
  const mail = await smtpServer();
  return {
    addresses: {
      'postgres:5432/landfall': `${database}${pathname}`,
      'storage:8333': new URL(s3.env.S3_ENDPOINT ?? '').host,
      'mail:1025': new URL(mail.url).host,
    },
    variables: { S3_ACCESS_KEY: s3.env.S3_ACCESS_KEY ?? '', S3_SECRET_KEY: s3.env.S3_SECRET_KEY ?? '' },
    mails: () => mail.messages,
    end: async () => {
      await Promise.all([s3.close(), mail.close()]);
      await postgres.stop();
    },
  };
}
