/** Replaces invariant, whose long messages are for developers. */
export default function invariant(condition: unknown, message: string): void {
  if (!condition) throw new Error(message);
}
