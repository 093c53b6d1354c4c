/**
 * Repeats an expectation until it holds, however slow the machine. When time is up, the expectation's last error fails the test.
 * @param within milliseconds
 */
export async function eventually(expectation: () => unknown, within = 30_000): Promise<void> {
  const end = performance.now() + within;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
