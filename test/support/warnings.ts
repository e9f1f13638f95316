/** What was warned about while something ran. */
export async function warnings(run: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (message: string) => said.push(message);
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return said;
}
