const { readFileSync } = require("node:fs");
const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * Runs files that visit every page of the site first. They take the longest, and are among the smallest: on a fresh machine, which
 * has no times of an earlier run, jest would start them last, when other workers have nothing left to do.
 */
module.exports = class extends Sequencer {
  /**
   * @override
   * @param {import("@jest/test-result").Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const early = new Set(sorted.filter(({ path }) => visitsEveryPage(path)));
    return [...early, ...sorted.filter((test) => !early.has(test))];
  }
};

/** @param {string} file */
const visitsEveryPage = (file) =>
  /\bbuiltPages\(|\bpagesWithHtml\b/.test(readFileSync(file, "utf8"));
