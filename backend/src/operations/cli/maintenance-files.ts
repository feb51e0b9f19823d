import { type Audit, auditFiles, mendFiles } from '../../content/files/audit.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { type Command, json, UsageError } from './command.ts';

/** Finds, and mends if told to, what a crash or an accident left between the database and the storage. */
export const maintenanceFiles: Command = {
  name: 'maintenance files',
  summary: 'Find files without their object and objects without their file, in the storage.',
  usage: 'maintenance files [--fix] [--json]',
  details: ['--fix  delete both: a file without its object is lost, an object without its file is of no use'],
  options: { fix: { type: 'boolean' }, json },

  async run({ db, config }, { fix }) {
    const context = { db, storage: await createStorage(config) };
    const audit = await auditFiles(context);
    if (fix === true) {
      assertRightStore(audit);
      await mendFiles(context, audit);
    }
    const { rowsWithoutObject, objectsWithoutRow, rows, objects } = audit;
    const verb = fix === true ? 'deleted' : 'found';
    const text = [
      `${rows} files, ${objects} objects.`,
      `Files without their object, ${verb}: ${rowsWithoutObject.length}`,
      ...rowsWithoutObject.map(({ id, name, key }) => `  ${id}  ${key}  ${name}`),
      `Objects without their file, ${verb}: ${objectsWithoutRow.length}`,
      ...objectsWithoutRow.map((key) => `  ${key}`),
      ...(fix === true || rowsWithoutObject.length + objectsWithoutRow.length === 0
        ? []
        : ['Run it with --fix to mend.']),
    ];
    return {
      text: text.join('\n'),
      data: {
        fixed: fix === true,
        rows,
        objects,
        rows_without_object: rowsWithoutObject,
        objects_without_row: objectsWithoutRow,
      },
    };
  },
};

/** An empty store beside a full database is the wrong store, or one that is not mounted. */
function assertRightStore({ rowsWithoutObject, rows }: Audit): void {
  if (rows > 0 && rowsWithoutObject.length === rows) {
    throw new UsageError('Not one of the files has its object. Is this the right storage? Nothing was changed.');
  }
}
