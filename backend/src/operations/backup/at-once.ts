import pLimit from 'p-limit';

/** Does something with each item, a few at a time. After the first failure nothing more is begun, and what is under way ends first. */
export async function atOnce<T>(most: number, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const limit = pLimit(most);
  let failure: { error: unknown } | undefined;
  await Promise.all(
    items.map((item) =>
      limit(async () => {
        if (failure) return;
        await work(item).catch((error) => {
          failure ??= { error };
        });
      }),
    ),
  );
  if (failure) throw failure.error;
}
