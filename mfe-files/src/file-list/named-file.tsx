import type { StoredFile } from '@landfall/shared/contracts';
import { useNamedEntry, useOpenNamed } from '@landfall/shared/list';
import { SHOWN_FILE } from '../addresses.ts';
import { useFile } from '../api/named-file.ts';

interface NamedFileProps {
  /** Those on screen; undefined while they are on their way. */
  files: readonly StoredFile[] | undefined;
  onFound: (file: StoredFile) => void;
}

const idOf = ({ file_id }: StoredFile) => file_id;

/** Opens the file that the address names; of one that is gone it says so. */
export default function NamedFile({ files, onFound }: NamedFileProps) {
  const named = useNamedEntry({ param: SHOWN_FILE, entries: files, idOf });
  useOpenNamed(named, onFound, useFile(named.elsewhere));
  return null;
}
