/**
 * A browser on a machine that has other work to do can lose a beat: a test that fails runs once more, after the others of its file,
 * and counts by how it ends. The first failure is printed, not hidden: read it, the test may be racing the page. Every test opens
 * pages of its own, so the second run finds nothing of the first.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** The same machine may be several times slower than the one at which a test was written. */
jest.setTimeout(120_000);
