/** A busy machine may be several times slower than the one on which a test was written. */
jest.setTimeout(120_000);
