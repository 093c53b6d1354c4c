/**
 * Repeats an expectation until it holds: for what comes a moment after it was asked for, however slow the machine. What it throws at last is
 * what fails the test.
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
