/** Returns today's date in Nevada as YYYY-MM-DD. */
export function todayInNevada(now = new Date()): string {
  return now.toLocaleDateString("sv-SE", { timeZone: "America/Los_Angeles" });
}
