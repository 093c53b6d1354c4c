/** A failure whose message is enough: `runCommand` prints it without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command, which fails with exit code 1; after a mistake in the arguments it prints the
 * usage.
 */
export function runCommand(main: () => Promise<void>, usage = ""): void {
  main().catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS")) console.error(`${message}\n\n${usage}`.trim());
    else console.error(error instanceof CommandError ? message : error);
    process.exitCode = 1;
  });
}
