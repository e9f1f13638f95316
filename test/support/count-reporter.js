/** Ends a run with one plain line, for machines that count. */
export function countReporter() {
  return {
    /** @param {{ sessions: Iterable<import("@web/test-runner").TestSession> }} run */
    stop({ sessions }) {
      const count = { passed: 0, failed: 0 };
      /** @param {import("@web/test-runner").TestSuiteResult | undefined} suite */
      const add = (suite) => {
        for (const test of suite?.tests ?? []) if (!test.skipped) count[test.passed ? "passed" : "failed"] += 1;
        for (const inner of suite?.suites ?? []) add(inner);
      };
      for (const session of sessions) {
        add(session.testResults);
        if (!session.passed && !session.testResults) count.failed += 1;
      }
      console.log(`\n${String(count.passed)} passed, ${String(count.failed)} failed`);
    },
  };
}
