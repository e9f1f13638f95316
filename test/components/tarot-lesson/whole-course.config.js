import base from "../../../web-test-runner.config.js";

/** `npm run test:course`: every lesson in every way, by every input, in every language. */
export default {
  ...base,
  files: ["test/components/tarot-lesson/whole-course-by-*.ts"],
  testFramework: { config: { timeout: 120_000 } },
  testsFinishTimeout: 5_400_000,
};
