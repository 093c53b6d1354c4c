/**
 * Does something for each item, several at a time, for work that waits for files or other threads. All at once would fill
 * the memory on a large site. It fails with the first that fails.
 */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
