/** A change that is not stored yet; without a row the entry goes. */
export interface Change<Name extends string = string> {
  table: Name;
  id: string;
  row: unknown;
}

/** Entries of one kind, in memory; what is changed of them waits in `changes` until it is stored. */
export class Table<T extends { id: string }, Name extends string = string> {
  readonly #rows: Map<string, T>;
  readonly #name: Name;
  readonly #changes: Change<Name>[];

  constructor(name: Name, rows: readonly T[], changes: Change<Name>[]) {
    this.#name = name;
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#changes = changes;
  }

  all(): T[] {
    return [...this.#rows.values()];
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  put(row: T): T {
    this.#rows.set(row.id, row);
    this.#changes.push({ table: this.#name, id: row.id, row });
    return row;
  }

  /** Changes what is given of an entry. */
  change(row: T, parts: Partial<T>): T {
    return this.put({ ...row, ...parts });
  }

  delete(id: string): void {
    this.#rows.delete(id);
    this.#changes.push({ table: this.#name, id, row: undefined });
  }
}
