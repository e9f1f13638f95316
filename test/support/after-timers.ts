/** After the tasks that wait already, such as the announcer's. */
export function afterTimers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
