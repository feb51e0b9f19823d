import { createReadStream, createWriteStream } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { orStorageFailure, orUnavailable } from './failures.ts';
import { assertKey } from './key.ts';
import type { ListedObject, Storage } from './storage.ts';
import { withTempFile } from './temp-files.ts';

/** Connections for our own reads and writes. */
const OWN_SOCKETS = 100;
/** Milliseconds that the store may take to accept a connection, and to say nothing on one. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 60_000;
/** The same for what visitors wait for: to accept a connection, and to begin its answer. */
const VISITORS_CONNECT_MS = 2_000;
const VISITORS_ANSWER_MS = 5_000;

export interface S3Settings {
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Make the bucket where it is missing; else a missing bucket counts as a store that is away. */
  createBucket?: boolean;
  /** Connections for objects that are sent to visitors. */
  visitorSockets?: number;
  /** Milliseconds that the store has to begin an answer that a visitor waits for. */
  visitorAnswerMs?: number;
}

/** Small buffers share their memory with others, which would stay for as long as one of them is kept. */
function inOwnMemory(chunks: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) end += chunk.copy(whole, end);
  return whole;
}

/** Objects in an S3-compatible bucket. `tempFolder` holds streamed bodies for the time of their upload. */
export function s3Storage(settings: S3Settings, tempFolder: string): Storage {
  const { bucket, createBucket, accessKeyId, secretAccessKey, endpoint, region } = settings;
  const { visitorSockets = 200, visitorAnswerMs = VISITORS_ANSWER_MS } = settings;
  const options: S3ClientConfig = {
    region,
    ...(endpoint ? { endpoint } : {}),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // The defaults frame streamed bodies with checksums; stores that do not know the framing keep it as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const waits = { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS };
  const clientWith = (maxSockets: number, more: Partial<S3ClientConfig> = {}, own: object = waits) =>
    new S3Client({
      ...options,
      ...more,
      requestHandler: {
        ...own,
        httpAgent: { keepAlive: true, maxSockets },
        httpsAgent: { keepAlive: true, maxSockets },
      },
    });
  const client = clientWith(OWN_SOCKETS);
  // How slowly a visitor may read is bounded where it is sent.
  const forVisitors = clientWith(
    visitorSockets,
    // Once more, as a kept connection may be closed already; then who waits for a page is answered by what is in memory.
    { maxAttempts: 2 },
    {
      connectionTimeout: VISITORS_CONNECT_MS,
      requestTimeout: visitorAnswerMs,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
    },
  );
  // Readiness has to be told also while everything else is busy.
  const forChecks = clientWith(1);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  async function* list(Prefix: string): AsyncGenerator<ListedObject> {
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket: bucket, Prefix, ContinuationToken };
      const page = await orUnavailable(() => client.send(new ListObjectsV2Command(input)));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, modifiedAt: LastModified ?? new Date() };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    list,

    put: (key, body, contentType) =>
      orUnavailable(async () => {
        assertKey(key);
        if (Buffer.isBuffer(body)) return disk.put(key, body, { contentType, contentLength: body.length });
        // S3 wants the length before the content, and a source that breaks off must store nothing.
        await withTempFile(tempFolder, async (temp) => {
          await pipeline(body, createWriteStream(temp));
          await disk.putStream(key, createReadStream(temp), { contentType });
        });
      }),

    stat: (key) =>
      orStorageFailure(async () => {
        const { contentLength, contentType, etag } = await disk.getMetaData(assertKey(key));
        return { size: contentLength, contentType: contentType ?? 'application/octet-stream', etag };
      }),

    read: (key, range, reader = 'backend') =>
      orStorageFailure(async () => {
        const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
        const reading = reader === 'visitor' ? forVisitors : client;
        const { Body } = await reading.send(new GetObjectCommand({ Bucket: bucket, Key: assertKey(key), Range }));
        if (!(Body instanceof Readable)) throw new Error('the store answered without a body');
        return Body;
      }),

    readWhole: (key, signal) =>
      orStorageFailure(async () => {
        const command = new GetObjectCommand({ Bucket: bucket, Key: assertKey(key) });
        const { Body } = await forVisitors.send(command, { ...(signal && { abortSignal: signal }) });
        if (!(Body instanceof Readable)) throw new Error('the store answered without a body');
        const chunks: Buffer[] = await addAbortSignal(signal ?? new AbortController().signal, Body).toArray();
        return inOwnMemory(chunks);
      }),

    delete: (key) => orUnavailable(() => disk.delete(assertKey(key))),

    check: () =>
      orUnavailable(async () => {
        await forChecks.send(new HeadBucketCommand({ Bucket: bucket })).catch(async (error) => {
          if (!createBucket || error?.$metadata?.httpStatusCode !== 404) throw error;
          await forChecks.send(new CreateBucketCommand({ Bucket: bucket }));
        });
      }),
  };
}
