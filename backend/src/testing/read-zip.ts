import { inflateRawSync } from 'node:zlib';

/** Reads a small archive in the tests: contents by name, through its directory as programs do. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = archive.readUInt32LE(end + 16);
  const contents = new Map<string, Buffer>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, names, extras] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + names);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    contents.set(name, inflateRawSync(archive.subarray(start, start + packed)));
    at += 46 + names + extras + archive.readUInt16LE(at + 32);
  }
  return contents;
}
